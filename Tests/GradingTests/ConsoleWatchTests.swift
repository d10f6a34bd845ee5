import HeadlessUIKit
import Synchronization
import Testing

@testable import Grading

@Suite("What the core complains about", .serialized)
struct ConsoleWatchTests {
  let sentence = "There is no row 7. Compare the index with the number of rows."

  @Test
  func `a complaint fails the check with its text`() throws {
    let test = try #require(Test.current)
    let message = "UIKit goes on, and complains on the console: \(sentence)"

    withKnownIssue {
      Device.$ofTask.withValue(ConsoleWatch.device(failing: test)) {
        Device.current.console(sentence)
      }
    } matching: {
      $0.comments.map(\.rawValue) == [message]
    }
  }

  @Test
  func `the same complaint fails a check once`() throws {
    let test = try #require(Test.current)
    let count = Mutex(0)

    withKnownIssue {
      Device.$ofTask.withValue(ConsoleWatch.device(failing: test)) {
        for _ in 1...3 { Device.current.console(sentence) }
      }
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }

    #expect(count.withLock { $0 } == 1)
  }

  @Test
  func `what a check provokes fails nothing, and only that`() throws {
    let test = try #require(Test.current)

    withKnownIssue {
      Device.$ofTask.withValue(ConsoleWatch.device(failing: test)) {
        despiteComplaints { Device.current.console("provoked") }
        Device.current.console(sentence)
      }
    } matching: {
      $0.comments.first?.rawValue.contains("provoked") == false
    }
  }
}
