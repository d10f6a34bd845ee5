import Foundation
import TerminalIO

/// Text set in columns for the terminal, and compared with what was meant.
extension String {
  /// The text with blanks after it until it takes so many cells of a terminal.
  package func padding(to width: Int) -> String { padded(cells: width) }

  /// The letters and digits of a name, in small letters: what people do not change in it.
  package var plain: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The text in lines of at most `width` cells of a terminal, each after `indent` blanks.
  ///
  /// Blanks between words stay as many as they are: an answer may be wrong by one of them. A line is
  /// broken between words, and in a word of wide letters only, which may be a whole text, between two
  /// of them. A line break in the text stays one.
  package func wrapped(to width: Int = 80, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let room = max(width - indent, 2)
    return lines.flatMap { $0.broken(to: room) }.map { margin + $0 }.joined(separator: "\n")
  }

  /// One line in lines of at most so many cells.
  private func broken(to room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.cellWidth + 1 + word.cellWidth > room {
        lines.append(line)
        line = ""
      }
      guard word.cellWidth > room, word.cellWidth > word.count else {
        line += (line.isEmpty ? "" : " ") + word
        continue
      }
      let parts = word.wrapped(cells: room)
      lines += parts.dropLast()
      line = parts.last ?? ""
    }
    return lines + [line]
  }

  /// What a program said, so that it can be shown: at most so many characters, and those that would
  /// steer a terminal as they are written in Swift.
  ///
  /// Lines stay lines.
  package func said(upTo limit: Int) -> String {
    let start = prefix(limit)
    let text = start.unicodeScalars.map { scalar in
      let properties = scalar.properties
      let isControl = properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      // Some turn the direction of what is written after them.
      guard isControl || properties.isBidiControl else { return String(scalar) }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
    return start.endIndex < endIndex ? text + " …" : text
  }

  /// How many letters have to change, come or go to make one name of the other.
  package func distance(to other: String) -> Int {
    lastRow(of: other, beginningAnywhere: false).last ?? 0
  }

  /// How many letters have to change, come or go to make this text a part of a name.
  package func distance(toPartOf name: String) -> Int {
    lastRow(of: name, beginningAnywhere: true).min() ?? 0
  }

  /// How far this text is from what ends at each letter of a name and begins with its first letter,
  /// or anywhere.
  private func lastRow(of name: String, beginningAnywhere: Bool) -> [Int] {
    let name = Array(name)
    var row = beginningAnywhere ? Array(repeating: 0, count: name.count + 1) : Array(0...name.count)
    for (i, letter) in enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for j in name.indices {
        let change = corner + (letter == name[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, corner + 1)
      }
    }
    return row
  }

  /// Names that somebody may have meant, as a question to them, or nothing if there are none.
  package nonisolated static func suggestion(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let list = names.dropLast().joined(separator: ", ")
    return " Did you mean \(list.isEmpty ? last : "\(list) or \(last)")?"
  }
}

extension Int {
  /// The number with the noun that it counts: `1 submission`, `2 submissions`.
  package nonisolated func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  package nonisolated var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Array {
  /// The element at this index, or nil past either end.
  package func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension String {
  /// The lines of the text.
  package var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The text without the blanks around it.
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension String {
  /// A name that can be a file's, whatever a student or a platform calls somebody.
  package var fileName: String {
    let safe = replacing("/", with: "_")
    let name = safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
    // With an ending it may have 255 bytes.
    guard name.utf8.count > 200 else { return name }
    var short = name
    while short.utf8.count > 180 { short.removeLast() }
    return "\(short)-\(Fingerprint.of([name]))"
  }
}

extension [String] {
  /// Names in a row, not all of many.
  package func listed(end: String = ".") -> String {
    prefix(10).joined(separator: ", ") + (count > 10 ? " and \(count - 10) more" : "") + end
  }
}
