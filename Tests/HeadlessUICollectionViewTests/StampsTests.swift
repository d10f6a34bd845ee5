import Grading
import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

@Suite("A grid, and the same data changed", .isolated)
struct StampsTests {
  let controller: StampsViewController
  let stage = Stage()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    controller = StampsViewController(collectionViewLayout: layout)
    stage.present(UINavigationController(rootViewController: controller))
  }

  private var picture: [String] {
    TerminalCanvas(style: .plain).lines(for: stage.display).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `the grid is drawn below the bar, a header above each section`() {
    #expect(
      Array(picture[2..<16]) == [
        "│▕Delete▏         Stamps           ▕Add▏ │",
        "│────────────────────────────────────────│",
        "│ Europe                                 │",
        "│                                        │",
        "│                                        │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░  ░░░░░░░░░░░ │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░  ░░░░░░░░░░░ │",
        "│ ░░ Norway ░░ ░░ Italy ░░░  ░░ Spain ░░ │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░  ░░░░░░░░░░░ │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░  ░░░░░░░░░░░ │",
        "│                                        │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░              │",
        "│ ░░░░░░░░░░░░ ░░░░░░░░░░░░              │",
        "│ ░░ Malta ░░░ ░░ Greece ░░              │",
      ])
    #expect(picture[20] == "│ Asia                                   │")
    #expect(picture[24] == "│ ░░ Japan ░░░ ░░ India ░░░  ░░ Nepal ░░ │")
  }

  @Test func `a stamp is chosen, one comes and the chosen one goes`() {
    stage.cells["Italy"].tap()
    stage.buttons["Add"].tap()
    #expect(picture[24] == "│ ░░ Korea ░░░ ░░ Japan ░░░  ░░ India ░░ │")
    #expect(picture[31] == "│ ░░ Nepal ░░░                           │")
    // The mark of the chosen one is seen, and its ground is not.
    let svg = SVGCanvas().svg(for: stage.display)
    #expect(svg.components(separatedBy: "#ffcc00").count == 2, "\(svg)")

    stage.buttons["Delete"].tap()
    #expect(controller.countries[0].stamps == ["Norway", "Spain", "Malta", "Greece"])
    #expect(stage.cells.count == 8 && !stage.cells["Italy"].exists && stage.cells["Korea"].exists)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }
}

/// A controller as a first application has it.
final class StampsViewController: UICollectionViewController {
  var countries: [(name: String, stamps: [String])] = [
    ("Europe", ["Norway", "Italy", "Spain", "Malta", "Greece"]),
    ("Asia", ["Japan", "India", "Nepal"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stamps"
    collectionView.register(StampCell.self, forCellWithReuseIdentifier: "Stamp")
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Shelf")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addStamp() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteStamp() })
  }

  private func addStamp() {
    collectionView.performBatchUpdates {
      self.countries[1].stamps.insert("Korea", at: 0)
      self.collectionView.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
  }

  private func deleteStamp() {
    guard let path = collectionView.indexPathsForSelectedItems?.first else { return }
    countries[path.section].stamps.remove(at: path.item)
    collectionView.deleteItems(at: [path])
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { countries.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    countries[section].stamps.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Stamp", for: indexPath)
    (cell as? StampCell)?.label.text = countries[indexPath.section].stamps[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Shelf", for: indexPath)
    (header as? ShelfHeader)?.label.text = countries[indexPath.section].name
    return header
  }
}

private final class StampCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.backgroundColor = .systemGray5
    let mark = UIView()
    mark.backgroundColor = .systemYellow
    selectedBackgroundView = mark
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .clear : .systemGray5 }
  }
}

private final class ShelfHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 10, dy: 4)
    label.font = .boldSystemFont(ofSize: 17)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
