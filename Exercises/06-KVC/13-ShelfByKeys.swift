// # Exercise 13: A shelf of apps (project)
//
// Anna's family has a shelf of apps, as in lesson 5. This one reads its apps from a list, and a
// person types the key of what it shows.
//
// Build a whole screen, 320 by 568 points:
//
// - `list` is the data of a property list: an array of up to nine dictionaries, one for each app. An
//   app has the keys `name` and `icon`, which are text, and `size`, a whole number. A value may be
//   missing. The list may have other keys, which no label shows.
// - A person sees for each app the picture with the name `icon`, and below it a label with the
//   whole name, or "none": three apps in a row, in their order. No name needs more room than
//   Calendar, so each name stands on one line.
// - Above them a person types a key into a text field. Its keyboard begins with small letters.
// - After each Return the keyboard is gone, and each label says the value of the typed key, or "none"
//   if the app has no value. For any other key than name, icon and size each label says "none". One
//   key is never typed: `self`, which every object has.
// - Who hears the screen hears the text field as "Key", also when something stands in it.
// - If `list` is no such array, a label says "The list cannot be read", and no app is shown, not even
//   as "none".
// - Nothing covers anything else, and a screen that was left is freed: it does
//   not stay in memory.
//
//     swift run course check ShelfByKeys

import HeadlessUIKit

/// The screen that shows the apps of a list.
final class AppShelfViewController: UIViewController {
  /// The data of a property list, set by whoever makes the screen, before it opens.
  var list = Data()

  // TODO 1: Show each app of the list: its picture, and below it a label with its name.
  // TODO 2: Add a text field. Show the value of the key that a person types in each label.
  // TODO 3: Say that the list cannot be read, if it is no array of dictionaries.
}
