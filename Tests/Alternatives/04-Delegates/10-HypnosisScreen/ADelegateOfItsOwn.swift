// Alternative: an object of its own is the delegate, and each label is of a class that moves itself.

import HeadlessUIKit

/// The screen that shows what a person types all over it.
final class HypnosisViewController: UIViewController {
  /// The number of labels that stay, set by whoever makes the screen, before it opens.
  var limit = 40

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  private lazy var prompt = Prompt { [weak self] text in self?.show(text) }
  private var shown: ArraySlice<TiltLabel> = []

  override func loadView() {
    let screen = UIView()
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 300, height: 44))
    field.attributedPlaceholder = NSAttributedString(string: "Hypnotize me")
    field.borderStyle = .bezel
    field.returnKeyType = .done
    field.delegate = prompt
    screen.addSubview(field)
    view = screen
  }

  private func show(_ text: String) {
    shown += (0..<20).map { _ in TiltLabel(text) }
    shown.last?.isAccessibilityElement = true
    for label in shown where label.superview == nil {
      label.frame.origin = CGPoint(
        x: random(1 + spare(view.bounds.width, label.bounds.width)),
        y: random(1 + spare(view.bounds.height, label.bounds.height)))
      view.insertSubview(label, at: 0)
    }
    while shown.count > limit { shown.popFirst()?.removeFromSuperview() }
  }

  private func spare(_ whole: CGFloat, _ part: CGFloat) -> Int {
    part < whole ? Int(whole - part) : 0
  }
}

/// Empties a field when a person presses return, and hands over what was in it.
private final class Prompt: NSObject, UITextFieldDelegate {
  private let take: (String) -> Void

  init(_ take: @escaping (String) -> Void) {
    self.take = take
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.endEditing(true)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let text = textField.text, !text.isEmpty { take(text) }
    textField.text = ""
  }
}

/// A label as large as its text that moves with the tilt.
private final class TiltLabel: UILabel {
  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    isAccessibilityElement = false
    sizeToFit()
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis), effect("center.y", .tiltAlongVerticalAxis),
    ]
    addMotionEffect(group)
  }

  required init?(coder: NSCoder) { nil }

  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType
  ) -> UIMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = CGFloat(-25)
    effect.maximumRelativeValue = CGFloat(25)
    return effect
  }
}
