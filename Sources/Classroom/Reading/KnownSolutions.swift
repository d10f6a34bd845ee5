import Answers
import CourseFormat
import Foundation

/// Tells which answers are the text of the solution.
///
/// It is said only where that says something: the solution of a short exercise is what most people
/// write. One with comments of its own, or with many lines, is written by nobody a second time.
final class KnownSolutions {
  /// How many lines of code a solution needs that has no comment of its own.
  static let fewestLines = 8

  /// The texts that nobody writes by chance, without blanks; nil for the others.
  private var texts: [Exercise: [UInt8]?] = [:]

  /// Whether an answer is the solution, but for blanks.
  func isCopied(in submission: Submission) -> Bool {
    guard let text = submission.text, let solution = solution(of: submission.exercise) else {
      return false
    }
    return text.utf8.count >= solution.count && Self.bare(text) == solution
  }

  private func solution(of exercise: Exercise) -> [UInt8]? {
    if let known = texts[exercise] { return known }
    let solution = exercise.solution.text
    let isTelling = solution.map { Self.isTelling($0, besides: exercise) } ?? false
    let bare = isTelling ? solution.map(Self.bare) : nil
    texts[exercise] = bare
    return bare
  }

  private static func isTelling(_ solution: String, besides exercise: Exercise) -> Bool {
    let given = Submission(of: exercise)
    // Where this copy of the course is not as it came, what is told is left to projects.
    guard given.isPristine, let text = given.text else { return exercise.isProject }
    let stub = Set(text.lines.map(\.trimmed))
    let own = solution.lines.map(\.trimmed).filter { $0.count > 1 && !stub.contains($0) }
    return own.count >= fewestLines || !own.allSatisfy(\.holdsCode)
  }

  /// The bytes of a text without blanks and ends of lines.
  private static func bare(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { bare, count in
        var index = 0
        while index < bytes.count {
          if bytes[index] > 32 {
            bare[count] = bytes[index]
            count += 1
          }
          index += 1
        }
      }
    }
  }
}
