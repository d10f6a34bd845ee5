import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("Items that come and go", .isolated)
struct UpdateTests {
  let grid = Grid([["Apple", "Pear", "Plum"], ["Rice"]])

  private var view: UICollectionView { grid.view }
  private var gallery: Gallery { grid.gallery }

  @Test func `B450: items that come are filled, and the others keep their cells`() {
    let pear = view.cellForItem(at: [0, 1])
    gallery.rooms[0].insert("Fig", at: 1)
    view.insertItems(at: [[0, 1]])

    #expect(grid.texts == ["Apple", "Fig", "Pear", "Plum", "Rice"])
    #expect(view.cellForItem(at: [0, 2]) === pear && pear?.frame.minX == 135)
  }

  @Test func `B451: the selection goes along with its item`() {
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    gallery.rooms[0].remove(at: 0)
    view.deleteItems(at: [[0, 0]])

    #expect(grid.texts == ["Pear", "Plum", "Rice"])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
  }

  @Test func `B452: in one update, items are numbered as they were and as they are`() {
    var isDone = false
    gallery.rooms[0] = ["Fig", "Pear", "Date"]
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0], [0, 2]])
      view.insertItems(at: [[0, 0], [0, 2]])
    } completion: {
      isDone = $0
    }

    #expect(grid.texts == ["Fig", "Pear", "Date", "Rice"] && isDone)
  }

  @Test func `B453: an update that does not fit to the data stops the program`() {
    let message = Device.current.exception { view.deleteItems(at: [[0, 0]]) }
    #expect(
      message == "NSInternalInconsistencyException: Invalid update: invalid number of items in "
        + "section 0. The number of items contained in an existing section after the update (3) "
        + "must be equal to the number of items contained in that section before the update (3), "
        + "plus or minus the number of items inserted or deleted from that section (0 inserted, 1 "
        + "deleted) and plus or minus the number of items moved into or out of that section (0 "
        + "moved in, 0 moved out).")
  }

  @Test func `B453: so do sections that do not fit, and items that are not there`() {
    let sections = Device.current.exception { view.insertSections([0]) }
    #expect(
      sections == "NSInternalInconsistencyException: Invalid update: invalid number of sections. "
        + "The number of sections contained in the collection view after the update (2) must be "
        + "equal to the number of sections contained in the collection view before the update (2), "
        + "plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).")
    let item = Device.current.exception { view.deleteItems(at: [[1, 4]]) }
    #expect(
      item == "NSInternalInconsistencyException: attempt to delete item 4 from section 1 which "
        + "only contains 1 items before the update")
  }

  @Test func `B454: what there is before an update is asked for when it begins`() {
    let other = Gallery([["Tea"]])
    view.dataSource = other
    // Nobody has asked the new data source yet, so it is asked now, with the new item in it.
    other.rooms[0].append("Milk")
    let message = Device.current.exception { view.insertItems(at: [[0, 1]]) }
    #expect(message?.contains("after the update (2) must be equal") == true)

    view.dataSource = gallery
    view.performBatchUpdates {
      gallery.rooms[0].append("Date")
      view.insertItems(at: [[0, 3]])
    }
    #expect(grid.texts == ["Apple", "Pear", "Plum", "Date", "Rice"])
  }

  @Test func `B455: an item that moves takes its cell along`() {
    let apple = view.cellForItem(at: [0, 0])
    gallery.rooms = [["Pear", "Plum"], ["Rice", "Apple"]]
    view.moveItem(at: [0, 0], to: [1, 1])

    #expect(grid.texts == ["Pear", "Plum", "Rice", "Apple"])
    #expect(view.cellForItem(at: [1, 1]) === apple)
  }

  @Test func `B456: items and sections are asked for again`() {
    gallery.rooms[0][1] = "Quince"
    #expect(grid.texts[1] == "Pear")
    view.reloadItems(at: [[0, 1]])
    #expect(grid.texts[1] == "Quince")

    gallery.rooms[1] = ["Oats", "Corn"]
    view.reloadSections([1])
    #expect(grid.texts.suffix(2) == ["Oats", "Corn"])

    gallery.rooms.remove(at: 0)
    view.deleteSections([0])
    #expect(grid.texts == ["Oats", "Corn"])
  }

  @Test func `a header stays with its section`() {
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    gallery.header = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    grid.layout.headerReferenceSize.height = 20
    let rice = view.supplementaryView(forElementKind: kind, at: [1, 0])
    gallery.rooms.insert(["Tea"], at: 0)
    view.insertSections([0])

    #expect(view.supplementaryView(forElementKind: kind, at: [2, 0]) === rice && rice != nil)
    let places = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    #expect(places == [[0, 0], [1, 0], [2, 0]])
  }

  @Test func `whoever asks for cells as one goes disturbs nothing`() {
    let asker = Asker(gallery)
    asker.hears = { view in _ = (view.visibleCells, view.cellForItem(at: [0, 0])) }
    view.delegate = asker
    let pear = view.cellForItem(at: [0, 1])
    gallery.rooms[0].remove(at: 0)
    view.deleteItems(at: [[0, 0]])

    #expect(grid.texts == ["Pear", "Plum", "Rice"])
    #expect(view.cellForItem(at: [0, 0]) === pear)
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
    gallery.rooms = [["Tea", "Milk", "Salt"]]
    view.reloadData()
    #expect(grid.texts == ["Tea", "Milk", "Salt"])
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
  }

  @Test func `headers are used again in the order of their sections`() {
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    gallery.header = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    gallery.rooms = (0..<8).map { ["w\($0)"] }
    grid.layout.headerReferenceSize.height = 5
    grid.layout.itemSize = CGSize(width: 20, height: 20)
    func headers() -> [ObjectIdentifier] {
      view.reloadData()
      view.layoutIfNeeded()
      return (0..<8).compactMap {
        view.supplementaryView(forElementKind: kind, at: [$0, 0]).map(ObjectIdentifier.init)
      }
    }
    let first = headers()
    #expect(first.count == 8 && headers() == first.reversed())
  }

  @Test func `a data source that reloads while it is asked does no harm`() {
    let console = ConsoleLog()
    let source = Restless()
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: 320, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "any")
    other.dataSource = source
    let stage = Stage(showing: other)
    other.layoutIfNeeded()

    #expect(stage.cells.count == 2)
    #expect(console.lines.first?.contains("reloadData() was called while") == true)
  }
}

private final class Restless: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    collectionView.reloadData()
    return 2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "any", for: indexPath)
  }
}

/// Does something each time a cell has gone.
private final class Asker: NSObject, UICollectionViewDelegateFlowLayout {
  let gallery: Gallery
  var hears: (UICollectionView) -> Void = { _ in }

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    hears(collectionView)
  }
}
