// Alternative: The known values are counted by hand, and a path is written at its last key.

import HeadlessUIKit

/// A person who writes books.
final class Author: NSObject, KeyValueCoding {
  var city: String?
  var prizes: NSNumber?

  class var keys: Keys { ["city": \Author.city, "prizes": \Author.prizes] }

  init(city: String? = nil, prizes: NSNumber? = nil) {
    self.city = city
    self.prizes = prizes
  }
}

/// A book, with what is known about it.
final class Book: NSObject, KeyValueCoding {
  var title: String?
  var pages: NSNumber?
  var author: Author?

  class var keys: Keys {
    ["title": \Book.title, "pages": \Book.pages, "author": \Book.author]
  }

  init(_ title: String? = nil, pages: NSNumber? = nil, by author: Author? = nil) {
    self.title = title
    self.pages = pages
    self.author = author
  }

  // Without these methods, a key that a book does not have would end the program.
  func value(forUndefinedKey key: String) -> Any? { nil }
  func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

/// The books of a library, in their order.
final class BookShelf: NSObject, KeyValueCoding {
  var books: [Book]

  class var keys: Keys { ["books": \BookShelf.books] }

  init(books: [Book]) {
    self.books = books
  }

  // Without these methods, a key that a shelf does not have would end the program.
  func value(forUndefinedKey key: String) -> Any? { nil }
  func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

/// What a library says about its shelf.
struct ShelfReport {
  let shelf: BookShelf

  /// Returns a text for each book.
  func texts(of path: String) -> [String] {
    let values = shelf.value(forKeyPath: "books." + path) as? NSArray ?? []
    var texts: [String] = []
    for value in values {
      if value is NSNull { texts.append("unknown") } else { texts.append("\(value)") }
    }
    return texts
  }

  /// Returns the sum of the values of all books.
  func total(of path: String) -> Double {
    let sum = (shelf.books as NSArray).value(forKeyPath: "@sum." + path)
    return (sum as? NSNumber)?.doubleValue ?? 0
  }

  /// Returns the average of the values that are known.
  func average(of path: String) -> Double? {
    let known = texts(of: path).count { $0 != "unknown" }
    return known == 0 ? nil : total(of: path) / Double(known)
  }

  /// Gives one book a value.
  func write(_ value: Any?, at path: String, ofBook index: Int) {
    var keys = path.split(separator: ".").map(String.init)
    let last = keys.removeLast()
    let book = shelf.books[index]
    if keys.isEmpty { return book.setValue(value, forKey: last) }
    let owner = book.value(forKeyPath: keys.joined(separator: "."))
    (owner as? any KeyValueCoding)?.setValue(value, forKey: last)
  }
}
