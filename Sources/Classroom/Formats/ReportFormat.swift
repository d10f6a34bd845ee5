import Answers
import Foundation

/// A form in which a gradebook is written.
enum ReportFormat: String, CaseIterable {
  case text, json, junit, html, csv
  /// What Gradescope takes from a program that grades, for one submission.
  case gradescope

  /// Whether it is about one submission.
  var isOfOne: Bool { self == .gradescope }

  /// The ending of a file of this format.
  var ending: String {
    switch self {
    case .text: "txt"
    case .json, .gradescope: "json"
    case .junit: "xml"
    case .html: "html"
    case .csv: "csv"
    }
  }

  /// Writes a book; a page has lines to look at besides what the book tells itself.
  func write(_ book: Gradebook, with lines: [LookList.Line] = []) throws -> String {
    switch self {
    case .text: return TextReport(book: book).text
    // A class is read by machines, and would take three times the space with blanks.
    case .json: return try JSONText.of(book, isSpaced: book.submissions.count == 1)
    case .junit: return JUnitReport(book: book).text
    case .html: return HTMLReport(book: book, lines: lines).text
    case .csv: return CSVReport(book: book).text
    case .gradescope:
      guard let submission = book.submissions.first, book.submissions.count == 1 else {
        throw CommandError.needsOneSubmission(rawValue, count: book.submissions.count)
      }
      return try GradescopeReport(submission: submission).text()
    }
  }
}

/// JSON that is the same on every machine.
enum JSONText {
  /// A value as JSON; a person can read what is spaced.
  static func of(_ value: some Encodable, isSpaced: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isSpaced { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

extension CommandError {
  static func needsOneSubmission(_ format: String, count: Int) -> Self {
    usage(
      "\(format) is about one submission, and there are \(count). Name a folder after --output: each "
        + "gets a file there.")
  }
}
