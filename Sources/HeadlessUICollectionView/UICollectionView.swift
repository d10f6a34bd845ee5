import HeadlessUIKit

/// A view that shows items where a layout puts them, and scrolls.
///
/// A collection view stores no data. It asks its ``dataSource`` how many sections and items there
/// are, and for the **cell** of each item that comes into sight. Its **layout** says where each
/// cell is; ``UICollectionViewFlowLayout`` makes a grid. Cells that went out of sight are used
/// again: the data source takes one with ``dequeueReusableCell(withReuseIdentifier:for:)``.
///
///     collection view ── how many? which cell? → dataSource
///                     ── where? ───────────────→ collectionViewLayout
///                     ── didSelectItemAt ──────→ delegate
///
/// - Shape: Sections count from 0, and so do the items of each: `IndexPath(item: 2, section: 0)`.
/// - Units: Points.
/// - Errors: An identifier that nothing is registered for, a cell that was not dequeued, an update
///   that does not fit to the data, and scrolling to an item that is not there stop the program.
/// - Differs: Nothing moves by itself: items come and go at once. Moving items by a finger,
///   editing, prefetching, cell registrations, diffable data sources and other layouts of UIKit's
///   are left out.
/// - Unconfirmed: Without a position, ``scrollToItem(at:at:animated:)`` does not scroll. In place
///   of the item that was selected before, another one is selected without `shouldDeselectItemAt`.
/// - Asked: D169.
/// - Source: Apple, UIKit, "UICollectionView" and its header; "Collection View Programming Guide
///   for iOS".
open class UICollectionView: UIScrollView, OuterView, OuterKeyed {
  /// The kind of the view above the items of a section, in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the view below the items of a section, in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  nonisolated static let elementKindCell = "UICollectionElementKindCell"

  /// The object that says how much there is to show, and fills cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }

  /// The object that hears what a person does.
  ///
  /// It is the scroll view's delegate as well.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      let isOther = newValue !== super.delegate
      super.delegate = newValue
      if isOther { collectionViewLayout.invalidateLayout() }
    }
  }

  /// The object that says where things are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { adoptLayout(insteadOf: oldValue) } }
  }

  /// Whether a person can select an item.
  open var allowsSelection = true

  /// Whether a person can select several items.
  open var allowsMultipleSelection = false

  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// How many items each section has, as the data source answered last.
  var counts: [Int] = []
  /// Whether everything has to be asked for before the next answer.
  var isStale = true
  /// Whether the data source or the layout is being asked how much there is.
  var isAsking = false
  /// Whether views are brought into sight.
  var isShowing = false
  /// How often everything was asked for.
  var generation = 0
  /// How often views were brought into sight from the beginning, because all was asked for again.
  var timesBegunAgain = 0
  /// What is in sight.
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  /// Where views come from, by their kind: that of cells, or one of supplementary views.
  var pools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The selected items, in the order they were selected.
  var selection: [IndexPath] = []
  var touchedItem: IndexPath?
  /// What came and went in the update that is under way.
  var update: ListUpdate?
  /// The place that a view is being dequeued for.
  var sizeOfNextView = CGSize(width: 50, height: 50)

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Creates the collection view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    let decoder = coder as? NibDecoder
    collectionViewLayout =
      decoder?.object("collectionViewLayout", of: UICollectionViewLayout.self)
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
    if let decoder { read(from: decoder) }
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    collectionViewLayout.collectionView = self
  }

  // MARK: - Registering and reusing

  /// Has cells of a class made for an identifier; nil takes the class back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      .init(cellClass, UICollectionViewCell.self, identifier), Self.elementKindCell, identifier)
  }

  /// Has cells made by a nib for an identifier; nil takes the nib back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { .template(NibTemplate($0)) }, Self.elementKindCell, identifier)
  }

  /// Has supplementary views of a class made for a kind and an identifier; nil takes the class
  /// back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      .init(viewClass, UICollectionReusableView.self, identifier), elementKind, identifier)
  }

  /// Has supplementary views made by a nib for a kind and an identifier; nil takes the nib back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib.map { .template(NibTemplate($0)) }, kind, identifier)
  }

  /// Returns a cell that went out of sight, or a new one of what is registered.
  ///
  /// An identifier that nothing is registered for stops the program.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(Self.elementKindCell, identifier) as? UICollectionViewCell else {
      CollectionError.wrongNib(identifier: identifier).raise()
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  /// Returns a supplementary view that went out of sight, or a new one of what is registered.
  ///
  /// An identifier that nothing is registered for stops the program.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier)
  }

  /// The number of sections the data source last reported.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items the data source last reported for a section; 0 for none there is.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything again before the collection view is laid out next; no item is selected any
  /// more.
  open func reloadData() {
    if mayReload("reloadData()") { forgetEverything() }
  }

  // MARK: - Where items are

  /// Returns the item at a point of the content, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the item a cell in sight shows, or nil.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of an item in sight, or nil.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if !isShowing { layoutIfNeeded() }
    return cells[indexPath]
  }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The items in sight.
  open var indexPathsForVisibleItems: [IndexPath] {
    if !isShowing { layoutIfNeeded() }
    return cells.keys.sorted()
  }

  /// Returns a supplementary view in sight, or nil.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    if !isShowing { layoutIfNeeded() }
    return supplementaryViews[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  /// Returns where the supplementary views of a kind are that are in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    if !isShowing { layoutIfNeeded() }
    return supplementaryViews.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// Returns what the layout says about an item, or nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Takes another layout, and says that it is done; items are where it says at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// Scrolls until an item is where it is asked for.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard has(indexPath) else {
      let count = numberOfItems(inSection: indexPath.section)
      return CollectionError.noItem(indexPath, items: count).raise()
    }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// The selected items in the order they were selected; none, if none is.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, and scrolls to it if a position is given; nil deselects all.
  ///
  /// The program selected the item, so the delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selection.forEach { deselectItem(at: $0, animated: animated) }
      return
    }
    guard has(indexPath) else {
      let count = "numberOfItems(inSection:)"
      return ListMessage.nothingToSelect(indexPath, count: count, .collection).report()
    }
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for other in selection where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    if cells[indexPath]?.isSelected == false { cells[indexPath]?.isSelected = true }
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: index)
    cells[indexPath]?.isSelected = false
  }

  // MARK: - Updates

  /// Does what comes and goes in a closure at once, and says that it is done.
  ///
  /// Afterwards the data source is asked how much there is; it has to be what the update says.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard mayReload("performBatchUpdates(_:completion:)") else { return }
    beginUpdate()
    updates?()
    endUpdate()
    completion?(true)
  }

  /// Shows items that have come; they are numbered as they are now.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes away items that are gone; they are numbered as they were.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves an item to another place, where the data has it already; its cell goes along.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that have come; they are numbered as they are now.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that are gone; they are numbered as they were.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of some sections again.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// The part of the content that is seen; a layout may depend on it.
  open override var bounds: CGRect {
    willSet {
      guard newValue != bounds else { return }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        collectionViewLayout.invalidateLayout()
      }
      setNeedsLayout()
    }
  }

  /// Brings the views into sight that belong there, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutViews()
  }

  /// Follows a finger on an item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Follows a finger on an item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item the finger leaves.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchEnded() { super.touchesEnded(touches, with: event) }
  }

  /// Lets go of the item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !unhighlight() { super.touchesCancelled(touches, with: event) }
  }

  package var outerAutomationType: AutomationType { .collectionView }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UICollectionView>.list([
      "allowsMultipleSelection": \.allowsMultipleSelection, "allowsSelection": \.allowsSelection,
      "backgroundView": \.backgroundView, "collectionViewLayout": \.collectionViewLayout,
      "dataSource": \.dataSource, "delegate": \.delegate, "numberOfSections": \.numberOfSections,
    ]).accessors([
      "visibleCells": Accessor { (view: UICollectionView) in view.visibleCells }
    ])
  }
}

/// Where a supplementary view is.
struct SupplementaryPlace: Hashable, Comparable {
  let kind: String
  let path: IndexPath

  static func < (a: Self, b: Self) -> Bool { (a.path, a.kind) < (b.path, b.kind) }
}

extension UICollectionView {
  /// In which direction the content of a layout is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal
  }

  /// What a view of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A view that belongs to a section, such as a header.
    case supplementaryView
    /// A view that belongs to the layout alone; no layout here has one.
    case decorationView
  }

  /// Where an item is to stand after scrolling: at most one position up and down, and one to the
  /// sides.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as the bits of a number.
    public let rawValue: UInt

    /// Creates positions of the bits of a number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = Self(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left.
    public static let left = Self(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right.
    public static let right = Self(rawValue: 1 << 5)
  }
}
