// # Exercise 10: HypnoNerd (project)
//
// Anna has signed in (exercise 4), and one label welcomed her. Her app HypnoNerd also takes what
// she types, and shows it in twenty labels.
//
// Build a whole screen, 320 by 568 points:
//
// - A person sees a text field with a border, the placeholder "Hypnotize me" and the return key
//   done. It lies in the upper half, is at least 160 by 30 points, and can always be tapped.
// - Return shows the text in twenty labels, each as large as its text on one line, all over the
//   screen and inside it, at random places. `random` chooses them. A label that is too wide begins
//   at the left edge. Then the field is empty, and the keyboard is gone. An empty text adds no label.
// - Of all labels, the newest `limit` stay.
// - A person who uses VoiceOver hears each message once, as long as one of its labels is there: the
//   other labels are no accessibility elements (chapter 13).
// - At a full tilt each label is seen 25 points further to the left (horizontal -1) or to the right
//   (horizontal 1), and 25 points higher (vertical -1) or lower (vertical 1). Between -1 and 1 it
//   moves evenly: 12.5 points at 0.5.
// - A screen that was left is freed: it does not stay in memory.
//
//     swift run course check HypnosisScreen

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
    for number in 1...20 {
      let label = UILabel()
      label.text = message
      // The last of them is the last to be removed.
      label.isAccessibilityElement = number == 20
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
