import HeadlessUIKit

/// Plays a recorded lesson on a terminal, one page at a time.
struct InteractivePlayer {
  let recording: Recording
  let product: String
  let style: TerminalStyle
  let first: String?

  /// Plays until the reader leaves, and returns the program's exit status.
  func run() -> Int32 {
    Terminal.run { terminal in
      var reader = LessonReader(
        steps: recording.steps, product: product, style: style, size: terminal.size)
      if let first { reader.open(first) }
      while true {
        terminal.draw(reader.lines)
        switch terminal.nextEvent() {
        case .closed: return 0
        case .resize: reader.resize(to: terminal.size)
        case .key(let key):
          switch reader.handle(key) {
          case .redraw: break
          case .leave: return 0
          case .takePhone(let step):
            terminal.lend { PhoneReplay.runInOwnProcess(step: step, style: style) }
            reader.resize(to: terminal.size)
          }
        }
      }
    }
  }
}
