// # Exercise 4: Days to go (small project)
//
// Anna looks forward to her birthday. The alarm of lesson 1 had a wheel for each part of the time.
// Here one date picker has the wheels, and a label says how long she has to wait.
//
// Build a whole screen, 320 by 568 points:
//
// - A date picker with wheels for a day. They show today when the screen opens. A person can choose
//   a day from today on, up to the same day of the next year.
// - A label says how long it is until that day: "Today", "1 day", "17 days". It is right when the
//   screen opens and after each turn. Days are counted by the calendar, in the time zone of the
//   phone: it does not matter how late it is, or that some days have 23 or 25 hours.
// - The button "Week" chooses the day a week later. The wheels show it, and the label says it.
//   Less than a week before the last day it chooses the last day, and there it stays.
// - Wheels, label and button lie on the screen and do not cover each other. The label is at least
//   140 by 16 points.
// - A person can choose larger text in the settings of the phone. The label has to follow that,
//   also while the screen is open: give it the font `.preferredFont(forTextStyle: .body)`, and set
//   its `adjustsFontForContentSizeCategory` to true. In the size `.accessibilityLarge` its text is
//   still whole. A frame does not grow: a line needs about 40 points there.
// - A screen that was left is freed: it does not stay in memory.
//
//     swift run course check DaysToGo

import HeadlessUIKit

/// The screen that counts the days until another day.
final class DaysToGoViewController: UIViewController {
  // TODO 1: Add the date picker, with its mode, its style and its limits.
  // TODO 2: Add the label, which is right when the screen opens and after each turn.
  // TODO 3: Add the button "Week".
}
