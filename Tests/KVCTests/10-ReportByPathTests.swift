import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 10: ReportByPath", .exercise, .serialized)
struct ReportByPathTests {
  // Two books are by one author, the third has an author about whom less is known, and the last
  // has none.
  let lin = Author(city: "Oslo", prizes: 2)
  let books: [Book]
  let report: ShelfReport

  init() {
    books = [
      Book("Tides", pages: 320, by: lin),
      Book("Moss", pages: 91, by: lin),
      Book("Ferns", pages: nil, by: Author(city: "Lima")),
      Book("Anonymous", pages: 40),
    ]
    report = ShelfReport(shelf: BookShelf(books: books))
  }

  @Test(.todo(1))
  func `every book has a text, in the order of the shelf`() {
    let texts = report.texts(of: "title")

    #expect(
      texts == ["Tides", "Moss", "Ferns", "Anonymous"],
      "Four books have four titles. The path \"books.title\" of the shelf asks each book.")
  }

  @Test(.todo(1))
  func `a value that is nil is unknown`() {
    let texts = report.texts(of: "pages")

    #expect(
      texts == ["320", "91", "unknown", "40"],
      "The pages of the third book are nil. In the array NSNull stands for nil.")

    books[1].pages = 0
    books[3].title = ""

    #expect(
      report.texts(of: "pages") == ["320", "0", "unknown", "40"]
        && report.texts(of: "title").last == "",
      "0 pages and an empty title are values. Only nil is unknown.")
  }

  @Test(.todo(1))
  func `a path leads through the author`() {
    let texts = report.texts(of: "author.city")

    #expect(
      texts == ["Oslo", "Oslo", "Lima", "unknown"],
      "The path has two keys, and the last book has no author. Use value(forKeyPath:).")
  }

  @Test(.todo(2))
  func `the values of all books are added`() {
    let total = report.total(of: "pages")

    #expect(total == 451, "320, 91 and 40 pages are 451. What is nil adds nothing: see @sum.")

    books[1].pages = 91.5

    #expect(
      report.total(of: "pages") == 451.5,
      "A value may have a fraction, and the total is a Double. Do not round 91.5.")
  }

  @Test(.todo(2))
  func `a total leads through the author`() {
    let total = report.total(of: "author.prizes")

    #expect(
      total == 4, "Two books have an author with 2 prizes. The path comes after @sum: all of it.")
  }

  @Test(.todo(2))
  func `a shelf without books has a total of nothing`() {
    let empty = ShelfReport(shelf: BookShelf(books: []))
    let unknown = ShelfReport(shelf: BookShelf(books: [Book("Ferns"), Book("Moss")]))

    #expect(
      empty.total(of: "pages") == 0 && unknown.total(of: "pages") == 0,
      "There is nothing to add, so the total is 0.")
  }

  @Test(.todo(3))
  func `only known values count for an average`() {
    let average = report.average(of: "pages")

    #expect(
      average.map { abs($0 - 451.0 / 3) < 0.01 } == true,
      "Three of four books have pages: 451 divided by 3. @avg counts the fourth as 0.")

    books[0].pages = 4.5
    books[1].pages = 0
    books[3].pages = -3

    #expect(
      report.average(of: "pages") == 0.5,
      "4.5, 0 and -3 are known, and their average is 0.5. Each number counts, also 0.")

    books[0].pages = nil
    books[3].pages = nil

    #expect(
      report.average(of: "pages") == 0, "One value is known, and it is 0. So is the average.")
  }

  @Test(.todo(3))
  func `an average leads through the author`() {
    lin.prizes = 4
    books[2].author?.prizes = 5

    let average = report.average(of: "author.prizes")

    #expect(
      average.map { abs($0 - 13.0 / 3) < 0.01 } == true,
      "The authors of three books have 4, 4 and 5 prizes. Use the whole path, and a Double.")
  }

  @Test(.todo(3))
  func `without a known value there is no average`() {
    let unknown = ShelfReport(shelf: BookShelf(books: [Book("Ferns"), Book("Moss")]))
    let empty = ShelfReport(shelf: BookShelf(books: []))

    #expect(
      unknown.average(of: "pages") == nil && empty.average(of: "pages") == nil,
      "Nothing is known about the pages, so the average is nil, and not 0.")
  }

  @Test(.todo(4))
  func `one book is written`() {
    report.write("Rivers", at: "title", ofBook: 1)
    report.write(99, at: "pages", ofBook: 2)

    #expect(
      books.map(\.title) == ["Tides", "Rivers", "Ferns", "Anonymous"],
      "The title of the book with index 1 was written, and no other.")
    #expect(
      books.map(\.pages) == [320, 91, 99, 40],
      "The pages of the book with index 2 were written, and no others.")
  }

  @Test(.todo(4))
  func `a path is written through the author`() {
    report.write("Rome", at: "author.city", ofBook: 0)

    #expect(
      books[0].author?.city == "Rome",
      "The path leads from the book to its author. Use setValue(_:forKeyPath:).")
    #expect(
      books[0].author === lin && books[1].author === lin,
      "The author is still the same object. Write its city, and leave the author of the book.")
    #expect(books[2].author?.city == "Lima", "This book has another author. Write one book only.")
  }

  @Test(.todo(4))
  func `nil is written, too`() {
    report.write(nil, at: "pages", ofBook: 0)
    report.write(nil, at: "author.city", ofBook: 2)

    #expect(
      books.map(\.pages) == [nil, 91, nil, 40] && books[2].author?.city == nil,
      "The value is nil: nothing is known any more. Write it as any other value, for one book.")
  }

  @Test(.todo(4))
  func `a book without an author gets none`() throws {
    report.write("Mist", at: "title", ofBook: 3)
    try #require(
      books[3].title == "Mist", .needed("The title of the last book has to be Mist first."))

    report.write("Rome", at: "author.city", ofBook: 3)

    #expect(
      books[3].author == nil,
      "The last book has no author. A nil on the way ends the path, and nothing is written.")
  }
}

extension ReportByPathTests: ExerciseScene {
  static let advice = "What the report says about four books."

  var opening: SceneOpening {
    .table(
      ["path", "texts", "total", "average"],
      rows: ["title", "pages", "author.city", "author.prizes"].map { path in
        let texts = report.texts(of: path).joined(separator: ", ")
        guard ["pages", "author.prizes"].contains(path) else { return [path, texts, "", ""] }
        let average = report.average(of: path).map { "\(($0 * 100).rounded() / 100)" }
        return [path, texts, "\(report.total(of: path))", average ?? "nil"]
      })
  }
}
