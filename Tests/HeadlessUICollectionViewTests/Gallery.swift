import HeadlessUICollectionView
import HeadlessUIKit
import Stage
import Testing

/// A data source and delegate of words, which notes what it hears.
final class Gallery: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var rooms: [[String]]
  var heard: [String] = []
  var allows = true
  var marks = true
  var header: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(_ rooms: [[String]]) {
    self.rooms = rooms
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rooms.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rooms[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = rooms[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  private func note(_ name: String, _ path: IndexPath) {
    heard.append("\(name) \(path.item) in \(path.section)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return marks
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    note("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return allows
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}

/// A cell with one label.
final class WordCell: UICollectionViewCell {
  let label = UILabel()
  var timesUsedAgain = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(label)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesUsedAgain += 1
  }
}

/// What the console of the device says.
final class ConsoleLog {
  private(set) var lines: [String] = []

  init() { Device.current.console = { [weak self] in self?.lines.append($0) } }
}

/// A collection view of words on a screen.
struct Grid {
  let view: UICollectionView
  let gallery: Gallery
  let stage: Stage
  let layout: UICollectionViewFlowLayout

  init(
    _ rooms: [[String]], width: CGFloat = 320, height: CGFloat = 400,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    registering: (UICollectionView) -> Void = {
      $0.register(WordCell.self, forCellWithReuseIdentifier: "word")
    }
  ) {
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: width, height: height), collectionViewLayout: layout)
    gallery = Gallery(rooms)
    registering(view)
    (view.dataSource, view.delegate) = (gallery, gallery)
    stage = Stage(showing: view)
    view.layoutIfNeeded()
  }

  /// Where the items of a section are, as `x,y`.
  func corners(_ section: Int = 0) -> [String] {
    view.layoutIfNeeded()
    return (0..<view.numberOfItems(inSection: section)).map {
      let frame = view.layoutAttributesForItem(at: [section, $0])?.frame ?? .null
      return "\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
    }
  }

  var texts: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { ($0 as? WordCell)?.label.text ?? "" }
  }
}

func words(_ count: Int) -> [String] { (0..<count).map { "w\($0)" } }
