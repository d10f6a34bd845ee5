//: # A grid that asks
//:
//: After this chapter you can show any number of cells in a grid that follows
//: the width of the screen, without a formula for their frames.

import HeadlessUICollectionView
import HeadlessUIKit
import Stage

//: ## The problem
//:
//: The shelf of chapter 10 makes a cell for each app, before a person sees one.
//: With 5000 apps it makes 5000 cells, and the screen shows fifteen of them.
//:
//: A collection view (`UICollectionView`) is a scroll view that stores no data,
//: just as a picker view. Each thing that it shows is an **item**. It asks its
//: data source two questions: how many items there are, and which cell shows an
//: item. It asks only for the cells that a person can see. Where they are, it
//: asks its **layout object**:
//:
//:     ┌──────────────────┐  numberOfItemsInSection ─▶ ┌─────────────┐
//:     │                  │  ◀─ 12                     │ data source │
//:     │ UICollectionView │  cellForItemAt item 0 ───▶ └─────────────┘
//:     │                  │  ◀─ a cell: "Chess"
//:     │                  │  where is item 0? ───────▶ ┌─────────────┐
//:     └──────────────────┘  ◀─ x 20, y 20             │ layout      │
//:                                                     └─────────────┘
//:
//: ## The cell
//:
//: The class of a cell inherits from `UICollectionViewCell`. The collection
//: view makes the cells itself, with `init(frame:)`. Add the parts to the
//: `contentView` of the cell. The method `show` fills them. The property `made`
//: is there only to count the cells.

final class GridCell: UICollectionViewCell {
  static var made = 0
  private let picture = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    nameLabel.frame = CGRect(x: 0, y: 60, width: 80, height: 16)
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    contentView.addSubview(picture)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: App) {
    picture.image = UIImage(named: app.icon)
    nameLabel.text = app.name
  }
}

//: ## The two answers
//:
//: The first method answers how many items there are. All of them lie in one
//: group, a section; lesson 7 has lists with several.
//:
//: The second method does not make a cell. It asks the collection view for one,
//: by a text of your choice that says which kind of cell you want. A cell that
//: has left the screen is used again, so it may still show another app: set
//: all of its parts.
//:
//: An index path (`IndexPath`) is a place in a list: a section and a number in
//: it; both begin at 0. `indexPath.item` is that number.

final class AppSource: NSObject, UICollectionViewDataSource {
  var apps: [App] = []

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    apps.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "app", for: indexPath)
    (cell as? GridCell)?.show(apps[indexPath.item])
    return cell
  }
}

//: ## The layout
//:
//: A **flow layout** (`UICollectionViewFlowLayout`) places items as words are
//: placed in lines of text. You tell it what `ShelfLayout` of chapter 4 was
//: told:
//:
//: - `itemSize`: the size of each cell.
//: - `sectionInset`: what is left free at the four edges.
//: - `minimumInteritemSpacing`: the smallest gap between two cells of a line.
//:   The layout takes as many columns as fit with it, and then makes the gaps
//:   larger, so that the line is full.
//: - `minimumLineSpacing`: the gap between two lines.
//:
//: The method `register` says once which class belongs to the text "app". The
//: data source is weak, so the controller keeps it. The collection view is a
//: scroll view, so it fills the whole view (chapter 10). It has no number of
//: columns, and nobody sets its `contentSize`.

final class AppGridViewController: UIViewController {
  let source = AppSource()
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var grid = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = Cell.size
    layout.sectionInset = UIEdgeInsets(
      top: 20, left: 20, bottom: 20, right: 20)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 20
    grid.register(GridCell.self, forCellWithReuseIdentifier: "app")
    grid.dataSource = source
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
  }
}

func aGridThatAsks(on stage: Stage) throws {
  //: ## Twelve apps
  //:
  //: 320 points less 20 at each side are 280: three cells and two gaps of 20.
  //: Item 2 of section 0 is the third app.

  let controller = AppGridViewController()
  controller.source.apps = try App.all()
  stage.present(controller)
  stage.show("Twelve apps in a collection view")

  let third = IndexPath(item: 2, section: 0)
  stage.print(controller.grid.cellForItem(at: third)?.frame.minX ?? 0)
  // Prints "220.0"

  //: ## A person turns the phone
  //:
  //: 528 points have room for five cells of 80 points, and 32 points are left
  //: for each gap. The layout found that out.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: five columns")

  stage.print(controller.grid.cellForItem(at: third)?.frame.minX ?? 0)
  // Prints "244.0"

  //: ## Five thousand apps
  //:
  //: `reloadData` says that everything has changed: the collection view asks
  //: again before the next picture. It asks for the cells of five rows, and no
  //: more.

  stage.rotate(to: .portrait)
  controller.source.apps = (1...5000).map {
    App(name: "App \($0)", icon: "chess")
  }
  controller.grid.reloadData()
  controller.grid.layoutIfNeeded()
  stage.print(
    controller.grid.numberOfItems(inSection: 0), "items,",
    controller.grid.visibleCells.count, "cells")
  // Prints "5000 items, 15 cells"

  //: A person swipes through a hundred apps. The cells that leave the screen
  //: are used again for the apps that come.

  for _ in 1...5 {
    stage.collectionViews[0].swipeUp()
    stage.clock.advance(by: 2)
  }
  stage.show("Further down in the grid")

  stage.print(GridCell.made < 50)
  // Prints "true"
}

//: > On a device: `UICollectionView.CellRegistration` takes the place of the
//: > text and of `register`: it names the class and the type of the data, and
//: > has a closure that fills a cell.

//: ## Remember
//:
//: - The data source answers how many items there are, and fills a cell. The
//:   layout object says where it is.
//: - Register a class once, and ask the collection view for a cell.
//: - A cell is used again. Set all of its parts each time.
//: - The parts of a cell lie in its `contentView`.
//:
//: > Question: A colleague shows a star in a cell if the app is new, and does
//: > nothing if it is not. What does a person see after scrolling?
//: > Answer: Stars on apps that are not new. Their cells were used for new apps
//: > before, and nobody has hidden the star.

//: ## Your turn
//:
//: Make the cells larger: write `CGSize(width: 120, height: 90)` for the
//: `itemSize`, and run `swift run nine-grid --chapter 20`. How many columns are
//: there? `git checkout Lessons` puts the file back. Exercise 12 comes after
//: the next chapter.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uicollectionview>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
//: - <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
