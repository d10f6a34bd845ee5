import HeadlessUIKit
import TerminalIO

/// Plays a recorded lesson on a terminal, one page at a time.
struct InteractivePlayer {
  let recording: Recording
  let product: String
  let style: TerminalStyle
  let first: String?
  /// Where the page is kept on which the reader leaves, or nil to keep it nowhere.
  let bookmarks: Bookmarks?

  /// Plays until the reader leaves, and returns the program's exit status.
  func run() -> Int32 {
    Terminal.run { terminal in
      var reader = LessonReader(
        steps: recording.steps, titles: recording.chapters.map(\.title), product: product,
        style: style, size: terminal.size)
      if let first {
        reader.open(first)
      } else if let bookmark = bookmarks?[product] {
        reader.offer(bookmark)
      }
      reader.tellProblems()
      while true {
        terminal.draw(reader.lines)
        switch terminal.nextEvent() {
        case .closed: return 0
        case .resize: reader.resize(to: terminal.size)
        case .key(let key):
          let request = reader.handle(key)
          keep(reader)
          switch request {
          case .redraw: break
          case .leave: return 0
          case .usePhone(let step):
            terminal.release { PhoneReplay.runInOwnProcess(step: step, style: style) }
            reader.resize(to: terminal.size)
          }
        }
      }
    }
  }

  /// Keeps the page at once, because a reader may leave with Control-C.
  ///
  /// One who only looked in at the first page keeps the former bookmark.
  private func keep(_ reader: LessonReader) {
    guard !reader.isAtStart, let bookmarks, bookmarks[product] != reader.bookmark else { return }
    bookmarks[product] = reader.bookmark
  }
}
