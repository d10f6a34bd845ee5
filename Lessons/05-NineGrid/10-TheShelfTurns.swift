//: # The shelf turns
//:
//: A grid of four rows was right for one phone held one way. Turn it, or sell
//: a thirteenth app, and the formula has no answer. The cure is to ask what is
//: fixed, which is the cell and the width, and to let the rest follow.

import HeadlessUIKit
import Stage

//: ## What follows from what
//:
//: As many columns as fit, at least one. As many rows as the apps need. Gaps
//: share what is left of the width, and rows keep the same gap. If that is
//: higher than the screen, the shelf scrolls: a scroll view is a window onto
//: content of any size, and `contentSize` says how large it is.

struct Shelf {
  let cell = Cell.size
  let width: CGFloat
  let count: Int

  var columns: Int { max(1, min(3, Int(width / cell.width))) }

  // Rounded up: one app more than fills a row needs another row.
  var rows: Int { (count + columns - 1) / columns }

  var gap: CGFloat {
    let left = width - CGFloat(columns) * cell.width
    return max(0, left / CGFloat(columns + 1))
  }

  // Rows are never further apart than 20 points, however wide the phone.
  var rowGap: CGFloat { min(gap, 20) }

  var contentSize: CGSize {
    CGSize(
      width: width,
      height: rowGap + CGFloat(rows) * (cell.height + rowGap))
  }

  func frame(of index: Int) -> CGRect {
    let (row, column) = place(of: index, columns: columns)
    return CGRect(
      x: gap + CGFloat(column) * (cell.width + gap),
      y: rowGap + CGFloat(row) * (cell.height + rowGap),
      width: cell.width, height: cell.height)
  }
}

final class ScrollingShelfViewController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var cells: [AppCell] = []

  // The cells follow the apps: the old ones go, new ones come.
  var apps: [App] = [] {
    didSet {
      for cell in cells { cell.removeFromSuperview() }
      cells = apps.map(AppCell.init(app:))
      for cell in cells { scrollView.addSubview(cell) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let shelf = Shelf(width: view.bounds.width, count: apps.count)
    for (index, cell) in cells.enumerated() {
      cell.frame = shelf.frame(of: index)
    }
    scrollView.contentSize = shelf.contentSize
  }
}

func theShelfTurns(on stage: Stage) throws {
  //: ## Where the old formula ends
  //:
  //: The gaps of three columns and four rows, on four phones and on one that
  //: lies on its side. The last line has rows that overlap by eight points.

  let grid = Grid(columns: 3, rows: 4)
  for (width, height) in [
    (320, 480), (320, 568), (375, 667), (393, 852), (568, 320),
  ] {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    stage.print(
      width, height, grid.gapX(in: bounds), grid.gapY(in: bounds))
    // Prints "320 480 20.0 24.0"
    // Prints "320 568 20.0 41.6"
    // Prints "375 667 33.75 61.4"
    // Prints "393 852 38.25 98.4"
    // Prints "568 320 82.0 -8.0"
  }

  //: ## Thirteen apps, upright

  let controller = ScrollingShelfViewController()
  controller.apps = try App.all() + [App(name: "Books", icon: "books")]
  stage.present(controller)
  stage.show("The thirteenth app looks out at the bottom")

  stage.print(controller.scrollView.contentSize)
  // Prints "(320.0, 570.0)"

  //: ## On its side
  //:
  //: The same cells, placed anew. Nothing overlaps; what does not fit is
  //: further down, and a finger brings it up.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned")

  stage.scrollViews[0].swipeUp()
  stage.clock.advance(by: 2)
  stage.show("A finger swept upwards")

  //: ## One app less
  //:
  //: The apps are assigned again, and the shelf follows: old cells go, new
  //: ones come. Adding without removing is how a shelf of 12 becomes one of
  //: 24.

  controller.apps = Array(controller.apps.dropFirst())
  stage.print(
    controller.cells.count, controller.scrollView.subviews.count)
  // Prints "12 12"

  stage.rotate(to: .portrait)
  stage.changeScreen(to: CGSize(width: 200, height: 400))
  stage.show("A watch has room for two columns")
}

//: ## Today
//:
//: An app of today would ask a `UICollectionView` for this grid. It does what
//: you did, and makes cells for what is in sight only.
//:
//: ## Your turn
//:
//: Exercises/05-NineGrid/03-AnyCountAnyWidth.swift asks for the frames, and
//: Exercises/05-NineGrid/05-GridController.swift for the controller.
