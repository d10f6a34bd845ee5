import HeadlessUIKit

/// A reader's place in a lesson, and the page that is open there.
///
/// Text fills pages of the window's size and each `//: ##` begins a new one. A picture has a
/// page to itself, or several in a small window.
///
/// - Shape: Pages follow each other through all steps.
/// - Units: Terminal cells.
/// - Errors: None. A window of any size has pages; one of 40 by 10 can be read.
struct LessonReader {
  /// What the player has to do after a key.
  enum Request: Equatable {
    case redraw
    case takePhone(String)
    case leave
  }

  /// A page: the step it belongs to and its lines.
  struct Page {
    let step: Int
    let lines: [String]
  }

  private let steps: [Step]
  private let product: String
  private let style: TerminalStyle
  private var size: (columns: Int, rows: Int)
  private var pages: [Page] = []
  private var current = 0
  private var notice: [String]?

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
    var lines = notice ?? pages[current].lines
    lines = Array(lines.prefix(room))
    lines += Array(repeating: "", count: room - lines.count)
    return lines + [footer]
  }

  /// Turns to the step that has a label.
  mutating func open(_ label: String) {
    guard let step = steps.firstIndex(where: { $0.label == label }) else { return }
    current = pages.firstIndex { $0.step == step } ?? current
  }

  /// Fits the pages into a window of another size, and stays at the step.
  mutating func resize(to size: (columns: Int, rows: Int)) {
    let step = pages[current].step
    let offset = current - (pages.firstIndex { $0.step == step } ?? current)
    self.size = size
    notice = nil
    layOut()
    let first = pages.firstIndex { $0.step == step } ?? 0
    let last = pages.lastIndex { $0.step == step } ?? first
    current = min(first + offset, last)
  }

  /// Does what a key means, and says what is left for the player to do.
  mutating func handle(_ key: Key) -> Request {
    if notice != nil, key != .character("q"), key != .control("c") {
      notice = nil
      return .redraw
    }
    switch key {
    case .right, .pageDown, .enter, .character(" "): current = min(current + 1, pages.count - 1)
    case .left, .pageUp, .backspace: current = max(current - 1, 0)
    case .home: current = 0
    case .end: current = pages.count - 1
    case .down: current = place(ofStep: pages[current].step + 1)
    case .up: current = place(ofStep: pages[current].step - 1)
    case .character("?"), .character("h"): notice = help
    case .character("s"): notice = whereTheSourceIs
    case .character("t"): return takePhone()
    case .character("q"), .control("c"), .endOfInput: return .leave
    default: break
    }
    return .redraw
  }

  /// Text after a chapter's last picture belongs to that picture: by the end of the chapter the
  /// objects that answered for the screen are gone.
  private func takePhone() -> Request {
    let read = steps.prefix(pages[current].step + 1)
    let pictured = read.last { $0.scene != nil && $0.chapter == read.last?.chapter }
    return pictured.map { .takePhone($0.label) } ?? .redraw
  }

  private var room: Int { max(size.rows - 1, 1) }

  private func place(ofStep step: Int) -> Int {
    let pinned = min(max(step, 0), steps.count - 1)
    return pages.firstIndex { $0.step == pinned } ?? current
  }

  private mutating func layOut() {
    let maker = PageMaker(style: style, columns: size.columns, rows: room)
    pages = steps.indices.flatMap { index in
      maker.pages(of: steps[index]).map { Page(step: index, lines: $0) }
    }
    if pages.isEmpty { pages = [Page(step: 0, lines: ["This lesson has no steps."])] }
  }

  private var footer: String {
    let place = "\(current + 1)/\(pages.count)"
    let keys =
      size.columns < 60
      ? "t phone  ? help  q leave"
      : "<- -> turn the page   t take the phone   s source   ? help   q leave"
    let shown = style.isUnicode ? keys.replacingOccurrences(of: "<- ->", with: "← →") : keys
    let line = "\(place)  \(shown)"
    return Ink(style: style)
      .faint(line.truncated(cells: size.columns, ellipsis: style.glyphs.ellipsis))
  }

  private var help: [String] {
    [
      "Right, Space, Return  the next page",
      "Left, Backspace       the page before",
      "Down, Up              the next step, the step before",
      "Home, End             the first page, the last",
      "t                     take the phone and use it yourself",
      "s                     where the source of this page is",
      "q                     leave",
      "",
      "Any key closes this.",
    ]
  }

  private var whereTheSourceIs: [String] {
    let step = steps[pages[current].step]
    return "This step ends at \(step.file):\(step.line). Open it in your editor, change it, and "
      .appending("run `swift run \(product)` again: the lesson plays what the file says.")
      .wrapped(cells: size.columns) + ["", "Any key closes this."]
  }
}
