//: # A number on the icon
//:
//: After this chapter you can ask a person for permission, wait for the answer,
//: and show a number on the icon of your app.

import HeadlessUIKit
import Stage

//: ## A number that needs a permission
//:
//: Your app has 10 new messages, and you want a person to see this on the home
//: screen. A **badge** is a number on the icon of an app. It belongs to the
//: whole app, and not to one screen. The method `setBadgeCount` sets it, and 0
//: takes it away.
//:
//: Since iOS 8 (2014) a person has to allow badges. The object that asks is the
//: **notification center** (`UNUserNotificationCenter`, lesson 2). Its method
//: `requestAuthorization` shows the question of the system. It returns true if
//: the person allows at least one of the things named in `options`.
//:
//: ## Waiting for the answer
//:
//: A person has to read and tap, so the answer comes later. A function marked
//: **async** can wait for something without blocking the app. **await** is the
//: place where it waits. Meanwhile the run loop goes on, and the person can
//: tap.
//:
//: `showBadge` does three things: it asks, it waits for the answer, and it sets
//: the badge. The label says how it ended.

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

//: Code that is not async itself starts such a function in a **task**, for
//: example `Task { await inbox.showBadge(10) }`. The lines after the task do
//: not wait for it. `Task` starts a moment later. `Task.immediate` starts at
//: once, and this chapter uses it, so that each picture shows what the lines
//: before it did.

func aBadge(on stage: Stage) {
  //: ## Without permission there is no badge
  //:
  //: Here `setBadgeCount` is called, and nobody was asked. It throws an error,
  //: and the icon shows no number. (Apple's page does not say what
  //: `setBadgeCount` does without permission.)

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
  //: Now `showBadge` asks. The question is on the screen, and `showBadge` waits
  //: at its first `await`. So the label has its old text.

  stage.activate()
  Task.immediate { await inbox.showBadge(10) }
  stage.show("The system asks, and showBadge waits")

  stage.print(inbox.label.text ?? "")
  // Prints "10 new messages"

  //: The person taps Allow. `showBadge` goes on after its `await`, sets the
  //: badge, and changes the label. (`letTasksContinue` belongs to this lesson.
  //: On a device the run loop does its work.)

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
  //: `showBadge(0)` asks again. But the system shows no second question:
  //: `requestAuthorization` returns the answer that was given. So the badge is
  //: taken away at once.

  stage.activate()
  Task.immediate { await inbox.showBadge(0) }
  stage.letTasksContinue()
  stage.pressHome()
  stage.show("The badge is gone, and nobody was asked")

  stage.print(stage.icons["HypnoNerd"].value == "10 new items")
  // Prints "false"
}

//: ## A person may change the answer
//:
//: A person can switch badges off later, in Settings. `requestAuthorization`
//: may not tell you: if you asked for several things and one of them is still
//: allowed, it returns true. `notificationSettings()` says what is allowed now
//: (lesson 2, chapter 14). Its `badgeSetting` is `.enabled` if badges are
//: allowed.
//:
//: ## An error of your own
//:
//: `showBadge` writes into a label if badges are not allowed. A function
//: without a label tells its caller: it throws an error. The error is an enum
//: with the protocol `Error`.
//:
//:     enum BadgeError: Error {
//:       case notAllowed
//:     }
//:
//:     guard isAllowed else { throw BadgeError.notAllowed }
//:
//: ## Saying aloud what has changed
//:
//: VoiceOver (chapter 7) reads the view under the finger. The finger of the
//: person was on the alert, so VoiceOver does not read the label that changed.
//: This line has a sentence read aloud at once:
//:
//:     UIAccessibility.post(
//:       notification: .announcement, argument: "The badge is 10")
//:
//: > On a device: `requestAuthorization` also has a form with a closure in
//: > place of `await`. That closure may be called on a background thread. In it
//: > you may not use UIKit, and in the language mode Swift 6 it cannot change a
//: > captured `var`. (In the mode Swift 5, which a new project has, the
//: > compiler may say nothing about it.) After `await`, a view controller is on
//: > the main thread again, because it is `@MainActor`. `Task.immediate` needs
//: > iOS 26, and `setBadgeCount` iOS 16.
//:
//: > Then: Until iOS 7 a badge needed no permission:
//: > `UIApplication.shared.applicationIconBadgeNumber = 10`. Books of 2015
//: > registered for badges and set the number in the next line. That was too
//: > early: nobody had answered. Chapter 20 runs this code.

//: ## Remember
//:
//: - Ask with `requestAuthorization`, wait with `await`, then call
//:   `setBadgeCount`.
//: - The lines after a `Task` do not wait for it.
//: - The system asks only once. `notificationSettings()` says what is allowed
//:   now.
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
