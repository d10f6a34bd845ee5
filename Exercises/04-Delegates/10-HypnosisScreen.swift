// # Exercise 10: HypnoNerd (project)
//
// Anna has signed in (exercise 4), and one label welcomed her. Her app HypnoNerd also takes what
// she types, and shows it in twenty labels.
//
// Build a whole screen, 320 by 568 points:
//
// - A person sees a text field with a border, the placeholder "Hypnotize me" and the return key
//   done. It lies in the upper half, is at least 160 by 30 points, and can always be tapped.
// - Return shows the text in twenty labels, each as large as its text on one line, all over the
//   screen and inside it, at random places. `random` chooses them. A label that is too wide begins
//   at the left edge. Then the field is empty, and the keyboard is gone. An empty text adds no label.
// - Of all labels, the newest `limit` stay.
// - A person who uses VoiceOver hears each message once, as long as one of its labels is there: the
//   other labels are no accessibility elements (chapter 13).
// - At a full tilt each label is seen 25 points further to the left (horizontal -1) or to the right
//   (horizontal 1), and 25 points higher (vertical -1) or lower (vertical 1). Between -1 and 1 it
//   moves evenly: 12.5 points at 0.5.
// - A screen that was left is freed: it does not stay in memory.
//
//     swift run course check HypnosisScreen

import HeadlessUIKit

/// The screen that shows what a person types all over it.
final class HypnosisViewController: UIViewController {
  /// The number of labels that stay, set by whoever makes the screen, before it opens.
  var limit = 40

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  // TODO 1: Add the text field, with its border, its placeholder and its return key.
  // TODO 2: Return shows the text in twenty labels, empties the field and hides the keyboard.
  // TODO 3: Only the newest labels stay, and each label follows the tilt.
}
