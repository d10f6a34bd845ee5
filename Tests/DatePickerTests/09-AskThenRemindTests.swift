import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 9: AskThenRemind", .exercise, .serialized)
struct AskThenRemindTests {
  let stage = Stage()
  let reminders = Reminders()
  let start = Date()

  @Test(.todo(1))
  func `a date that has passed is refused`() async throws {
    #expect(
      try await remind("Tea", in: -60) == .dateHasPassed,
      "A minute ago is over: such a trigger never fires. Compare the date with Date().")
  }

  @Test(.todo(1))
  func `for a date that has passed nobody is asked`() async throws {
    let reminder = Task.immediate { try await reminders.remind("Tea", at: Date() - 60) }
    await stage.letTimePass()
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    try #require(
      try await stage.outcome(of: reminder) == .dateHasPassed,
      .needed("The date has passed, so the result has to be dateHasPassed first."))

    #expect(
      questions == 0,
      "The phone asked to allow what can never come. Look at the date before you ask.")
  }

  @Test(.todo(2))
  func `the phone asks before the first reminder`() async throws {
    let reminder = Task.immediate { try await reminders.remind("Tea", at: Date() + 60) }
    // An answer may wait for something else before it asks, such as the settings.
    await stage.letTimePass()
    let questions = stage.alerts.count
    if questions > 0 { stage.alerts.buttons["Allow"].tap() }
    _ = try? await stage.outcome(of: reminder)

    #expect(questions == 1, "No alert was shown. Ask for permission to alert and to sound.")
  }

  @Test(.todo(2))
  func `who does not allow it is told so`() async throws {
    var hasReturned = false
    let reminder = Task.immediate {
      defer { hasReturned = true }
      return try await reminders.remind("Tea", at: Date() + 60)
    }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))
    try #require(
      !hasReturned,
      "The person has not answered yet, and remind has returned. Wait for the answer.")
    stage.alerts.buttons["Don\u{2019}t Allow"].tap()

    #expect(
      (try? await stage.outcome(of: reminder)) == .notAllowed,
      "The person tapped \u{201C}Don\u{2019}t Allow\u{201D}. requestAuthorization answered false: look at it."
    )
    #expect(
      (try? await remind("Tea", in: 60)) == .notAllowed,
      "A second reminder is not allowed either. Look at the answer for each reminder.")
  }

  @Test(.todo(2))
  func `a date that passes before the answer is refused`() async throws {
    let reminder = Task.immediate { try await reminders.remind("Tea", at: Date() + 60) }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))

    stage.clock.advance(by: 61)
    stage.alerts.buttons["Allow"].tap()

    #expect(
      (try? await stage.outcome(of: reminder)) == .dateHasPassed,
      "The date was in 60 seconds, and the answer came after 61. Compare it with Date() once more.")
  }

  @Test(.todo(3))
  func `the words come at the second of the date`() async throws {
    try #require(
      try await remind("Tea", in: 1815) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 1814)
    let early = stage.banners.count
    stage.clock.advance(by: 1)

    let counts = [early, stage.banners.count]
    #expect(
      counts == [0, 1],
      "It is due at 00:30:15, not when the minute begins. Give the trigger the second, too.")
    #expect(
      stage.banners.staticTexts["Tea"].exists, "The banner says nothing. The words are its body.")
  }

  @Test(.todo(3))
  func `a late answer does not make it late`() async throws {
    let reminder = Task.immediate { try await reminders.remind("Tea", at: Date() + 60) }
    await stage.letTimePass()
    try #require(stage.alerts.count == 1, .needed("Ask for permission first."))
    stage.clock.advance(by: 30)
    stage.alerts.buttons["Allow"].tap()
    try #require(
      (try? await stage.outcome(of: reminder)) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 120)

    let arrivals = await arrivals
    #expect(
      arrivals == [60],
      "The answer came after 30 seconds, and the date is the same. Count from then, or give the date."
    )
  }

  @Test(.todo(3))
  func `the day counts`() async throws {
    try #require(
      try await remind("Tea", in: 180_000) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 200_000)

    let arrivals = await arrivals
    #expect(
      arrivals == [180_000],
      "It was due on Monday at two o'clock, once. Give the trigger year, month and day.")
  }

  @Test(.todo(3))
  func `on a phone in another time zone it comes at the same moment`() async throws {
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    try #require(
      try await remind("Tea", in: 45_296) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 100_000)

    let arrivals = await arrivals
    #expect(
      arrivals == [45_296],
      "On this phone it was due at 20:34:56, and in GMT at 12:34:56. Count as Calendar.current does."
    )
  }

  @Test(.todo(3))
  func `the month and the year count`() async throws {
    try #require(
      try await remind("Tea", in: 400 * 86_400) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 401 * 86_400)

    let arrivals = await arrivals
    #expect(
      arrivals == [400 * 86_400],
      "It was due in more than a year, once. Give the trigger year, month and day.")
  }

  @Test(.todo(3))
  func `it comes once`() async throws {
    try #require(
      try await remind("Tea", in: 60) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))
    stage.pressHome()

    stage.clock.advance(by: 400_000)

    let arrivals = await arrivals
    #expect(
      arrivals == [60],
      "Days have passed, and it came on another one of them as well. Do not repeat it.")
  }

  @Test(.todo(3))
  func `a new reminder takes the place of the one before`() async throws {
    _ = try await remind("Tea", in: 600)
    try #require(
      try await remind("Cake", in: 900) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))

    let pending = await reminders.center.pendingNotificationRequests()

    #expect(
      pending.map { $0.content.title + $0.content.body } == ["Cake"],
      "Both are pending. A request replaces the one that has the same identifier.")

    try #require(
      try await remind("Late", in: -60) == .dateHasPassed,
      .needed("The date has passed, so the result has to be dateHasPassed first."))
    let left = await reminders.center.pendingNotificationRequests()

    #expect(
      left.map { $0.content.title + $0.content.body } == ["Cake"],
      "The date of the last one had passed. It is not set, so it replaces nothing.")
  }

  @Test(.todo(4))
  func `in front it is shown with a sound`() async throws {
    try #require(
      try await remind("Tea", in: 60) == .scheduled,
      .needed("The reminder was allowed, so the result has to be scheduled first."))

    stage.clock.advance(by: 60)

    #expect(
      stage.banners.count == 1,
      "The application was in front, and nothing was shown. Answer a banner in willPresent.")
    #expect(
      stage.banners.staticTexts[0].label.hasSuffix("\u{266A}"),
      "No sound was heard. It takes three: ask for .sound, give the content .default, and answer .sound in willPresent."
    )
  }

  /// How many seconds after the start each thing arrived that is listed on the phone.
  private var arrivals: [TimeInterval] {
    get async {
      await reminders.center.deliveredNotifications().map { $0.date.timeIntervalSince(start) }
    }
  }

  /// Sets a reminder some seconds from now, and has the person allow it.
  private func remind(_ words: String, in seconds: TimeInterval) async throws -> ReminderResult {
    let reminder = Task.immediate { try await reminders.remind(words, at: Date() + seconds) }
    await stage.letTimePass()
    if stage.alerts.count > 0 { stage.alerts.buttons["Allow"].tap() }
    do {
      return try await stage.outcome(of: reminder)
    } catch {
      let thrown: (any Error)? = error
      try #require(
        thrown == nil,
        "remind threw an error. What is wrong with a reminder is its result, so throw nothing.")
      throw error
    }
  }
}

extension AskThenRemindTests: ExerciseScene {
  static let advice =
    "Press Remind me in a minute and answer the question. Then let the minute pass."

  var opening: SceneOpening {
    let view = UIView(frame: UIScreen.main.bounds)
    let label = UILabel(frame: CGRect(x: 20, y: 140, width: 280, height: 30))
    label.text = "No reminder yet"
    let remind = UIAction(title: "Remind me in a minute") { _ in
      Task {
        let result = try? await reminders.remind("Tea", at: Date() + 60)
        label.text = result.map { "\($0)" } ?? "an error was thrown"
      }
    }
    let wait = UIAction(title: "A minute later") { _ in stage.clock.advance(by: 61) }
    for (index, action) in [remind, wait].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 40 + 44 * index, width: 280, height: 44)
      view.addSubview(button)
    }
    view.addSubview(label)
    stage.present(view)
    return .phone(stage)
  }
}
