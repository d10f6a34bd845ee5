import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("Collection views", .isolated)
struct CollectionViewTests {
  private static let header = UICollectionView.elementKindSectionHeader

  @Test func `B420: a registered class is made with a frame, and has its identifier`() throws {
    let grid = Grid([words(2)])
    let cell = try #require(grid.view.cellForItem(at: [0, 1]) as? WordCell)

    #expect(cell.reuseIdentifier == "word" && cell.label.text == "w1")
    #expect(cell.label.frame.size == CGSize(width: 50, height: 50))
  }

  @Test func `B420: a nib makes cells, too`() {
    let nib = UINib(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionViewCell id="c-1"><rect key="frame" x="0" y="0" width="90" height="90"/>
          <view key="contentView" id="v-1"><rect key="frame" width="90" height="90"/><subviews>
            <label text="From a nib" id="l-1"><rect key="frame" width="90" height="20"/></label>
          </subviews></view>
        </collectionViewCell></objects></document>
        """.utf8), bundle: nil)
    let grid = Grid([words(2)]) { $0.register(nib, forCellWithReuseIdentifier: "word") }

    #expect(grid.stage.cells.count == 2 && grid.stage.cells["From a nib"].exists)
  }

  @Test func `B421: a cell that went out of sight is used again`() throws {
    let grid = Grid([words(100)], height: 110)
    let first = try #require(grid.view.cellForItem(at: [0, 0]) as? WordCell)
    #expect(grid.texts.count == 10)

    grid.view.contentOffset.y = 600
    #expect(grid.texts.first == "w50")
    let again = grid.view.visibleCells.compactMap { $0 as? WordCell }
    #expect(again.contains { $0 === first } && first.timesUsedAgain == 1)
    #expect(
      grid.stage.conversation.map(\.line).contains(
        "dataSource → collection: dequeueReusableCell word = used WordCell"))
  }

  @Test func `B422: an identifier that nothing is registered for stops the program`() {
    let grid = Grid([[]])
    let message = Device.current.exception {
      _ = grid.view.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
    }

    #expect(
      message == "NSInternalInconsistencyException: could not dequeue a view of kind: "
        + "UICollectionElementKindCell with identifier other - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  @Test func `B423: a cell that was not dequeued stops the program`() {
    let grid = Grid([[]])
    let source = OwnCells()
    let message = Device.current.exception {
      grid.view.dataSource = source
      grid.view.layoutIfNeeded()
    }

    #expect(message?.contains("does not have a reuseIdentifier") == true)
  }

  @Test func `B424: so does a header that was not dequeued, or is of another kind`() {
    let grid = Grid([words(1)])
    grid.layout.headerReferenceSize.height = 20
    let message = Device.current.exception { grid.view.layoutIfNeeded() }
    #expect(
      message?.hasPrefix(
        "NSInternalInconsistencyException: the view returned from "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved")
        == true)

    let footer = UICollectionView.elementKindSectionFooter
    grid.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: footer,
      withReuseIdentifier: "foot")
    grid.gallery.header = { view, _, path in
      view.dequeueReusableSupplementaryView(ofKind: footer, withReuseIdentifier: "foot", for: path)
    }
    let other = Device.current.exception {
      grid.view.setNeedsLayout()
      grid.view.layoutIfNeeded()
    }
    #expect(other?.contains("dequeued a view registered for the element kind '\(footer)'") == true)
  }

  @Test func `B425: the numbers are those that the data source answered last`() {
    let grid = Grid([words(3), words(1)])
    grid.gallery.rooms = [words(9)]

    #expect(grid.view.numberOfSections == 2 && grid.view.numberOfItems(inSection: 0) == 3)
    #expect(grid.view.numberOfItems(inSection: 5) == 0)
    grid.view.reloadData()
    #expect(grid.view.numberOfSections == 1 && grid.view.numberOfItems(inSection: 0) == 9)
  }

  @Test func `B426: reloading asks at the next layout, and takes the selection away`() {
    let grid = Grid([words(3)])
    grid.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let before = grid.stage.conversation.count
    grid.gallery.rooms = [["one"]]
    grid.view.reloadData()

    #expect(grid.view.indexPathsForSelectedItems == [] && grid.view.subviews == [])
    #expect(!grid.stage.conversation.dropFirst(before).contains { $0.name == "numberOfItems" })
    #expect(grid.texts == ["one"])
    #expect(grid.view.cellForItem(at: [0, 0])?.isSelected == false)
  }

  @Test func `B427: only what is in sight has a cell`() {
    let grid = Grid([words(100)], height: 110)

    #expect(grid.view.indexPathsForVisibleItems == (0..<10).map { [0, $0] })
    #expect(grid.view.cellForItem(at: [0, 9]) != nil && grid.view.cellForItem(at: [0, 10]) == nil)
    let cell = grid.view.visibleCells[3]
    #expect(grid.view.indexPath(for: cell) == [0, 3])
  }

  @Test func `B428: an item is scrolled to where it is asked for`() {
    let grid = Grid([words(100)], height: 110)
    let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
      ([], 0), (.top, 600), (.centeredVertically, 570), (.bottom, 540),
    ]
    for (position, offset) in positions {
      grid.view.scrollToItem(at: [0, 52], at: position, animated: false)
      #expect(grid.view.contentOffset.y == offset)
    }
    grid.view.scrollToItem(at: [0, 99], at: .top, animated: true)
    #expect(grid.view.contentOffset.y == 1080)
  }

  @Test func `B429: an item that is not there cannot be scrolled to`() {
    let grid = Grid([words(3)])
    let item = Device.current.exception {
      grid.view.scrollToItem(at: [0, 3], at: .top, animated: false)
    }
    let section = Device.current.exception {
      grid.view.scrollToItem(at: [2, 0], at: .top, animated: false)
    }
    let positions = Device.current.exception {
      grid.view.scrollToItem(at: [0, 0], at: [.top, .bottom, .left], animated: false)
    }

    #expect(
      item == "NSInternalInconsistencyException: Attempted to scroll the collection view to an "
        + "out-of-bounds item (3) when there are only 3 items in section 0.")
    #expect(section?.hasSuffix("item (0) when there are only 0 items in section 2.") == true)
    #expect(positions?.hasPrefix("NSInvalidArgumentException: a scroll position has more") == true)
  }

  @Test func `B430: between items there is none`() {
    let grid = Grid([words(12)])
    grid.layout.itemSize.width = 60

    #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 65)) == [0, 4])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 55)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 5, y: 900)) == nil)
  }

  @Test func `B431: what lies behind the content of a cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let (mark, back) = (UIView(), UIView())
    cell.selectedBackgroundView = mark
    cell.backgroundView = back
    cell.layoutIfNeeded()

    #expect(cell.subviews == [back, mark, cell.contentView])
    #expect(cell.subviews.allSatisfy { $0.frame == cell.bounds })
    #expect(mark.isHidden)
    cell.isHighlighted = true
    #expect(!mark.isHidden)
    (cell.isHighlighted, cell.isSelected) = (false, true)
    #expect(!mark.isHidden)
    cell.isSelected = false
    #expect(mark.isHidden && !back.isHidden)
  }

  @Test func `a person finds items by their texts, and hears which is selected`() {
    let grid = Grid([["Rose", "Iris"]])
    grid.stage.cells["Iris"].tap()

    #expect(grid.stage.collectionViews.firstMatch.exists && grid.stage.cells.count == 2)
    let cell = grid.view.cellForItem(at: [0, 1])
    #expect(cell?.isAccessibilityElement == true && cell?.accessibilityLabel == "Iris")
    #expect(cell?.accessibilityTraits.contains(.selected) == true)
    #expect(grid.gallery.heard.contains("didSelect 1 in 0"))
  }

  @Test func `a finger scrolls, and the items follow`() {
    let grid = Grid([words(100)], height: 200)
    grid.stage.collectionViews.firstMatch.swipeUp()

    #expect(grid.view.contentOffset.y > 50)
    #expect(grid.texts.first != "w0" && !grid.gallery.heard.contains { $0.hasPrefix("didSelect") })
  }

  @Test func `two collection views of one data source have cells of their own`() {
    let grid = Grid([words(3)])
    grid.view.backgroundView = UIView()
    grid.view.layoutIfNeeded()

    #expect(grid.view.backgroundView?.frame == grid.view.bounds)
    #expect(grid.view.subviews.first === grid.view.backgroundView)
  }

  @Test func `counts that are none, and a cell given twice, are told on the console`() {
    let console = ConsoleLog()
    let source = BadAnswers()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "any")
    view.dataSource = source
    let stage = Stage(showing: view)
    view.layoutIfNeeded()

    let same = "the same cell for items 0 in 0 and 1 in 0"
    #expect(stage.cells.count == 1)
    #expect(console.lines.first?.contains("answered -1 items in section 1. It shows none.") == true)
    #expect(console.lines.dropFirst().first?.contains(same) == true)
  }

  @Test func `keys of the library are found without being listed`() {
    let grid = Grid([words(3)])
    let view = grid.view

    #expect(view.value(forKey: "numberOfSections") as? Int == 1)
    #expect(view.value(forKeyPath: "collectionViewLayout") as? UICollectionViewLayout != nil)
    #expect(view.value(forKey: "delegate") as? Gallery === grid.gallery)
    let cell = view.cellForItem(at: [0, 0])
    #expect(cell?.value(forKey: "reuseIdentifier") as? String == "word")
    cell?.setValue(true, forKey: "selected")
    #expect(cell?.isSelected == true)
  }
}

private final class OwnCells: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

private final class BadAnswers: NSObject, UICollectionViewDataSource {
  private var cell: UICollectionViewCell?

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? 2 : -1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made =
      cell ?? collectionView.dequeueReusableCell(withReuseIdentifier: "any", for: indexPath)
    cell = made
    return made
  }
}
