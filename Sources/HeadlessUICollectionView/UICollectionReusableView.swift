import HeadlessUIKit

/// A view of a collection view that is used again: a header or footer, or, as a cell, an item.
///
/// - Shape: ``reuseIdentifier`` is nil as long as no collection view has taken the view.
/// - Units: Points.
/// - Differs: A layout has no preferred attributes of a view's own:
///   `preferredLayoutAttributesFitting` is left out, as are attributes that a subclass of
///   ``UICollectionViewLayoutAttributes`` adds.
/// - Source: Apple, UIKit, "UICollectionReusableView" and its header.
open class UICollectionReusableView: UIView, OuterView, OuterKeyed {
  /// Creates a view with a frame; a collection view makes views of registered classes so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibDecoder)?.text("reuseIdentifier")
  }

  /// What the view is registered for, or nil before a collection view has made it.
  open internal(set) var reuseIdentifier: String?

  /// The kind of supplementary view that it was made as.
  var elementKind: String?

  /// Tells the view that it is about to be used for another place; an override calls super.
  open func prepareForReuse() {}

  /// Takes over what the layout says; an override calls super.
  ///
  /// Position, size, transparency and the like are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  package var outerAutomationType: AutomationType { .other }

  package var outerAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

  package var takesTouchesOfOuterParts: Bool { false }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UICollectionReusableView>.list([:]).accessors([
      "reuseIdentifier": Accessor { (view: UICollectionReusableView) in view.reuseIdentifier }
    ])
  }

  /// Sets what the layout says about every view.
  final func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    if transform.isIdentity, attributes.transform.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      transform = attributes.transform
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}
