// # Exercise 10: A report by path
//
// A report answers questions about the books of a shelf. A person types what a question is about:
// a string key path that begins at a book, such as `pages` or `author.city`.
//
// - `texts(of:)` has a text for each book, in the order of the shelf: the value at the path,
//   or "unknown" if it is nil.
// - `total(of:)` adds the values of all books. What is nil adds nothing.
// - `average(of:)` is the average of the values that are known: a nil does not count. If no
//   value is known, there is no average, and the result is nil.
// - `write(_:at:ofBook:)` gives one book a value at the path. The books are counted from 0. If the
//   path leads through the author and the book has no author, nothing is written.
//
//     swift run course check ReportByPath

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
    // An array has no nil: NSNull stands for it.
    values(at: path).map { $0 is NSNull ? "unknown" : "\($0)" }
  }

  /// Returns the sum of the values of all books.
  func total(of path: String) -> Double {
    (shelf.value(forKeyPath: "books.@sum.\(path)") as? NSNumber)?.doubleValue ?? 0
  }

  /// Returns the average of the values that are known.
  func average(of path: String) -> Double? {
    // Not @avg: it counts nil as 0.
    let known = values(at: path).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard !known.isEmpty else { return nil }
    return known.reduce(0, +) / Double(known.count)
  }

  /// Gives one book a value.
  func write(_ value: Any?, at path: String, ofBook index: Int) {
    shelf.books[index].setValue(value, forKeyPath: path)
  }

  private func values(at path: String) -> [Any] {
    shelf.value(forKeyPath: "books.\(path)") as? [Any] ?? []
  }
}
