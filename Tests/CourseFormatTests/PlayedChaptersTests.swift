import CourseFormat
import Foundation
import Testing

@Suite("A lesson as data")
struct PlayedChaptersTests {
  private static func picture(_ name: String) -> PlayedChapters.Picture {
    PlayedChapters.Picture(
      file: name, caption: "A wheel", description: "picker wheel, Soup",
      conversation: ["picker → dataSource: numberOfRows in 0 = 7"], console: ["A line"])
  }

  private static let document = PlayedChapters(
    title: "Pickers", product: "pickers",
    chapters: [
      PlayedChapters.Chapter(
        number: 1, title: "Wheels", file: "Lessons/01-Pickers/01-Wheels.swift",
        steps: [
          PlayedChapters.Step(
            passages: [
              .heading(level: 1, "Wheels"), .prose(["Words."]), .code(firstLine: 4, ["let a = 1"]),
              .box(Box(.question, ["Why?"], answer: ["Because."])),
            ], printed: ["Soup"], picture: picture("01-01.svg"),
            notes: [PlayedChapters.Note(line: 5, text: "It printed Rice.")]),
          PlayedChapters.Step(passages: [], printed: [], picture: picture("01-02.svg")),
          PlayedChapters.Step(passages: [.prose(["The end."])], printed: [], picture: nil),
        ]),
      PlayedChapters.Chapter(
        number: 2, title: "Formerly (optional)", file: "Lessons/01-Pickers/02-Formerly.swift",
        steps: []),
    ])

  @Test func `what is written is read again`() throws {
    let data = try JSONEncoder().encode(Self.document)

    #expect(try JSONDecoder().decode(PlayedChapters.self, from: data) == Self.document)
  }

  @Test func `the last picture stands for a chapter and for the lesson`() {
    #expect(Self.document.chapters.map { $0.cover?.file } == ["01-02.svg", nil])
    #expect(Self.document.cover?.file == "01-02.svg")
  }

  @Test func `a chapter that only old code needs says so in its title`() {
    #expect(Self.document.chapters.map(\.isOptional) == [false, true])
    #expect(Box.Kind.allCases.map(\.title).contains("Then (optional)"))
  }
}
