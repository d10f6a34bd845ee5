import Answers
import TerminalIO

/// The list of exercises in `course watch`: all or those of a kind, with a search.
struct ExerciseList: Equatable {
  /// Which exercises are shown.
  enum Kind: Equatable {
    case all, waiting, wrong, right
  }

  /// What a key did.
  enum Outcome: Equatable {
    case stay, close
    case open(Exercise)
  }

  private let entries: [WatchScreen.Entry]
  private(set) var kind = Kind.all

  /// What is searched for.
  private(set) var words = ""

  /// Whether letters are part of the search.
  private var isSearching = false

  private var chosen: Exercise

  init(_ entries: [WatchScreen.Entry], at exercise: Exercise) {
    self.entries = entries
    chosen = exercise
  }

  /// The exercises that are shown.
  var shown: [WatchScreen.Entry] {
    entries.filter { entry in
      let isOfKind =
        switch kind {
        case .all: true
        case .waiting: entry.state == .waiting || entry.state == nil
        case .right: entry.state == .right
        case .wrong: ![.waiting, .right, nil].contains(entry.state)
        }
      return isOfKind
        && (words.isEmpty || entry.exercise.name.lowercased().contains(words.lowercased()))
    }
  }

  /// Takes a key.
  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .escape:
      guard isSearching || !words.isEmpty else { return .close }
      (isSearching, words) = (false, "")
    case .enter:
      return shown.first { $0.exercise == chosen }.map { .open($0.exercise) } ?? .stay
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -10)
    case .pageDown: move(by: 10)
    case .home: move(by: -entries.count)
    case .end: move(by: entries.count)
    case .backspace where isSearching: words = String(words.dropLast())
    case .character(let letter) where isSearching: words.append(letter)
    case .character("/"): isSearching = true
    case .character("w"): kind = kind == .waiting ? .all : .waiting
    case .character("x"): kind = kind == .wrong ? .all : .wrong
    case .character("c"): kind = kind == .right ? .all : .right
    case .character("l"), .character("q"): return .close
    default: break
    }
    // What is chosen is always one of those that are shown.
    if !shown.contains(where: { $0.exercise == chosen }), let first = shown.first {
      chosen = first.exercise
    }
    return .stay
  }

  private mutating func move(by step: Int) {
    let all = shown
    guard let index = all.firstIndex(where: { $0.exercise == chosen }) else { return }
    chosen = all[min(max(index + step, 0), all.count - 1)].exercise
  }

  /// The lines of the list, with the chosen exercise among the first so many.
  func lines(rows: Int) -> [ScreenLine] {
    let all = shown
    let title =
      switch kind {
      case .all: "Exercises"
      case .waiting: "Exercises that wait"
      case .wrong: "Exercises that are wrong"
      case .right: "Exercises that are right"
      }
    let search = isSearching || !words.isEmpty ? "   / \(words)" : ""
    let heading = ScreenLine(text: title + search, tone: .heading)
    guard !all.isEmpty else { return [heading, .init(text: "None.")] }
    let room = max(rows - 1, 1)
    let index = all.firstIndex { $0.exercise == chosen } ?? 0
    let start = min(max(index - room / 2, 0), max(all.count - room, 0))
    return [heading]
      + all[start...].prefix(room).map { entry in
        let sign = entry.exercise == chosen ? ">" : " "
        let state = entry.state.map { "\($0.mark) \($0.rawValue)" } ?? "  not graded yet"
        return ScreenLine(
          text: "\(sign) \(entry.exercise.name.padding(to: 34)) \(state)",
          tone: entry.state?.tone ?? .plain)
      }
  }
}
