import HeadlessUIKit

/// One item of a collection view: a view that holds what the item shows.
///
///     ┌ UICollectionViewCell ───────┐
///     │ backgroundView              │  behind everything
///     │ selectedBackgroundView      │  in front of it, while the item is selected or touched
///     │ contentView                 │  what the program adds
///     └─────────────────────────────┘
///
/// A cell shows nothing by itself. Add views to the ``contentView``, and fill them when the data
/// source is asked for the cell.
///
/// - Shape: The content view fills the cell.
/// - Units: Points.
/// - Differs: Content configurations, background configurations and dragging are left out.
/// - Source: Apple, UIKit, "UICollectionViewCell" and its header.
open class UICollectionViewCell: UICollectionReusableView, SegueStarter {
  /// Creates a cell with a frame; a collection view makes cells of registered classes so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install(contentView)
  }

  /// Creates the cell a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let decoder = coder as? NibDecoder
    install(decoder?.view("contentView") ?? contentView)
    backgroundView = decoder?.view("backgroundView")
    selectedBackgroundView = decoder?.view("selectedBackgroundView")
  }

  /// The view that holds what the cell shows.
  open private(set) var contentView = UIView()

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, at: 0) }
  }

  /// A view behind the content and in front of the ``backgroundView``, which is seen while the item
  /// is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showState()
    }
  }

  /// Whether the item is selected; an override with `didSet` shows it in a way of its own.
  open var isSelected = false {
    didSet { showState() }
  }

  /// Whether a finger is on the item; an override with `didSet` shows it in a way of its own.
  open var isHighlighted = false {
    didSet { showState() }
  }

  /// Performs what a document connects with the cell.
  package var performSegue: (() -> Void)?

  /// Lays out the content view and the views behind it over all of the cell.
  open override func layoutSubviews() {
    for view in [contentView, backgroundView, selectedBackgroundView] where view?.frame != bounds {
      view?.frame = bounds
    }
    super.layoutSubviews()
  }

  package override var outerAutomationType: AutomationType { .cell }

  package override var takesTouchesOfOuterParts: Bool { true }

  package override var outerAccessibility: AccessibilityAttributes {
    let label = contentView.joinedText
    return AccessibilityAttributes(
      isElement: !hasControls, label: label.isEmpty ? nil : label,
      traits: isSelected ? .selected : [])
  }

  package override class var outerKeys: BuiltInKeys {
    KeysOf<UICollectionViewCell>.list([
      "backgroundView": \.backgroundView, "isHighlighted": \.isHighlighted,
      "isSelected": \.isSelected, "selectedBackgroundView": \.selectedBackgroundView,
    ]).accessors([
      "contentView": Accessor { (cell: UICollectionViewCell) in cell.contentView }
    ])
  }

  /// Whether something in the cell can be acted on by itself.
  private var hasControls: Bool {
    contentView.firstInTree { $0 is UIControl && !$0.isHidden } != nil
  }

  private func install(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    addSubview(view)
  }

  private func replace(_ former: UIView?, with view: UIView?, at index: Int) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: index) }
    setNeedsLayout()
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

/// The content view that a document describes; documents have an element of its own for it.
final class UICollectionViewCellContentView: UIView {}
