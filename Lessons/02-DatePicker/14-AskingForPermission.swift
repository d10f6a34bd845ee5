//: # Asking for permission
//:
//: After this chapter you can ask a person whether your app may remind them of
//: something, and react to yes and to no.

import HeadlessUIKit
import Stage

//: ## What a notification is
//:
//: A **notification** is a short message that the phone shows for an app, also
//: when the app does not run. A **local notification** is planned by the app on
//: the phone itself. A **push notification** is sent by a server.
//:
//: An app needs the person's permission for that. One object asks for it, and
//: also takes your notifications: the **notification center**,
//: `UNUserNotificationCenter.current()`.

//: ## A request
//:
//: To plan a notification, make three objects:
//:
//: - The **content** says what is shown: here a text, with a sound.
//: - The **trigger** says when: here after some seconds.
//: - The **request** holds both, and an identifier, a name that you choose.

func request(
  _ text: String, after seconds: TimeInterval
) -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.body = text
  content.sound = .default
  let trigger = UNTimeIntervalNotificationTrigger(
    timeInterval: seconds, repeats: false)
  return UNNotificationRequest(
    identifier: "reminder", content: content, trigger: trigger)
}

//: ## A method that waits
//:
//: `requestAuthorization(options:)` asks the person, who may need a minute to
//: answer. So the method is **async**: it can wait, and your app goes on
//: meanwhile. `await` marks the line that waits:
//:
//:     tap ──▶ remind() ── await ···· alert is open ····▶ remind() goes on
//:     the app             draws, scrolls, hears taps     │
//:     the person          reads ─────────────▶ Allow ────┘
//:
//: A method with `await` in it is async itself, such as `remind`. The closure
//: of a button is not, so it begins a **task** (`Task`), which may call async
//: methods. After the `await` you can use your views as before.
//:
//: The result is true if the person allows at least one of the options. Then
//: `add` gives the request to the center. Both methods can throw, so there is
//: `try` as well. Show the error: the person counts on the reminder.

final class WaterViewController: UIViewController {
  let label = UILabel(
    frame: CGRect(x: 24, y: 40, width: 272, height: 24))
  let center = UNUserNotificationCenter.current()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let action = UIAction(title: "Remind me") { [weak self] _ in
      Task.immediate { await self?.remind() }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 100, y: 80, width: 120, height: 44)
    view.addSubview(button)
  }

  func remind() async {
    label.text = "Waiting for your answer"
    do {
      let isAllowed = try await center.requestAuthorization(
        options: [.alert, .sound])
      guard isAllowed else {
        label.text = "Notifications are not allowed"
        return
      }
      try await center.add(request("Drink some water", after: 60))
      label.text = "I will remind you in a minute"
    } catch {
      label.text = "That did not work"
    }
  }
}

//: > In this course: A person taps the button twice, unlike in an app:
//: >
//: >     in an app   tap, question, answer, remind() goes on
//: >     here        tap, question, answer, second tap
//: >
//: > The stage holds the waiting call until the chapter ends. The second finds
//: > the answer there, and ends. A `Task.immediate` (iOS 26) begins at once.

func askingForPermission(on stage: Stage) {
  //: ## Without permission
  //:
  //: If an app does not ask, `add` throws the error `notificationsNotAllowed`.

  let center = UNUserNotificationCenter.current()
  Task.immediate {
    do {
      try await center.add(request("Drink some water", after: 60))
    } catch UNError.notificationsNotAllowed {
      stage.print("not allowed")
      // Prints "not allowed"
    }
  }

  //: > On a device: Apple's page of this error says so, too. Its page of
  //: > `authorizationStatus` says that the system ignores requests after a no.
  //: > So do both: ask first, and catch the error.

  //: ## The system asks
  //:
  //: `requestAuthorization` makes the system ask, in its own words and with the
  //: name of the app. (The app of these chapters is called HypnoNerd.) Options
  //: say what you want to do, here to show an alert and to play a sound.

  let controller = WaterViewController()
  stage.present(controller)
  stage.buttons["Remind me"].tap()
  stage.show("The system asks, and the app waits")

  //: ## The system asks once only
  //:
  //: The person taps Don't Allow, and then Remind me again. No question comes:
  //: the center remembers the answer, and gives it at once.

  stage.alerts.buttons["Don’t Allow"].tap()
  stage.buttons["Remind me"].tap()
  stage.show("No second question")

  stage.print(controller.label.text ?? "")
  // Prints "Notifications are not allowed"

  //: Only the person can change the answer, in the settings of the phone. So
  //: ask when the person knows why. `notificationSettings()` gives the present
  //: answer. It may change at any time, so look each time.

  Task.immediate {
    let settings = await center.notificationSettings()
    stage.print(settings.authorizationStatus)
    // Prints "denied"
  }
}

//: > Then: Until iOS 9 a local notification was a `UILocalNotification`, with
//: > an `alertBody` and a `fireDate`, for `scheduleLocalNotification` of the
//: > application. It has been deprecated since iOS 10 (2016).

//: ## Remember
//:
//: - Ask with `requestAuthorization(options:)`. The system asks a person once.
//: - A request has content, a trigger and an identifier.
//: - Handle the errors of `add`, and the answer no.
//:
//: > Question: Your app asks for permission at its first start. Many people tap
//: > Don't Allow. What could be better?
//: > Answer: Ask when the person wants something that needs a notification.

//: ## Your turn
//:
//: Go back to the picture with the question, press `t`, and tap Allow. Then tap
//: Remind me.
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/usernotifications>
