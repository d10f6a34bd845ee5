/// The text field of a search bar: round, with a magnifying glass.
///
/// - Shape: A ``UITextField`` whose return key says search and waits until there is text, and whose
///   clear button is there whenever there is text.
/// - Units: Points; a field is 36 high by nature.
/// - Differs: There are no tokens and no suggestions.
/// - Unconfirmed: That a field outside a search bar begins as the one in it does.
/// - Source: Apple, UIKit, "UISearchTextField".
open class UISearchTextField: UITextField {
  static let height: CGFloat = 36
  private static let radius: CGFloat = 10
  private static let inset: CGFloat = 6

  /// Creates an empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the field a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.contentMode = .center
    glass.tintColor = .systemGray
    (leftView, leftViewMode) = (glass, .always)
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    layer.cornerRadius = Self.radius
  }

  /// Returns the rectangle of the view at the left end, a little away from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.inset, dy: 0)
  }

  /// Returns the rectangle of the text, a little away from the magnifying glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    withGap(super.textRect(forBounds: bounds))
  }

  /// Returns the rectangle of the text while a person edits it.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    withGap(super.editingRect(forBounds: bounds))
  }

  private func withGap(_ rect: CGRect) -> CGRect {
    let gap = showsLeftView ? min(Self.inset, rect.width) : 0
    return CGRect(
      x: rect.minX + gap, y: rect.minY, width: rect.width - gap, height: rect.height)
  }

  /// Returns the width that the text asks for, and the height of every search field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let views = [leftView, rightView].reduce(0) { $0 + ($1?.bounds.width ?? 0) + Self.inset }
    return CGSize(width: super.sizeThatFits(size).width + views, height: Self.height)
  }

  override func drawRoundedGround(_ rect: CGRect, in recorder: inout DisplayList.Recorder) {
    guard backgroundColor == nil else { return }
    recorder.fill(rect, isEnabled ? .systemGray5 : .systemGray6, cornerRadius: Self.radius)
  }

  package override var automationType: AutomationType { .searchField }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.traits = (attributes.traits ?? .none).union(.searchField)
    return attributes
  }
}
