// Alternative: the layer of the field draws the border.

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
    field.layer.borderWidth = 1
    field.layer.borderColor = UIColor.black.cgColor
    field.placeholder = "Hypnotize me"
    field.returnKeyType = .done
    field.delegate = self
    view.addSubview(field)
  }

  func addLabels(_ message: String) {
    guard !message.isEmpty else { return }
    for number in 1...20 {
      let label = UILabel()
      label.text = message
      label.accessibilityElementsHidden = number < 20
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

  // The bound is not included, so it is one more than the free width.
  func randomOrigin(for size: CGSize) -> CGPoint {
    let freeWidth = max(0, Int(view.bounds.width - size.width))
    let freeHeight = max(0, Int(view.bounds.height - size.height))
    return CGPoint(x: random(freeWidth + 1), y: random(freeHeight + 1))
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
