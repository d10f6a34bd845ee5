import CourseFormat
import HeadlessUIKit
import Testing

/// Fails a check in which the core complains on the console.
///
/// UIKit goes on after a row that does not exist or a number below nought, and only says so where
/// a programmer reads it. A check reads it for the learner.
enum ConsoleWatch {
  /// A device on which nothing has happened, and whose console fails a check, once a sentence.
  static func device(failing test: Test) -> Device {
    let device = IsolatedTrait.freshState()
    let location = test.sourceLocation
    var seen: Set<String> = []
    device.console = { sentence in
      guard seen.insert(sentence).inserted else { return }
      IssueNote.record(
        .complaint, GradingMessage.complaint(sentence), sourceLocation: location)
    }
    return device
  }
}

/// Does what the core complains about, because a check wants to see what comes of it.
public func despiteComplaints<Result>(_ body: () throws -> Result) rethrows -> Result {
  let device = Device.current
  let console = device.console
  device.console = { _ in }
  defer { device.console = console }
  return try body()
}

/// Does what the core complains about, and waits for it, because a check wants to see what comes of it.
public func despiteComplaints<Result>(
  waitingFor body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let device = Device.current
  let console = device.console
  device.console = { _ in }
  defer { device.console = console }
  return try await body()
}
