import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Table views", .isolated)
struct UITableViewTests {
  let console = ConsoleRecorder()
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 220))
  let shop = GoodsList([["Apple", "Pear", "Plum"], ["Rice", "Noodles"]])

  init() {
    table.dataSource = shop
    table.delegate = shop
  }

  @Test func `B157: counts come from the data source, and are remembered`() {
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfRows(inSection: 1) == 2)
    #expect(table.numberOfRows(inSection: 9) == 0)

    shop.shelves[1].append("Bread")
    #expect(table.numberOfRows(inSection: 1) == 2)

    table.reloadData()
    #expect(table.numberOfRows(inSection: 1) == 3)
  }

  @Test func `B171: rows of the plain style lie below each other, 44 points high`() {
    #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(table.rectForRow(at: [1, 1]).minY == 176)
    #expect(table.rectForRow(at: [2, 0]) == .zero)
    #expect(table.rect(forSection: 0).height == 132)

    _ = Stage(showing: table)
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 320, height: 5 * 44))
    #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "Pear")
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == 44)
  }

  @Test func `a row is found at a point, and a point beside the rows finds none`() {
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 43)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == [0, 1])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 132)) == [1, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 220)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: CGFloat.nan)) == nil)
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 9, height: 60))
    #expect(rows == [[0, 1], [0, 2], [1, 0]])
  }

  @Test func `B177: headers take room where there is a title`() {
    shop.titles = ["Fruit"]
    table.reloadData()

    #expect(table.rectForHeader(inSection: 0).height == 28)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: [0, 0]).minY == 28)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test func `B179: grouped tables leave gaps, and cards stay away from the edges`() {
    let grouped = UITableView(frame: table.frame, style: .grouped)
    let cards = UITableView(frame: table.frame, style: .insetGrouped)
    for table in [grouped, cards] { table.dataSource = shop }

    #expect(grouped.rectForRow(at: [0, 0]).minY == 35)
    #expect(grouped.rectForRow(at: [1, 0]).minY == 203)
    #expect(grouped.rectForRow(at: [0, 0]).width == 320)
    #expect(cards.rectForRow(at: [0, 0]).minX == 16 && cards.rectForRow(at: [0, 0]).width == 288)
    #expect(grouped.style == .grouped && cards.backgroundColor == .systemGray6)
  }

  @Test func `B172: heights come from the delegate, row by row`() {
    shop.heights = [30, 50, 70]
    table.rowHeight = 20

    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 30, width: 320, height: 50))
    #expect(table.rectForRow(at: [1, 0]).minY == 150)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 79)) == [0, 1])

    shop.heights = [30, -4]
    table.reloadData()
    #expect(table.rectForRow(at: [0, 1]).height == 20)
    #expect(
      console.lines.first
        == "UITableView: the delegate answered -4.0 points for the height of row 1 in 0. It uses "
        + "the natural one. Check tableView(_:heightForRowAt:) in the delegate.")
  }

  @Test func `heights beyond measure give way to natural ones`() {
    shop.shelves = [["Apple", "Pear"]]
    shop.heights = [.greatestFiniteMagnitude, 50]
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 44, width: 320, height: 50))
    #expect(console.lines.count == 1)

    shop.heights = []
    for height in [CGFloat.infinity, .nan] {
      table.rowHeight = height
      table.delegate = nil
      #expect(table.rect(forSection: 0).height == 88)
    }
  }

  @Test func `B173: an automatic row is as high as its cell asks for, once it is in sight`() {
    let tall = Tall()
    table.dataSource = tall
    table.delegate = nil
    _ = Stage(showing: table)

    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: [0, 0]).height == 100 && table.rectForRow(at: [0, 1]).minY == 100)
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [0, 2]])
    #expect(table.contentSize.height == 720)
  }

  @Test func `B159: only rows in sight have cells, and cells that left are used again`() {
    shop.shelves = [(0..<100).map { "Good \($0)" }]
    let stage = Stage(showing: table)

    #expect(table.visibleCells.count == 5 && shop.made == 5)
    for _ in 0..<5 { stage.tables[0].swipeUp() }

    #expect(table.contentOffset.y > 300)
    #expect(shop.made <= 7)
    #expect(
      table.visibleCells.first?.textLabel?.text
        == "Good \(table.indexPathsForVisibleRows?[0].row ?? -1)")
    #expect(stage.cells.count == table.visibleCells.count)
  }

  @Test func `a million rows cost what ten cost`() {
    let rows = NumberedRows(1_000_000)
    table.dataSource = rows
    table.delegate = nil
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    _ = Stage(showing: table)
    table.layoutIfNeeded()

    table.scrollToRow(at: [0, 500_000], at: .top, animated: false)

    #expect(table.contentOffset.y == 22_000_000)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 30_000_000)) == [0, 681_818])
    #expect(rows.asked == Array(0..<5) + Array(500_000..<500_005))
  }

  @Test func `B183: scrolling to a row puts it where it is asked for, as far as the content goes`()
  {
    shop.shelves = [(0..<20).map { "Good \($0)" }]
    let cases: [(UITableView.ScrollPosition, CGFloat)] = [
      (.top, 440), (.bottom, 440 + 44 - 220), (.middle, 440 + 22 - 110),
    ]
    for (position, y) in cases {
      table.scrollToRow(at: [0, 10], at: position, animated: false)
      #expect(table.contentOffset.y == y)
    }
    table.scrollToRow(at: [0, 19], at: .top, animated: false)
    #expect(table.contentOffset.y == 660)
    table.scrollToRow(at: [0, 0], at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `B184: a row that is not there cannot be scrolled to`() {
    let first = Device.current.exception {
      table.scrollToRow(at: [0, 3], at: .top, animated: false)
    }
    let second = Device.current.exception {
      table.scrollToRow(at: [2, 0], at: .top, animated: false)
    }

    #expect(
      first == "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (3) "
        + "when there are only 3 rows in section 0.")
    #expect(
      second == "NSRangeException: Attempted to scroll the table view to an out-of-bounds section "
        + "(2) when there are only 2 sections.")
  }

  @Test func `a row is scrolled to though the rows there are higher than they were taken to be`() {
    let tall = Tall()
    table.dataSource = tall
    table.delegate = nil
    _ = Stage(showing: table)

    table.scrollToRow(at: [0, 9], at: .bottom, animated: false)
    #expect(table.rectForRow(at: [0, 9]).maxY == table.contentOffset.y + 220)
    #expect(table.indexPathsForVisibleRows == [[0, 7], [0, 8], [0, 9]])
  }

  @Test func `B176: rows that come into sight above do not push the others down`() {
    let tall = Tall()
    table.dataSource = tall
    table.delegate = nil
    _ = Stage(showing: table)
    table.scrollToRow(at: [0, 9], at: .bottom, animated: false)
    let before = table.rectForRow(at: [0, 7]).minY - table.contentOffset.y

    table.contentOffset.y -= 90
    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows?.first == [0, 6])
    #expect(table.rectForRow(at: [0, 7]).minY - table.contentOffset.y == before + 90)
  }

  @Test func `a section is scrolled to, though it has no rows`() {
    shop.shelves = [(0..<20).map { "Good \($0)" }, []]
    shop.titles = ["Fruit", "Food"]
    table.reloadData()

    let message = Device.current.exception {
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .bottom, animated: false)
    }

    #expect(message == nil && table.contentOffset.y == table.rectForHeader(inSection: 1).maxY - 220)
  }

  @Test func `a delegate that reloads for every row it is shown is stopped`() {
    let restless = Restless(["Tea", "Milk"])
    table.dataSource = restless
    table.delegate = restless
    _ = Stage(showing: table)

    #expect(table.visibleCells.count == 2)
    #expect(
      console.lines.first?.hasPrefix("UITableView: reloadData() was called again and again") == true
    )
  }

  @Test func `a text below the rows of a plain table takes as many lines as it needs`() {
    let notes = Notes()
    table.dataSource = notes
    table.delegate = nil
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = UITableView(frame: table.frame, style: style)
      table.dataSource = notes
      _ = Stage(showing: table)
      table.layoutIfNeeded()

      let footer = table.footerView(forSection: 0)
      let label = footer?.textLabel
      #expect((footer?.bounds.height ?? 0) >= (label?.frame.maxY ?? 1))
      // Two lines of small letters at least.
      #expect((label?.frame.height ?? 0) > 30)
    }
  }

  @Test func `content that has become shorter is brought back into sight`() {
    shop.shelves = [(0..<20).map { "Good \($0)" }]
    _ = Stage(showing: table)
    table.scrollToRow(at: [0, 19], at: .bottom, animated: false)

    shop.shelves = [["Apple"]]
    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 0 && table.visibleCells.count == 1)
  }

  @Test func `B178: a header stays at the top while a row of its section is in sight`() {
    shop.titles = ["Fruit", "Food"]
    shop.shelves = [(0..<10).map { "Good \($0)" }, (0..<10).map { "Food \($0)" }]
    _ = Stage(showing: table)

    table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)

    // The next header pushes it out.
    table.setContentOffset(CGPoint(x: 0, y: 28 + 440 - 10), animated: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(table.headerView(forSection: 1)?.frame.minY == 468)
  }

  @Test func `B180: views above and below all rows scroll with them`() {
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    _ = Stage(showing: table)
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: [0, 0]).minY == 60)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(table.tableFooterView?.frame.minY == 280)
    #expect(table.contentSize.height == 310)
  }

  @Test func `the delegate hears of scrolling too, and is the scroll view's`() {
    shop.shelves = [(0..<20).map { "Good \($0)" }]
    let stage = Stage(showing: table)

    stage.tables[0].swipeUp()

    #expect(shop.heard.contains("scroll"))
    #expect((table as UIScrollView).delegate === shop && table.delegate === shop)
    (table as UIScrollView).delegate = nil
    #expect(table.delegate == nil)
  }

  @Test func `counts there cannot be show nothing`() {
    let rows = NumberedRows(-3)
    table.dataSource = rows

    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(
      console.lines == [
        "UITableView: the data source answered -3 rows in section 0. It shows none. Check "
          + "tableView(_:numberOfRowsInSection:) in the data source."
      ])
  }

  @Test func `one cell for two rows leaves the first blank, and is said`() {
    let one = OneCell()
    table.dataSource = one
    table.delegate = nil
    _ = Stage(showing: table)

    #expect(table.visibleCells.count == 1)
    #expect(
      console.lines.first?.hasPrefix(
        "UITableView: the data source answered with the same cell for rows 0 in 0 and 1 in 0.")
        == true)
  }

  @Test func `B182: a table in a navigation controller begins below the bar`() throws {
    let controller = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    controller.tableView.dataSource = shop
    let stage = Stage()
    stage.present(stack)

    let bar = stage.navigationBars[0].frame.maxY
    #expect(bar > 20 && stage.cells["Apple"].frame.minY == bar)

    stage.tables[0].swipeDown()
    #expect(stage.cells["Apple"].frame.minY == bar)
  }
}

private final class Tall: NSObject, UITableViewDataSource {
  final class Cell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Cell(style: .default, reuseIdentifier: nil)
  }
}

private final class OneCell: NSObject, UITableViewDataSource {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}

private final class Restless: NSObject, UITableViewDataSource, UITableViewDelegate {
  let goods: [String]

  init(_ goods: [String]) {
    self.goods = goods
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.reloadData()
  }
}

private final class Notes: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "All teas of this shelf come from one garden in Assam, and are picked by hand in May."
  }
}
