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
//: **async** can wait for something without blocking the app. **await** marks
//: the place where it waits. Meanwhile the run loop goes on, and the person can
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

//: `await` is allowed only in async code. The action of a button is not async.
//: There you write `Task { await inbox.showBadge(10) }`, and this starts a
//: **task**. The task begins a moment later, and the lines after it do not
//: wait.
//:
//: In this chapter you see `Task.immediate`. It begins at once, so that the
//: next picture already shows the question. In your app write `Task`.

func aBadge(on stage: Stage) {
  //: ## Without permission there is no badge
  //:
  //: Here `setBadgeCount` is called, and nobody was asked. It throws an error,
  //: and the icon shows no number.

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
  let ten = Task.immediate { await inbox.showBadge(10) }
  stage.show("The system asks, and showBadge waits")

  stage.print(inbox.label.text ?? "")
  // Prints "10 new messages"

  //: The person taps Allow. `showBadge` goes on after its `await`, sets the
  //: badge, and changes the label. (`wait(for:)` belongs to this lesson. On a
  //: device the run loop does its work.)

  stage.alerts.buttons["Allow"].tap()
  stage.wait(for: ten)
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
  let none = Task.immediate { await inbox.showBadge(0) }
  stage.wait(for: none)
  stage.pressHome()
  stage.show("The badge is gone, and nobody was asked")

  stage.print(stage.icons["HypnoNerd"].value == "10 new items")
  // Prints "false"
}

//: ## A person may change the answer
//:
//: A person can switch badges off later, in Settings. If you asked for several
//: things, `requestAuthorization` returns true as long as one of them is
//: allowed. `notificationSettings()` says what is allowed now (lesson 2,
//: chapter 14): its `badgeSetting` is `.enabled` if badges are allowed.
//:
//: > On a device: `requestAuthorization` also has a form with a closure in
//: > place of `await`. That closure may be called on a background thread, where
//: > you may not use UIKit. After `await`, a view controller is on the main
//: > thread again. `Task.immediate` needs iOS 26, and `setBadgeCount` iOS 16.
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
//: > Answer: No. The task begins a moment later, and waits for the person.

//: ## Your turn
//:
//: Exercise 10 is Exercises/03-AppLaunch/10-BadgeWithPermission.swift. There
//: you have no label. If badges are not allowed, your function throws an error:
//: `throw BadgeError.notAllowed`.
//:
//:     swift run course check BadgeWithPermission
//:     swift run course play BadgeWithPermission
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/usernotifications>
