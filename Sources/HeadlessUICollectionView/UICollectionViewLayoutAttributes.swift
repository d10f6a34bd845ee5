import HeadlessUIKit

/// Where a layout puts one view of a collection view, and how the view looks there.
///
/// - Shape: ``center`` and ``size`` say where the view is; ``frame`` is made of them.
/// - Units: Points of the content.
/// - Differs: There is no `transform3D`, and a subclass has no attributes of its own.
/// - Source: Apple, UIKit, "UICollectionViewLayoutAttributes" and its header.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Creates attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (representedElementKind, self.indexPath) = (elementKind, indexPath)
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of an item that is not named yet.
  public override init() {
    super.init()
  }

  /// The item the view is for, or the place of a supplementary view.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the view is a cell or a supplementary view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary view; nil for a cell.
  open private(set) var representedElementKind: String?

  /// The middle of the view.
  open var center = CGPoint.zero

  /// How large the view is.
  open var size = CGSize.zero

  /// Where the view is; setting it changes ``center`` and ``size``.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard !transform.isIdentity else { return rect }
      let turned = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// How the view is turned, moved and stretched.
  open var transform = CGAffineTransform.identity

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Which views lie in front: those with the greater number.
  open var zIndex = 0

  /// Whether the view is hidden.
  open var isHidden = false

  /// Returns attributes with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform) = (center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }
}
