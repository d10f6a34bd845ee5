import HeadlessUIKit

/// What collection views raise an exception for.
nonisolated enum CollectionError: ExceptionCase {
  case unknownIdentifier(String, kind: String)
  case wrongNib(identifier: String)
  case cellWithoutIdentifier(IndexPath)
  case viewNotDequeued(kind: String, IndexPath, UICollectionReusableView?)
  case wrongKind(asked: String, registered: String)
  case noItem(IndexPath, items: Int)
  case severalPositions(vertical: Bool)
  case noCollectionView(nib: String?)
  case noLayout(controller: AnyClass)
  case invalidUpdate(ListUpdateMistake)

  /// The exception, with UIKit's words and with help.
  var exception: Exception {
    switch self {
    case .unknownIdentifier(let identifier, let kind):
      .inconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard",
        help: kind == UICollectionView.elementKindCell
          ? "Call register(_:forCellWithReuseIdentifier:) with the same text, in viewDidLoad."
          : "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) with the same texts, "
            + "in viewDidLoad.")
    case .wrongNib(let identifier):
      .inconsistency(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance",
        help: "Look at the objects of the nib beside the cell.")
    case .cellWithoutIdentifier(let path):
      .inconsistency(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        help: "It is the cell of item \(path.inTable). Take it from "
          + "dequeueReusableCell(withReuseIdentifier:for:) in collectionView(_:cellForItemAt:).")
    case .viewNotDequeued(let kind, let path, let view):
      .inconsistency(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),{length = 2, path = \(path.section) - \(path.item)}) was not retrieved by "
          + "calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or "
          + "is nil (\(view.map { "<\(type(of: $0))>" } ?? "(null)"))",
        help: "The layout has room for such a view. Write "
          + "collectionView(_:viewForSupplementaryElementOfKind:at:) in the data source, or give "
          + "the view a size of zero.")
    case .wrongKind(let asked, let registered):
      .inconsistency(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "does not match the element kind it is being used for. When asked for a view of "
          + "element kind '\(asked)' the data source dequeued a view registered for the element "
          + "kind '\(registered)'.",
        help: "Pass the kind that the method is given on to "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:).")
    case .noItem(let path, let items):
      .inconsistency(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(items) items in section \(path.section).",
        help: "Compare the item with numberOfItems(inSection:).")
    case .severalPositions(let isVertical):
      .invalidArgument(
        "a scroll position has more than one \(isVertical ? "vertical" : "horizontal") position",
        help: isVertical
          ? "Choose one of top, centeredVertically and bottom."
          : "Choose one of left, centeredHorizontally and right.")
    case .noCollectionView(let nib):
      .inconsistency(
        "-[UICollectionViewController loadView] loaded the \"\(nib ?? "")\" nib but didn't get a "
          + "UICollectionView.",
        help: "Connect the view of the controller with a collection view in the document, or "
          + "choose UIViewController as its superclass.")
    case .noLayout(let controller):
      .invalidArgument(
        "UICollectionView must be initialized with a non-nil layout parameter",
        help: "Make \(controller) with init(collectionViewLayout:), or let a document make it.")
    case .invalidUpdate(let mistake): mistake.exception(in: .collection)
    }
  }
}

/// What collection views say where the program goes on, beside what all lists say.
enum CollectionMessage: ConsoleMessage {
  case impossibleSize(CGSize, method: String, what: String)
  case itemTooLarge(isHorizontal: Bool)
  case noCell(controller: AnyClass, IndexPath)

  var text: String {
    switch self {
    case .impossibleSize(let size, let method, let what):
      "UICollectionViewFlowLayout: the delegate answered \(size.width) × \(size.height) points for "
        + "the size of \(what). It uses the one of the layout. Check \(method) in the delegate."
    case .itemTooLarge(let isHorizontal):
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
        + (isHorizontal
          ? "height must be less than the height of the UICollectionView minus the section insets "
            + "top and bottom values, minus the content insets top and bottom values."
          : "width must be less than the width of the UICollectionView minus the section insets "
            + "left and right values, minus the content insets left and right values.")
        + " Please check the values returned by the delegate."
    case .noCell(let controller, let path):
      "\(controller) has an item \(path.inTable) and no cell for it. Override "
        + "collectionView(_:cellForItemAt:)."
    }
  }
}
