// Alternative: the places lie between whole points, because a random share of the free room is taken.

import HeadlessUIKit

/// The screen that shows what a person types all over it.
final class HypnosisViewController: UIViewController {
  /// The number of labels that stay, set by whoever makes the screen, before it opens.
  var limit = 40

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  let field = UITextField(frame: CGRect(x: 40, y: 72, width: 240, height: 32))
  private(set) var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "Hypnotize me"
    field.returnKeyType = .done
    field.delegate = self
    view.addSubview(field)
  }

  func addLabels(_ message: String) {
    guard !message.isEmpty else { return }
    for number in 0..<20 {
      let label = UILabel()
      label.text = message
      if number < 19 { label.isAccessibilityElement = false }
      label.sizeToFit()
      label.frame.origin = randomOrigin(for: label.bounds.size)
      addTiltEffects(to: label)
      view.addSubview(label)
      labels.append(label)
    }
    removeOldLabels()
  }

  func removeOldLabels() {
    let oldCount = max(0, labels.count - limit)
    for label in labels.prefix(oldCount) { label.removeFromSuperview() }
    labels.removeFirst(oldCount)
  }

  func randomOrigin(for size: CGSize) -> CGPoint {
    let freeWidth = max(0, view.bounds.width - size.width)
    let freeHeight = max(0, view.bounds.height - size.height)
    return CGPoint(x: randomShare() * freeWidth, y: randomShare() * freeHeight)
  }

  /// Returns a random number from 0 to 1.
  func randomShare() -> CGFloat {
    CGFloat(random(1000)) / 999
  }

  func addTiltEffects(to label: UILabel) {
    let horizontal = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let vertical = UIInterpolatingMotionEffect(
      keyPath: "center.y", type: .tiltAlongVerticalAxis)
    for effect in [horizontal, vertical] {
      effect.minimumRelativeValue = -25.0
      effect.maximumRelativeValue = 25.0
      label.addMotionEffect(effect)
    }
  }
}

extension HypnosisViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // Read the text before the field is empty.
    addLabels(textField.text ?? "")
    textField.text = ""
    // The answer does not hide the keyboard.
    textField.resignFirstResponder()
    return true
  }
}
