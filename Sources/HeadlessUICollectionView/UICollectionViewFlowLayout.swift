import HeadlessUIKit

/// A layout that puts items into lines, as words are put into lines of text.
///
///     ┌ header ─────────────────┐
///     │ sectionInset.top        │
///     │  ┌───┐  ┌───┐  ┌───┐    │  a line: as many items as fit
///     │  └───┘  └───┘  └───┘    │
///     │    minimumLineSpacing   │
///     │  ┌───┐  ┌───┐           │
///     └──┴───┴──┴───┴───────────┘
///
/// With a horizontal ``scrollDirection``, items fill columns from top to bottom instead. The room
/// that is left in a line goes between its items, so the spacing is a minimum. Items of one size
/// make a grid, in which the last line has the places of the lines before it; items of several sizes
/// have their last line at the left. An item that is alone in its line, or lower than it, stands in
/// the middle.
///
/// - Shape: What a ``UICollectionViewDelegateFlowLayout`` says goes before the properties here.
/// - Units: Points. A million items of one size cost what ten cost; items whose sizes the delegate
///   tells are asked for one by one, and of more than a million the first stands for all.
/// - Errors: A size that is none gives way to ``itemSize``, a distance that is none counts as 0, and an item that is wider than the line
///   stands in a line of its own; the console says so.
/// - Differs: ``estimatedItemSize`` measures an item when it comes into sight, by the constraints in
///   its content view. Footers are not pinned, `sectionInsetReference` is left out, and frames are
///   not rounded to pixels.
/// - Unconfirmed: That a delegate which tells one size for all items makes a grid.
/// - Asked: D170.
/// - Source: Apple, UIKit, "UICollectionViewFlowLayout"; "Collection View Programming Guide for
///   iOS", "Using the Flow Layout"; rdar 20825965.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for the one an item's own constraints ask for.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least room between two lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { change(minimumLineSpacing != oldValue) } }

  /// The least room between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { change(minimumInteritemSpacing != oldValue) }
  }

  /// How large items are where the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { change(itemSize != oldValue) } }

  /// How large an item out of sight is taken to be whose constraints say how large it is; zero,
  /// where nobody asks them.
  open var estimatedItemSize = CGSize.zero { didSet { change(estimatedItemSize != oldValue) } }

  /// In which direction the content is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { change(scrollDirection != oldValue) }
  }

  /// How large headers are where the delegate does not say; only the extent in the direction of
  /// scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { change(headerReferenceSize != oldValue) } }

  /// How large footers are where the delegate does not say; only the extent in the direction of
  /// scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { change(footerReferenceSize != oldValue) } }

  /// How far the items of a section stay away from its header, its footer and the edges.
  open var sectionInset = UIEdgeInsets.zero { didSet { change(sectionInset != oldValue) } }

  /// Whether headers stay in sight as long as an item of their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { change(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Creates a layout that scrolls up and down.
  public override init() {
    super.init()
  }

  /// Creates the layout a document describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let decoder = coder as? NibDecoder else { return }
    decoder.number("minimumLineSpacing").ifPresent { minimumLineSpacing = $0 }
    decoder.number("minimumInteritemSpacing").ifPresent { minimumInteritemSpacing = $0 }
    if decoder.text("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    decoder.size("itemSize").ifPresent { itemSize = $0 }
    decoder.size("estimatedItemSize").ifPresent { estimatedItemSize = $0 }
    if decoder.flag("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    decoder.size("headerReferenceSize").ifPresent { headerReferenceSize = $0 }
    decoder.size("footerReferenceSize").ifPresent { footerReferenceSize = $0 }
    decoder.insets("sectionInset").ifPresent { sectionInset = $0 }
  }

  private func change(_ isOther: Bool) {
    if isOther { invalidateLayout() }
  }

  private var sections: [FlowSection] = []

  /// How long lines could be when the sections were laid out.
  private var preparedExtent: CGFloat = -1

  /// The sizes that items of each section turned out to have, where the layout asks their constraints.
  private var measuredSizes: [Int: [Int: CGSize]] = [:]

  var isHorizontal: Bool { scrollDirection == .horizontal }

  /// How long a line is, with the insets of the section.
  private var extent: CGFloat {
    guard let view = collectionView else { return 0 }
    let insets = view.adjustedContentInset
    let length =
      isHorizontal
      ? view.bounds.height - insets.top - insets.bottom
      : view.bounds.width - insets.left - insets.right
    return max(length, 0)
  }

  override var isOutdated: Bool { preparedExtent != extent }

  /// Whether items are measured when they come into sight.
  var measuresItems: Bool { estimatedItemSize != .zero }

  /// Asks how large everything is, and puts it into lines.
  open override func prepare() {
    super.prepare()
    preparedExtent = extent
    sections = []
    guard let view = collectionView else { return }
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      var section = section(index, in: view)
      section.start = start
      start += section.length
      sections.append(section)
    }
  }

  /// Forgets what items turned out to be like; the collection view calls it when it asks anew.
  func forgetMeasuredSizes() { measuredSizes = [:] }

  /// Takes over the size that the constraints of an item ask for; returns whether it is another
  /// one.
  func measured(_ path: IndexPath, _ size: CGSize) -> Bool {
    guard measuredSizes[path.section]?[path.item] != size else { return false }
    measuredSizes[path.section, default: [:]][path.item] = size
    isInvalid = true
    return true
  }

  private func section(_ index: Int, in view: UICollectionView) -> FlowSection {
    let questions = FlowQuestions(layout: self, view: view, section: index)
    let flip = isHorizontal
    let inset = (questions.inset ?? sectionInset).finite
    var section = FlowSection(
      header: questions.part(isHeader: true, or: headerReferenceSize.possible).along(flip),
      footer: questions.part(isHeader: false, or: footerReferenceSize.possible).along(flip),
      insetBefore: flip ? inset.left : inset.top, insetAfter: flip ? inset.right : inset.bottom,
      lineInset: flip ? inset.top : inset.left)
    let lineSpacing = (questions.lineSpacing ?? minimumLineSpacing).finite
    let spacing = (questions.interitemSpacing ?? minimumInteritemSpacing).finite
    let room = extent - (flip ? inset.top + inset.bottom : inset.left + inset.right)
    let count = view.numberOfItems(inSection: index)
    let isUsual = !measuresItems
    let hasEstimate = !isUsual && estimatedItemSize != Self.automaticSize
    let common = (hasEstimate ? estimatedItemSize : itemSize).possible
    var sizes = questions.itemSizes(count, common)
    if !isUsual, count <= FlowQuestions.mostSizes, let measured = measuredSizes[index] {
      if sizes == nil { sizes = Array(repeating: common, count: count) }
      for (item, size) in measured where item < count { sizes?[item] = size.possible }
    }
    let tooLarge = (sizes ?? [common]).contains { $0.across(flip) > room + FlowSection.tolerance }
    if count > 0, tooLarge, room > 0 {
      CollectionMessage.itemTooLarge(isHorizontal: flip).reportOnce()
    }
    section.fill(
      count, sizes?.map { $0.flipped(flip) }, each: common.flipped(flip), room: room,
      spacing: max(spacing, 0), lineSpacing: lineSpacing)
    return section
  }

  /// How large the content is: as wide as the collection view, or as high.
  open override var collectionViewContentSize: CGSize {
    let length = sections.last.map { $0.start + $0.length } ?? 0
    return isHorizontal
      ? CGSize(width: length, height: preparedExtent)
      : CGSize(width: preparedExtent, height: length)
  }

  /// Returns where the cells, headers and footers in a rectangle are.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    guard low.isFinite || high.isFinite, low <= high else { return [] }
    let first = sections.indices.lowest { sections[$0].start + sections[$0].length >= low }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in first..<max(sections.count, first) {
      guard sections[index].start <= high else { break }
      let path = IndexPath(item: 0, section: index)
      let parts = [
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path),
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: path),
      ]
      found += parts.compactMap { $0 }.filter { $0.frame.intersects(rect) }
      for item in sections[index].items(from: low, to: high) {
        let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index))
        if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  /// Returns where the cell of an item is, or nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].frame(of: indexPath.item).flipped(isHorizontal)
    return attributes
  }

  /// Returns where the header or the footer of a section is, or nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      sections.indices.contains(indexPath.section), indexPath.item == 0
    else { return nil }
    let section = sections[indexPath.section]
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    var start = isHeader ? section.start : section.start + section.length - length
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    if isHeader, sectionHeadersPinToVisibleBounds, let view = collectionView {
      let (bounds, insets) = (view.bounds, view.adjustedContentInset)
      let edge = isHorizontal ? bounds.minX + insets.left : bounds.minY + insets.top
      // It moves to where it is seen, as far as its section reaches.
      start = max(start, min(edge, start + section.length - section.footer - length))
      attributes.zIndex = 10
    }
    attributes.frame =
      CGRect(x: 0, y: start, width: preparedExtent, height: length).flipped(isHorizontal)
    return attributes
  }

  /// Returns whether lines have another length than they had.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return isHorizontal
      ? newBounds.height != view.bounds.height : newBounds.width != view.bounds.width
  }
}
