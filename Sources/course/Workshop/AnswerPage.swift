import Answers
import CourseFormat
import CoursePage
import Foundation
import Synchronization

/// An answer that was built, as the page of its exercise uses it.
struct AnswerPage {
  let answer: PlayedAnswer

  /// The number of the text that was built.
  let number: Int

  /// How many phones of a text have numbers of their own: each writes to files of its own.
  private static let phonesOfAText = 10_000

  /// Looks at what the answer shows first, while the server goes on.
  ///
  /// The page that asks for a phone soon gets the one that was looked at.
  ///
  /// - Throws: A sentence if it ends at once.
  func program() async throws -> AnswerProgram {
    let first = number * Self.phonesOfAText
    var opening = try answer.phone(number: first)
    let ready = try ReadyPhone(opening)
    let look = await Task.detached { FirstLook(at: ready) }.value
    opening.ready = ready
    let answer = answer
    // Whoever gets the first program holds it alone, and with it what goes away when it has ended.
    let opened = Mutex(Optional(opening))
    let count = Mutex(first)
    var program = AnswerProgram(number: number) {
      if let opening = opened.withLock({ $0.take() }) { return opening }
      return try answer.phone(
        number: count.withLock { count in
          count += 1
          return count
        })
    }
    switch look {
    case .ended(let ending):
      throw CommandError.answerNotPlayed(await answer.sentence(for: ending, number: first))
    case .picture(let svg): program.picture = Data(svg.utf8)
    case .table(let rows): program.table = rows.tableLines
    }
    return program
  }
}
