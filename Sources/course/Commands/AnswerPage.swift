import CourseFormat
import CoursePage
import Foundation
import Synchronization
import WebServer

/// An answer in a web page of this machine: its statement and its text beside the phone it runs on.
struct AnswerPage {
  let answer: PlayedAnswer

  /// The number of the first phone: each has files of its own, so no two may have the same number.
  var firstNumber = 0

  /// The phones of the server, which other sites may share.
  var phones = Phones()

  /// A page to go back to, and what it is called.
  var home: (address: String, title: String)?

  /// Which of the texts that the file has held it shows, for a page that follows the file.
  var version = 0

  private static let picture = "01-01.svg"

  /// Makes the page while the server goes on.
  func site() async throws -> LessonSite {
    let program = try answer.phone(number: firstNumber)
    let look = try await Task.detached { try FirstLook(at: program) }.value
    if case .ended(let ending) = look {
      throw CommandError.answerNotPlayed(answer.sentence(for: ending, number: firstNumber))
    }
    return site(look)
  }

  /// The page of an answer that looks like this at first.
  private func site(_ look: FirstLook) -> LessonSite {
    var pictures: [String: Data] = [:]
    if case .picture(let svg) = look { pictures[Self.picture] = Data(svg.utf8) }
    let answer = answer
    let count = Mutex(firstNumber)
    return LessonSite(
      document(look), pictures: pictures, phones: phones, home: home, version: version
    ) { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return try await answer.phone(number: number)
    }
  }

  private func document(_ look: FirstLook) -> LessonDocument {
    let exercise = answer.exercise
    let text = Submission(of: exercise).text?.lines ?? []
    let statement = text.prefix { $0.hasPrefix("//") || $0.isEmpty }.count
    var passages: [Passage] = [.heading(level: 1, exercise.heading), .prose(exercise.statement)]
    if case .table(let rows) = look {
      passages += [
        .heading(level: 2, "What your answer gives"),
        .prose(Self.lines(of: rows).map { "    " + $0 }),
      ]
    }
    passages += [
      .heading(level: 2, "Your answer"),
      .code(firstLine: statement + 1, Array(text.dropFirst(statement))),
    ]
    var picture: LessonDocument.Picture?
    if case .picture = look {
      picture = LessonDocument.Picture(
        file: Self.picture, caption: "Your answer, as it opens",
        description: "The screen of \(exercise.name)", conversation: [], console: [])
    }
    return LessonDocument(
      title: exercise.name, product: exercise.name,
      chapters: [
        .init(
          number: 1, title: exercise.heading, file: exercise.shownPath,
          steps: [.init(passages: passages, printed: [], picture: picture)])
      ])
  }

  /// Returns rows of values as lines, the columns under each other.
  static func lines(of rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    var lines = rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "   ")
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "   ")
    if !lines.isEmpty { lines.insert(rule, at: 1) }
    return lines
  }
}
