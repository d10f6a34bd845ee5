// # Exercise 12: Saved books
//
// A store keeps books in a file, and the order in which they are shown in the settings.
//
// - What was saved can be loaded again, all of it and in the same order, also by another store.
//   If the file cannot be written, `save` throws an error.
// - Before anything was saved there is no file, and the list is empty.
// - A file that is not what was saved throws `.isDamaged`, and stays as it is.
// - `loadOrSetAside` gives what can be loaded. If the file is damaged, the list is empty, and the
//   file gets `.damaged` at the end of its name. So the next `save` writes over nothing that a
//   person had. An older file that has the new name is replaced.
// - The order is `.title` until somebody sets another one, and also when the settings have
//   something that is no order. Reading it writes nothing into the settings. The settings are
//   those that the store was given.
//
//     swift run course check SavedBooks

import HeadlessUIKit

/// A book that is kept in a file.
struct SavedBook: Codable, Equatable {
  var title: String
  var year: Int?
}

/// The order in which books are shown.
enum BookOrder: String {
  case title
  case year
}

/// What can go wrong with a file.
enum BookStoreError: Error {
  case isDamaged
}

/// Keeps books in a file, and their order in the settings.
struct BookStore {
  /// Where the books are.
  let file: URL

  /// Where the order is, under the key `order`.
  let settings: UserDefaults

  /// Saves the books, in place of those that were saved before.
  func save(_ books: [SavedBook]) throws {
    let data = try JSONEncoder().encode(books)
    // The old file is there until the new one is whole.
    try data.write(to: file, options: .atomic)
  }

  /// Returns the saved books.
  func load() throws -> [SavedBook] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([SavedBook].self, from: Data(contentsOf: file))
    } catch {
      throw BookStoreError.isDamaged
    }
  }

  /// Returns the saved books, and puts a damaged file aside.
  func loadOrSetAside() -> [SavedBook] {
    do {
      return try load()
    } catch {
      let aside = file.appendingPathExtension("damaged")
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: file, to: aside)
      return []
    }
  }

  /// The order in which books are shown.
  var order: BookOrder {
    get {
      settings.string(forKey: "order").flatMap(BookOrder.init) ?? .title
    }
    // Nonmutating: this changes the settings and not the store, which may be a constant.
    nonmutating set {
      settings.set(newValue.rawValue, forKey: "order")
    }
  }
}
