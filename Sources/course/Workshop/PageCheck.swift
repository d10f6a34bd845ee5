import Answers
import Foundation
import WebServer

/// A check of an answer that a page asked for: what it has said by now, and who hears what it says next.
///
///     {"ended":{"exercise":"pickers/01-…","name":"there is one wheel for every column","outcome":"passed"}}
///     {"name":"pickers/01-…","state":…}            the verdict, the last line
///
/// - Shape: Two pages that ask for the same text hear the same lines, each from the first one on.
/// - Errors: A check that comes to no verdict says why: with the status 503 if it has said nothing else, and
///   otherwise as its last line, `{"problem":"…"}`.
final class PageCheck {
  /// Runs the check, tells each line of JSON that it says, and returns why there is no verdict, or nil.
  typealias Work = (_ hear: @escaping @MainActor @Sendable (String) -> Void) async -> String?

  private var lines: [String] = []
  private var isOver = false
  /// Whether the last line is a verdict, or says why there is none.
  private var isConcluded = false
  private var hearers: [UUID: AsyncStream<Data>.Continuation] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var task: Task<Void, Never>?

  private struct Problem: Encodable {
    let problem: String
  }

  /// What is said before the verdict is known: that a check has ended.
  struct Step: Codable {
    struct Check: Codable {
      /// The exercise that it grades.
      let exercise: String
      let name: String
      let outcome: PageVerdict.Outcome
    }

    let ended: Check

    /// Describes a check that has ended.
    init(exercise: String, name: String, outcome: CheckResult.Outcome) {
      ended = Check(exercise: exercise, name: name, outcome: .init(outcome.judgement))
    }
  }

  /// Begins a check; `end` is called when it is over.
  init(_ work: @escaping Work, end: @escaping (PageCheck) -> Void) {
    task = Task {
      let problem = await work { self.say($0) }
      if let problem { self.conclude(problem) }
      self.isOver = true
      for hearer in self.hearers.values { hearer.finish() }
      self.hearers = [:]
      self.wake()
      end(self)
    }
  }

  /// Ends the check.
  func cancel() { task?.cancel() }

  /// Answers a page: at once if the check is over, and otherwise line by line.
  func response() async -> WebResponse {
    if lines.isEmpty, !isOver { await withCheckedContinuation { waiting.append($0) } }
    guard isOver else { return WebResponse(contentType: Self.type, body: .stream(stream())) }
    let text = lines.map { $0 + "\n" }.joined()
    return isConcluded ? .text(text, as: Self.type) : .text(text, status: 503)
  }

  private static let type = "application/x-ndjson"

  private func stream() -> AsyncStream<Data> {
    let id = UUID()
    return AsyncStream { continuation in
      for line in lines { continuation.yield(Self.data(line)) }
      hearers[id] = continuation
      continuation.onTermination = { _ in Task { @MainActor in self.hearers[id] = nil } }
    }
  }

  /// Whether a line says that a check has ended, and others still run.
  static func isStep(_ line: some StringProtocol) -> Bool {
    (try? JSONDecoder().decode(Step.self, from: Data(line.utf8))) != nil
  }

  private static func data(_ line: String) -> Data { Data((line + "\n").utf8) }

  private func say(_ line: String) {
    lines.append(line)
    isConcluded = !Self.isStep(line)
    for hearer in hearers.values { hearer.yield(Self.data(line)) }
    wake()
  }

  /// Says why there is no verdict.
  private func conclude(_ problem: String) {
    guard !lines.isEmpty, let data = try? JSONEncoder().encode(Problem(problem: problem)) else {
      lines.append(problem)
      return
    }
    say(String(decoding: data, as: UTF8.self))
  }

  private func wake() {
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}
