import HeadlessUIKit
import TerminalIO

/// A person at a terminal who uses a phone until they leave it.
package struct LiveSession {
  private let stage: Stage
  private let style: TerminalStyle
  private let title: String
  private let advice: String
  private let destination: String
  private let guarded: (() -> Void) -> Void

  /// Creates a session on a stage.
  ///
  /// `advice` is what to try, above the phone; `destination` is where the person goes who leaves;
  /// `guarded` runs what calls the application's own code, which need not come back.
  package init(
    _ stage: Stage, style: TerminalStyle, title: String, advice: String = "",
    destination: String = "back to the lesson",
    guarded: @escaping (() -> Void) -> Void = { $0() }
  ) {
    (self.stage, self.style, self.title) = (stage, style, title)
    (self.advice, self.destination, self.guarded) = (advice, destination, guarded)
  }

  /// Draws on the whole terminal until the person leaves; ask ``Terminal/isInteractive`` first.
  func run() {
    let output = TakenOutput()
    defer {
      stage.device.conversation.willSpeak = nil
      output.end()
    }
    Terminal.run { terminal in
      let phone = phone
      listen(for: phone, to: output)
      while draw(phone, output, on: terminal), handle(terminal.nextEvent(), phone) {}
    }
  }

  /// The same, and what the application does in tasks goes on after each key.
  package func play() async {
    let output = TakenOutput()
    defer {
      stage.device.conversation.willSpeak = nil
      output.end()
    }
    await Terminal.run { terminal in
      let phone = phone
      listen(for: phone, to: output)
      while draw(phone, output, on: terminal), handle(terminal.nextEvent(), phone) {
        for _ in 1...PhonePipe.passes { await Task.yield() }
      }
    }
  }

  /// Returns what the person sees first, for a reader who cannot press keys.
  package func opening(width: Int) -> [String] {
    let styler = TextStyler(style: style)
    var lines =
      [styler.bold(title)] + (advice.isEmpty ? [] : styler.plain(advice).wrapped(cells: width))
    guarded {
      let display = stage.display
      let phone = TerminalCanvas.trimmed(style).fitting(display, columns: width, rows: .max)
      lines += [""] + phone.lines(for: display)
    }
    return lines
  }

  private var phone: LivePhone? {
    var phone: LivePhone?
    guarded {
      phone = LivePhone(
        stage: stage, style: style, title: title, advice: advice, destination: destination)
    }
    return phone
  }

  /// Takes what is printed before each message, so that it stands before that message.
  private func listen(for phone: LivePhone?, to output: TakenOutput) {
    stage.device.conversation.willSpeak = { [weak phone] in
      phone?.note(printed: output.lines())
    }
  }

  private func draw(
    _ phone: LivePhone?, _ output: TakenOutput, on terminal: Terminal
  ) -> Bool {
    guard let phone else { return false }
    phone.note(printed: output.lines())
    var lines: [String] = []
    let size = terminal.size
    guarded { lines = phone.lines(columns: size.columns, rows: size.rows) }
    terminal.draw(lines)
    return true
  }

  /// Does what an event means, and returns whether the person stays.
  private func handle(_ event: Terminal.Event, _ phone: LivePhone?) -> Bool {
    switch event {
    case .closed: return false
    case .resize: return true
    case .key(let key):
      var stays = false
      guarded { stays = phone?.handle(key) ?? false }
      return stays
    }
  }
}
