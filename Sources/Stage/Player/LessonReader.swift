import CourseFormat
import HeadlessUIKit
import TerminalIO

/// The pages of a lesson, and which of them is open.
///
/// ``PageMaker`` decides what is on a page. A notice lies over the page until it is closed. So does
/// the list of the chapters. What is optional can be left out; then it has no pages.
///
/// - Shape: Pages follow each other through all steps. Chapters count from 1.
/// - Units: Terminal cells.
/// - Errors: A window of any size has pages; one of 40 by 10 can be read.
struct LessonReader {
  /// What the player has to do after a key.
  enum Request: Equatable {
    case redraw
    case usePhone(String)
    case leave
  }

  /// The steps that have pages.
  private var steps: [Step]
  private let allSteps: [Step]
  private let titles: [String]
  private let product: String
  private let style: TerminalStyle
  private var size: (columns: Int, rows: Int)
  private var pages: [PageMaker.Page] = []
  private var current = 0
  private var notice: Notice?
  private var leavesOutOptional = false
  /// What the reader types after `/`, or nil.
  private var query: String?
  /// What was looked for last.
  private var needle = ""
  /// A sentence in the place of the keys, until the next key.
  private var message: String?

  /// What lies over the page.
  private enum Notice {
    case help, source
    /// To go on where the reader left.
    case offer(Bookmark)
    /// What is not as the comments say, and the offer that comes after it.
    case problems(Bookmark?)
    case chapters(ChapterList)
  }

  /// Creates a reader at the first page.
  ///
  /// - Parameters:
  ///   - steps: The steps of the lesson.
  ///   - titles: The titles of its chapters, in order.
  ///   - product: The name the lesson is run by.
  ///   - style: What the terminal can show.
  ///   - size: The size of the window.
  init(
    steps: [Step], titles: [String] = [], product: String, style: TerminalStyle,
    size: (columns: Int, rows: Int)
  ) {
    self.steps = steps
    allSteps = steps
    self.titles = titles
    self.product = product
    self.style = style
    self.size = size
    layOut()
  }

  /// The lines of the window: the open page, and the keys at the bottom.
  var lines: [String] {
    var lines = noticeLines ?? pages[current].lines.map { $0.marking(needle, style) }
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

  /// Says what in the lesson is not as its comments say, if there is anything.
  ///
  /// That is so when a reader has changed a chapter. An offer waits until this is read.
  mutating func tellProblems() {
    guard steps.contains(where: { !$0.problems.isEmpty }) else { return }
    if case .offer(let bookmark) = notice {
      notice = .problems(bookmark)
    } else {
      notice = .problems(nil)
    }
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
    message = nil
    if key == .endOfInput { return .leave }
    if let open = notice {
      handle(key, over: open)
      return .redraw
    }
    if let typed = query {
      handle(key, typed: typed)
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
    case .character("g"): notice = .chapters(chapterList)
    case .character("/"): query = ""
    case .character("n"): find(needle, forward: true)
    case .character("N"): find(needle, forward: false)
    case .escape: needle = ""
    case .character("o"): leaveOutOptional(!leavesOutOptional)
    case .character("t"): return phone.map { .usePhone($0.label) } ?? .redraw
    case .character("q"): return .leave
    default: break
    }
    return .redraw
  }

  /// Does what a key means while something lies over the page.
  private mutating func handle(_ key: Key, over open: Notice) {
    notice = nil
    switch open {
    case .help, .source: break
    case .offer(let bookmark):
      if Self.forward.contains(key) { current = page(of: bookmark) ?? current }
    case .problems(let bookmark):
      if key == .enter {
        current = pageOfFirstProblem ?? current
      } else if let bookmark {
        notice = .offer(bookmark)
      }
    case .chapters(var list):
      switch list.handle(key) {
      case .stay: notice = .chapters(list)
      case .close: break
      case .open(let number): openChapter(number)
      }
    }
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
    case .problems: problems
    case .chapters(let list): list.lines(columns: size.columns, rows: room, style: style)
    case .offer(let bookmark):
      "You left this lesson at \(title(of: bookmark)).".wrapped(cells: size.columns)
        + ["", "Return, Space or Right goes on there.", "Any other key begins at the first page."]
    }
  }

  /// What was found in the steps, and how to go on.
  private var problems: [String] {
    let sentences = steps.flatMap(\.problems).map(\.sentence)
    let keys = [
      "", "That is right if you have changed the lesson. Each difference stands at its line.", "",
      "Return goes to the first of them, any other key begins to read.",
    ]
    let tail = keys.flatMap { $0.wrapped(cells: size.columns) }
    var lines: [String] = []
    for (index, sentence) in sentences.enumerated() {
      let next = TextStyler(style: style).plain(sentence).hanging(2, cells: size.columns)
      let rest = sentences.count - index
      guard lines.count + next.count + tail.count + (rest > 1 ? 1 : 0) <= room else {
        lines.append(rest == sentences.count ? "\(rest) differences" : "and \(rest) more")
        break
      }
      lines += next
    }
    return lines + tail
  }

  /// The page on which the first difference is seen.
  private var pageOfFirstProblem: Int? {
    guard let step = steps.firstIndex(where: { !$0.problems.isEmpty }),
      let problem = steps[step].problems.first
    else { return nil }
    let own = pages.indices.filter { pages[$0].step == step }
    // A long note is broken into lines, but hardly within its first words.
    let words = TextStyler(style: style).plain(problem.note).prefix(20)
    return own.first { pages[$0].text.contains(words) } ?? own.first
  }

  private mutating func layOut() {
    pages = PageMaker(style: style, columns: size.columns, rows: room).pages(of: steps)
    if pages.isEmpty { pages = [PageMaker.Page(step: 0, lines: ["This lesson has no steps."])] }
  }

  // MARK: - Chapters

  /// The chapters, with the one that is open chosen.
  private var chapterList: ChapterList {
    let numbers = steps.reduce(into: [Int]()) { numbers, step in
      if numbers.last != step.chapter { numbers.append(step.chapter) }
    }
    let entries = numbers.map { number in
      let title = titles.indices.contains(number - 1) ? titles[number - 1] : "Chapter \(number)"
      return ChapterList.Entry(number: number, title: title)
    }
    let open = steps.indices.contains(pages[current].step) ? steps[pages[current].step].chapter : 1
    return ChapterList(entries: entries, open: open)
  }

  /// Turns to the first page of a chapter.
  private mutating func openChapter(_ number: Int) {
    if let page = pages.firstIndex(where: {
      steps.indices.contains($0.step) && steps[$0.step].chapter == number
    }) {
      current = page
    } else if allSteps.contains(where: { $0.chapter == number }) {
      message = "Chapter \(number) is optional and left out. Press o to bring it back."
    } else {
      message = "There is no chapter \(number)."
    }
  }

  // MARK: - What is optional

  /// Leaves out what is optional, or brings it back, and stays at the step that is open.
  ///
  /// If the open step is left out, the next one is opened.
  private mutating func leaveOutOptional(_ leavesOut: Bool) {
    let open = steps.indices.contains(pages[current].step) ? steps[pages[current].step] : nil
    let offset = current - (pages.firstIndex { $0.step == pages[current].step } ?? current)
    leavesOutOptional = leavesOut
    steps = leavesOut ? allSteps.compactMap(withoutOptional) : allSteps
    message =
      leavesOut
      ? "What only old code needs is left out. o brings it back." : "Nothing is left out."
    layOut()
    guard let open else { return }
    let step = steps.firstIndex { ($0.chapter, $0.number) >= (open.chapter, open.number) }
    let own = pages.indices.filter { pages[$0].step == step }
    guard let first = own.first, let last = own.last, let step else {
      current = pages.count - 1
      return
    }
    current = steps[step].label == open.label ? min(first + offset, last) : first
  }

  /// The step without its optional boxes, or nil if nothing is left of it.
  private func withoutOptional(_ step: Step) -> Step? {
    if titles.indices.contains(step.chapter - 1),
      OptionalPart.isMarked(titles[step.chapter - 1])
    {
      return nil
    }
    let passages = step.passages.filter { passage in
      if case .box(let box) = passage { !box.kind.isOptional } else { true }
    }
    guard passages.count < step.passages.count else { return step }
    if passages.isEmpty, step.scene == nil, step.problems.isEmpty { return nil }
    return Step(
      chapter: step.chapter, number: step.number, passages: passages, scene: step.scene,
      file: step.file, line: step.line, printed: step.printed, problems: step.problems)
  }

  // MARK: - Searching

  /// Does what a key means while the reader types what to look for.
  private mutating func handle(_ key: Key, typed: String) {
    switch key {
    case .enter:
      query = nil
      // Return alone looks for the same again.
      if !typed.isEmpty { needle = typed }
      find(needle, forward: true)
    case .escape: query = nil
    case .backspace: query = typed.isEmpty ? nil : String(typed.dropLast())
    case .character(let character): query = typed + String(character)
    default: break
    }
  }

  /// Turns to the next page with a text, or the one before; after the last page comes the first.
  private mutating func find(_ text: String, forward: Bool) {
    guard !text.isEmpty else {
      message = "Nothing is looked for. Press / and type a word."
      return
    }
    let count = pages.count
    let order = (1...count).map { (current + (forward ? $0 : count - $0)) % count }
    guard let page = order.first(where: { pages[$0].holds(text) }) else {
      message = "\u{201C}\(text)\u{201D} is not in this lesson."
      if !style.isUnicode { message = TextStyler(style: style).plain(message ?? "") }
      return
    }
    message =
      page == current
      ? "No other page has it." : "n the next place, N the one before, Escape ends the search"
    current = page
  }

  private var footer: String {
    if let query {
      return "/\(query)".truncated(cells: size.columns, ellipsis: style.glyphs.ellipsis)
    }
    if let message {
      return message.truncated(cells: size.columns, ellipsis: style.glyphs.ellipsis)
    }
    let step = pages[current].step
    let label = steps.indices.contains(step) ? "\(steps[step].label)  " : ""
    let position = "\(label)\(current + 1)/\(pages.count)"
    let keys =
      size.columns < 60
      ? "t phone  ? help  q leave"
      : "<- -> turn the page  t take the phone  g chapters  ? help  q leave"
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
      "g                     the chapters: go to one",
      "/                     search; n the next place, N the one before",
      "o                     leave out what is optional, or bring it back",
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
