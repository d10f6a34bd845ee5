import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 8: BadgeWithPermission", .exercise, .serialized)
struct BadgeWithPermissionTests {
  let stage = Stage()
  let badge = IconBadge()

  @Test(.todo(1))
  func `the phone asks first`() async throws {
    let showing = Task.immediate { try await badge.show(3) }
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)

    #expect(questions == 1, "Nobody was asked. Request authorization for a badge.")
  }

  @Test(.todo(1))
  func `the caller waits for the answer`() async throws {
    var hasReturned = false
    let showing = Task.immediate {
      defer { hasReturned = true }
      try await badge.show(3)
    }
    try #require(stage.alerts.count == 1, "Ask for permission first.")

    await stage.letTimePass()

    #expect(
      !hasReturned,
      "The person has not answered yet, and show(3) has returned. Wait for the answer before you go on."
    )
    stage.alerts.buttons["Allow"].tap()
    try? await stage.outcome(of: showing)
  }

  @Test(.todo(1))
  func `who does not allow it gets an error`() async throws {
    var hasReturned = false
    let showing = Task.immediate {
      defer { hasReturned = true }
      try await badge.show(3)
    }
    try #require(stage.alerts.count == 1, "Ask for permission first.")
    try #require(!hasReturned, "Wait for the answer first.")
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()

    await #expect(
      throws: BadgeError.notAllowed, "The person said no. Look at what was answered.",
      performing: { try await stage.outcome(of: showing) })
    #expect(shown == 0, "The person said no, and there is a number on the icon. Set none then.")
  }

  @Test(.todo(2))
  func `a number that is allowed is on the icon`() async throws {
    try await allow(3)

    #expect(
      shown == 3,
      "The person said yes, and there is no 3 on the icon. Ask for .badge, then set the number.")
    try? await stage.outcome(of: Task.immediate { try await badge.show(1) })
    #expect(shown == 1, "It was allowed, and 1 is a number like any other. Show it.")
    try? await stage.outcome(of: Task.immediate { try await badge.show(0) })
    #expect(shown == 0, "0 takes the number away.")
  }

  @Test(.todo(2))
  func `a second number needs no question`() async throws {
    try await allow(3)
    try #require(shown == 3, "Show the first number.")

    let showing = Task.immediate { try await badge.show(5) }
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)

    #expect(questions == 0, "It was allowed before. Nobody is asked a second time.")
    #expect(shown == 5, "It was allowed before. Show 5.")
  }

  @Test(.todo(2))
  func `there is no number below nought`() async throws {
    try await allow(3)
    try #require(shown == 3, "Show the first number.")

    await #expect(
      throws: Never.self, "-3 takes the number away, and is no mistake. Throw nothing.",
      performing: { try await stage.outcome(of: Task.immediate { try await badge.show(-3) }) })

    #expect(shown == 0, "-3 takes the number away, as 0 does.")
  }

  /// The number on the icon; 0 for none.
  private var shown: Int { badge.center.badge }

  /// Shows a number, and has the person allow it.
  private func allow(_ number: Int) async throws {
    let showing = Task.immediate { try await badge.show(number) }
    if stage.alerts.count > 0 { stage.alerts.buttons["Allow"].tap() }
    try? await stage.outcome(of: showing)
  }
}
