// # Exercise 7: A toast
//
// A toast is a label that says for two seconds what is being downloaded. It lies in a view, its
// host.
//
// - It stands in the middle between left and right: 8 points above the bottom of the host, or 8
//   points above the highest toast if there are others. The bounds of the host count. They need
//   not begin at 0, 0: a host may be scrolled.
// - It fades in for a second, then out for a second, then it is removed.
// - Until then the button that asked for it is disabled.
// - Without a host nothing happens.
//
//     swift run course check Toast

import HeadlessUIKit

/// A label that says for a moment what is being downloaded.
final class Toast: UILabel {
  init(name: String) {
    super.init(frame: .zero)
    text = name
    textAlignment = .center
    numberOfLines = 2
    backgroundColor = UIColor(white: 0.8, alpha: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}

/// Gives a toast its frame in a host, and does not add it: `download` does that.
func place(_ toast: Toast, in host: UIView) {
  // TODO 1: The toast is 160 by 40 points, in the middle, above the bottom or the highest toast.
}

/// Shows a toast that is in its host, and calls a closure when it is gone.
func fade(_ toast: Toast, whenGone: @escaping () -> Void) {
  // TODO 2: The toast fades in, fades out, and is removed. Then `whenGone` is called.
}

/// Announces a download that a button asked for.
func download(_ name: String, from button: UIButton, in host: UIView?) {
  // TODO 3: The host has the placed toast, which fades. The button is disabled until it is gone.
}
