import HeadlessUIKit

/// The object that says how much a collection view has to show, and fills its cells.
///
/// Two methods are required: how many items there are, and the cell of an item.
///
/// - Shape: Sections count from 0; so do the items of each.
/// - Errors: A count below 0 shows nothing, and the console says so.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance; a
///   ``UICollectionViewController`` has all the methods, and a subclass overrides them. Moving
///   items by a finger is left out.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns how many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item that comes into sight, from
  /// ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns how many sections there are; one, by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view that comes into sight, such as a header.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Says that the method is not implemented: there is one section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    notImplemented(CollectionMethod.numberOfSections, answer: 1)
  }

  /// Says that the method is not implemented: a layout that has room for such a view raises.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    notImplemented(CollectionMethod.viewForSupplementaryElement, answer: UICollectionReusableView())
  }
}

/// The object that hears what a person does with the items of a collection view.
///
/// Every method may be left out. A collection view scrolls, so its delegate hears of scrolling too.
///
/// - Shape: A tap is `shouldHighlight`, `didHighlight`, then `shouldSelect`, `didSelect` and
///   `didUnhighlight`. Before `didSelect`, `didDeselect` is called for the item that was selected
///   before, unless several can be selected.
/// - Differs: Put the conformance on the class that implements the methods; see
///   ``UICollectionViewDataSource``. Nobody hears of supplementary views; menus, focus, and a
///   swipe over several items are left out.
/// - Source: Apple, UIKit, "UICollectionViewDelegate" and its header.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether an item that a finger is on is marked, and can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells the delegate that an item is marked, because a finger is on it.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Tells the delegate that an item is no longer marked.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether an item is selected that a person taps.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether an item is deselected that a person taps while several can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells the delegate that a person selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Tells the delegate that an item is selected no more, because of what a person did.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Tells the delegate that a cell is about to come into sight.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Tells the delegate that a cell went out of sight.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Says that the method is not implemented: each item can be.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldHighlightItem, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didHighlightItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didUnhighlightItem)
  }

  /// Says that the method is not implemented: each item can be.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldSelectItem, answer: true)
  }

  /// Says that the method is not implemented: each item can be.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldDeselectItem, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didSelectItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didDeselectItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.willDisplay)
  }

  /// Says that the method is not implemented: nobody hears of it.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didEndDisplaying)
  }
}

/// The delegate of a collection view that also says how large the things of a flow layout are.
///
/// Every method may be left out; then the property of the ``UICollectionViewFlowLayout`` counts.
///
/// - Units: Points.
/// - Differs: Sizes are asked for all items when the layout is prepared, as on a device without
///   estimated sizes.
/// - Source: Apple, UIKit, "UICollectionViewDelegateFlowLayout".
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns how large an item is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns how far the items of a section stay away from its header, its footer and the edges.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the least room between two lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the least room between two items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns how large the header of a section is; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns how large the footer of a section is; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    notImplemented(FlowMethod.sizeForItem, answer: .zero)
  }

  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    notImplemented(FlowMethod.insetForSection, answer: .zero)
  }

  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    notImplemented(FlowMethod.minimumLineSpacing, answer: 0)
  }

  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    notImplemented(FlowMethod.minimumInteritemSpacing, answer: 0)
  }

  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    notImplemented(FlowMethod.referenceSizeForHeader, answer: .zero)
  }

  /// Says that the method is not implemented: the property of the layout counts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    notImplemented(FlowMethod.referenceSizeForFooter, answer: .zero)
  }
}

/// The methods of a collection view's data source and delegate, as the conversation names them.
nonisolated enum CollectionMethod: String, DelegateMethod {
  static let speaker = "collection"

  case numberOfItems, cellForItem, numberOfSections, viewForSupplementaryElement,
    shouldHighlightItem, didHighlightItem, didUnhighlightItem, shouldSelectItem, shouldDeselectItem,
    didSelectItem, didDeselectItem, willDisplay, didEndDisplaying
}

/// The methods of a flow layout's delegate, as the conversation names them.
nonisolated enum FlowMethod: String, DelegateMethod {
  static let speaker = "layout"

  case sizeForItem, insetForSection, minimumLineSpacing, minimumInteritemSpacing,
    referenceSizeForHeader, referenceSizeForFooter
}
