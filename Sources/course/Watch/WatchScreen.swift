import Answers
import TerminalIO

/// What `course watch` shows on a terminal, and what a key means there.
///
/// - Shape: A heading, the text of the exercise or what lies over it, and two lines at the foot: how
///   far the learner is, and the keys.
/// - Units: Lines of the text, and cells of the terminal.
struct WatchScreen {
  /// The longest line of prose, in cells.
  private static let measure = 80

  /// An exercise, and its state as far as it is known.
  struct Entry: Equatable {
    let exercise: Exercise
    var state: Verdict.State?
  }

  /// What a key asks the program to do.
  enum Request: Equatable {
    case open(Exercise)
    case hint, solution, play, edit, reset, quit
  }

  /// What lies over the exercise.
  enum Overlay: Equatable {
    /// A text, until a key that does nothing else.
    case text(title: String, lines: [ScreenLine])
    case list(ExerciseList)
    /// Whether the exercise is to be put back as it came.
    case askReset
  }

  private(set) var entries: [Entry]
  private(set) var current: Exercise

  /// The statement, the chapter and the verdict.
  private(set) var body: [ScreenLine] = []

  var overlay: Overlay? {
    didSet { if overlay == nil || oldValue == nil { top = 0 } }
  }

  /// What goes on: `Grading: compiling, 3 s`.
  var activity: String?

  /// What makes links of paths, where the terminal has them.
  var links: PathLinks?

  var isColored = false

  /// Whether the terminal shows signs outside ASCII.
  var isUnicode = true

  /// The first line of the text that is shown.
  private var top = 0

  /// The size of the window.
  var size: (columns: Int, rows: Int)

  init(_ entries: [Entry], at current: Exercise, size: (columns: Int, rows: Int)) {
    self.entries = entries
    self.current = current
    self.size = size
  }

  /// The state of the exercise that is shown.
  var state: Verdict.State? { entries.first { $0.exercise == current }?.state }

  /// Shows the text of an exercise from its beginning.
  ///
  /// A verdict on what was saved takes the place of a help text that is open.
  mutating func show(_ exercise: Exercise, _ body: [ScreenLine], isVerdict: Bool = false) {
    if exercise != current { overlay = nil }
    if isVerdict, case .text = overlay { overlay = nil }
    current = exercise
    self.body = body
    top = 0
  }

  /// Notes the state of an exercise.
  mutating func note(_ state: Verdict.State, of exercise: Exercise) {
    for index in entries.indices where entries[index].exercise == exercise {
      entries[index].state = state
    }
  }

  // MARK: - Keys

  /// Takes a key, and returns what it asks the program to do.
  mutating func handle(_ key: Key) -> Request? {
    switch overlay {
    case .askReset:
      overlay = nil
      return key == .character("y") ? .reset : nil
    case .list(var list):
      return handle(key, in: &list)
    default: break
    }
    if scroll(by: key) { return nil }
    overlay = nil
    switch key {
    case .character("n"): return neighbour(1).map(Request.open)
    case .character("b"): return neighbour(-1).map(Request.open)
    case .character("h"): return .hint
    case .character("s"): return .solution
    case .character("p"): return .play
    case .character("e"): return .edit
    case .character("r"): overlay = .askReset
    case .character("l"): overlay = .list(ExerciseList(entries, at: current))
    case .character("?"): overlay = .text(title: "Keys", lines: Self.help)
    case .character("q"), .endOfInput: return .quit
    default: break
    }
    return nil
  }

  private mutating func handle(_ key: Key, in list: inout ExerciseList) -> Request? {
    switch list.handle(key) {
    case .stay: overlay = .list(list)
    case .close: overlay = nil
    case .open(let exercise):
      overlay = nil
      return .open(exercise)
    }
    return nil
  }

  private mutating func scroll(by key: Key) -> Bool {
    let page = max(room - 2, 1)
    switch key {
    case .down: top += 1
    case .up: top -= 1
    case .pageDown, .character(" "): top += page
    case .pageUp: top -= page
    case .home: top = 0
    case .end: top = Int.max / 2
    default: return false
    }
    top = min(max(top, 0), max(text.count - room, 0))
    return true
  }

  private func neighbour(_ step: Int) -> Exercise? {
    guard let index = entries.firstIndex(where: { $0.exercise == current }) else { return nil }
    return entries.element(at: index + step)?.exercise
  }

  // MARK: - Lines

  /// The lines that fill the window.
  var lines: [String] {
    let heading = ScreenLine(
      text: "\(current.name)  \(state.map { "\($0.mark) \($0.rawValue)" } ?? "not graded yet")",
      tone: .heading)
    let text = text
    let shown = Array(text.dropFirst(min(top, max(text.count - room, 0))).prefix(room))
    let left = text.count - top - shown.count
    let more = ScreenLine(
      text: left > 0 ? "  … \(left.of("more line")): Space" : "", tone: .quiet)
    let blanks = Array(repeating: ScreenLine(text: ""), count: max(room - shown.count, 0))
    let all = [heading, ScreenLine(text: "")] + shown + blanks + [more, progress, keys]
    return all.map(painted)
  }

  /// The number of lines of text that have room.
  private var room: Int { max(size.rows - 5, 1) }

  /// What is shown between the heading and the foot, broken into the width of the window.
  private var text: [ScreenLine] {
    let lines: [ScreenLine]
    switch overlay {
    case nil: lines = body
    case .text(let title, let text):
      lines = [ScreenLine(text: title, tone: .heading), ScreenLine(text: "")] + text
    case .askReset:
      lines = [
        ScreenLine(text: "Put \(current.shownPath) back as it came?", tone: .heading),
        ScreenLine(text: "Your text is kept in the folder Backups."), ScreenLine(text: ""),
        ScreenLine(text: "y puts it back, every other key leaves it as it is."),
      ]
    case .list(let list): lines = list.lines(rows: room)
    }
    return lines.flatMap { line in
      let cells = line.isProse ? min(size.columns, Self.measure) : size.columns
      return Self.broken(plain(line.text), cells: cells).map {
        ScreenLine(text: $0, tone: line.tone)
      }
    }
  }

  /// A text with the signs that the terminal shows.
  private func plain(_ text: String) -> String { isUnicode ? text : text.withMarksOfASCII }

  /// What says whose a line of code is, in a comparison of two answers.
  private static var owner: Regex<Substring> { #/(?:yours|solution) {2,}/# }

  /// A line in as many as the window needs, each indented as the words of the first.
  private static func broken(_ text: String, cells: Int) -> [String] {
    guard text.cellWidth > cells else { return [text] }
    let indent = text.prefix { $0 == " " }.count
    let words = text.dropFirst(indent)
    let mark = words.prefixMatch(of: Paragraphs.mark) ?? words.prefixMatch(of: owner)
    let width = indent + (mark?.0.count ?? 0)
    guard width < cells / 2 else { return text.wrapped(cells: cells) }
    let lines = text.dropFirst(width).wrapped(cells: cells - width)
    let blank = String(repeating: " ", count: width)
    return lines.enumerated().map { ($0 == 0 ? String(text.prefix(width)) : blank) + $1 }
  }

  private var progress: ScreenLine {
    let right = entries.count { $0.state == .right }
    let own = entries.filter { $0.exercise.lesson == current.lesson }
    let bar = Overview.bar(right, of: entries.count)
    let total = "\(right) of \(entries.count) right"
    let ofLesson = "\(current.product) \(own.count { $0.state == .right }) of \(own.count)"
    // What goes on is news, so it stays where there is little room.
    let work = activity.map { "  \($0)" } ?? ""
    let texts = ["\(bar) \(total), \(ofLesson)", "\(total), \(ofLesson)", total].map { $0 + work }
    return ScreenLine(text: texts.first { $0.cellWidth <= size.columns } ?? activity ?? total)
  }

  private var keys: ScreenLine {
    let text =
      switch overlay {
      case .list:
        fitting(
          [
            "arrows choose", "Return open", "w waiting", "x wrong", "c right", "/ search",
            "Esc back",
          ], gap: "   ", leavingOut: ["c right", "x wrong", "w waiting", "arrows choose"])
      case .askReset: "y yes   any other key: no"
      default:
        fitting(
          ["n next", "b back", "h hint", "l list"] + (state == .right ? ["s solution"] : [])
            + ["p play", "r reset", "e edit", "? keys", "q quit"], gap: "  ",
          leavingOut: [
            "e edit", "r reset", "b back", "l list", "s solution", "h hint", "p play", "n next",
          ])
      }
    return ScreenLine(text: text, tone: .quiet)
  }

  /// The keys that have room, without the first of those that may be left out.
  private func fitting(_ keys: [String], gap: String, leavingOut spare: [String]) -> String {
    var (keys, spare) = (keys, spare[...])
    while keys.joined(separator: gap).count > size.columns, let key = spare.popFirst() {
      keys.removeAll { $0 == key }
    }
    return keys.joined(separator: gap)
  }

  private static let help = [
    "n, b      the next exercise, the one before",
    "h         a hint, one step more each time",
    "l         the list of exercises; / searches in it",
    "s         the solution and other right ways, once yours is right",
    "p         your answer on the phone",
    "r         put the exercise back as it came (asks first; yours is kept)",
    "e         open the file in your editor",
    "Space     further down; arrows, Page Up and Page Down as well",
    "q         leave; so does Ctrl-C",
    "",
    "Save the file, and it is graded. Nothing goes on by itself: n is the way to the next exercise.",
  ].map { ScreenLine(text: $0) }

  private func painted(_ line: ScreenLine) -> String {
    let shown = plain(line.text)
    let text = links?.linked(shown) ?? shown
    return isColored && line.tone != .plain && !text.isEmpty
      ? "\u{1B}[\(line.tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
