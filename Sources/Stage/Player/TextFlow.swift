/// The text of a step, divided into pages that are as full as their parts allow.
///
/// - Shape: A section stays together if it fits on a page and the page before it is mostly full.
///   A heading is never the last thing on a page. Where an answer is hidden a page ends, and the
///   next one shows it instead.
/// - Units: Lines.
struct TextFlow {
  /// The pages, without empty lines at their beginning.
  private(set) var pages: [[String]] = []

  private let rows: Int
  private var page: [String] = []

  /// The fewest lines that may stand alone at the end or the beginning of a page.
  private static let fewest = 4

  init(_ step: Step, _ formatter: StepFormatter, rows: Int) {
    self.rows = max(rows, 1)
    for section in formatter.sections(of: step) { add(section) }
    finishPage()
    balance()
  }

  private mutating func add(_ section: [StepFormatter.Part]) {
    let height = section.reduce(0) { $0 + $1.lines.count + 1 }
    let isMostlyFull = page.count * 3 > rows * 2
    if page.count + height > rows, isMostlyFull { finishPage() }
    for (index, part) in section.enumerated() {
      if part.isHeading {
        let next = index + 1 < section.count ? section[index + 1].lines.count : 0
        reserve(part.lines.count + 2 + min(next, Self.fewest))
      }
      add(part)
    }
  }

  private mutating func add(_ part: StepFormatter.Part) {
    if let hidden = part.hidden {
      reserve(max(hidden.count, part.lines.count) + 1)
      pages.append(page + gap + hidden)
    }
    var rest = part.lines[...]
    while true {
      let room = rows - page.count - gap.count
      if rest.count <= room {
        page += gap + rest
        return
      }
      let cut = cut(of: rest, room: room)
      if cut > rest.startIndex { page += gap + rest[..<cut] }
      rest = rest[cut...].drop { $0.isEmpty }
      finishPage()
    }
  }

  /// Where to cut lines of which only some fit: at an empty line, and not near either end.
  private func cut(of lines: ArraySlice<String>, room: Int) -> Int {
    let isWhole = lines.count <= rows && lines.count <= 2 * Self.fewest
    if !page.isEmpty, room < Self.fewest || isWhole { return lines.startIndex }
    let last = min(lines.startIndex + max(room, 1), lines.endIndex)
    let latest = max(min(last, lines.endIndex - Self.fewest), lines.startIndex + 1)
    let gaps = lines[..<latest].indices.filter { lines[$0].isEmptyCode }
    let gap = gaps.last { $0 >= lines.startIndex + room / 2 } ?? latest
    return page.isEmpty || gap - lines.startIndex >= Self.fewest ? gap : lines.startIndex
  }

  /// An empty line before a part that is not the first on its page.
  private var gap: [String] { page.isEmpty ? [] : [""] }

  /// Begins a page if fewer rows than a number are left.
  private mutating func reserve(_ count: Int) {
    if page.count + count > rows { finishPage() }
  }

  private mutating func finishPage() {
    if !page.isEmpty { pages.append(page) }
    page = []
  }

  /// Moves lines from the page before it to a last page of a few lines.
  private mutating func balance() {
    guard pages.count > 1, let last = pages.last, last.count < 2 * Self.fewest else { return }
    let former = pages[pages.count - 2]
    // A page with a hidden answer is the beginning of the next, and stays as it is.
    guard former.count > rows / 2, last.first != former.first else { return }
    let half = (former.count + last.count) / 2
    let gap = former.indices.dropFirst().last {
      former[$0].isEmpty && $0 <= half + 2 && !former[$0 - 1].contains(where: \.isRule)
    }
    guard let gap, gap >= former.count / 3 else { return }
    let moved = former[(gap + 1)...] + [""] + last
    guard moved.count <= rows else { return }
    pages[pages.count - 2] = Array(former[..<gap])
    pages[pages.count - 1] = Array(moved)
  }
}

extension Character {
  /// Whether headings are underlined with the character.
  fileprivate var isRule: Bool { "═─=".contains(self) }
}

extension String {
  /// Whether the line is empty, or a numbered line of code without text.
  fileprivate var isEmptyCode: Bool {
    isEmpty || hasSuffix("│") || hasSuffix("|") || hasSuffix("│\u{1B}[0m")
  }
}
