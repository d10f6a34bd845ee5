import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UILocalNotification", .isolated)
struct UILocalNotificationTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let diary = LocalNotificationDelegate()
  let old: any OldNotifications = UIApplication.shared

  init() {
    UIApplication.shared.delegate = diary
    Reminder.allow(on: stage)
  }

  @Test func `B131: it still works`() {
    old.schedule(made("A", at: Date() + 5))
    stage.clock.advance(by: 4.9)
    #expect(diary.heard == [])

    stage.clock.advance(by: 0.1)

    #expect(diary.heard == ["A"])
  }

  @Test func `B132: an application in front is told, and no banner is shown`() {
    old.schedule(made("A", at: Date() + 5, badge: 3))
    stage.clock.advance(by: 5)

    #expect(diary.heard == ["A"] && stage.banners.count == 0 && old.number == 0)
  }

  @Test func `in the background a banner is shown, and a tap tells the delegate`() {
    old.schedule(made("A", at: Date() + 5, badge: 3))
    stage.pressHome()
    stage.clock.advance(by: 5)
    #expect(diary.heard == [] && stage.icons["App"].value == "3 new items")

    stage.banners[0].tap()

    #expect(diary.heard == ["A"] && UIApplication.shared.applicationState != .background)
  }

  @Test(arguments: [nil, -60.0, 0])
  func `a date that is missing or has passed is at once`(seconds: Double?) {
    old.schedule(made("A", at: seconds.map { Date() + $0 }))
    #expect(old.scheduled.isEmpty && diary.heard == [])

    stage.clock.advance(by: 0)

    #expect(diary.heard == ["A"])
  }

  @Test func `B132: presenting now ignores the date`() {
    old.present(made("A", at: Date() + 5))
    stage.clock.advance(by: 0)
    #expect(diary.heard == ["A"])

    stage.clock.advance(by: 10)
    #expect(diary.heard == ["A"])
  }

  @Test func `B132: scheduling copies the notification`() {
    let notification = made("before", at: Date() + 5)
    old.schedule(notification)
    notification.alertBody = "after"
    #expect(old.scheduled.first !== notification)

    stage.clock.advance(by: 5)

    #expect(diary.heard == ["before"])
  }

  @Test func `B132: a badge of 0 leaves the number alone`() {
    stage.pressHome()
    old.schedule(made("A", at: nil, badge: 7))
    stage.clock.advance(by: 0)
    old.schedule(made("B", at: nil))
    stage.clock.advance(by: 0)

    #expect(old.number == 7)
  }

  @Test func `B132: of more than 64 of both kinds the one that comes last is dropped`() {
    for number in 1...64 { old.schedule(made("\(number)", at: Date() + Double(number))) }
    UNUserNotificationCenter.current().add(Reminder.request("early", after: 0.5))

    #expect(old.scheduled.count == 63 && console.lines.count == 1)
    stage.clock.advance(by: 100)
    #expect(diary.heard.last == "63")
  }

  @Test func `B132: only a property list fits into userInfo`() async {
    let notification = made("A", at: nil)
    notification.userInfo = ["name": "Anna", "ages": [1, 2], "when": Date()]
    #expect(notification.userInfo?.count == 3)

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      (NotificationMaker() as any MakesNotifications).make().userInfo = ["view": UIView()]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("property list types"))
  }

  @Test func `notifications can be taken back, one and all`() {
    old.schedule(made("A", at: Date() + 5))
    old.schedule(made("B", at: Date() + 5))
    old.schedule(made("C", at: Date() + 5))
    UNUserNotificationCenter.current().add(Reminder.request("new", after: 5))

    old.cancel(made("B", at: Date() + 5))
    #expect(old.scheduled.map(\.alertBody) == ["A", "C"])

    old.cancelAll()
    #expect(old.scheduled.isEmpty)
    var left: [String] = []
    UNUserNotificationCenter.current().getPendingNotificationRequests {
      left = $0.map(\.identifier)
    }
    stage.clock.advance(by: 0)
    #expect(left == ["new"])
  }

  @Test func `the list of what is to come can be replaced`() {
    old.schedule(made("A", at: Date() + 5))
    old.replaceAll(with: [made("B", at: Date() + 6), made("C", at: Date() + 7)])

    stage.clock.advance(by: 10)

    #expect(diary.heard == ["B", "C"])
  }

  @Test(arguments: [
    (NSCalendar.Unit.minute, 60.0), (.hour, 3600), (.day, 86_400), (.weekOfYear, 604_800),
    (.month, 31 * 86_400),
  ])
  func `it is repeated as often as it says`(unit: NSCalendar.Unit, seconds: Double) {
    let notification = made("A", at: Date() + 1)
    notification.repeatInterval = unit
    old.schedule(notification)

    stage.clock.advance(by: 1 + 0.9 * seconds)
    #expect(diary.heard.count == 1)
    stage.clock.advance(by: 0.1 * seconds)
    #expect(diary.heard.count == 2 && old.scheduled.count == 1)
  }

  @Test(arguments: [nil, -90_000.0, 0])
  func `one that repeats comes at once if its date has passed, and then again`(seconds: Double?) {
    let notification = made("A", at: seconds.map { Date() + $0 })
    notification.repeatInterval = .day
    old.schedule(notification)
    stage.clock.advance(by: 0)
    #expect(diary.heard == ["A"] && old.scheduled.count == 1)

    // A day before yesterday at 23 o'clock is followed by today at 23 o'clock.
    let hours = seconds == -90_000 ? 23.0 : 24
    stage.clock.advance(by: hours * 3600 - 1)
    #expect(diary.heard.count == 1)
    stage.clock.advance(by: 1)
    #expect(diary.heard.count == 2)
    stage.clock.advance(by: 86_400)
    #expect(diary.heard.count == 3)
  }

  @Test
  func `one that comes on the 31st comes on the last day of shorter months, and on the 31st again`()
  {
    let notification = made("A", at: noon(2015, 8, 31))
    notification.repeatInterval = .month
    old.schedule(notification)
    var days: [Date] = []

    for _ in 1...130 {
      let before = diary.heard.count
      stage.clock.advance(by: 86_400)
      if diary.heard.count > before { days.append(Date() - 43_200) }
    }

    #expect(
      days == [
        noon(2015, 8, 31), noon(2015, 9, 30), noon(2015, 10, 31), noon(2015, 11, 30),
        noon(2015, 12, 31),
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e15, 1e15])
  func `a date without a year is repeated by nobody`(seconds: Double) {
    let notification = made("A", at: Date(timeIntervalSinceReferenceDate: seconds))
    notification.repeatInterval = .minute
    old.schedule(notification)

    stage.clock.advance(by: 600)

    #expect(diary.heard == (seconds > 0 ? [] : ["A"]))
  }

  @Test func `without permission nothing is shown, and the console says so`() {
    let console = ConsoleRecorder()
    Device.$ofTask.withValue(Device()) {
      let (console, stage) = (ConsoleRecorder(), Stage())
      let old: any OldNotifications = UIApplication.shared
      stage.pressHome()
      old.schedule(made("A", at: nil, badge: 1))
      stage.clock.advance(by: 0)
      #expect(stage.banners.count == 0 && old.number == 0)
      old.setNumber(4)
      #expect(old.number == 0 && console.lines.count == 2)
      #expect(console.lines[0].hasPrefix("Attempting to schedule a local notification"))
      #expect(console.lines[1].hasPrefix("Attempting to badge the application icon"))
    }
    #expect(console.lines == [])
  }

  @Test func `B130: the number on the icon can be set where it is allowed`() {
    old.setNumber(4)
    stage.pressHome()

    #expect(old.number == 4 && stage.icons["App"].value == "4 new items")
  }

  private func made(_ body: String, at date: Date?, badge: Int = 0) -> UILocalNotification {
    let notification = (NotificationMaker() as any MakesNotifications).make()
    (notification.alertBody, notification.fireDate) = (body, date)
    notification.applicationIconBadgeNumber = badge
    return notification
  }
}

final class LocalNotificationDelegate: NSObject, UIApplicationDelegate {
  var heard: [String] = []

  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    heard.append(notification.alertBody ?? "")
  }
}

/// Reaches deprecated members without a warning.
protocol OldNotifications {
  func schedule(_ notification: UILocalNotification)
  func present(_ notification: UILocalNotification)
  func cancel(_ notification: UILocalNotification)
  func cancelAll()
  func replaceAll(with notifications: [UILocalNotification])
  func setNumber(_ number: Int)
  var scheduled: [UILocalNotification] { get }
  var number: Int { get }
}

extension UIApplication: OldNotifications {
  @available(*, deprecated)
  func schedule(_ notification: UILocalNotification) { scheduleLocalNotification(notification) }
  @available(*, deprecated)
  func present(_ notification: UILocalNotification) { presentLocalNotificationNow(notification) }
  @available(*, deprecated)
  func cancel(_ notification: UILocalNotification) { cancelLocalNotification(notification) }
  @available(*, deprecated)
  func cancelAll() { cancelAllLocalNotifications() }
  @available(*, deprecated)
  func replaceAll(with notifications: [UILocalNotification]) {
    scheduledLocalNotifications = notifications
  }
  @available(*, deprecated)
  func setNumber(_ number: Int) { applicationIconBadgeNumber = number }
  @available(*, deprecated)
  var scheduled: [UILocalNotification] { scheduledLocalNotifications ?? [] }
  @available(*, deprecated)
  var number: Int { applicationIconBadgeNumber }
}

protocol MakesNotifications {
  func make() -> UILocalNotification
}

struct NotificationMaker: MakesNotifications {
  @available(*, deprecated)
  func make() -> UILocalNotification { UILocalNotification() }
}
