// # Exercise 14: A radio on every phone (small project)
//
// Anna's father listens to the radio in the kitchen, on several phones. Build the screen with anchors,
// with stack views, or with both. "The area" is the safe area.
//
// - The name of the station stands 24 points below the upper edge of the area, in its middle, and at
//   least 24 points from its sides. A long name has as many lines as it needs, and the text of each
//   line is centred.
// - Three buttons, "Back", "Play" and "Next", stand in a row, in this order. They are equally wide and
//   44 points high. 12 points are left between two of them. The row begins and ends 24 points from the
//   sides of the area, and it ends 16 points above its lower edge.
// - The picture "piano" is a square in the middle of the room between the name and the buttons. It is as
//   large as fits with 16 points above and below it, but at most 240 points.
// - All of that is right on phones of 320 by 568, 375 by 667 and 430 by 932 points, also when they are
//   turned, and when the station changes. The console says nothing.
//
//     swift run course check RadioScreen

import HeadlessUIKit

/// The screen of the radio.
final class RadioScreenViewController: UIViewController {
  /// The name of the station; it may change before the screen opens and while it is shown.
  var station = "" {
    didSet {
      // TODO 1: The screen shows the new name.
    }
  }

  // TODO 2: A person sees the name, the picture and the three buttons, each in its place.
}
