import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("How a notification is seen", .isolated)
struct UNDeliveryTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let receptionist = RecordingNotificationDelegate()
  var center: UNUserNotificationCenter { .current() }

  @Test func `B134: with the application in front nothing is shown without a delegate`() async {
    Reminder.allow(on: stage)

    arrive("A", badge: 3)

    #expect(stage.banners.count == 0)
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(UIApplication.shared.badge == 0)
  }

  @Test func `B134: a delegate that does not implement the method shows nothing`() {
    let silent = EmptyNotificationDelegate()
    center.delegate = silent
    Reminder.allow(on: stage)

    arrive("A")

    #expect(stage.banners.count == 0 && stage.conversation.isEmpty)
  }

  @Test func `B134: the delegate is asked, and what it answers is shown`() async {
    greet([.banner])
    arrive("A", badge: 3)
    #expect(receptionist.presented == ["A"] && stage.banners.count == 1)
    #expect(UIApplication.shared.badge == 0)
    #expect(await center.deliveredNotifications().isEmpty)

    receptionist.options = [.list, .badge]
    arrive("B", badge: 3)
    #expect(UIApplication.shared.badge == 3)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["B"])
  }

  @Test func `the conversation says what the delegate was asked`() {
    greet([.banner])
    arrive("A")
    stage.banners[0].tap()

    #expect(
      stage.conversation.map(\.line) == [
        "notificationCenter → delegate: willPresent “A”",
        "notificationCenter → delegate: didReceive “A”",
      ])
  }

  @Test func `a delegate may return its answer instead of calling back`() {
    let modern = AsyncDelegate()
    center.delegate = modern
    Reminder.allow(on: stage)

    arrive("A")
    #expect(stage.banners.count == 1)

    stage.banners[0].tap()
    #expect(modern.opened == [UNNotificationDefaultActionIdentifier])
  }

  @Test func `a delegate that takes its time is waited for`() async {
    let slow = LateAnsweringDelegate()
    center.delegate = slow
    Reminder.allow(on: stage)
    arrive("A")
    #expect(stage.banners.count == 0)

    await slow.finish()

    #expect(stage.banners.count == 1)
  }

  @Test func `a delegate that never calls back shows nothing, and the console warns`() {
    let forgetful = NeverAnsweringDelegate()
    center.delegate = forgetful
    Reminder.allow(on: stage)

    arrive("A")

    #expect(stage.banners.count == 0)
    #expect(
      console.lines == [
        "Warning: UNUserNotificationCenter delegate received call to "
          + "-userNotificationCenter:willPresentNotification:withCompletionHandler: but the "
          + "completion handler was never called. Call it on every way through the method."
      ])
  }

  @Test func `in the background all that is allowed is shown, and no delegate is asked`() async {
    greet([])
    stage.pressHome()

    arrive("A", badge: 2, sound: .default)

    #expect(receptionist.presented == [] && stage.banners.count == 1)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["A"])
    #expect(stage.icons["App"].value == "2 new items")
    #expect(stage.banners[0].staticTexts[0].label == "App  ♪")
  }

  @Test func `what was not asked for is not done`() {
    Reminder.allow([.alert], on: stage)
    stage.pressHome()

    arrive("A", badge: 2, sound: .default)

    #expect(stage.banners[0].staticTexts[0].label == "App")
    #expect(stage.icons["App"].value == "")
  }

  @Test func `without leave for alerts there is no banner`() async {
    Reminder.allow([.badge], on: stage)
    stage.pressHome()

    arrive("A", badge: 1)

    #expect(stage.banners.count == 0 && stage.icons["App"].value == "1 new item")
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func `B135: a badge of nil leaves the number alone, 0 takes it away`() {
    Reminder.allow(on: stage)
    stage.pressHome()
    arrive("A", badge: 5)
    arrive("B")
    #expect(stage.icons["App"].value == "5 new items")

    arrive("C", badge: 0)
    #expect(stage.icons["App"].value == "")
  }

  @Test func `a delivered notification of the same name is replaced, and can be taken off`() async {
    greet([.list])
    for name in ["A", "B", "A"] { arrive(name) }
    #expect(await listed == ["B", "A"])

    center.removeDeliveredNotifications(withIdentifiers: ["B"])
    #expect(await listed == ["A"])
    arrive("C")
    var heard: [String] = []
    center.getDeliveredNotifications { heard = $0.map(\.request.identifier) }
    stage.clock.advance(by: 0)
    #expect(heard == ["A", "C"])

    center.removeAllDeliveredNotifications()
    #expect(await listed == [])
  }

  @Test func `a delivered notification knows when it came`() async {
    greet([.list])
    stage.clock.advance(by: 100)
    let then = Date()
    arrive("A")
    stage.clock.advance(by: 100)

    #expect(await center.deliveredNotifications().first?.date == then)
  }

  @Test func `the number on the icon needs leave`() async throws {
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(4) }

    Reminder.allow([.badge], on: stage)
    try await center.setBadgeCount(4)
    #expect(UIApplication.shared.badge == 4)
    try await center.setBadgeCount(-1)

    #expect(UIApplication.shared.badge == 0)
    #expect(
      console.lines == ["The badge is to be -1. It is 0, which takes it away. Count from 0."])
  }

  @Test func `nobody keeps the delegate alive`() {
    weak var gone: RecordingNotificationDelegate?
    do {
      let delegate = RecordingNotificationDelegate()
      center.delegate = delegate
      gone = delegate
    }
    #expect(gone == nil && center.delegate == nil)
  }

  private var listed: [String] {
    get async { await center.deliveredNotifications().map(\.request.identifier) }
  }

  private func greet(_ options: UNNotificationPresentationOptions) {
    center.delegate = receptionist
    receptionist.options = options
    Reminder.allow(on: stage)
  }

  private func arrive(_ name: String, badge: NSNumber? = nil, sound: UNNotificationSound? = nil) {
    center.add(Reminder.request(name, badge: badge, sound: sound))
    stage.clock.advance(by: 0)
  }
}

extension UIApplication {
  /// The number on the icon, asked for in the old way.
  fileprivate var badge: Int { (self as any BadgeSetting).number }
}

private final class EmptyNotificationDelegate: NSObject, UNUserNotificationCenterDelegate {}

private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
  var opened: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    opened.append(response.actionIdentifier)
  }
}

private final class LateAnsweringDelegate: NSObject, UNUserNotificationCenterDelegate {
  private var callback: (UNNotificationPresentationOptions) -> Void = { _ in }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    callback = completionHandler
  }

  func finish() async {
    await Task.yield()
    callback([.banner])
  }
}

private final class NeverAnsweringDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
}
