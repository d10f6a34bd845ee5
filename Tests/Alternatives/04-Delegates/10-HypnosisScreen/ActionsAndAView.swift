// Alternative: an action for the return key, and a view of its own in which all labels move as one.

import HeadlessUIKit

/// The screen that shows what a person types all over it.
final class HypnosisViewController: UIViewController {
  /// The number of labels that stay, set by whoever makes the screen, before it opens.
  var limit = 40

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  private let messages = UIView()
  private let input = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    input.borderStyle = .line
    input.placeholder = "Hypnotize me"
    input.returnKeyType = .done
    input.addAction(
      UIAction { [weak self] _ in self?.personPressedReturn() }, for: .editingDidEndOnExit)
    messages.frame = view.bounds
    messages.isUserInteractionEnabled = false
    messages.addMotionEffect(Drift())
    for part in [input, messages] { view.addSubview(part) }
    let guide = view.bounds.insetBy(dx: 20, dy: 40)
    input.frame = guide.divided(atDistance: 40, from: .minYEdge).slice
    input.autoresizingMask = .flexibleWidth
  }

  private func personPressedReturn() {
    defer { input.text = nil }
    guard let text = input.text, text != "" else { return }
    let area = messages.bounds
    for place in 1...20 {
      let label = UILabel()
      label.text = text
      label.isAccessibilityElement = place / 20 == 1
      let size = label.sizeThatFits(area.size)
      let columns = size.width < area.width ? Int(area.width - size.width) : 0
      let lines = size.height < area.height ? Int(area.height - size.height) : 0
      label.frame = CGRect(
        origin: CGPoint(x: random(columns + 1), y: random(lines + 1)), size: size)
      messages.addSubview(label)
    }
    while messages.subviews.count > limit { messages.subviews.first?.removeFromSuperview() }
  }
}

/// Moves a view by 25 points at a full tilt.
private final class Drift: UIMotionEffect {
  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
  {
    ["center": CGPoint(x: 25 * viewerOffset.horizontal, y: 25 * viewerOffset.vertical)]
  }
}
