//: # A reminder at a date
//:
//: After this chapter you can plan a notification for the date of a date
//: picker, and show it while your app is in front.

import HeadlessUIKit
import Stage

//: ## A trigger for a date
//:
//: A `UNCalendarNotificationTrigger` fires when the clock and the calendar of
//: the phone show the components that you give it. Give it year, month and day
//: too: with hour and minute only it would fire at the next such time, perhaps
//: on the wrong day.

func request(
  _ text: String, at date: Date
) -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.body = text
  content.sound = .default
  let components = Calendar.current.dateComponents(
    [.year, .month, .day, .hour, .minute, .second], from: date)
  let trigger = UNCalendarNotificationTrigger(
    dateMatching: components, repeats: false)
  return UNNotificationRequest(
    identifier: "reminder", content: content, trigger: trigger)
}

//: A request replaces an older one with the same identifier that has not fired
//: yet. So there is one reminder at a time.

//: ## The screen
//:
//: UIKit calls `viewWillAppear` each time the view is about to be shown, and
//: `viewDidLoad` once. So `viewWillAppear` is the place for a limit that
//: depends on the time: a minute from now at the earliest.
//:
//: A trigger for a date that has passed never fires, and `add` throws no error
//: for it. So `remind` compares the date with the clock before it asks, and
//: again after the answer.

final class ReminderViewController: UIViewController {
  let picker = wheels(.dateAndTime)
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))
  let center = UNUserNotificationCenter.current()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
    view.addSubview(label)
    let action = UIAction(title: "Remind me") { [weak self] _ in
      Task.immediate { await self?.remind() }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 100, y: 272, width: 120, height: 44)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    picker.minimumDate = Date(timeIntervalSinceNow: 60)
  }

  func remind() async {
    let date = picker.date
    guard date > Date() else {
      label.text = "This time has passed"
      return
    }
    do {
      let isAllowed = try await center.requestAuthorization(
        options: [.alert, .sound])
      guard isAllowed else {
        label.text = "Notifications are not allowed"
        return
      }
      // The person may have needed long to answer.
      guard date > Date() else {
        label.text = "This time has passed"
        return
      }
      try await center.add(request("Drink some water", at: date))
      label.text = "The reminder is set"
    } catch {
      label.text = "That did not work"
    }
  }
}

//: ## While the app is in front
//:
//: When an app is in front, the system shows none of its notifications, unless
//: the delegate of the center says so in `willPresent`. The method is `async`,
//: so it may wait. This one answers at once. The center keeps its delegate
//: weakly.

final class ReminderDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }
}

//: > On a device: Set the delegate before the launch of the app is over
//: > (lesson 3). Otherwise you do not hear of a notification whose tap started
//: > the app.

func aReminder(on stage: Stage) {
  //: ## Set for half past twelve
  //:
  //: It is midnight, 12:00 AM. The limit is 12:01, and it has moved the wheels
  //: there. A person turns to minute 30, taps the button, and then taps Allow.
  //: (The second tap is for this course alone: chapter 14.)

  let controller = ReminderViewController()
  stage.present(controller)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "30")
  stage.buttons["Remind me"].tap()
  stage.alerts.buttons["Allow"].tap()
  stage.buttons["Remind me"].tap()
  stage.show("The reminder is set for 12:30 AM")

  stage.print(controller.picker.date)
  // Prints "2015-08-29 00:30:00 +0000"

  //: ## The phone keeps the request
  //:
  //: The phone keeps the request until its time comes, and no server takes
  //: part: this is what makes a notification local.
  //: `pendingNotificationRequests()` gives the requests that wait.

  Task.immediate {
    let waiting = await controller.center.pendingNotificationRequests()
    stage.print(waiting.map(\.content.body))
    // Prints "["Drink some water"]"
  }

  //: ## The limit moves
  //:
  //: Ten minutes later the person comes back from another screen. The earliest
  //: date is 00:11 now. The date of the picker is later, so it stays.

  stage.clock.advance(by: 600)
  stage.present(UIViewController())
  stage.present(controller)
  stage.print(controller.picker.minimumDate ?? Date.distantPast)
  // Prints "2015-08-29 00:11:00 +0000"

  stage.print(controller.picker.date)
  // Prints "2015-08-29 00:30:00 +0000"

  //: ## The reminder arrives
  //:
  //: The person goes to the home screen (`pressHome`). At 00:30 the phone shows
  //: the reminder. The sign ♪ stands for its sound.

  stage.pressHome()
  stage.clock.advance(by: 20 * 60)
  stage.show("00:30, on the home screen")

  //: ## The time has passed
  //:
  //: The person comes back to the app (`activate`). The wheels still say 00:30,
  //: and that is now. `remind` refuses it.

  stage.activate()
  stage.buttons["Remind me"].tap()
  stage.print(controller.label.text ?? "")
  // Prints "This time has passed"

  //: ## In front, without and with a delegate
  //:
  //: Without a delegate nothing is shown.

  let center = UNUserNotificationCenter.current()
  func plan() async {
    do {
      try await center.add(request("Stand up", at: Date() + 60))
    } catch {
      stage.print("That did not work")
    }
  }
  Task.immediate { await plan() }
  stage.clock.advance(by: 60)
  stage.print(stage.banners.count, "banners")
  // Prints "0 banners"

  //: With a delegate it is shown.

  let delegate = ReminderDelegate()
  center.delegate = delegate
  Task.immediate { await plan() }
  stage.clock.advance(by: 60)
  stage.show("The delegate returned banner and sound")
}

//: ## Remember
//:
//: - Give a calendar trigger all components, from the year to the second.
//: - Compare the date with the clock when the button is tapped, and again after
//:   the answer.
//: - `viewWillAppear` is called each time, `viewDidLoad` once.
//: - In front, the delegate of the center decides what is shown.
//:
//: > Question: A reminder is set at 10:00 for 9:00 tomorrow. The trigger got
//: > only hour and minute. When does it fire? And when, if it is set at 8:00?
//: > Answer: At 9:00 tomorrow in the first case, as wanted. In the second case
//: > at 9:00 today, a day too early.

//: ## Your turn
//:
//: Exercise 9 is Exercises/02-DatePicker/09-AskThenRemind.swift. You refuse a
//: date that has passed, ask, and set a reminder.
//:
//:     swift run course check AskThenRemind
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/usernotifications>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
