import HeadlessUIKit

/// The pages of a lesson, and which of them is open.
///
/// ``PageMaker`` decides what is on a page. A notice lies over the page until it is closed.
///
/// - Shape: Pages follow each other through all steps.
/// - Units: Terminal cells.
/// - Errors: A window of any size has pages; one of 40 by 10 can be read.
struct LessonReader {
  /// What the player has to do after a key.
  enum Request: Equatable {
    case redraw
    case usePhone(String)
    case leave
  }

  private let steps: [Step]
  private let product: String
  private let style: TerminalStyle
  private var size: (columns: Int, rows: Int)
  private var pages: [PageMaker.Page] = []
  private var current = 0
  private var notice: Notice?

  /// What lies over the page.
  private enum Notice {
    case help, source
    /// To go on where the reader left.
    case offer(Bookmark)
  }

  init(
    steps: [Step], product: String, style: TerminalStyle, size: (columns: Int, rows: Int)
  ) {
    self.steps = steps
    self.product = product
    self.style = style
    self.size = size
    layOut()
  }

  /// The lines of the window: the open page, and the keys at the bottom.
  var lines: [String] {
    var lines = noticeLines ?? pages[current].lines
    lines = Array(lines.prefix(room))
    lines += Array(repeating: "", count: room - lines.count)
    return lines + [footer]
  }

  /// Turns to the step that has a label.
  mutating func open(_ label: String) {
    guard let step = steps.firstIndex(where: { $0.label == label }) else { return }
    current = pages.firstIndex { $0.step == step } ?? current
  }

  /// The page that is open, as it is found again in a window of another size.
  var bookmark: Bookmark {
    let page = pages[current]
    guard steps.indices.contains(page.step) else { return Bookmark(step: "", page: 0) }
    let first = pages.firstIndex { $0.step == page.step } ?? current
    return Bookmark(step: steps[page.step].label, page: current - first)
  }

  /// Whether the reader has not gone on from the first page.
  var isAtStart: Bool { current == 0 }

  /// Offers to go on at a page that was open before, unless that is the first.
  mutating func offer(_ bookmark: Bookmark) {
    if let page = page(of: bookmark), page > 0 { notice = .offer(bookmark) }
  }

  private func page(of bookmark: Bookmark) -> Int? {
    let own = pages.indices.filter {
      steps.indices.contains(pages[$0].step) && steps[pages[$0].step].label == bookmark.step
    }
    guard let first = own.first, let last = own.last else { return nil }
    return min(first + max(bookmark.page, 0), last)
  }

  /// Fits the pages into a window of another size, and stays at the text or picture of the step.
  mutating func resize(to size: (columns: Int, rows: Int)) {
    let page = pages[current]
    func samePages() -> [Int] {
      pages.indices.filter { pages[$0].step == page.step && pages[$0].isPicture == page.isPicture }
    }
    let offset = current - (samePages().first ?? current)
    self.size = size
    layOut()
    let new = samePages()
    current = new.isEmpty ? 0 : new[min(offset, new.count - 1)]
  }

  /// Does what a key means, and says what is left for the player to do.
  mutating func handle(_ key: Key) -> Request {
    if let open = notice {
      if key == .endOfInput { return .leave }
      notice = nil
      if case .offer(let bookmark) = open, Self.forward.contains(key) {
        current = page(of: bookmark) ?? current
      }
      return .redraw
    }
    switch key {
    case _ where Self.forward.contains(key): current = min(current + 1, pages.count - 1)
    case .left, .pageUp, .backspace: current = max(current - 1, 0)
    case .home: current = 0
    case .end: current = pages.count - 1
    case .down: current = pages.indices.first { $0 > current && startsPicture($0) } ?? current
    case .up: current = pages.indices.last { $0 < current && startsPicture($0) } ?? 0
    case .character("?"), .character("h"): notice = .help
    case .character("s"): notice = .source
    case .character("t"): return phone.map { .usePhone($0.label) } ?? .redraw
    case .character("q"), .endOfInput: return .leave
    default: break
    }
    return .redraw
  }

  /// The step whose phone the reader would take: that of the picture looked at last.
  ///
  /// Text stands before its own picture, so it goes with the one before it. A chapter's first
  /// text has none before it, and goes with its own.
  private var phone: Step? {
    let page = pages[current]
    guard steps.indices.contains(page.step) else { return nil }
    let chapter = steps[page.step].chapter
    let seen = steps[..<(page.isPicture ? page.step + 1 : page.step)]
    return seen.last { $0.scene != nil && $0.chapter == chapter }
      ?? steps[page.step...].first { $0.scene != nil && $0.chapter == chapter }
  }

  private var room: Int { max(size.rows - 1, 1) }

  private static let forward: [Key] = [.right, .pageDown, .enter, .character(" ")]

  private func startsPicture(_ index: Int) -> Bool {
    guard pages[index].isPicture, index > 0 else { return pages[index].isPicture }
    return !pages[index - 1].isPicture || pages[index - 1].step != pages[index].step
  }

  /// The step of a bookmark as a reader knows it.
  private func title(of bookmark: Bookmark) -> String {
    guard let scene = steps.first(where: { $0.label == bookmark.step })?.scene else {
      return "the end of chapter \(bookmark.step.prefix { $0 != "." })"
    }
    return "\(bookmark.step), \u{201C}\(scene.caption)\u{201D}"
  }

  private var noticeLines: [String]? {
    switch notice {
    case nil: nil
    case .help: help
    case .source: sourceLocation
    case .offer(let bookmark):
      "You left this lesson at \(title(of: bookmark)).".wrapped(cells: size.columns)
        + ["", "Return, Space or Right goes on there.", "Any other key begins at the first page."]
    }
  }

  private mutating func layOut() {
    pages = PageMaker(style: style, columns: size.columns, rows: room).pages(of: steps)
    if pages.isEmpty { pages = [PageMaker.Page(step: 0, lines: ["This lesson has no steps."])] }
  }

  private var footer: String {
    let step = pages[current].step
    let label = steps.indices.contains(step) ? "\(steps[step].label)  " : ""
    let position = "\(label)\(current + 1)/\(pages.count)"
    let keys =
      size.columns < 60
      ? "t phone  ? help  q leave"
      : "<- -> turn the page  t take the phone  s source  ? help  q leave"
    let shown = style.isUnicode ? keys.replacingOccurrences(of: "<- ->", with: "← →") : keys
    let line = "\(position)  \(shown)"
    return TextStyler(style: style)
      .faint(line.truncated(cells: size.columns, ellipsis: style.glyphs.ellipsis))
  }

  private var help: [String] {
    [
      "Right, Space, Return  the next page",
      "Left, Backspace       the page before",
      "Down, Up              the next picture, the one before",
      "Return                shows an answer that is hidden",
      "Home, End             the first page, the last",
      "t                     take the phone and use it yourself",
      "s                     where the source of this page is",
      "q                     leave",
      "",
      "Any key closes this, q too.",
    ]
  }

  private var sourceLocation: [String] {
    guard steps.indices.contains(pages[current].step) else { return help }
    let step = steps[pages[current].step]
    return "This step ends at \(step.file):\(step.line). Open it in your editor, change it, and "
      .appending("run `swift run \(product)` again: the lesson plays what the file says.")
      .wrapped(cells: size.columns) + ["", "Any key closes this."]
  }
}
