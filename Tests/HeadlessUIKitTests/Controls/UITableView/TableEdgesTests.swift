import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Table views at their edges", .isolated)
struct TableEdgesTests {
  let console = ConsoleRecorder()
  let stage = Stage()

  private func table(_ data: any UITableViewDataSource, height: CGFloat = 220) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = data
    return table
  }

  @Test func `rows in sight cost what each costs`() {
    func show(_ count: Int) -> Double {
      let rows = NumberedRows(count)
      let table = table(rows, height: CGFloat(count) * 44)
      return Growth.computing { table.layoutIfNeeded() }
    }
    #expect(Growth.factor(to: 2400, below: 8, show) < 8)
  }

  @Test func `a table view controller makes room for the keyboard, and shows the field`() throws {
    let controller = FormController(style: .plain)
    stage.present(controller)
    let table = try #require(controller.tableView)
    table.layoutIfNeeded()
    let fields = table.visibleCells.compactMap { ($0 as? FieldCell)?.field }
    let last = try #require(fields.last)
    last.becomeFirstResponder()
    table.layoutIfNeeded()

    let keyboard = stage.keyboards[0].frame
    #expect(!keyboard.isEmpty && table.contentInset.bottom > 100)
    #expect(table.convert(last.bounds, from: last).maxY - table.bounds.minY <= keyboard.minY)

    last.resignFirstResponder()
    #expect(table.contentInset.bottom == 0)
  }

  @Test func `B168: a row in which a person types keeps its cell when it scrolls out of sight`()
    throws
  {
    let form = FieldRows()
    let table = table(form)
    stage.present(table)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]) as? FieldCell)
    cell.field.text = "half a na"
    cell.field.becomeFirstResponder()

    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(cell.field.isFirstResponder && !table.visibleCells.contains(cell))
    #expect(table.visibleCells.allSatisfy { ($0 as? FieldCell)?.field.text == "" })

    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1]) === cell && cell.field.text == "half a na")

    table.contentOffset.y = 600
    table.layoutIfNeeded()
    cell.field.resignFirstResponder()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.superview == nil)
  }

  @Test func `B197: several selected rows stay selected when the screen appears again`() {
    let controller = FormController(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    stage.present(stack)
    controller.tableView.allowsMultipleSelection = true
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)

    #expect(controller.tableView.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `a cell that another table takes is no longer in sight in the first`() {
    let rows = NumberedRows(3)
    let first = table(rows)
    first.layoutIfNeeded()
    let cells = first.visibleCells
    let thief = Thief(cells)
    let second = table(thief)
    second.layoutIfNeeded()

    #expect(second.visibleCells == cells)
    #expect(first.visibleCells.count == 3 && first.visibleCells.allSatisfy { !cells.contains($0) })
    #expect(console.lines.count == 3 && console.lines[0].contains("another table view shows"))
  }

  @Test func `a count beyond what a table has is told`() {
    let rows = NumberedRows(Int.max)
    let table = table(rows)
    #expect(table.numberOfRows(inSection: 0) == 1 << 40)
    #expect(console.lines.first?.contains("It shows the first 1099511627776.") == true)
  }

  @Test func `more rows than a delegate can be asked about are told`() {
    final class Steps: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return 10
      }
    }
    let (rows, steps) = (NumberedRows(Int.max), Steps())
    let table = table(rows)
    table.rowHeight = 30
    table.delegate = steps

    #expect(table.rectForRow(at: [0, 1_000_001]).minY == 10_000_030 && steps.asked == 1_000_000)
    #expect(console.lines.last?.contains("It is asked for the first 1000000;") == true)
  }

  @Test func `all sections together are asked for a million heights at most`() {
    final class Blocks: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func numberOfSections(in tableView: UITableView) -> Int { 50 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Int.max
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return 10
      }
    }
    let (blocks, table) = (Blocks(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 90)))
    table.dataSource = blocks
    table.delegate = blocks

    #expect(table.numberOfSections == 50 && blocks.asked == 1_000_000)
    #expect(console.lines.count { $0.contains("It is asked for the first") } == 1)
  }

  @Test func `B170: reconfiguring fills the cells that are there`() {
    let shop = GoodsList([["Apple", "Pear"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    table.dataSource = shop
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 1])
    shop.shelves[0][1] = "Plum"
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [[0, 1], [0, 9]])

    #expect(table.cellForRow(at: [0, 1]) === cell && cell?.textLabel?.text == "Plum")
    #expect(table.indexPathForSelectedRow == [0, 1] && shop.made == 2)
  }

  @Test func `padding above headers is as it is set`() {
    let shop = GoodsList([["Apple"], ["Pear"]])
    shop.titles = ["Fruit", "More"]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    table.dataSource = shop
    table.layoutIfNeeded()
    let (top, height) = (table.rectForHeader(inSection: 1).minY, table.contentSize.height)
    table.sectionHeaderTopPadding = 10
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).minY == 10)
    #expect(table.rectForHeader(inSection: 1).minY == top + 20)
    #expect(table.contentSize.height == height + 20)
  }

  @Test func `bars count as room at the edges where the behavior says so`() throws {
    let controller = UIViewController()
    stage.present(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    scroll.contentInset.top = 5
    controller.view.addSubview(scroll)
    controller.view.layoutIfNeeded()
    let all = UIEdgeInsets(top: 45, left: 0, bottom: 20, right: 0)
    let own = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(scroll.adjustedContentInset == all && scroll.contentOffset.y == -40)

    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == own)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == all)
    scroll.contentSize.height = 10
    #expect(scroll.adjustedContentInset == own)
    scroll.contentInsetAdjustmentBehavior = .automatic
    #expect(scroll.adjustedContentInset == own)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == all)

    let rows = NumberedRows(50)
    let table = table(rows)
    controller.view.addSubview(table)
    #expect(table.adjustedContentInset.top == 40)
    table.contentInsetAdjustmentBehavior = .never
    #expect(table.adjustedContentInset.top == 0)
  }
}

/// A cell with a text field.
final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Rows of text fields.
final class FieldRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.text = ""
    return cell
  }
}

/// A form of text fields.
final class FormController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}

/// A data source that answers with the cells of another table.
final class Thief: NSObject, UITableViewDataSource {
  let cells: [UITableViewCell]

  init(_ cells: [UITableViewCell]) {
    self.cells = cells
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}
