import Answers

/// Lines of Markdown with each paragraph and each item of a list in one line, so that a window of any
/// width can break them anew.
struct Paragraphs {
  let lines: [ScreenLine]

  /// What an item of a list begins with.
  static let mark = #/(?:-|\d+\.) /#

  /// Joins the lines of a text; headings, blocks of code and empty lines stay as they are.
  init(of text: [String]) {
    var lines: [ScreenLine] = []
    var isOpen = false
    for line in text {
      let words = line.drop { $0 == " " }
      let isCode = line.hasPrefix("    ") && !isOpen
      if words.isEmpty || words.hasPrefix("#") || isCode {
        lines.append(.init(text: line))
        isOpen = false
      } else if isOpen, words.prefixMatch(of: Self.mark) == nil, let last = lines.indices.last {
        lines[last].text += " " + words
      } else {
        lines.append(.init(text: line, isProse: true))
        isOpen = true
      }
    }
    self.lines = lines
  }
}
