import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Permission to notify", .isolated)
struct UNPermissionTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  var center: UNUserNotificationCenter { .current() }

  @Test func `B134: the center is one, and current() is a method`() {
    #expect(UNUserNotificationCenter.current() === center)
  }

  @Test func `a person is asked once, and the answer stays`() {
    var answers: [Bool] = []
    center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
    #expect(stage.alerts.count == 1 && answers == [])
    #expect(stage.alerts[0].label == "“App” Would Like to Send You Notifications")

    stage.alerts.buttons["Allow"].tap()
    #expect(stage.alerts.count == 0 && answers == [true])

    center.requestAuthorization(options: [.alert]) { granted, _ in answers.append(granted) }
    #expect(stage.alerts.count == 0 && answers == [true])
    stage.clock.advance(by: 0)
    #expect(answers == [true, true])
  }

  @Test func `a person who refuses is not asked again`() {
    var answers: [Bool] = []
    center.requestAuthorization { granted, _ in answers.append(granted) }
    stage.alerts.buttons["Don’t Allow"].tap()
    center.requestAuthorization { granted, _ in answers.append(granted) }
    stage.clock.advance(by: 0)

    #expect(answers == [false, false] && stage.alerts.count == 0)
  }

  @Test func `two who ask before the answer hear the same one`() {
    var answers: [Bool] = []
    center.requestAuthorization { granted, _ in answers.append(granted) }
    center.requestAuthorization { granted, _ in answers.append(granted) }

    stage.alerts.buttons["Allow"].tap()

    #expect(answers == [true, true] && stage.alerts.count == 0)
  }

  @Test func `nothing but the alert takes touches while it asks`() {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Other", for: .normal)
    stage.present(button)
    center.requestAuthorization { _, _ in }

    let sentences = spoken { stage.buttons["Other"].tap() }
    #expect(sentences == ["The button “Other” cannot be tapped: it is covered by a SystemAlert."])

    stage.alerts.buttons["Allow"].tap()
    #expect(stage.buttons["Other"].isHittable)
  }

  @Test func `the alert names the application as its Info.plist does`() throws {
    let info = try Info(["CFBundleName": "Short", "CFBundleDisplayName": "HypnoNerd"])
    Device.current.bundle = info.bundle

    center.requestAuthorization { _, _ in }

    #expect(stage.alerts[0].label == "“HypnoNerd” Would Like to Send You Notifications")
  }

  @Test func `awaiting the permission waits for the person, and for nobody afterwards`()
    async throws
  {
    let asking = Task.immediate { try await center.requestAuthorization(options: [.badge]) }
    #expect(stage.alerts.count == 1)
    stage.alerts.buttons["Allow"].tap()

    #expect(try await asking.value)
    #expect(try await center.requestAuthorization(options: [.badge]))
  }

  @Test func `the settings say what was asked for and what was allowed`() async {
    #expect(await message(of: center.notificationSettings()) == [0, 0])

    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
    stage.alerts.buttons["Allow"].tap()
    #expect(await message(of: center.notificationSettings()) == [2, 2])
  }

  @Test func `options that are asked for later count, whichever form asks`() async throws {
    center.requestAuthorization(options: [.alert]) { _, _ in }
    stage.alerts.buttons["Allow"].tap()

    center.requestAuthorization(options: [.badge]) { _, _ in }
    #expect(try await center.requestAuthorization(options: [.sound]))

    let settings = await center.notificationSettings()
    #expect(settings.badgeSetting == .enabled)
  }

  @Test func `the settings say what was refused, in the next turn`() {
    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
    stage.alerts.buttons["Don’t Allow"].tap()
    var heard: [Int] = []
    center.getNotificationSettings { heard = message(of: $0) }
    #expect(heard == [])

    stage.clock.advance(by: 0)

    #expect(heard == [1, 1])
  }

  @Test func `without permission nothing is scheduled, and the error says why`() async {
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await center.add(Reminder.request("A", after: 5))
    }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `without permission the handler hears why, in the next turn`() {
    var heard: (any Error)?
    center.add(Reminder.request("B", after: 5)) { heard = $0 }
    #expect(heard == nil)

    stage.clock.advance(by: 0)

    #expect((heard as? UNError)?.code == .notificationsNotAllowed)
    #expect((heard as NSError?)?.domain == "UNErrorDomain" && (heard as NSError?)?.code == 1)
  }

  @Test func `an error is caught by its code`() async {
    var caught = false
    do {
      try await center.add(Reminder.request("A"))
    } catch UNError.notificationInvalidNoContent {
      caught = false
    } catch UNError.notificationsNotAllowed {
      caught = true
    } catch {
      caught = false
    }
    #expect(caught)
  }

  private func message(of settings: UNNotificationSettings) -> [Int] {
    [settings.authorizationStatus.rawValue, settings.badgeSetting.rawValue]
  }
}
