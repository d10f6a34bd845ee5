// Alternative: The place is raised until it meets no other toast. A disabled button shows no toast.

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
  var frame = CGRect(
    x: host.bounds.midX - 80, y: host.bounds.maxY - 48, width: 160, height: 40)
  for other in host.subviews.reversed() where other is Toast {
    frame.origin.y = min(frame.origin.y, other.frame.minY - 48)
  }
  toast.frame = frame
}

/// Shows a toast that is in its host, and calls a closure when it is gone.
func fade(_ toast: Toast, whenGone: @escaping () -> Void) {
  toast.alpha = 0
  UIView.animate(
    withDuration: 1,
    animations: { toast.alpha = 1 },
    completion: { _ in
      UIView.animate(
        withDuration: 1,
        animations: { toast.alpha = 0 },
        completion: { _ in
          toast.removeFromSuperview()
          whenGone()
        })
    })
}

/// Announces a download that a button asked for.
func download(_ name: String, from button: UIButton, in host: UIView?) {
  guard let host, button.isEnabled else { return }
  button.isEnabled = false
  let toast = Toast(name: name)
  place(toast, in: host)
  host.addSubview(toast)
  fade(toast) { button.isEnabled = true }
}
