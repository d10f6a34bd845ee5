// # Exercise 5: A lamp with settings (small project)
//
// What Anna's family got in lessons 1 and 2 were single screens. Now it gets an app of its own,
// with two screens: a lamp for the night, and its settings.
//
// Build an app, from the class LampSceneDelegate:
//
// - A person who starts it sees a tab bar with the tabs "Lamp" and "Settings", and the screen of
//   the first.
// - The first screen has a label, "The lamp is off", and a button, "Switch". A tap on the button
//   switches the lamp, and the label says "The lamp is on" or "The lamp is off".
// - The second screen has a label that says how often the lamp was switched, "Switched: 3", and a
//   button, "Reset", which begins again with "Switched: 0". The label is right each time the screen
//   is opened. The view of this screen is not loaded before.
// - When a person has left the app, the lamp is off, and the label says so when they come back. The
//   lamp goes off by itself then: this is not counted.
// - Who hears the screen hears at the button whether the lamp is on: "Switch, on, button" or
//   "Switch, off, button". VoiceOver (lesson 1) reads the title of a button, and then its
//   `accessibilityValue`. This is a text that you set, such as "on".
// - Labels and buttons lie between the status bar (20 points) and the tab bar (49) of a screen of
//   320 by 568 points, and do not cover each other. A label is at least 120 by 16 points.
//
//     swift run course check LampApp

import HeadlessUIKit

// Write your own classes into this file, too. LampScreen and SettingsScreen are good names: no
// other exercise has them.

/// The delegate of the scene, which the system makes.
final class LampSceneDelegate: UIResponder, UIWindowSceneDelegate {
  // TODO 1: A window with a tab bar, whose tabs are "Lamp" and "Settings".
  // TODO 2: The screen of the first tab switches the lamp, which goes off when the app is left.
  // TODO 3: The screen of the second tab says how often it was switched.
}
