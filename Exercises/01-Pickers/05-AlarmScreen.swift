// # Exercise 5: An alarm (small project)
//
// Anna's family gets its first app: an alarm, with wheels for the time.
//
// Build a whole screen, 320 by 568 points:
//
// - The left wheel has the hours "00" to "23". The right wheel has the minutes "00", "05", "10" and
//   so on, up to "55". `twoDigits` makes such a text.
// - When the screen opens, the wheels show `hour` and `minute`, and a label says "Alarm at 07:30".
// - After each turn of a wheel the label says the new time.
// - The button "Later" moves the alarm by five minutes: the wheels show the new time, and the label
//   says it. After 07:55 comes 08:00, and after 23:55 comes 00:00.
// - Who hears the screen hears what each wheel is for: "Hours" and "Minutes" (chapter 4).
// - Wheels, label and button lie on the screen and do not cover each other. The label is at least
//   140 by 16 points.
// - A screen that was left is freed: it does not stay in memory. Use `[weak self]`.
//
//     swift run course check AlarmScreen

import HeadlessUIKit

/// Returns a number below 100 with two digits: "07".
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// The screen on which a person sets an alarm.
final class AlarmViewController: UIViewController {
  /// The time when the screen opens, set by whoever makes it; the minute is a multiple of 5.
  var hour = 7
  var minute = 30

  // TODO 1: Add a picker view with a wheel for the hours and a wheel for the minutes.
  // TODO 2: Show the time when the screen opens, and say it in a label then and after each turn.
  // TODO 3: Add the button "Later". It moves the alarm by five minutes.
}
