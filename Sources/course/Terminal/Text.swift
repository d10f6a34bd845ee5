/// What is done with words on their way to the terminal.
extension String {
  /// The text with blanks after it until it is this wide.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text in lines of at most `width`, each after `indent` blanks.
  ///
  /// Blanks between words stay as many as they are: an answer may be wrong by one of them.
  func wrapped(to width: Int = 80, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, margin.count + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }

  /// How many letters have to change, come or go to make one name of the other.
  func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, letter) in enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for j in other.indices {
        let change = corner + (letter == other[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, corner + 1)
      }
    }
    return row[other.count]
  }
}

extension Array {
  /// The element at this place, or nil past either end.
  func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
