import HeadlessUIKit
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
