/// The bar at the top of the screen: the time, and how full the battery is.
///
/// The system draws it, in front of the windows of an application. A launched application has
/// one; a view or controller that is merely shown has the screen for itself.
///
/// - Shape: It lies along the upper edge. On its side a phone hides it.
/// - Units: Points.
/// - Source: Apple, UIKit, "preferredStatusBarStyle" and "prefersStatusBarHidden".
package struct StatusBar: Equatable {
  /// The height of the bar on a phone with a home button.
  package static let height: CGFloat = 20

  /// How the text looks.
  package var style = UIStatusBarStyle.default

  /// The rectangle of the bar on the screen, or an empty one if it is hidden.
  package var frame = CGRect.zero
}

/// How the text of the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system's appearance asks: dark text.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

/// What is known of the status bar of a device.
final class StatusBarState {
  /// Whether there is one at all: since an application was launched.
  var isThere = false

  /// How the bar looks now.
  var bar = StatusBar()
}

extension Device {
  var statusBarState: StatusBarState { only { StatusBarState() } }

  package var statusBar: StatusBar { statusBarState.bar }
}

extension DisplayList.Recorder {
  /// Draws the status bar: what time it is, and how full the battery is.
  ///
  /// It is always 9:41, as on every picture of a phone.
  package mutating func draw(_ bar: StatusBar) {
    guard !bar.frame.isEmpty else { return }
    let color = bar.style == .lightContent ? UIColor.white : UIColor.black
    let time = DisplayList.Run(
      string: "9:41", fontSize: 12, isBold: true, color: color.components)
    write([time], in: bar.frame, .center, .text)
    let battery = CGRect(x: bar.frame.maxX - 30, y: bar.frame.midY - 5, width: 22, height: 10)
    fill(battery, color, cornerRadius: 2.5)
    let knob = CGRect(x: battery.maxX + 1, y: bar.frame.midY - 2, width: 1.5, height: 4)
    fill(knob, color, cornerRadius: 0.75)
  }
}
