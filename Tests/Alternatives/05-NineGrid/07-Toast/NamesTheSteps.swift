// Alternative: Each step is a function of its own, and the next one is handed over.

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
  // Above the highest toast there is: two downloads at once stay readable.
  let others = host.subviews.filter { $0 is Toast }
  let bottom = others.map(\.frame.minY).min() ?? host.bounds.maxY
  toast.frame = CGRect(x: host.bounds.midX - 80, y: bottom - 48, width: 160, height: 40)
}

/// Shows a toast that is in its host, and calls a closure when it is gone.
func fade(_ toast: Toast, whenGone: @escaping () -> Void) {
  func leave(_ finished: Bool) {
    toast.removeFromSuperview()
    whenGone()
  }
  func fadeOut(_ finished: Bool) {
    UIView.animate(withDuration: 1, animations: { toast.alpha = 0 }, completion: leave)
  }
  toast.alpha = 0
  UIView.animate(withDuration: 1, animations: { toast.alpha = 1 }, completion: fadeOut)
}

/// Announces a download that a button asked for.
func download(_ name: String, from button: UIButton, in host: UIView?) {
  guard let host else { return }
  button.isEnabled = false
  let toast = Toast(name: name)
  place(toast, in: host)
  host.addSubview(toast)
  fade(toast) { button.isEnabled = true }
}
