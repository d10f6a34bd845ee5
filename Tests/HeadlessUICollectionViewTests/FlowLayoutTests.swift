import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("The flow layout", .isolated)
struct FlowLayoutTests {
  @Test func `B400: a new layout makes small squares that scroll up and down`() {
    let layout = UICollectionViewFlowLayout()

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero && !layout.sectionHeadersPinToVisibleBounds)
  }

  @Test func `B401: the room that is left in a line goes between its items`() {
    let grid = Grid([words(7)])
    grid.layout.itemSize = CGSize(width: 100, height: 40)

    // Three of them and two spaces of 10 are 320 wide.
    #expect(grid.corners() == ["0,0", "110,0", "220,0", "0,50", "110,50", "220,50", "0,100"])

    grid.layout.itemSize.width = 90
    #expect(grid.corners().prefix(3) == ["0,0", "115,0", "230,0"])

    grid.layout.minimumInteritemSpacing = 30
    #expect(grid.corners().prefix(3) == ["0,0", "230,0", "0,50"])
  }

  @Test func `B401: three thirds of a width fit into a line, whatever rounding makes of them`() {
    let grid = Grid([words(4)], width: 375)
    grid.layout.itemSize = CGSize(width: (375 - 20) / 3.0, height: 40)

    #expect(grid.corners() == ["0,0", "128,0", "257,0", "0,50"])
  }

  @Test func `B402: the largest item makes the height of a line, the others are in its middle`() {
    let grid = Grid([words(3)])
    let sizes = Sizes([CGSize(width: 100, height: 40), CGSize(width: 100, height: 80)])
    grid.view.delegate = sizes

    #expect(grid.corners() == ["0,20", "110,0", "220,20"])
    #expect(grid.view.contentSize == CGSize(width: 320, height: 80))
  }

  @Test func `B403: a last line has the places of a grid, unless sizes differ`() {
    let grid = Grid([words(5)])
    grid.layout.itemSize = CGSize(width: 90, height: 40)
    #expect(grid.corners().suffix(2) == ["0,50", "115,50"])

    let sizes = Sizes([CGSize(width: 90, height: 40), CGSize(width: 90, height: 42)])
    grid.view.delegate = sizes
    #expect(grid.corners().prefix(3) == ["0,1", "115,0", "230,1"])
    #expect(grid.corners().suffix(2) == ["0,52", "100,53"])
  }

  @Test func `B404: an item that is alone in its line stands in the middle`() {
    let grid = Grid([words(2)])
    grid.layout.itemSize = CGSize(width: 200, height: 40)

    #expect(grid.corners() == ["60,0", "60,50"])
  }

  @Test func `B405: in horizontal scrolling items fill columns`() {
    let grid = Grid([words(5)], height: 110)
    grid.layout.scrollDirection = .horizontal
    grid.layout.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 3)

    #expect(grid.corners() == ["7,0", "7,60", "67,0", "67,60", "127,0"])
    #expect(grid.view.contentSize == CGSize(width: 180, height: 110))
  }

  @Test func `B406: insets lie between the header and the items, and around no items as well`() {
    let grid = Grid([words(1), [], words(1)])
    grid.view.dataSource = nil
    grid.layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    grid.gallery.header = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    grid.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    grid.view.dataSource = grid.gallery

    #expect(grid.corners(0) == ["20,35"])
    // 30 + 5 + 50 + 7 of the first section, and 30 + 5 + 7 of the empty one.
    #expect(grid.corners(2) == ["20,169"])
  }

  @Test func `B407: of a header the height counts, and one of zero is not asked for`() {
    let grid = Grid([words(1)])
    var asked: [IndexPath] = []
    grid.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    grid.gallery.header = { view, kind, path in
      asked.append(path)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    grid.view.reloadData()
    grid.view.layoutIfNeeded()
    #expect(asked == [])

    grid.layout.headerReferenceSize = CGSize(width: 10, height: 30)
    grid.view.layoutIfNeeded()
    #expect(asked == [[0, 0]])
    let header = grid.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `B408: what the delegate says goes before the layout`() {
    let grid = Grid([words(4)])
    let sizes = Sizes([CGSize(width: 60, height: 30)])
    sizes.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    sizes.lineSpacing = 8
    sizes.spacing = 60
    grid.view.delegate = sizes

    // 314 points for a line: two items and their space are 180, three are 300.
    #expect(grid.corners() == ["2,1", "129,1", "256,1", "2,39"])
    let lines = grid.stage.conversation.map(\.line)
    #expect(lines.contains("layout → delegate: minimumLineSpacing in 0 = 8.0"))
    #expect(lines.contains { $0.hasPrefix("layout → delegate: sizeForItem 0 to 3 in 0 = 60.0") })
  }

  @Test func `B409: an item wider than its line is told on the console`() {
    let console = ConsoleLog()
    let grid = Grid([words(2)])
    grid.layout.itemSize = CGSize(width: 400, height: 40)

    #expect(grid.corners() == ["0,0", "0,50"])
    #expect(
      console.lines == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width "
          + "must be less than the width of the UICollectionView minus the section insets left and "
          + "right values, minus the content insets left and right values. Please check the values "
          + "returned by the delegate."
      ])
  }

  @Test func `B410: a header that is pinned stays in sight until its section is gone`() throws {
    let grid = Grid([words(30), words(30)], height: 200)
    grid.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    grid.gallery.header = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    grid.layout.headerReferenceSize.height = 30
    grid.layout.sectionHeadersPinToVisibleBounds = true
    // Five items a line, six lines: 30 + 6 × 50 + 5 × 10 are 380.
    for (offset, place) in [(CGFloat(0), CGFloat(0)), (100, 100), (360, 350)] {
      grid.view.contentOffset.y = offset
      grid.view.layoutIfNeeded()
      let header = try #require(
        grid.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
      #expect(header.frame.minY == place)
      // It stands in front of the items, which pass below it.
      let last = grid.view.subviews.filter { $0 is UICollectionReusableView }.suffix(2)
      #expect(last.contains { $0 === header })
    }
  }

  @Test func `B411: another width makes other lines`() {
    let grid = Grid([words(6)])
    #expect(grid.corners().filter { $0.hasSuffix(",0") }.count == 5)

    grid.view.frame.size.width = 120
    #expect(grid.corners().filter { $0.hasSuffix(",0") }.count == 2)
  }

  @Test func `B412: with an estimated size, constraints say how large an item is`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let grid = Grid([words(3)], layout: layout) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "word")
    }

    #expect(grid.corners() == ["0,0", "120,0", "240,0"])
    #expect(grid.view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 80, height: 33))
  }

  @Test func `B413: a layout of one's own is prepared once, and again when it is invalid`() {
    let diagonal = DiagonalLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400), collectionViewLayout: diagonal)
    let gallery = Gallery([words(20)])
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = gallery
    let stage = Stage(showing: view)
    view.layoutIfNeeded()

    #expect(diagonal.timesPrepared == 1 && view.contentSize == CGSize(width: 600, height: 600))
    #expect(view.indexPathsForVisibleItems.last == [0, 10])
    #expect(view.cellForItem(at: [0, 3])?.frame.origin == CGPoint(x: 90, y: 90))
    #expect(view.cellForItem(at: [0, 3])?.alpha == 0.5)

    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(diagonal.timesPrepared == 1)

    diagonal.step = 40
    diagonal.invalidateLayout()
    view.layoutIfNeeded()
    #expect(diagonal.timesPrepared == 2 && view.contentSize.width == 800)
    #expect(stage.collectionViews.count == 1)
  }

  @Test func `a million items of one size cost what ten cost`() {
    let gallery = Crowd()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "any")
    view.dataSource = gallery
    let stage = Stage(showing: view)
    view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    view.layoutIfNeeded()

    #expect(view.contentSize.height == 11_999_990)
    #expect(view.indexPathsForVisibleItems.last == [0, 999_999])
    #expect(view.visibleCells.count == 35 && gallery.timesAsked < 100)
    #expect(stage.cells.count == 35)
  }

  @Test func `a size that is none gives way to the one of the layout`() {
    let console = ConsoleLog()
    let grid = Grid([words(1)])
    let sizes = Sizes([CGSize(width: CGFloat.nan, height: -3)])
    grid.view.delegate = sizes
    grid.view.layoutIfNeeded()

    #expect(grid.view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 50, height: 50))
    #expect(console.lines.first?.contains("for the size of item 0 in 0") == true)
  }
}

/// A delegate that tells sizes, over and over again.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var spacing: CGFloat = 10

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item % sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inset
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    lineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    spacing
  }
}

private final class Crowd: NSObject, UICollectionViewDataSource {
  var timesAsked = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    1_000_000
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    timesAsked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "any", for: indexPath)
  }
}

private final class TallCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.widthAnchor.constraint(equalToConstant: 80).isActive = true
    contentView.heightAnchor.constraint(equalToConstant: 33).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class DiagonalLayout: UICollectionViewLayout {
  var step: CGFloat = 30
  var timesPrepared = 0
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    timesPrepared += 1
    frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
      CGRect(x: CGFloat($0) * step, y: CGFloat($0) * step, width: step, height: step)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(frames.count) * step, height: CGFloat(frames.count) * step)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    attributes.alpha = 0.5
    return attributes
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e4])
  func `numbers that are none stop nothing`(number: CGFloat) {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.minimumLineSpacing = number }, { $0.minimumInteritemSpacing = number },
      { $0.itemSize.width = number }, { $0.itemSize.height = number },
      { $0.headerReferenceSize.height = number }, { $0.footerReferenceSize.height = number },
      { $0.sectionInset.top = number }, { $0.sectionInset.left = number },
      { $0.estimatedItemSize = CGSize(width: number, height: number) },
    ]
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for change in changes {
      for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
        let grid = Grid([words(5), words(5)])
        for kind in kinds {
          grid.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: "part")
        }
        grid.gallery.header = { view, kind, path in
          view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "part", for: path)
        }
        grid.layout.scrollDirection = direction
        change(grid.layout)
        grid.view.layoutIfNeeded()
        #expect(grid.view.contentSize.height >= 0 && grid.view.contentSize.width >= 0)
        #expect(grid.view.contentSize.height.isFinite && grid.view.contentSize.width.isFinite)
      }
    }
  }

  @Test func `more items than there can be cost no memory, whoever says how large they are`() {
    let teller = Teller()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    (view.dataSource, view.delegate) = (teller, teller)
    let stage = Stage(showing: view)
    view.layoutIfNeeded()
    #expect(
      stage.cells.count > 0 && view.visibleCells[0].frame.size == CGSize(width: 60, height: 30))

    view.delegate = nil
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(!view.visibleCells.isEmpty)
    layout.estimatedItemSize = .zero
    layout.itemSize = CGSize(width: 400, height: 0)
    layout.minimumLineSpacing = 0
    view.layoutIfNeeded()
  }

  @Test func `a delegate that does not know some items leaves them as large as all`() {
    let teller = Teller()
    (teller.count, teller.knows) = (5, { $0 != 3 })
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    (view.dataSource, view.delegate) = (teller, teller)
    view.layoutIfNeeded()
    let widths = (0..<5).map { view.layoutAttributesForItem(at: [0, $0])?.size.width }
    #expect(widths == [60, 60, 60, 50, 60])
  }
}

/// Tells of a size for items, of which there are too many.
private final class Teller: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var count = Int.max
  var knows: (Int) -> Bool = { _ in true }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    cell.contentView.widthAnchor.constraint(greaterThanOrEqualToConstant: 70).isActive = true
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard knows(indexPath.item) else {
      notImplementedHere()
      return .zero
    }
    return CGSize(width: 60, height: 30)
  }

  /// Has the default answer, as a method does that passes some items on.
  private func notImplementedHere() {
    notImplemented(FlowMethodOfTest.sizeForItem)
  }
}

private nonisolated enum FlowMethodOfTest: String, DelegateMethod {
  static let speaker = "layout"
  case sizeForItem
}
