import HeadlessUIKit

/// The object that says where the views of a collection view are.
///
/// ``UICollectionViewFlowLayout`` puts items into lines. A layout of one's own overrides what a
/// collection view asks:
///
///     collection view ── prepare() ────────────────────────→ layout
///                     ── collectionViewContentSize? ───────→
///                     ── layoutAttributesForElements(in:)? →
///
/// - Shape: `prepare` is called once after an invalidation, before anything else is asked.
/// - Units: Points of the content.
/// - Differs: Everything is invalidated at once: there are no invalidation contexts. Items come and
///   go at once, so a layout says nothing about where they come from. Decoration views, layouts
///   that change into each other, and target offsets are left out.
/// - Source: Apple, UIKit, "UICollectionViewLayout"; "Collection View Programming Guide for iOS".
open class UICollectionViewLayout: NSObject, @MainActor NibSubclassable {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates the layout a document describes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that uses the layout, or nil.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is to be called before the layout is asked.
  var isInvalid = true

  /// Whether what was prepared does not fit to the collection view any more.
  var isOutdated: Bool { false }

  /// Has the layout prepare itself anew before the collection view is laid out; an override calls
  /// super.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Computes what the layout will be asked for; an override calls super.
  open func prepare() {}

  /// How large the content is.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns where the views in a rectangle of the content are.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns where the cell of an item is, or nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns where a supplementary view is, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns whether other bounds of the collection view, as when a person scrolls, need another
  /// layout; the layout is invalidated then.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  package class func make(from decoder: NibDecoder) -> AnyObject? { Self(coder: decoder) }
}
