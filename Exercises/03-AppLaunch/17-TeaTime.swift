// # Exercise 17: Tea time (project)
//
// In the morning Anna's family puts out its lamp (exercise 5) and drinks tea. This app has two
// tabs, too, and a reminder as in lesson 2.
//
// Build an app, from the class TeaSceneDelegate:
//
// - A person who starts it sees a tab bar with the tabs "Tea" and "Reminder", and the screen of the
//   first.
// - The first screen has a label, "0 cups", and a button, "Drink". Each tap adds a cup: "1 cup",
//   "2 cups". The cups are still there after a visit to the other tab.
// - On the second screen the button "Remind me" asks for permission to show alerts. Nothing asks
//   before.
// - If the person allows it, a label says "Reminder set". One notification with the body "Time for
//   tea" arrives 60 seconds after the answer, when the person has left the app.
// - If the person does not allow it, the label says "Not allowed", and none arrives.
// - What the label says after the answer is announced to those who hear the screen:
//   `UIAccessibility.post(notification: .announcement, argument: text)` has VoiceOver read it.
// - On a screen of 320 by 568 points labels and buttons lie between the status bar (20 points) and
//   the tab bar (49), are large enough for their texts, and do not cover each other.
//
//     swift run course check TeaTime

import HeadlessUIKit

// Write your own classes into this file, too. CupsViewController and RemindViewController
// are good names: no other exercise has them.

/// The delegate of the scene, which the system makes.
final class TeaSceneDelegate: UIResponder, UIWindowSceneDelegate {
  // TODO 1: A window with a tab bar, whose tabs are "Tea" and "Reminder".
  // TODO 2: The screen of the first tab counts the cups.
  // TODO 3: The screen of the second tab asks, and sets the reminder.
}
