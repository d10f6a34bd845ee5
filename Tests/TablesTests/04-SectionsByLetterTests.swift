import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 4: SectionsByLetter", .exercise, .serialized)
struct SectionsByLetterTests {
  let stage = Stage()
  let book = AddressBookViewController(style: .plain)

  @Test(.todo(1))
  func `each letter has a section with its names`() {
    let sections = nameSections(of: ["Ada", "Ben", "Alan"])

    #expect(
      sections == [
        NameSection(letter: "A", names: ["Ada", "Alan"]),
        NameSection(letter: "B", names: ["Ben"]),
      ],
      "Ada and Alan begin with A, Ben with B. There are two sections, and none for other letters.")
    #expect(
      nameSections(of: ["Ada", "Ben", "Ada"]).map(\.names) == [["Ada", "Ada"], ["Ben"]],
      "Two people are called Ada. Each has a row.")
  }

  @Test(.todo(1))
  func `sections and names are in the order of the alphabet`() {
    let sections = nameSections(of: ["Zoe", "Cleo", "Mia", "Anna", "Carl", "Amir"])

    #expect(
      sections.map(\.letter) == ["A", "C", "M", "Z"],
      "The letters are out of order. A dictionary has none, so sort its keys.")
    #expect(
      sections.flatMap(\.names) == ["Amir", "Anna", "Carl", "Cleo", "Mia", "Zoe"],
      "The names of a letter are out of order. Sort them in each section.")
  }

  @Test(.todo(1))
  func `small letters count as capitals`() {
    let sections = nameSections(of: ["ada", "Alan", "Abel", "bill"])

    #expect(
      sections == [
        NameSection(letter: "A", names: ["Abel", "ada", "Alan"]),
        NameSection(letter: "B", names: ["bill"]),
      ],
      "The name ada belongs under A, between Abel and Alan. Compare both in small letters, or in capitals."
    )
  }

  @Test(.todo(1))
  func `what begins with no letter stands last, under the number sign`() {
    let sections = nameSections(of: ["7 Dwarfs", "Zoe", "", "Ada", "Émile"])

    #expect(
      sections.map(\.letter) == ["A", "Z", "#"],
      "Digits and letters that are not from A to Z stand under #, and # stands last.")
    #expect(
      sections.last?.names.count == 3 && sections.last?.names.contains("") == true,
      "Three names belong under #, and one of them is empty. An empty name has no first letter.")
    #expect(
      nameSections(of: ["ßen", "Sam", "élan"]).map(\.letter) == ["S", "#"],
      "ß and é are no letters from A to Z, so they stand under #. uppercased() makes two letters of ß."
    )
    #expect(nameSections(of: []) == [], "Without names there are no sections.")
  }

  @Test(.todo(2))
  func `each section has as many rows as names`() throws {
    try requireSections()
    book.names = ["Ada", "Ben", "Alan", "7 Dwarfs"]
    stage.present(book)

    let counts = (0..<book.tableView.numberOfSections).map(book.tableView.numberOfRows)
    #expect(counts == [2, 1, 1], "A has two names, B one and # one. Count those of the section.")
  }

  @Test(.todo(3))
  func `each row shows its own name`() throws {
    try open(["Ada", "Ben", "Alan", "Bea", "zoe", "7 Dwarfs"])

    #expect(
      book.tableView.firstTexts == ["Ada", "Alan", "Bea", "Ben", "zoe", "7 Dwarfs"],
      "A row shows another name. Use the section of the index path, and then its row.")
    #expect(
      (0...3).map { book.tableView.headerText($0) } == ["A", "B", "Z", "#"],
      "The headers are the letters of the sections, capitals, and # for the last one.")
  }

  @Test(.todo(3))
  func `new names are shown at once`() throws {
    try open(["Ada", "Ben"])

    book.names = ["Cleo", "Carl", "Dora"]

    #expect(
      book.tableView.firstTexts == ["Carl", "Cleo", "Dora"],
      "The names changed, and the table shows others. Take each name from the sections.")
  }

  @Test(.todo(4))
  func `an empty book says that there are no names`() {
    stage.present(book)

    #expect(
      stage.staticTexts["No names"].exists,
      "The book opens without names, and says nothing. Set the backgroundView of the table.")
    let label = stage.staticTexts["No names"].frame
    #expect(
      !label.isEmpty && CGRect(x: 0, y: 0, width: 320, height: 568).intersects(label),
      "The text cannot be seen. A backgroundView gets the size of the table.")
    let labels = book.tableView.descendants(of: UILabel.self).filter { $0.text == "No names" }
    #expect(
      labels.allSatisfy { label in
        book.tableView.backgroundView.map { label.isDescendant(of: $0) } ?? false
      },
      "The text scrolls with the rows. It lies behind them in the backgroundView.")
  }

  @Test(.todo(4))
  func `the text goes when names come, and comes back`() {
    stage.present(book)
    let first = saysNoNames

    book.names = ["Ada"]
    let withNames = saysNoNames
    book.names = []
    let again = saysNoNames
    book.names = ["Ada"]

    #expect(first && again, "The book is empty, and says nothing.")
    #expect(!withNames, "There is a name, and the text is still there. Set backgroundView to nil.")
    #expect(
      !saysNoNames,
      "The book was empty twice. The text has to go both times.")
  }

  /// Whether a person can read that there are no names.
  private var saysNoNames: Bool { book.view.visibleTexts.contains("No names") }

  private func requireSections() throws {
    try #require(
      nameSections(of: ["Ada", "Ben"]).map(\.letter) == ["A", "B"],
      .needed("Ada has to stand under A and Ben under B first."))
  }

  private func open(_ names: [String]) throws {
    try requireSections()
    book.names = names
    stage.present(book)
    let rows = (0..<book.tableView.numberOfSections).map(book.tableView.numberOfRows)
    try #require(
      rows.reduce(0, +) == names.count,
      .needed("The table has to have as many rows as there are names first."))
    book.tableView.layoutIfNeeded()
  }
}

extension SectionsByLetterTests: ExerciseScene {
  static let advice = "Scroll through the names. Each letter has a header, and # stands last."

  var opening: SceneOpening {
    book.names = [
      "Mia", "Carl", "Zoe", "bill", "Ada", "Ben", "Alan", "7 Dwarfs", "Cleo", "Dora", "Émile",
      "Amir",
      "Nina", "Olga", "Paul", "Quinn", "Rosa", "Sam", "Tom", "Uma",
    ]
    stage.present(book)
    return .phone(stage)
  }
}
