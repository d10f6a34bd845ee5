nonisolated extension String {
  /// Returns as much of a line as fits into a number of cells, with its escape sequences whole.
  ///
  /// Sequences take no cell, and those behind the cut are kept: the one that ends a colour is
  /// among them.
  package func cut(cells: Int) -> String {
    guard utf8.count > cells else { return self }
    var result = ""
    var used = 0
    var rest = self[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        let sequence = rest.prefixOfSequence
        result += sequence
        rest = rest[sequence.endIndex...]
        continue
      }
      used += CellWidth.of(character)
      if used <= cells { result.append(character) }
      rest = rest.dropFirst()
    }
    return result
  }

  /// The number of cells the line takes, without its escape sequences.
  package var cellWidthWithoutSequences: Int {
    var width = 0
    var rest = self[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        rest = rest[rest.prefixOfSequence.endIndex...]
      } else {
        width += CellWidth.of(character)
        rest = rest.dropFirst()
      }
    }
    return width
  }
}

nonisolated extension Substring {
  /// The escape sequence the text begins with: ESC, `[`, parameters, a final letter; or ESC, `]`,
  /// a text, ESC and a backslash, which begins and ends a link.
  fileprivate var prefixOfSequence: Substring {
    let scalars = unicodeScalars
    var end = scalars.index(after: startIndex)
    guard end < endIndex else { return self[..<end] }
    if scalars[end] == "]" {
      guard let close = range(of: "\u{1B}\\") else { return self }
      return self[..<close.upperBound]
    }
    guard scalars[end] == "[" else { return self[..<end] }
    end = scalars.index(after: end)
    while end < endIndex, (0x20..<0x40).contains(scalars[end].value) {
      end = scalars.index(after: end)
    }
    return self[..<(end < endIndex ? scalars.index(after: end) : end)]
  }
}
