//: # May I?
//:
//: HypnoNerd is an application that reminds people to be hypnotised: a date
//: picker, and a button. The phone speaks for it when it is not running, by a
//: **local notification**. (A **push** notification comes from a server. To a
//: person both look alike.)

import HeadlessUIKit
import Stage

//: ## Four lines of 2015
//:
//: Make a notification, give it words, give it a date, hand it to the system.
//: Open ReminderOf2015.swift, where they are. Until iOS 7 they were enough.

//: ## Today's request
//:
//: Since iOS 10 the same takes three objects: the **content** says what, the
//: **trigger** says when, and a **request** puts both together under a name.
//: The one who takes it is the **center**.

func request(
  _ words: String, after seconds: TimeInterval
) -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.body = words
  let trigger = UNTimeIntervalNotificationTrigger(
    timeInterval: seconds, repeats: false)
  return UNNotificationRequest(
    identifier: "reminder", content: content, trigger: trigger)
}

func mayI(on stage: Stage) {
  //: ## Nobody was asked
  //:
  //: The four lines, with a date a minute ahead. Then the person presses Home,
  //: and the minute passes. Since iOS 8 a phone shows nothing that its owner
  //: has not allowed. The program is not told; only its console complains.

  let screen = ReminderViewController()
  stage.present(screen)
  let old: any Reminding = ReminderOf2015()
  old.remind("Hypnotize me!", at: Date() + 60)
  stage.pressHome()
  stage.clock.advance(by: 60)
  stage.show("A minute later, on the home screen")

  stage.print(stage.banners.count)
  // Prints "0"

  //: Today's request is refused at once, with an error that can be caught. (A
  //: chapter does not wait. `Task.immediate` runs up to the first real wait,
  //: and here there is none; in a program a plain `Task` does as well.)

  stage.activate()
  let center = UNUserNotificationCenter.current()
  Task.immediate {
    do {
      try await center.add(request("Hypnotize me!", after: 60))
    } catch UNError.notificationsNotAllowed {
      stage.print("Not allowed")
      // Prints "Not allowed"
    }
  }

  //: ## The question
  //:
  //: So ask, when the person taps "Remind me". You say what you want to do, and
  //: the system asks in its own words, with the name in your Info.plist. Your
  //: code goes on meanwhile, and hears of the answer when there is one.

  var answers: [Bool] = []
  screen.onRemind = { _ in
    center.requestAuthorization(options: [.alert]) { granted, _ in
      answers.append(granted)
    }
  }
  stage.buttons["Remind me"].tap()
  stage.show("The phone asks, and the application waits")

  stage.print(answers)
  // Prints "[]"

  stage.alerts.buttons["Don’t Allow"].tap()
  stage.print(answers)
  // Prints "[false]"

  //: ## The question comes once
  //:
  //: The person taps again. The same line runs, and nobody is asked: the answer
  //: of the first time comes back, a moment later. No program can change it;
  //: only the person can, in the settings of the phone.

  stage.buttons["Remind me"].tap()
  stage.clock.advance(by: 0)
  stage.show("Tapped again, and no question")

  stage.print(answers)
  // Prints "[false, false]"

  //: The one question is precious. Do not spend it at the first start, when a
  //: person knows nothing of you. And look before you promise anything: they
  //: may have changed their mind since.

  Task.immediate {
    let settings = await center.notificationSettings()
    stage.print(settings.authorizationStatus)
    // Prints "denied"
  }
}

//: ## Your turn
//:
//: The next chapter asks somebody who says yes. Then it is time for
//: Exercises/02-DatePicker/08-AskThenRemind.swift.
