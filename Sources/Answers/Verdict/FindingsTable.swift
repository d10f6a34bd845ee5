import Foundation

/// The table of what the checks found in the decoys of all exercises: a line for each check that
/// rejects a decoy.
///
/// - Shape: The exercise, `decoy NAME`, the check and a fingerprint, with tabs between them. The lines
///   are sorted, so those of an exercise stand together.
package struct FindingsTable {
  private let file: URL
  private let data: Data

  /// Reads the table of a package.
  package init(in root: URL) {
    file = root.appendingPathComponent(CoursePackage.findingsPath)
    data = (try? Data(contentsOf: file)) ?? Data()
  }

  /// Reads the table that has the lines of an exercise.
  init(around exercise: Exercise) {
    self.init(in: exercise.url(of: "."))
  }

  /// The names of the exercises that have lines.
  package var exercises: Set<String> {
    Set(lines.map(Self.exercise))
  }

  /// The lines of an exercise.
  ///
  /// A learner waits for them, so only what stands between its first and its last line is read.
  func lines(of exercise: Exercise) -> [String] {
    let beginning = "\(exercise.name)\t"
    let word = Data("\n\(beginning)".utf8)
    let isFirst = data.starts(with: word.dropFirst())
    guard let start = isFirst ? data.startIndex : data.range(of: word)?.upperBound else {
      return []
    }
    let last = data.range(of: word, options: .backwards)?.upperBound ?? start
    let end = data[last...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
    let text = (isFirst ? "" : beginning) + String(decoding: data[start..<end], as: UTF8.self)
    return text.lines.filter { $0.hasPrefix(beginning) }
  }

  /// Writes the table with lines in place of those of some exercises, unless it has them.
  func write(_ own: [Exercise: [String]]) throws {
    let names = Set(own.keys.map(\.name))
    let others = lines.filter { !names.contains(Self.exercise(of: $0)) }
    let text = (others + own.values.joined()).sorted().joined(separator: "\n") + "\n"
    if file.text != text { try file.write(text) }
  }

  private var lines: [String] {
    String(decoding: data, as: UTF8.self).lines.filter { !$0.isEmpty }
  }

  private static func exercise(of line: String) -> String { String(line.prefix { $0 != "\t" }) }
}
