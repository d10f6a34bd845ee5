// Alternative: Each book is asked for its value, and the sums are made in Swift.

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
    values(at: path).map { value in
      guard let value else { return "unknown" }
      return "\(value)"
    }
  }

  /// Returns the sum of the values of all books.
  func total(of path: String) -> Double {
    numbers(at: path).reduce(0, +)
  }

  /// Returns the average of the values that are known.
  func average(of path: String) -> Double? {
    let numbers = numbers(at: path)
    return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  /// Gives one book a value.
  func write(_ value: Any?, at path: String, ofBook index: Int) {
    shelf.books[index].setValue(value, forKeyPath: path)
  }

  private func values(at path: String) -> [Any?] {
    shelf.books.map { $0.value(forKeyPath: path) }
  }

  private func numbers(at path: String) -> [Double] {
    values(at: path).compactMap { ($0 as? NSNumber)?.doubleValue }
  }
}
