//: # As many columns as fit
//:
//: After this chapter you can lay out a grid for a view of any width and for
//: any number of cells, and let a person scroll it.

import HeadlessUIKit
import Stage

//: ## What is given, and what follows
//:
//: The grid of chapter 3 does not fit every view. This function computes its
//: gaps on several screens; the run below prints them.

func gaps(ofScreens sizes: [(Int, Int)]) -> [CGSize] {
  let grid = Grid(columns: 3, rows: 4)
  return sizes.map { width, height in
    grid.gap(in: CGRect(x: 0, y: 0, width: width, height: height))
  }
}

let screens = [
  (320, 480), (320, 568), (375, 667), (393, 852), (568, 320),
]

//: The last screen is that of a phone held on its side. Four rows of 90 points
//: are higher than its 320 points.
//:
//: What is given is the size of a cell, the width of the view, and the number
//: of cells. Everything else follows from them:
//:
//: 1. columns: as many as fit, but at least one, and at most three (we choose
//:    three, so that a shelf looks alike on each phone),
//: 2. rows: as many as the cells need,
//: 3. the gap between columns: what is left, but never less than 0,
//: 4. the height: all rows, with 20 points above each row and below the last.

struct ShelfLayout {
  let width: CGFloat
  let count: Int
  var cell = Cell.size
  var rowGap: CGFloat = 20

  /// Int leaves out the fraction: 239 / 80 gives 2 columns.
  var columns: Int { max(1, min(3, Int(width / cell.width))) }

  var rows: Int { (count + columns - 1) / columns }

  var gap: CGFloat {
    let left = width - CGFloat(columns) * cell.width
    return max(0, left / CGFloat(columns + 1))
  }

  func frame(of index: Int) -> CGRect {
    let (row, column) = rowAndColumn(of: index, columns: columns)
    return CGRect(
      x: gap + CGFloat(column) * (gap + cell.width),
      y: rowGap + CGFloat(row) * (rowGap + cell.height),
      width: cell.width, height: cell.height)
  }

  var contentSize: CGSize {
    guard count > 0 else { return CGSize(width: width, height: 0) }
    return CGSize(
      width: max(width, cell.width),
      height: rowGap + CGFloat(rows) * (rowGap + cell.height))
  }
}

//: - `min` takes the smaller of two numbers, and `max` the larger one.
//: - Adding `columns - 1` rounds the rows up: (13 + 3 - 1) / 3 is 5.
//: - `max(width, cell.width)`: a view of 60 points is narrower than a cell. So
//:   its content is as wide as the cell, and a person can scroll to its edge.
//:
//: ## A scroll view
//:
//: A **scroll view** (`UIScrollView`) shows a part of something that is larger
//: than itself, and a finger moves it. What it shows is its subviews. You tell
//: it how large all of them are together: its **content size**.
//:
//:     ┌──────────────┐ ┬            ┬
//:     │ scroll view  │ │ height of  │
//:     │              │ │ its frame  │
//:     └──────────────┘ ┴            │ height of
//:     ┆  the rest of ┆              │ contentSize
//:     ┆  the content ┆              │
//:     └╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘              ┴

func makeShelf(count: Int, frame: CGRect) -> UIScrollView {
  let scrollView = UIScrollView(frame: frame)
  let layout = ShelfLayout(width: frame.width, count: count)
  for index in 0..<count {
    let cell = NumberedCell(number: index)
    cell.frame = layout.frame(of: index)
    scrollView.addSubview(cell)
  }
  scrollView.contentSize = layout.contentSize
  return scrollView
}

func asManyColumnsAsFit(on stage: Stage) {
  //: ## The fixed grid on five screens
  //:
  //: In the last line the gap between the rows is -8.

  for gap in gaps(ofScreens: screens) { stage.print(gap) }
  // Prints "(20.0, 24.0)"
  // Prints "(20.0, 41.6)"
  // Prints "(33.75, 61.4)"
  // Prints "(38.25, 98.4)"
  // Prints "(82.0, -8.0)"

  //: ## Columns for any width
  //:
  //: A view of 60 points has one column all the same. A view of 568 points has
  //: room for seven, and gets three.

  for width: CGFloat in [60, 200, 320, 568] {
    let layout = ShelfLayout(width: width, count: 13)
    stage.print(width, layout.columns, layout.rows, layout.gap.rounded())
    // Prints "60.0 1 13 0.0"
    // Prints "200.0 2 7 13.0"
    // Prints "320.0 3 5 20.0"
    // Prints "568.0 3 5 82.0"
  }

  //: ## Thirteen cells, in a view that scrolls
  //:
  //: The scroll view is 300 points high, and the content is 570. A person
  //: swipes upwards twice. The clock of this phone stands still until the
  //: lesson moves it: here by two seconds after each swipe, so that the
  //: scrolling is over.

  let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
  let shelf = makeShelf(count: 13, frame: frame)
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let label = UILabel(
    frame: CGRect(x: 24, y: 320, width: 272, height: 24))
  label.text = "A label below the scroll view"
  screen.addSubview(shelf)
  screen.addSubview(label)
  stage.present(screen)
  stage.show("The upper part of 13 cells")

  stage.print(shelf.contentSize)
  // Prints "(320.0, 570.0)"

  for _ in 1...2 {
    stage.scrollViews[0].swipeUp()
    stage.clock.advance(by: 2)
  }
  stage.show("A person swiped upwards twice")

  //: ## Scrolling moves the bounds
  //:
  //: `contentOffset` is the point of the content that stands in the upper left
  //: corner of the scroll view. It is the origin of its bounds. The frames of
  //: the cells do not change. Here the last 300 of the 570 points are seen.

  stage.print(shelf.contentOffset == shelf.bounds.origin)
  // Prints "true"

  stage.print(shelf.bounds.minY, shelf.bounds.maxY)
  // Prints "270.0 570.0"
}

//: ## Remember
//:
//: - The number of columns follows from the width, and the number of rows from
//:   the number of cells.
//: - `max(0, …)` keeps a gap from being negative, and `max(1, …)` keeps one
//:   column.
//: - A scroll view needs a `contentSize`. Scrolling changes its bounds, not the
//:   frames of its subviews.
//:
//: > Question: A person cannot scroll a scroll view with 30 cells. What do you
//: > look at first?
//: > Answer: At its `contentSize`. It is (0, 0) at first.

//: ## Your turn
//:
//: Exercise 3 is Exercises/05-NineGrid/03-AnyCountAnyWidth.swift. You write
//: three functions: the columns, the frames and the size of the content.
//:
//:     swift run course check AnyCountAnyWidth
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiscrollview>
//: - <https://developer.apple.com/documentation/uikit/uiscrollview/contentsize>
