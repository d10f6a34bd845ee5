/// The keyboard itself: rows of keys that type into a text field.
///
/// - Shape: Four rows of equal height, each as wide as the keyboard.
/// - Units: Points.
/// - Errors: Without its field, pressing a key does nothing.
package final class KeyboardView: UIView {
  /// What a field asks of its keyboard.
  private struct Traits: Equatable {
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType
    let isDark: Bool

    init(of field: any UIKeyInput & UIView) {
      type = field.keyboardType
      returnKey = field.returnKeyType
      isDark = field.keyboardAppearance == .dark
    }
  }

  private weak var field: (any UIKeyInput & UIView)?
  private let traits: Traits
  private var page: KeyboardPage
  private var showsLetters: Bool
  private var isShifted = false
  private var caps: [KeyCap] = []

  /// Creates the keyboard a field asks for.
  init(for field: any UIKeyInput & UIView) {
    self.field = field
    traits = Traits(of: field)
    showsLetters = KeyboardPage.beginsWithLetters(traits.type)
    page = KeyboardPage.page(of: traits.type, letters: showsLetters)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: UIScreen.main.bounds.width, height: KeyboardWindow.naturalHeight))
    backgroundColor = traits.isDark ? UIColor(white: 0.17, alpha: 1) : .systemGray4
    isShifted = field.nextIsCapital
    fill()
  }

  package required init?(coder: NSCoder) { nil }

  /// Whether a field asks for the same keyboard as when this one was made.
  func suits(_ field: any UIKeyInput & UIView) -> Bool { Traits(of: field) == traits }

  /// Follows the text before the caret: capitals, and whether return can be pressed.
  func refresh() {
    guard let field else { return }
    isShifted = field.nextIsCapital
    nameCaps()
  }

  func press(_ key: KeyboardPage.Key) {
    guard let field else { return }
    switch key {
    case .character(let character):
      field.type(isShifted ? character.uppercased() : String(character))
    case .space: field.type(" ")
    case .delete: field.deleteBackwardByPerson()
    case .return: field.pressReturn()
    case .shift:
      isShifted.toggle()
      nameCaps()
    case .letters, .figures:
      showsLetters = key == .letters
      page = KeyboardPage.page(of: traits.type, letters: showsLetters)
      fill()
    case .gap: break
    }
  }

  /// Lays out the keys.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(max(page.rows.count, 1))
    var index = 0
    for (number, row) in page.rows.enumerated() {
      let unit = bounds.width / max(row.reduce(0) { $0 + $1.share }, 1)
      var left: CGFloat = 0
      for slot in row {
        let cell = CGRect(
          x: left, y: CGFloat(number) * height, width: slot.share * unit, height: height)
        left += cell.width
        guard slot.key != .gap, caps.indices.contains(index) else { continue }
        caps[index].frame = cell
        index += 1
      }
    }
  }

  private func fill() {
    caps.forEach { $0.removeFromSuperview() }
    caps = page.rows.joined().filter { $0.key != .gap }.map { slot in
      KeyCap(slot.key, isDark: traits.isDark) { [weak self] in self?.press(slot.key) }
    }
    caps.forEach { addSubview($0) }
    nameCaps()
    setNeedsLayout()
  }

  private func nameCaps() {
    for cap in caps {
      cap.title = title(of: cap.key)
      if cap.key == .return { cap.isEnabled = field?.canPressReturn ?? true }
    }
  }

  private func title(of key: KeyboardPage.Key) -> String {
    switch key {
    case .character(let character): isShifted ? character.uppercased() : String(character)
    case .space: "space"
    case .delete: "delete"
    case .return: traits.returnKey.title
    case .shift: "shift"
    case .letters: "ABC"
    case .figures: "123"
    case .gap: ""
    }
  }

  package override var automationType: AutomationType { .keyboard }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(elements: subviews)
  }
}
