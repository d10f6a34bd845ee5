import Answers
import Foundation

/// A table of text as spreadsheets write it: RFC 4180, with what they do besides.
///
/// - Shape: The first line names the columns. Cells are parted by `,`, `;` or a tab, whichever the
///   first line has most of. A cell in quotes holds anything. A byte order mark is passed over, and
///   so are lines that are blank.
struct CSVTable {
  /// A line of the table.
  struct Row {
    /// The line of the file it begins on.
    let line: Int
    fileprivate let cells: [Cell]
    fileprivate let columns: [String: Int]

    /// The text in a column that has one of these names; empty if there is none.
    func text(_ names: String...) -> String {
      for name in names {
        if let index = columns[name.plain], let cell = cells.element(at: index), !cell.isEmpty {
          return cell.text
        }
      }
      return ""
    }

    /// What its cells hold, in their order.
    var texts: [String] { cells.map(\.text) }

    /// Whether the table has a column of this name.
    func has(_ name: String) -> Bool { columns[name.plain] != nil }
  }

  /// The names of the columns, as they are written.
  let names: [String]

  /// The lines below the first.
  let rows: [Row]

  /// A line that is not as a table has it.
  struct Fault: Equatable {
    let line: Int
    let sentence: String
  }

  /// What is not as a table has it, from top to bottom.
  private(set) var faults: [Fault] = []

  /// The line of the names.
  let firstLine: Int

  /// A cell: what it holds, and where in the file it stands, with its quotes.
  fileprivate struct Cell {
    let text: String
    let range: Range<String.Index>
    var isEmpty: Bool { text.isEmpty }
  }

  /// The text of the file, and what parts its cells.
  private let file: String
  let separator: Character

  /// Reads a table; `meanings` says what a column is called here, by the name that it has in the file.
  init(_ text: String, meanings: [String: String] = [:]) {
    let (all, openQuote, separator) = Self.cells(in: text)
    let lines = all.filter { $0.cells.contains { !$0.isEmpty } }
    file = text
    self.separator = separator
    names = lines.first?.cells.map(\.text) ?? []
    firstLine = lines.first?.line ?? 1
    let known = names.map { meanings[$0.plain]?.plain ?? $0.plain }
    let columns = Dictionary(known.enumerated().map { ($1, $0) }) { first, _ in first }
    rows = lines.dropFirst().map { Row(line: $0.line, cells: $0.cells, columns: columns) }
    for row in rows {
      // A spreadsheet may write more empty cells than there are columns.
      let count = (row.cells.lastIndex { !$0.isEmpty } ?? 0) + 1
      if count > names.count {
        faults.append(
          Fault(
            line: row.line,
            sentence:
              "The line has \(count) cells, and there are \(names.count) columns. A text that "
              + "holds a \(separator == "," ? "comma" : separator == ";" ? "semicolon" : "tab") stands "
              + "in quotes."))
      }
    }
    if let openQuote {
      // What follows belongs to the same cell, whatever it holds.
      faults.removeAll { $0.line >= openQuote }
      faults.append(
        Fault(line: openQuote, sentence: "A quote is opened here and never closed."))
    }
  }

  /// The names of columns that are not among those that are known, with the nearest of these.
  func unknownNames(besides known: [String]) -> [(name: String, near: [String])] {
    names.filter { name in !name.isEmpty && !known.contains { $0.plain == name.plain } }.map {
      name in
      let ranked = known.map { wanted in
        // Two letters in the wrong order are one mistake.
        let isTurned = name.plain.sorted() == wanted.plain.sorted()
        return (wanted, isTurned ? 1 : name.plain.distance(to: wanted.plain))
      }
      let nearest = ranked.map(\.1).min() ?? .max
      let near = ranked.filter { $0.1 == nearest && nearest <= max(1, name.plain.count / 3) }
      return (name, near.map(\.0))
    }
  }

  /// The text of the file with other texts in some of its cells; every other byte is as it was.
  func filled(_ cells: [(row: Row, column: Int, text: String)]) -> String {
    var text = file
    // From the end to the front, so that what is not yet filled stays where it is.
    for (row, column, value) in cells.sorted(by: {
      ($0.row.line, $0.column) > ($1.row.line, $1.column)
    }) {
      let written = Self.quoted(value)
      if let cell = row.cells.element(at: column) {
        text.replaceSubrange(cell.range, with: written)
      } else if let last = row.cells.last {
        let missing = String(repeating: separator, count: column - row.cells.count + 1)
        text.insert(contentsOf: missing + written, at: last.range.upperBound)
      }
    }
    return text
  }

  /// Whether there is a column of one of these names.
  func has(_ wanted: String...) -> Bool {
    names.contains { name in wanted.contains { $0.plain == name.plain } }
  }

  /// The cells of each line, the line of a quote that is never closed, and what parts the cells.
  private static func cells(
    in text: String
  ) -> (lines: [(line: Int, cells: [Cell])], openQuote: Int?, separator: Character) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let separator = separator(of: text)
    var lines: [(line: Int, cells: [Cell])] = []
    var cells: [Cell] = []
    var cell = ""
    var first = text.startIndex
    var line = 1
    var start = 1
    var isQuoted = false
    var wasQuoted = false
    var quote = 1
    func endCell(before end: String.Index) {
      let text = wasQuoted ? cell : cell.trimmingCharacters(in: .whitespaces)
      cells.append(Cell(text: text, range: first..<end))
      cell = ""
      wasQuoted = false
    }
    func endLine(before end: String.Index) {
      endCell(before: end)
      lines.append((start, cells))
      cells = []
    }
    var rest = text[...]
    while true {
      let place = rest.startIndex
      guard let letter = rest.popFirst() else { break }
      if letter.isNewline { line += 1 }
      if isQuoted {
        if letter != "\"" {
          cell.append(letter)
        } else if rest.first == "\"" {
          cell.append(letter)
          rest = rest.dropFirst()
        } else {
          isQuoted = false
        }
      } else if letter == "\"", cell.allSatisfy(\.isWhitespace) {
        isQuoted = true
        wasQuoted = true
        quote = line
        cell = ""
      } else if letter == separator {
        endCell(before: place)
        first = rest.startIndex
      } else if letter.isNewline {
        endLine(before: place)
        first = rest.startIndex
        start = line
      } else if !wasQuoted || !letter.isWhitespace {
        cell.append(letter)
      }
    }
    endLine(before: text.endIndex)
    return (lines, isQuoted ? quote : nil, separator)
  }

  private static func separator(of text: Substring) -> Character {
    let head = text.prefix { !$0.isNewline }
    let counts = [",", ";", "\t"].map { (mark: Character) in
      (mark: mark, count: head.count { $0 == mark })
    }
    return counts.max { $0.count < $1.count }?.mark ?? ","
  }

  /// Writes lines as a spreadsheet reads them.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    guard
      text.contains(where: { ",;\"\t".contains($0) || $0.isNewline })
        || text.first == " " || text.last == " "
    else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// A text that no spreadsheet takes for a formula: one that begins with a sign of a formula gets
  /// an apostrophe before it.
  static func guarded(_ text: String) -> String {
    text.first.map("=+-@\t\r".contains) == true ? "'" + text : text
  }

  /// A text without the apostrophe that ``guarded(_:)`` put before it.
  static func unguarded(_ text: String) -> String {
    text.first == "'" && text.dropFirst().first.map("=+-@".contains) == true
      ? String(text.dropFirst()) : text
  }
}
