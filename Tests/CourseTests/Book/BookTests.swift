import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The pages of the book")
struct BookTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  private let passages: [Passage] = [
    .heading(level: 1, "Rainy days"),
    .prose(["After this chapter you can count in a `UIPickerView`, and in a `UIPickerView`."]),
    .code(firstLine: 3, ["import HeadlessUIKit"]),
    .heading(level: 2, "Counting"),
    .code(firstLine: 5, ["  let picker = UIPickerView()", "  picker.reload()"]),
    .code(firstLine: 9, ["}"]),
    .box(Box(.then, ["It was a getter."])),
    .box(Box(.device, ["Write `import UIKit`."])),
    .box(Box(.question, ["How many?"], answer: ["Five."])),
    .prose(["Exercise 1 is Exercises/01-Weather/01-Rain.swift."]),
  ]

  private func book(isForDocc: Bool = true) throws -> Book {
    let picture = PlayedChapters.Picture(
      file: "01-01.svg", caption: "Rain", description: "A phone that shows: label “[5]”.",
      conversation: ["picker → dataSource: numberOfComponents = 1"], console: ["drip"])
    let document = PlayedChapters(
      title: "Weather", product: "weather",
      chapters: [
        PlayedChapters.Chapter(
          number: 1, title: "Rainy days", file: "Lessons/01-Weather/01-RainyDays.swift",
          steps: [PlayedChapters.Step(passages: passages, printed: [], picture: picture)])
      ])
    return Book(
      of: course.package,
      lessons: [document], picturesIn: course.root,
      types: ["UIPickerView", "UILabel"], isForDocc: isForDocc)
  }

  private func text(of page: String, isForDocc: Bool = true) throws -> String {
    try #require(try book(isForDocc: isForDocc).pages.first { $0.name == page }).text
  }

  @Test
  func `there is a page for each lesson, chapter and exercise, and each name is used once`() throws
  {
    let names = try book().pages.map(\.name)

    #expect(
      Set(names).isSuperset(of: [
        "Course", "weather", "weather-01-RainyDays", "weather-exercise-01-Rain", "Glossary",
        "Syllabus", "ThenAndNow", "OnADevice", "UIPickerView-in-the-course",
      ]))
    #expect(names.count == Set(names.map { $0.lowercased() }).count)
  }

  @Test
  func `a chapter has its text, its code and its picture`() throws {
    let page = try text(of: "weather-01-RainyDays")

    #expect(page.hasPrefix("# Rainy days\n"))
    #expect(page.contains("## Counting\n"))
    #expect(page.contains("```swift\nlet picker = UIPickerView()\npicker.reload()\n```"))
    #expect(page.contains("![A phone that shows: label “(5)”.](weather-01-01)"))
    #expect(page.contains("**Rain**"))
    #expect(page.contains("console: drip"))
    #expect(page.contains("swift run weather --chapter 1"))
  }

  @Test
  func `imports and the end of a function say nothing on a page`() throws {
    let page = try text(of: "weather-01-RainyDays")

    #expect(!page.contains("import HeadlessUIKit"))
    #expect(!page.contains("```swift\n}\n```"))
  }

  @Test
  func `a type is a link where it is met first, and its page names the chapter`() throws {
    let page = try text(of: "weather-01-RainyDays")
    let type = try text(of: "UIPickerView-in-the-course")

    #expect(page.contains("in a ``UIPickerView``, and in a `UIPickerView`."))
    #expect(type.hasPrefix("# ``UIPickerView``\n"))
    #expect(type.contains("- Weather: <doc:weather-01-RainyDays>"))
    #expect(try !book().pages.contains { $0.name == "UILabel-in-the-course" })
  }

  @Test
  func `a question folds its answer, and other boxes are asides`() throws {
    let page = try text(of: "weather-01-RainyDays")

    #expect(page.contains("@Tab(\"Question\") {\n    How many?\n  }"))
    #expect(page.contains("@Tab(\"Answer\") {\n    Five.\n  }"))
    #expect(page.contains("> Then: It was a getter."))
    #expect(page.contains("> On a device: Write `import UIKit`."))
  }

  @Test
  func `boxes of a kind are gathered on a page`() throws {
    let then = try text(of: "ThenAndNow")
    let device = try text(of: "OnADevice")

    #expect(then.contains("From <doc:weather-01-RainyDays>:\n\n> Then: It was a getter."))
    #expect(!then.contains("import UIKit"))
    #expect(device.contains("> On a device: Write `import UIKit`."))
  }

  @Test
  func `an exercise has its statement and its checks, and folds hints and solution`() throws {
    let page = try text(of: "weather-exercise-01-Rain")

    #expect(page.hasPrefix("# Exercise 1: Rain\n"))
    #expect(page.contains("## What it asks for\n\nHow much it rained."))
    #expect(page.contains("- there are days\n- the rain has a name"))
    #expect(page.contains("swift run course check Rain"))
    #expect(page.contains("  @Tab(\"Solution\") {"))
    #expect(page.contains("let week = 7"))
    #expect(!page.contains("TODO 1"))
    #expect(try text(of: "weather-01-RainyDays").contains("is <doc:weather-exercise-01-Rain>."))
  }

  @Test
  func `without docc the pages are plain Markdown`() throws {
    let pages = try book(isForDocc: false).pages

    for page in pages {
      for mark in ["<doc:", "``UI", "@Tab", "@Row", "@Metadata", "@Links"] {
        #expect(!page.text.contains(mark), "\(page.name) has \(mark)")
      }
    }
    let chapter = try text(of: "weather-01-RainyDays", isForDocc: false)
    #expect(chapter.contains("[Exercise 1: Rain](weather-exercise-01-Rain.md)"))
    #expect(chapter.contains("<details><summary>Answer</summary>"))
    #expect(chapter.contains("](weather-01-01.svg)"))
  }

  @Test
  func `a card is the upper part of a picture`() {
    let card = PhoneCard.svg(
      of: #"<svg xmlns="x" viewBox="-12 -12 344 592" width="344" height="592"><g/></svg>"#)

    #expect(card.contains(#"viewBox="-134 -36 588 331" width="588" height="331""#))
    #expect(card.contains("><rect x=\"-134\""))
    #expect(card.hasSuffix("<g/></svg>"))
  }
}

@Suite("course book", .serialized)
struct MakeBookTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(["book"] + arguments)
  }

  @Test
  func `a folder that holds something else is left as it is`() throws {
    let folder = course.root.appendingPathComponent("mine")
    try folder.appendingPathComponent("letter.txt").write("Dear Ann")

    #expect(run("--output", folder.path) == 1)
    #expect(transcript.err.contains("\(folder.path) is there already"))
    #expect(folder.names() == ["letter.txt"])
  }

  @Test
  func `a base path that is none is refused`() {
    #expect(run("--base-path", "a b") == 64)
    #expect(run("--base-path", "/../x") == 64)
    #expect(transcript.err.contains("/../x is no path on a web server."))
  }
}
