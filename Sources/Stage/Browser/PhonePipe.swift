import HeadlessUIKit

/// The process of a phone in a browser: events come in line by line, and each line is answered by
/// one.
///
///     → {"touches": [{"id": 1, "phase": "began", "x": 160, "y": 284}]}
///     ← {"patch": [812, 903, "…"], "next": 16}
///
/// - Shape: The first line out is what the phone shows before anything is done. The process ends
///   when no more lines come.
/// - Errors: A line that is no event is answered with a sentence. One that is too long ends it.
package final class PhonePipe {
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var phone: BrowserPhone?
  private var printed: PrintedText?

  /// What was said before there was a phone, as while an application launches.
  private var early: [String] = []

  /// The length at which a line is too long, in bytes.
  private static let longestLine = 1 << 20

  /// Creates a pipe between two descriptors.
  init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
  }

  /// Takes the standard input and output; what the program prints from now on goes to the page.
  package static func ofProgram() -> PhonePipe {
    let output = dup(STDOUT_FILENO)
    let pipe = PhonePipe(input: STDIN_FILENO, output: output)
    pipe.printed = PrintedText(writtenTo: STDOUT_FILENO)
    if pipe.printed == nil { dup2(STDERR_FILENO, STDOUT_FILENO) }
    return pipe
  }

  /// Hears what is written to the console, and what a person could not do.
  ///
  /// What is said before the phone is there comes with the first answer.
  package func note(_ line: String) {
    if let phone {
      phone.note(line)
    } else if early.count < BrowserPhone.mostLines {
      early.append(line)
    }
  }

  /// Serves a phone until no more lines come.
  ///
  /// `guarded` runs what calls the application's own code, which need not come back.
  ///
  /// What was printed on the way to the step that it begins with stands in the lesson.
  func serve(_ stage: Stage, guarded: (() -> Void) -> Void = { $0() }) {
    _ = printed?.take()
    guarded { phone = BrowserPhone(stage: stage) }
    answer(nil, guarded)
    while let line = nextLine() { answer(line, guarded) }
  }

  /// How often tasks get their turn after each event: a few calls of `await` follow each other.
  static let passes = 20

  /// The same, and what the application does in tasks goes on after each line.
  package func serve(_ stage: Stage, guarded: (() -> Void) -> Void) async {
    guarded { phone = BrowserPhone(stage: stage) }
    for line in early { phone?.note(line) }
    early = []
    answer(nil, guarded)
    while let line = nextLine() {
      answer(line, guarded)
      for _ in 1...Self.passes { await Task.yield() }
    }
  }

  /// Answers once, with rows of values under headings, for what has no screen.
  package func serve(table: [[String]]) {
    write(["table": table])
  }

  /// Answers a line; nil stands for the first answer, to which nothing was asked.
  private func answer(_ line: [UInt8]?, _ guarded: (() -> Void) -> Void) {
    var answer = PhoneAnswer()
    guarded {
      do {
        let events = try line.map { try PhoneEvent.events(in: Data($0)) } ?? []
        answer = phone?.answer(to: events) ?? answer
      } catch {
        answer.refused = "The line is no event of a phone: \(error)"
      }
    }
    if let lines = printed?.take(), !lines.isEmpty { answer.printed = lines }
    write(answer)
  }

  private func write(_ answer: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let line = (try? encoder.encode(answer)) ?? Data("{}".utf8)
    try? FileHandle(fileDescriptor: output, closeOnDealloc: false)
      .write(contentsOf: line + Data("\n".utf8))
  }

  /// Returns the next line without its end, or nil if there is none.
  private func nextLine() -> [UInt8]? {
    var scanned = 0
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      scanned = buffer.count
      guard scanned < Self.longestLine else { return nil }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(input, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }
}
