import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("When a notification comes", .isolated)
struct UNTriggerTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let receptionist = RecordingNotificationDelegate()
  let midnight = Date()
  var center: UNUserNotificationCenter { .current() }

  init() {
    center.delegate = receptionist
    Reminder.allow(on: stage)
  }

  @Test func `B133: a request without a trigger comes at once, in the next turn`() {
    center.add(Reminder.request("A"))
    #expect(receptionist.presented == [])

    stage.clock.advance(by: 0)

    #expect(receptionist.presented == ["A"])
  }

  @Test func `B133: a request of the same name takes the place of the pending one`() async throws {
    try await center.add(Reminder.request("A", after: 5))
    try await center.add(Reminder.request("B", after: 6))
    try await center.add(Reminder.request("A", after: 10))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["B", "A"])

    stage.clock.advance(by: 9)
    #expect(receptionist.presented == ["B"])
    stage.clock.advance(by: 1)
    #expect(receptionist.presented == ["B", "A"])
  }

  @Test func `B135: a time of day is that of the zone the device has come to`() throws {
    for (name, zone) in [("Here", nil), ("Greenwich", TimeZone.gmt)] {
      let eight = DateComponents(timeZone: zone, hour: 8)
      let trigger = UNCalendarNotificationTrigger(dateMatching: eight, repeats: false)
      let content = Reminder.request(name).content
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }

    Device.current.settings.timeZone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
    stage.clock.advance(by: 6 * 3600)
    #expect(receptionist.presented == ["Here"])
    stage.clock.advance(by: 2 * 3600)
    #expect(receptionist.presented == ["Here", "Greenwich"])
  }

  @Test func `B135: an interval is over after its seconds, once`() async throws {
    try await center.add(Reminder.request("A", after: 0.5))
    stage.clock.advance(by: 0.4)
    #expect(receptionist.presented == [])

    stage.clock.advance(by: 10)

    #expect(receptionist.presented == ["A"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `B135: an interval of a minute or more can repeat`() async throws {
    try await center.add(Reminder.request("A", after: 60, repeats: true))

    stage.clock.advance(by: 200)

    #expect(receptionist.presented == ["A", "A", "A"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["A"])
  }

  @Test(arguments: [
    (0.0, false, "time interval must be greater than 0"),
    (-5, false, "time interval must be greater than 0"),
    (59.9, true, "time interval must be at least 60 if repeating"),
  ])
  func `B135: an interval that cannot be stops the program`(
    interval: Double, repeats: Bool, reason: String
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [interval, repeats] in
      _ = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(reason))
  }

  @Test func `B135: an interval knows the date at which it will be over`() {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
    #expect(trigger.nextTriggerDate() == midnight + 90)

    stage.clock.advance(by: 10)
    #expect(trigger.nextTriggerDate() == midnight + 100)
  }

  nonisolated private static let matches: [(DateComponents, Double)] = [
    (DateComponents(hour: 8, minute: 30), 30_600),
    (DateComponents(hour: 0), 86_400),
    (DateComponents(minute: 15), 900),
    (DateComponents(second: 20), 20),
    (DateComponents(year: 2015, month: 8, day: 29, hour: 1), 3600),
    (DateComponents(weekday: 2), 172_800),
    (DateComponents(month: 2, day: 29), 15_897_600),
  ]

  @Test(arguments: matches)
  func `B135: a calendar trigger matches the components that are set`(
    components: DateComponents, seconds: Double
  ) {
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)

    #expect(trigger.nextTriggerDate() == midnight + seconds)
  }

  @Test(arguments: [
    DateComponents(), DateComponents(hour: 25), DateComponents(month: 13),
    DateComponents(year: 2014, month: 8, day: 29), DateComponents(year: 2015, month: 8, day: 29),
    DateComponents(minute: -1), DateComponents(year: .max),
  ])
  func `a trigger that matches nothing to come never fires, and the console says so`(
    components: DateComponents
  ) async throws {
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let content = UNMutableNotificationContent()
    content.body = "late"
    #expect(trigger.nextTriggerDate() == nil)

    try await center.add(UNNotificationRequest(identifier: "A", content: content, trigger: trigger))
    stage.clock.advance(by: 100_000)

    #expect(receptionist.presented == [])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(
      console.lines == [
        "UNUserNotificationCenter: the trigger of “A” matches no date to come, so it never fires. "
          + "Look at nextTriggerDate() of the trigger."
      ])
  }

  @Test func `a calendar trigger can repeat day after day`() {
    let content = UNMutableNotificationContent()
    content.body = "Good morning"
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    center.add(UNNotificationRequest(identifier: "A", content: content, trigger: trigger))

    stage.clock.advance(by: 3 * 86_400)

    #expect(receptionist.presented == ["A", "A", "A"])
  }

  @Test func `a calendar trigger counts in its own zone, or in that of the device`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let own = DateComponents(timeZone: tokyo, hour: 10)
    #expect(next(own) == midnight + 3600)

    stage.timeZone = tokyo
    #expect(next(DateComponents(hour: 10)) == midnight + 3600)
  }

  @Test func `an hour that the clock leaves out gives way to the next`() throws {
    stage.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let gap = DateComponents(year: 2016, month: 3, day: 13, hour: 2, minute: 30)

    #expect(next(gap) == noon(2016, 3, 13) - 5 * 3600)
  }

  @Test func `B132: of more than 64 the one that comes last is dropped`() async throws {
    for number in 1...64 {
      try await center.add(Reminder.request("\(number)", after: Double(number)))
    }
    try await center.add(Reminder.request("late", after: 1000))
    #expect(await center.pendingNotificationRequests().count == 64)
    #expect(
      console.lines == [
        "The system keeps the 64 notifications that come soonest, so “late” is dropped. Schedule "
          + "the later ones later."
      ])

    try await center.add(Reminder.request("early", after: 0.5))
    stage.clock.advance(by: 2000)

    #expect(receptionist.presented == ["early"] + (1...63).map { "\($0)" })
  }

  @Test func `pending requests can be taken back by name, and all at once`() async throws {
    for name in ["A", "B", "C", "D"] { try await center.add(Reminder.request(name, after: 5)) }

    center.removePendingNotificationRequests(withIdentifiers: ["B", "D", "none"])
    var heard: [String] = []
    center.getPendingNotificationRequests { heard = $0.map(\.identifier) }
    stage.clock.advance(by: 0)
    #expect(heard == ["A", "C"])

    center.removeAllPendingNotificationRequests()
    stage.clock.advance(by: 10)
    #expect(receptionist.presented == [])
  }

  @Test func `a request keeps a copy of what it says`() {
    let content = UNMutableNotificationContent()
    (content.title, content.userInfo) = ("before", ["key": 1])
    let request = UNNotificationRequest(identifier: "A", content: content, trigger: nil)

    content.title = "after"

    #expect(request.content.title == "before" && request.content.userInfo["key"] as? Int == 1)
    #expect((content.copy() as? UNNotificationContent)?.title == "after")
    let other = content.mutableCopy() as? UNMutableNotificationContent
    other?.title = "other"
    #expect(other?.title == "other" && content.title == "after")
  }

  @Test func `a content begins with nothing, and nothing is refused`() async {
    let content = UNMutableNotificationContent()
    #expect((content.title + content.subtitle + content.body + content.categoryIdentifier).isEmpty)
    #expect(content.badge == nil && content.sound == nil && content.userInfo.isEmpty)

    await #expect(throws: UNError(.notificationInvalidNoContent)) {
      try await center.add(
        UNNotificationRequest(identifier: "A", content: content, trigger: nil))
    }
  }

  @Test func `a delegate that schedules again while it is asked is obeyed`() {
    let eager = CountingDelegate()
    center.delegate = eager
    center.add(Reminder.request("A"))

    stage.clock.advance(by: 0)
    stage.clock.advance(by: 1)

    #expect(eager.count > 2 && eager.count < 100)
  }

  private func next(_ components: DateComponents) -> Date? {
    UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate()
  }
}

private final class CountingDelegate: NSObject, UNUserNotificationCenterDelegate {
  var count = 0

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    count += 1
    try? await center.add(notification.request)
    return []
  }
}
