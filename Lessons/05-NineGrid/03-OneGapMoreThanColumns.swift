//: # One gap more than columns
//:
//: Cells that touch look like a wall. A grid leaves gaps, all of them equal,
//: and the gaps follow from what is left of the width once the cells have
//: taken theirs. The one thing to get right is how many gaps there are.

import HeadlessUIKit
import Stage

//: ## Count the gaps
//:
//:     gap ┃ cell ┃ gap ┃ cell ┃ gap ┃ cell ┃ gap
//:
//: Three cells, four gaps: one before each cell and one after the last. What
//: the columns leave over is shared among `columns + 1` gaps, and the rows do
//: the same with the height.

struct Grid {
  var columns: Int
  var rows: Int
  var cell = Cell.size
  /// Where the grid begins, in points below the top.
  var startY: CGFloat = 0

  func gapX(in bounds: CGRect) -> CGFloat {
    (bounds.width - CGFloat(columns) * cell.width) / CGFloat(columns + 1)
  }

  func gapY(in bounds: CGRect) -> CGFloat {
    (bounds.height - CGFloat(rows) * cell.height) / CGFloat(rows + 1)
  }

  // Every column is one step further: a gap and a cell. The first gap
  // stands before the first cell. `startY` moves the grid once, not once
  // a row.
  func frame(of index: Int, in bounds: CGRect) -> CGRect {
    let (row, column) = place(of: index, columns: columns)
    let gapX = gapX(in: bounds)
    let gapY = gapY(in: bounds)
    let x = gapX + (gapX + cell.width) * CGFloat(column)
    let y = gapY + (gapY + cell.height) * CGFloat(row) + startY
    return CGRect(origin: CGPoint(x: x, y: y), size: cell)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
  }
}

/// A controller that covers its view with red cells.
final class RedGridViewController: UIViewController {
  let grid: Grid
  let count: Int

  init(grid: Grid, count: Int) {
    self.grid = grid
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<count {
      let cell = NumberedCell(number: index)
      cell.frame = grid.frame(of: index, in: view.bounds)
      view.addSubview(cell)
    }
  }
}

func oneGapMoreThanColumns(on stage: Stage) {
  //: ## Three columns
  //:
  //: 320 points less three times 80 leave 80 points, a quarter for each gap.

  let three = Grid(columns: 3, rows: 4, startY: 1)
  stage.present(RedGridViewController(grid: three, count: 12))
  stage.show("Three columns on a screen of 320 points")

  stage.print(three.gapX(in: UIScreen.main.bounds))
  // Prints "20.0"

  //: ## Four columns
  //:
  //: Four times 80 is 320: nothing is left to share, and the columns touch. On
  //: a wider phone there are eleven points for each gap.

  let four = Grid(columns: 4, rows: 5)
  stage.present(RedGridViewController(grid: four, count: 28))
  stage.show("Four columns, and no gap between them")

  stage.changeScreen(to: CGSize(width: 375, height: 667))
  stage.present(RedGridViewController(grid: four, count: 28))
  stage.show("The same grid on a phone of 375 by 667 points")

  for size in [
    CGSize(width: 320, height: 480), CGSize(width: 320, height: 568),
    CGSize(width: 375, height: 667),
  ] {
    let bounds = CGRect(origin: .zero, size: size)
    stage.print(
      size.width, size.height, four.gapX(in: bounds),
      four.frame(of: 20, in: bounds).minY.rounded())
    // Prints "320.0 480.0 0.0 480.0"
    // Prints "320.0 568.0 0.0 568.0"
    // Prints "375.0 667.0 11.0 667.0"
  }

  //: The last number is the y of cell 20, the first that five rows have no
  //: place for. On every phone it begins exactly where the screen ends: five
  //: rows and six gaps are the whole height.

  //: ## Too narrow
  //:
  //: Nothing stops the sum from coming out below zero. Then the gaps are
  //: negative, and the cells overlap without a word.

  let narrow = CGRect(x: 0, y: 0, width: 200, height: 480)
  stage.print(three.gapX(in: narrow))
  // Prints "-10.0"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/02-OneFrame.swift computes one frame, and
//: Exercises/05-NineGrid/03-AnyCountAnyWidth.swift never lets a gap shrink
//: below zero.
