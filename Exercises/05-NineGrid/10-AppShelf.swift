// # Exercise 10: The app shelf (project)
//
// Anna's family looks for more apps, on a shelf. It is a grid again, as that of the albums
// (exercise 5). Now it scrolls, turns with the phone, and says what it loads.
//
// Build a whole screen:
//
// - A person sees a cell of 80 by 90 points for each app of `apps`, with its picture, its name and
//   a button "Get", each at least 14 by 14 points. No part covers another.
// - There are as many columns as fit, but at most three and at least one. The gaps between and
//   beside the columns are equal and never below 0, and 20 points are left above each row and below
//   the last.
// - A shelf that is higher or wider than the screen scrolls. A turned phone places the cells again.
// - Other apps replace the old ones, and the shelf is scrolled back to its top.
// - "Get" calls `load` once and is disabled, and keeps its title. A toast "Loading Chess" fades in
//   for a second, then out for a second, then it is gone and "Get" is enabled.
// - When it appears, a toast stands in the middle between left and right, inside the screen, and on
//   no other toast.
// - Who hears the screen hears "Get Chess, button" and "Get Piano, button", and the text of each
//   toast is announced once (chapter 19).
// - A screen that was left is freed: it does not stay in memory.
//
// Mark types of your own `private`: exercise 7 has a `Toast` too.
//
//     swift run course check AppShelf

import HeadlessUIKit

/// An app of the shelf, with the name of its picture.
struct ShelfApp: Equatable {
  let name: String
  let icon: String
}

/// The screen on which a person chooses apps.
final class AppShelfViewController: UIViewController {
  // TODO 1: Show a cell for each app, in a shelf that scrolls and that follows a turned phone.

  /// The apps, in their order; they may change before the screen opens and while it is shown.
  var apps: [ShelfApp] = [] {
    didSet {
      // TODO 2: The shelf shows these apps and no others.
    }
  }

  /// Loads an app, set by whoever makes the screen, before or after the apps.
  var load: (_ app: ShelfApp) -> Void = { _ in }

  // TODO 3: Let "Get" load the app and show a toast, and enable it when the toast is gone.
}
