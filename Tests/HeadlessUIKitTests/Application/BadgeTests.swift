import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The number on the icon, as it was set before iOS 17", .isolated)
struct BadgeTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let application: any BadgeSetting = UIApplication.shared

  @Test func `B130: it can be set where it is allowed`() {
    Reminder.allow(on: stage)
    application.setNumber(4)
    stage.pressHome()

    #expect(application.number == 4 && stage.icons["App"].value == "4 new items")
  }

  @Test func `without permission it stays, and the console says so`() {
    application.setNumber(4)

    #expect(application.number == 0 && console.lines.count == 1)
    #expect(console.lines[0].hasPrefix("Attempting to badge the application icon"))
  }
}

/// Reaches a deprecated property without a warning.
protocol BadgeSetting {
  func setNumber(_ number: Int)
  var number: Int { get }
}

extension UIApplication: BadgeSetting {
  @available(*, deprecated)
  func setNumber(_ number: Int) { applicationIconBadgeNumber = number }
  @available(*, deprecated)
  var number: Int { applicationIconBadgeNumber }
}
