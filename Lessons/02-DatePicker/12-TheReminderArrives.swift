//: # The reminder arrives
//:
//: A date picker says when, a button says go, and at that minute the phone says
//: what it was told to. Between the tap and the minute lies time, and dates
//: have the habit of passing.

import HeadlessUIKit
import Stage

//: ## A bell
//:
//: A **calendar trigger** fires when the date matches some components. Give it
//: the year too, and it fires once. Open ReminderViewController.swift for the
//: screen with picker and button.

final class Bell: NSObject, UNUserNotificationCenterDelegate {
  let center = UNUserNotificationCenter.current()

  func ring(at date: Date) {
    let content = UNMutableNotificationContent()
    content.body = "Hypnotize me!"
    content.sound = .default
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    center.add(
      UNNotificationRequest(
        identifier: "reminder", content: content,
        trigger: UNCalendarNotificationTrigger(
          dateMatching: parts, repeats: false)))
  }

  // Asked while the application is in front, and only then.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }
}

func theReminderArrives(on stage: Stage) {
  //: ## A minute ahead
  //:
  //: Before its view is loaded the screen has no picker, and a limit set now
  //: would be lost. `viewWillAppear` sets it, each time: a minute from now. The
  //: picker stood on midnight, and is raised to the limit.

  let screen = ReminderViewController()
  stage.print(screen.datePicker == nil)
  // Prints "true"

  stage.present(screen)
  stage.print(screen.dates)
  // Prints "from 00:01, set to 00:01"

  //: ## Remind me
  //:
  //: This person says yes, turns to half past twelve, and taps. Ten minutes
  //: later they come back from another screen: the limit has moved, and the
  //: date is kept.

  let bell = Bell()
  bell.center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
  stage.alerts.buttons["Allow"].tap()
  screen.onRemind = { date in
    stage.print("Setting a reminder for", date)
    // Prints "Setting a reminder for 2015-08-29 00:30:00 +0000"
    // Prints "Setting a reminder for 2015-08-29 00:30:00 +0000"
    bell.ring(at: date)
  }
  stage.pickerWheels[2].adjust(toPickerWheelValue: "30")
  stage.buttons["Remind me"].tap()
  stage.show("Half past twelve, at night")

  stage.clock.advance(by: 600)
  stage.present(UIViewController())
  stage.present(screen)
  stage.print(screen.dates)
  // Prints "from 00:11, set to 00:30"

  //: ## It arrives
  //:
  //: Home, and twenty minutes. Nothing of the application runs, and the phone
  //: speaks. A tap on the **banner** brings the application back.

  stage.pressHome()
  stage.clock.advance(by: 1200)
  stage.show("Half past twelve, on the home screen")

  stage.banners[0].tap()
  stage.print(stage.icons.count, "icons")
  // Prints "0 icons"

  //: ## In front
  //:
  //: While the application is in front, the system shows nothing by itself. It
  //: asks the center's delegate how, and without a delegate not at all. (Set it
  //: before the launch is over, or a tap that launched you is not heard.)

  bell.ring(at: Date() + 60)
  stage.clock.advance(by: 60)
  stage.print(stage.banners.count, "banners")
  // Prints "0 banners"

  bell.center.delegate = bell
  bell.ring(at: Date() + 60)
  stage.clock.advance(by: 60)
  stage.show("The delegate answered: banner and sound")

  //: ## A date that has passed
  //:
  //: It is 00:32. The screen has stood there all the time, its picker still
  //: says 00:30, and the person taps. A calendar trigger in the past never
  //: fires, as the console says. The call of 2015 fired at once, and still
  //: does.

  stage.buttons["Remind me"].tap()
  let old: any Reminding = ReminderOf2015()
  old.remind("From 2015", at: Date() - 120)
  stage.pressHome()
  stage.show("One at once, the other never")

  //: Neither is what was meant: a reminder for half past twelve is wrong at any
  //: other minute. So look at the clock when the button is tapped, and let the
  //: person choose again.

  stage.activate()
  screen.onRemind = { [weak screen] date in
    if date > Date() { return bell.ring(at: date) }
    screen?.datePicker?.minimumDate = Date(timeIntervalSinceNow: 60)
  }
  stage.buttons["Remind me"].tap()
  stage.show("Refused, and turned to the next minute there is")

  stage.print(screen.dates)
  // Prints "from 00:33, set to 00:33"
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/08-AskThenRemind.swift looks at the clock before it
//: asks, and asks before it promises.
