import HeadlessUIKit

/// A controller of a collection view, of which it is data source and delegate.
///
/// A subclass overrides ``collectionView(_:numberOfItemsInSection:)`` and
/// ``collectionView(_:cellForItemAt:)``.
///
/// - Shape: The collection view lies in the controller's view and fills it. The two are different
///   objects.
/// - Errors: A controller without a layout stops the program when its view is loaded, and so does a
///   document whose view is no collection view.
/// - Differs: No room is made for the keyboard, and no finger moves items.
/// - Source: Apple, UIKit, "UICollectionViewController".
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, OuterKeyed
{
  private var layout: UICollectionViewLayout?
  private var loadedCollectionView: UICollectionView?

  /// Whether the selected item is deselected each time the screen appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view is loaded from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let decoder = coder as? NibDecoder
    if let clears = decoder?.flag("clearsSelectionOnViewWillAppear") {
      clearsSelectionOnViewWillAppear = clears
    }
  }

  /// The collection view, which lies in the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollectionView
    }
    set {
      loadViewIfNeeded()
      loadedCollectionView?.removeFromSuperview()
      loadedCollectionView = newValue
      if let newValue { install(newValue, in: view) }
    }
  }

  /// The layout that the controller was made with, or that of its collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    layout ?? collectionView.collectionViewLayout
  }

  /// Loads the collection view from its document, or else makes one with the layout.
  open override func loadView() {
    var found: UICollectionView?
    if Device.current.documentHost?.loadView(of: self) == true {
      found = viewIfLoaded as? UICollectionView
      if found == nil { CollectionError.noCollectionView(nib: nibName).raise() }
    } else if let layout {
      found = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    } else {
      CollectionError.noLayout(controller: type(of: self)).raise()
    }
    let made =
      found
      ?? UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let wrapper = UIView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    loadedCollectionView = made
    view = wrapper
    install(made, in: wrapper)
  }

  private func install(_ collectionView: UICollectionView, in view: UIView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.translatesAutoresizingMaskIntoConstraints = true
    view.insertSubview(collectionView, at: 0)
  }

  /// Deselects the item, where ``clearsSelectionOnViewWillAppear`` says so; an override calls
  /// super.
  ///
  /// Where several items can be selected they stay so. A collection view without sections is asked
  /// for everything again.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collectionView = loadedCollectionView else { return }
    if collectionView.numberOfSections == 0 { return collectionView.reloadData() }
    guard clearsSelectionOnViewWillAppear, !collectionView.allowsMultipleSelection else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UICollectionViewController>.list([
      "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear
    ]).accessors([
      "collectionView": Accessor(
        get: { (controller: UICollectionViewController) in controller.collectionView },
        set: { (controller: UICollectionViewController, value: UICollectionView?) in
          controller.collectionView = value
        })
    ])
  }

  /// Says that the method is not implemented: there is one section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    notImplemented(CollectionMethod.numberOfSections, answer: 1)
  }

  /// Returns how many items a section has; none, where a subclass does not say.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  /// Returns the cell of an item; a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    CollectionMessage.noCell(controller: type(of: self), indexPath).reportOnce()
    return UICollectionViewCell()
  }

  /// Says that the method is not implemented: a layout that has room for such a view raises.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    notImplemented(CollectionMethod.viewForSupplementaryElement, answer: UICollectionReusableView())
  }

  /// Says that the method is not implemented: each item can be.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldHighlightItem, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didHighlightItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didUnhighlightItem)
  }

  /// Says that the method is not implemented: each item can be.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldSelectItem, answer: true)
  }

  /// Says that the method is not implemented: each item can be.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented(CollectionMethod.shouldDeselectItem, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didSelectItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didDeselectItem)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.willDisplay)
  }

  /// Says that the method is not implemented: nobody hears of it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    notImplemented(CollectionMethod.didEndDisplaying)
  }

  /// Says that the method is not implemented.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notImplemented(ScrollMethod.didScroll)
  }
}
