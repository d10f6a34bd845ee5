//: # A number on the icon
//:
//: After this chapter you can ask a person for permission, wait for the answer,
//: and show a number on the icon of your app.

import HeadlessUIKit
import Stage

//: ## Permission first
//:
//: A **badge** is a number on the icon of an app, for example the number of new
//: messages. 0 takes the badge away. A badge belongs to the whole app, and not
//: to one screen.
//:
//: Since iOS 8 (2014) a person has to allow badges. The object that asks is the
//: **notification center** (`UNUserNotificationCenter`). The system shows its
//: question on the screen. The answer comes later, because a person has to read
//: and tap.
//:
//: A function marked **async** can wait for something without blocking the app.
//: **await** is the place where it waits. Meanwhile the run loop goes on, and
//: the person can tap. `requestAuthorization` is such a function. It returns
//: true if the person allows at least one of the things named in `options`.

final class InboxViewController: UIViewController {
  let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "10 new messages"
    view.addSubview(label)
  }

  /// Shows a number on the icon, if the person allows it.
  func showBadge(_ number: Int) async {
    let center = UNUserNotificationCenter.current()
    do {
      let isAllowed = try await center.requestAuthorization(
        options: [.badge])
      guard isAllowed else {
        label.text = "Badges are not allowed"
        return
      }
      try await center.setBadgeCount(number)
      label.text = "The badge is \(number)"
    } catch {
      label.text = "No badge: \(error.localizedDescription)"
    }
  }
}

//: Code that is not async itself starts such a function in a **task**:
//: `Task { await inbox.showBadge(10) }`. The task goes on by itself, and the
//: lines after it do not wait.

func aBadge(on stage: Stage) {
  //: ## Without permission there is no badge
  //:
  //: Here `setBadgeCount` is called before the question. It throws an error,
  //: and the icon shows no number. (Apple's page does not say what
  //: `setBadgeCount` does without permission.)
  //:
  //: `Task.immediate` starts at once, and `Task` a moment later.

  stage.launch(AppDelegate.self, bundle: .module)
  let inbox = InboxViewController()
  currentWindow?.rootViewController = inbox
  let center = UNUserNotificationCenter.current()
  Task.immediate {
    do {
      try await center.setBadgeCount(10)
    } catch {
      stage.print("The badge is not allowed")
      // Prints "The badge is not allowed"
    }
  }
  stage.pressHome()
  stage.show("Not asked, so no number")

  stage.print(stage.icons["HypnoNerd"].value == "10 new items")
  // Prints "false"

  //: ## The question, and the answer later
  //:
  //: Now the task asks. The question is on the screen, and `showBadge` waits
  //: behind its `await`. Nothing has been set yet.

  stage.activate()
  Task.immediate { await inbox.showBadge(10) }
  stage.show("The system asks, and showBadge waits")

  stage.print(inbox.label.text ?? "")
  // Prints "10 new messages"

  //: The person allows it. The task goes on, and sets the badge.
  //: (`letTasksContinue` belongs to this lesson. On a device the run loop does
  //: its work.)

  stage.alerts.buttons["Allow"].tap()
  stage.letTasksContinue()
  stage.print(inbox.label.text ?? "")
  // Prints "The badge is 10"

  stage.pressHome()
  stage.show("10 on the icon")

  stage.print(stage.icons["HypnoNerd"].value == "10 new items")
  // Prints "true"

  //: ## The system asks only once
  //:
  //: The next call asks nobody, and returns the answer that was given. 0 takes
  //: the badge away.
  //:
  //: A person can switch badges off later, in Settings. `requestAuthorization`
  //: may not tell you. If you asked for several things, it still returns true
  //: when the badge is off and another thing is allowed. So ask
  //: `notificationSettings()` what is allowed now (lesson 2, chapter 14). Its
  //: `badgeSetting` is `.enabled` as long as badges are allowed.

  stage.activate()
  Task.immediate { await inbox.showBadge(0) }
  stage.letTasksContinue()
  stage.pressHome()
  stage.show("The badge is gone, and nobody was asked")

  stage.print(stage.icons["HypnoNerd"].value == "10 new items")
  // Prints "false"
}

//: ## A label that changes is not heard
//:
//: VoiceOver reads the element under the finger. In the run above that is the
//: alert or a button, and the label changes elsewhere. To have a sentence read
//: aloud at once, post it:
//:
//:     UIAccessibility.post(
//:       notification: .announcement, argument: "The badge is 10")

//: ## An error of your own
//:
//: A function can also tell its caller that badges are not allowed: it throws
//: an error. The error is an enum with the protocol `Error`.
//:
//:     enum BadgeError: Error {
//:       case notAllowed
//:     }
//:
//:     guard isAllowed else { throw BadgeError.notAllowed }
//:
//: > On a device: `requestAuthorization` also has a form with a closure in
//: > place of `await`. That closure may be called on a background thread. In it
//: > you may not use UIKit, and in the language mode Swift 6 it cannot change a
//: > captured `var`. (In the mode Swift 5, which a new project has, the compiler
//: > may say nothing about it.) With `await`, the code after it is on the main
//: > thread again, because a view controller is `@MainActor`. `Task.immediate`
//: > needs iOS 26, and `setBadgeCount` iOS 16.
//:
//: > Then: Until iOS 7 a badge needed no permission:
//: > `UIApplication.shared.applicationIconBadgeNumber = 10`. Books of 2015
//: > registered for badges and set the number in the next line. That was too
//: > early: nobody had answered. Chapter 20 runs this code.

//: ## Remember
//:
//: - Ask with `requestAuthorization`, wait with `await`, then set the badge.
//: - Set nothing in the line after the question if you do not wait.
//: - The system asks once. `notificationSettings()` says what is allowed now.
//:
//: > Question: `Task { await inbox.showBadge(10) }`, and the next line reads
//: > the badge. Is it 10?
//: > Answer: No. The task only begins there, and a person has not answered yet.

//: ## Your turn
//:
//: Exercise 10 is Exercises/03-AppLaunch/10-BadgeWithPermission.swift.
//:
//:     swift run course check BadgeWithPermission
//:     swift run course play BadgeWithPermission
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/usernotifications>
