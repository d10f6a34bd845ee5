import Answers
import CoursePage

/// A verdict as the page of an exercise shows it: the checks, and what stands at which line.
///
///     swift run course check JaggedColumns --json
///
/// - Shape: JSON with the names of the properties. Sentences are as `course check` prints them, and as
///   HTML besides.
struct PageVerdict: Encodable {
  /// Something that is said, and lines of code that belong to it.
  struct Words: Equatable, Encodable {
    let text: String
    /// The same as HTML, in which what stands between backticks is code.
    let html: String
    /// Lines as they stand, below it.
    var code: String?
    /// What the answer gives and what is expected, if it is a comparison of the two.
    var sides: Sides?
    /// Whether the next thing begins with it that a check has found.
    var begins: Bool?
  }

  /// The two sides of a comparison that does not hold: `(rows → [5, 5]) == [5, 4]`.
  struct Sides: Equatable, Encodable {
    /// What was looked at: `rows`.
    let subject: String
    /// What it gave: `[5, 5]`.
    let yours: String
    /// What it has to be: `[5, 4]`.
    let expected: String
  }

  /// A check, and how it came out.
  struct Check: Encodable {
    let name: String
    let outcome: Outcome
    /// The outcome in words: `passes`, `not finished`.
    let word: String
    /// What was found and where to look, in sentences.
    let lines: [Words]
    /// The views that the check looked at, a line each.
    let views: String?
    /// What the answer printed while the check ran.
    let printed: String?
    /// The line of the learner's file that it speaks of, if it fails or waits and that is known.
    let line: Int?
  }

  /// How a check came out, as far as its colour depends on it.
  enum Outcome: String, Codable {
    case passed, failed, waiting
  }

  /// Something at a line of the learner's file.
  struct Note: Encodable {
    enum Kind: String, Encodable {
      /// A line that checks wait for is the last of these.
      case error, warning, remark, check
    }

    let kind: Kind
    /// The line, counted from 1, or nil if it is about no line of this file.
    let line: Int?
    /// What is the case.
    let text: String
    /// What is behind it and what to do, in sentences.
    var advice: [Words] = []
  }

  let name: String
  /// The version of the text that was graded: see ``AnswerFile/version(of:)``.
  let version: String
  let state: CourseOutline.State
  /// How many checks pass, in words, or nil if none ran.
  let count: String?
  let checks: [Check]
  let notes: [Note]
  /// What else is to be said, in sentences.
  let advice: [Words]
}
