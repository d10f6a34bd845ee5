import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 12: SavedBooks", .exercise, .serialized)
struct SavedBooksTests {
  let stage = Stage()
  let store: BookStore
  let books = [
    SavedBook(title: "Emma", year: 1815), SavedBook(title: "Zoo", year: nil),
    SavedBook(title: "Ada \"the first\" 书", year: 2001),
  ]

  init() {
    store = BookStore(
      file: stage.documentsDirectory.appendingPathComponent("books.json"), settings: .standard)
  }

  @Test(.todo(1))
  func `what is saved stands in the file`() throws {
    try save(books)

    let data = try #require(
      try? Data(contentsOf: store.file), "Nothing was written to the file of the store.")
    #expect(
      String(decoding: data, as: UTF8.self).contains("Emma"),
      "The title Emma is not in the file. Encode the books, and write the data.")
  }

  @Test(.todo(1))
  func `what cannot be written throws`() throws {
    // A file stands where the folder would be, so nobody can make the folder either.
    let place = stage.documentsDirectory.appendingPathComponent("place")
    try Data().write(to: place)
    let nowhere = BookStore(file: place.appendingPathComponent("books.json"), settings: .standard)

    #expect(
      throws: (any Error).self,
      "A file stands where the folder of books.json would be, so nothing can be written, and save says nothing. Use try, not try?."
    ) { try nowhere.save(books) }
  }

  @Test(.todo(2))
  func `without a file there are no books`() throws {
    let loaded = try #require(
      try? store.load(), "Nothing was saved yet. That is no error: return an empty list.")
    #expect(loaded == [], "There is no file, so there are no books.")
    try requireSaving()
  }

  @Test(.todo(2))
  func `another store loads what was saved`() throws {
    try requireSaving()
    try save(books)

    let other = BookStore(file: store.file, settings: .standard)
    #expect(
      try load(other) == books,
      "The books are others, or in another order. Decode what was encoded.")

    try save([books[1]])
    #expect(
      try load(other) == [books[1]], "One book was saved last. Read the file each time.")

    try save([books[0], books[1], books[0]])
    #expect(
      try load(other) == [books[0], books[1], books[0]],
      "One book was saved twice in a list. Each book of the list is saved.")

    try save([])
    #expect(try load(other) == [], "An empty list was saved last.")
  }

  @Test(.todo(2), arguments: ["", "[{\"title\":", "{}", "[{\"name\":\"Emma\"}]"])
  func `a damaged file throws and stays as it is`(_ text: String) throws {
    try Data(text.utf8).write(to: store.file)

    #expect(
      throws: BookStoreError.isDamaged,
      "The file holds \(text.isEmpty ? "nothing" : text), and that is no list of books."
    ) { try store.load() }
    #expect(
      (try? Data(contentsOf: store.file)) == Data(text.utf8),
      "The damaged file is changed. Somebody may want to repair it.")
  }

  @Test(.todo(3))
  func `a damaged file is put aside`() throws {
    try Data("[{".utf8).write(to: store.file)

    let loaded = store.loadOrSetAside()

    #expect(loaded == [], "The file is damaged, so there are no books.")
    #expect(
      text(of: "books.json.damaged") == "[{",
      "The damaged file is books.json.damaged now. Move it there.")
    #expect(
      !FileManager.default.fileExists(atPath: store.file.path),
      "The damaged file is still there under its old name. The next save would write over it.")
  }

  @Test(.todo(3))
  func `a second damaged file takes the place of the first`() throws {
    for text in ["[{", "[[["] {
      try Data(text.utf8).write(to: store.file)
      _ = store.loadOrSetAside()
    }

    #expect(
      text(of: "books.json.damaged") == "[[[",
      "The file was damaged twice. A file cannot be moved to a name that is taken: remove the old one."
    )
  }

  @Test(.todo(3))
  func `a whole file stays where it is`() throws {
    try requireSaving()
    try save(books)

    #expect(store.loadOrSetAside() == books, "The file is whole. Return its books.")
    #expect(store.loadOrSetAside() == books, "The file is gone after the first call. Leave it.")
    #expect(text(of: "books.json.damaged") == nil, "Nothing was damaged.")

    try save([])
    let isEmpty = store.loadOrSetAside().isEmpty
    #expect(
      isEmpty && FileManager.default.fileExists(atPath: store.file.path)
        && text(of: "books.json.damaged") == nil,
      "The file holds an empty list, and that is no damage. Look for an error, not for books.")
  }

  @Test(.todo(3))
  func `what was saved after the damage can be loaded`() throws {
    try requireSaving()
    try Data("[{".utf8).write(to: store.file)
    _ = store.loadOrSetAside()
    _ = store.loadOrSetAside()
    // What is shown of another file would differ from run to run: JSON keeps no order of keys.
    let isStillKept = text(of: "books.json.damaged") == "[{"
    #expect(
      isStillKept,
      "The second time there was no file, and the one that was put aside is gone. No file is no damage."
    )

    try save(books)

    #expect(store.loadOrSetAside() == books, "The books were saved after the damage.")
    let isKept = text(of: "books.json.damaged") == "[{"
    #expect(isKept, "The file that was put aside is gone.")
  }

  @Test(.todo(4))
  func `the order is the title until another one is set`() {
    #expect(store.order == .title, "Nobody has set an order. It is the title then.")

    store.order = .year

    #expect(
      BookStore(file: store.file, settings: .standard).order == .year,
      "The year was set. A registered value gives way to one that was set.")
  }

  @Test(.todo(4))
  func `the order is that of the settings it was given`() throws {
    let settings = try #require(UserDefaults(suiteName: "group.books"))
    UserDefaults.standard.set("year", forKey: "order")
    let other = BookStore(file: store.file, settings: settings)

    #expect(other.order == .title, "The settings of this store have no order. Ask settings.")
    settings.set("year", forKey: "order")
    #expect(other.order == .year, "The settings of this store have year. Ask settings.")
  }

  @Test(.todo(4))
  func `a text that is no order counts as the title`() {
    UserDefaults.standard.set("colour", forKey: "order")

    #expect(store.order == .title, "The settings have colour, and that is no order.")

    UserDefaults.standard.set(3, forKey: "order")
    #expect(store.order == .title, "The settings have the number 3, and that is no order.")

    UserDefaults.standard.set("year", forKey: "order")
    #expect(store.order == .year, "The settings have year, under the key order.")
  }

  @Test(.todo(4))
  func `reading the order sets nothing`() throws {
    try #require(store.order == .title, .needed("The order is the title at first."))

    UserDefaults.standard.removeObject(forKey: "order")
    _ = store.order
    UserDefaults.standard.register(defaults: ["order": "year"])

    #expect(
      UserDefaults.standard.string(forKey: "order") == "year",
      "The value was set and not registered. What is registered later counts no more.")
  }

  private func save(_ books: [SavedBook]) throws {
    try withoutError("The folder of the file is there, and it can be written. Throw nothing.") {
      try store.save(books)
    }
  }

  private func load(_ store: BookStore) throws -> [SavedBook] {
    try withoutError("The file has what the store saved. Throw nothing.") { try store.load() }
  }

  private func requireSaving() throws {
    try save(books)
    try #require(
      FileManager.default.fileExists(atPath: store.file.path),
      .needed("Save the books into the file first.")
    )
    try? FileManager.default.removeItem(at: store.file)
  }

  private func text(of name: String) -> String? {
    let file = stage.documentsDirectory.appendingPathComponent(name)
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SavedBooksTests: ExerciseScene {
  static let advice = "What comes back from the file, and what the order is."

  var opening: SceneOpening {
    var rows: [[String]] = []
    rows.append(["before anything was saved", "\((try? store.load())?.count ?? -1) books"])
    try? store.save(books)
    rows.append(["three books were saved", "\((try? store.load())?.count ?? -1) books"])
    try? Data("[{".utf8).write(to: store.file)
    rows.append(["the file was damaged", (try? store.load()) == nil ? "an error" : "no error"])
    rows.append(["put aside", "\(store.loadOrSetAside().count) books"])
    rows.append(["the order", "\(store.order)"])
    return .table(["what happened", "what the store says"], rows: rows)
  }
}
