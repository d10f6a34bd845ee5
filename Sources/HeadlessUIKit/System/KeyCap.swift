/// One key of the keyboard.
package final class KeyCap: UIView {
  let key: KeyboardPage.Key

  /// What the key says.
  package internal(set) var title = ""

  /// Whether the key can be pressed.
  package internal(set) var isEnabled = true {
    didSet { isUserInteractionEnabled = isEnabled }
  }

  private let isDark: Bool
  private let press: () -> Void
  private var isPressed = false

  init(_ key: KeyboardPage.Key, isDark: Bool, press: @escaping () -> Void) {
    self.key = key
    self.isDark = isDark
    self.press = press
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    let wasPressed = isPressed
    isPressed = false
    if wasPressed, isInside { press() }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let rect = bounds.insetBy(dx: 3, dy: 5)
    recorder.fill(rect, color, cornerRadius: 5)
    let words: UIColor = isDark ? .white : .black
    let run = DisplayList.Run(
      string: title, fontSize: title.count == 1 ? 22 : 14, isBold: false,
      color: (isEnabled ? words : UIColor.systemGray).components)
    recorder.write([run], in: rect, .center, .text)
  }

  private var color: UIColor {
    let isPlain: Bool
    switch key {
    case .character, .space: isPlain = true
    default: isPlain = false
    }
    if isDark { return UIColor(white: isPlain != isPressed ? 0.42 : 0.28, alpha: 1) }
    return isPlain != isPressed ? .white : UIColor(white: 0.68, alpha: 1)
  }
}
