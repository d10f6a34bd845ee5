/// The keys of a keyboard, row by row.
struct KeyboardPage: Equatable {
  /// What a key does.
  enum Key: Equatable {
    case character(Character)
    case space, delete, `return`, shift
    /// Shows the other page: letters or figures.
    case letters, figures
    /// A gap without a key.
    case gap
  }

  /// A key and its share of the row's width.
  struct Slot: Equatable {
    let key: Key
    let share: CGFloat
  }

  let rows: [[Slot]]

  /// Whether the first page of a kind of keyboard shows letters.
  static func beginsWithLetters(_ type: UIKeyboardType) -> Bool {
    type != .numbersAndPunctuation
  }

  /// Returns the keys of a kind of keyboard.
  static func page(of type: UIKeyboardType, letters: Bool) -> KeyboardPage {
    switch type {
    case .numberPad, .asciiCapableNumberPad: pad(corner: .gap)
    case .decimalPad: pad(corner: .character("."))
    case .phonePad: pad(corner: .character("+"))
    default: letters ? letterPage(type) : figurePage
    }
  }

  private static func pad(corner: Key) -> KeyboardPage {
    let rows = ["123", "456", "789"].map { row in row.map { Slot(key: .character($0), share: 1) } }
    let last = [corner, .character("0"), .delete].map { Slot(key: $0, share: 1) }
    return KeyboardPage(rows: rows + [last])
  }

  private static func letterPage(_ type: UIKeyboardType) -> KeyboardPage {
    KeyboardPage(rows: [
      row("qwertyuiop"),
      [Slot(key: .gap, share: 0.5)] + row("asdfghjkl") + [Slot(key: .gap, share: 0.5)],
      [Slot(key: .shift, share: 1.5)] + row("zxcvbnm") + [Slot(key: .delete, share: 1.5)],
      [Slot(key: .figures, share: 2)] + middle(of: type) + [Slot(key: .return, share: 2.5)],
    ])
  }

  private static let figurePage = KeyboardPage(rows: [
    row("1234567890"),
    row("-/:;()$&@\""),
    [Slot(key: .gap, share: 1.5)] + ".,?!'".map { Slot(key: .character($0), share: 1.4) }
      + [Slot(key: .delete, share: 1.5)],
    [
      Slot(key: .letters, share: 2), Slot(key: .space, share: 5.5),
      Slot(key: .return, share: 2.5),
    ],
  ])

  /// The keys between the one that changes the page and the return key.
  private static func middle(of type: UIKeyboardType) -> [Slot] {
    let extra: String
    switch type {
    case .URL: return row("./-").map { Slot(key: $0.key, share: 5.5 / 3) }
    case .emailAddress: extra = "@."
    case .twitter: extra = "@#"
    case .webSearch: extra = "."
    default: extra = ""
    }
    let space = Slot(key: .space, share: 5.5 - CGFloat(extra.count))
    return [space] + row(extra)
  }

  private static func row(_ characters: String) -> [Slot] {
    characters.map { Slot(key: .character($0), share: 1) }
  }
}

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
    let titleColor: UIColor = isDark ? .white : .black
    let run = DisplayList.Run(
      string: title, fontSize: title.count == 1 ? 22 : 14, isBold: false,
      color: (isEnabled ? titleColor : UIColor.systemGray).components)
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

  package override var automationType: AutomationType { .key }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: title,
      traits: isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled])
  }
}
