import TerminalIO

/// The chapters of a lesson, of which a reader chooses one by its number or with the arrows.
///
/// - Shape: The list moves so that the chosen chapter is always seen.
struct ChapterList {
  struct Entry: Equatable {
    let number: Int
    let title: String
  }

  /// What the reader has decided.
  enum Decision: Equatable {
    case stay, close
    case open(Int)
  }

  private let entries: [Entry]
  private var chosen: Int
  /// The digits that were typed.
  private var typed = ""

  /// Creates a list in which the chapter that is open is chosen.
  init(entries: [Entry], open number: Int) {
    self.entries = entries
    chosen = entries.firstIndex { $0.number == number } ?? 0
  }

  /// Does what a key means.
  mutating func handle(_ key: Key) -> Decision {
    switch key {
    case .enter:
      if let number = Int(typed) { return .open(number) }
      return entries.indices.contains(chosen) ? .open(entries[chosen].number) : .close
    case .up: choose(chosen - 1)
    case .down: choose(chosen + 1)
    case .home: choose(0)
    case .end: choose(entries.count - 1)
    case .backspace:
      typed = String(typed.dropLast())
      chooseTyped()
    case .character(let digit) where digit.isASCII && digit.isNumber && typed.count < 3:
      typed.append(digit)
      chooseTyped()
    case .character(let digit) where digit.isASCII && digit.isNumber: break
    default: return .close
    }
    return .stay
  }

  private mutating func choose(_ index: Int) {
    typed = ""
    chosen = min(max(index, 0), max(entries.count - 1, 0))
  }

  private mutating func chooseTyped() {
    if let index = entries.firstIndex(where: { String($0.number) == typed }) { chosen = index }
  }

  /// Returns the list for a window of a size, the chosen chapter in it.
  func lines(columns: Int, rows: Int, style: TerminalStyle) -> [String] {
    let head = ["Go to chapter: \(typed)", ""]
    let tail = [
      "", "Type a number and Return, or choose with Up and Down. Escape goes back.",
    ].flatMap { $0.wrapped(cells: columns) }
    let room = max(rows - head.count - tail.count, 1)
    let first = min(max(chosen - room / 2, 0), max(entries.count - room, 0))
    let shown = entries.indices.dropFirst(first).prefix(room).map { index in
      let mark = index == chosen ? (style.isUnicode ? "\u{203A}" : ">") : " "
      let number = String(entries[index].number)
      let line =
        "\(mark) \(String(repeating: " ", count: max(2 - number.count, 0)))\(number)  "
        + entries[index].title
      let cut = line.truncated(cells: columns, ellipsis: style.glyphs.ellipsis)
      return index == chosen ? TextStyler(style: style).bold(cut) : cut
    }
    return head + shown + tail
  }
}
