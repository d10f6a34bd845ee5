import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What tables are held to besides", .isolated)
struct TableStatementsTests {
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 440))
  let stage: Stage

  init() {
    stage = Stage(showing: table)
  }

  private func fill(_ rows: NumberedRows) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
  }

  @Test func `B158: a reload asks for cells when the table is laid out, not before`() {
    let rows = NumberedRows(4)
    fill(rows)
    let before = rows.asked.count

    rows.count = 5
    table.reloadData()
    #expect(rows.asked.count == before)

    table.layoutIfNeeded()
    #expect(rows.asked.count == before + 5)
  }

  @Test func `B166: willDisplay comes after the cell, once each time the row comes`() {
    let list = DisplayList()
    list.tableView.frame.size.height = 440
    stage.present(list)
    list.tableView.layoutIfNeeded()
    let first = Array(list.heard.prefix(4))
    list.tableView.scrollToRow(at: [0, 30], at: .top, animated: false)
    list.tableView.layoutIfNeeded()
    list.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
    list.tableView.layoutIfNeeded()

    #expect(first == ["cell 0", "display 0", "cell 1", "display 1"])
    #expect(list.heard.count { $0 == "display 0" } == 2)
    #expect(list.heard.count { $0 == "cell 0" } == 2)
  }

  @Test func `B167: a row out of sight has no cell, and a cell of no row no path`() throws {
    let rows = NumberedRows(40)
    fill(rows)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(table.cellForRow(at: [0, 39]) == nil && table.indexPath(for: cell) == [0, 0])

    table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) == nil)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test func `B169: a table keeps neither its data source nor its delegate`() {
    weak var goods: GoodsList?
    func serve() {
      let list = GoodsList([["Apple"]])
      table.dataSource = list
      table.delegate = list
      goods = list
      table.layoutIfNeeded()
    }

    serve()

    #expect(goods == nil && table.dataSource == nil && table.delegate == nil)
  }

  @Test func `B175: list fonts follow the size a person chooses, and so do rows`() throws {
    let rows = ConfiguredRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let label = try #require(
      cell.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Kettle" })
    #expect(label.font == .preferredFont(forTextStyle: .body) && label.font.pointSize == 17)
    let height = table.rectForRow(at: [0, 0]).height

    stage.contentSizeCategory = .accessibilityExtraLarge
    table.layoutIfNeeded()

    #expect(label.font.pointSize > 30)
    #expect(table.rectForRow(at: [0, 0]).height > height + 20)
    #expect(cell.defaultContentConfiguration().textProperties.font.pointSize > 30)
  }

  @Test func `B181: the background view fills the table behind its rows, and stays`() {
    let rows = NumberedRows(40)
    fill(rows)
    let back = UILabel()
    back.text = "Empty"
    table.backgroundView = back
    table.layoutIfNeeded()
    #expect(back.bounds.size == table.bounds.size)
    #expect(
      table.subviews.firstIndex(of: back)
        .map { $0 < (table.subviews.firstIndex { $0 is UITableViewCell } ?? 0) } == true)

    let place = back.convert(CGPoint.zero, to: nil)
    table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    table.layoutIfNeeded()
    #expect(back.convert(CGPoint.zero, to: nil) == place)
  }

  @Test func `B192: a reloaded row is not selected any more, a reconfigured one is`() {
    let rows = NumberedRows(4)
    fill(rows)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [[0, 1]])
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == [0, 1])

    table.reloadRows(at: [[0, 1]], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `B203: what goes goes first, in whichever order it is said`() {
    let shop = GoodsList([["Apple", "Pear", "Plum"]])
    table.dataSource = shop
    table.layoutIfNeeded()

    shop.shelves[0] = ["Fig", "Pear", "Plum"]
    table.performBatchUpdates {
      table.insertRows(at: [[0, 0]], with: .none)
      table.deleteRows(at: [[0, 0]], with: .none)
    }
    table.layoutIfNeeded()

    let texts = (0..<3).map { table.cellForRow(at: [0, $0])?.textLabel?.text }
    #expect(texts == ["Fig", "Pear", "Plum"])
  }

  @Test func `B210: updates can be nested, and the table counts at the last end`() {
    let shop = GoodsList([["Apple", "Pear"]])
    table.dataSource = shop
    table.layoutIfNeeded()

    table.beginUpdates()
    table.deleteRows(at: [[0, 0]], with: .none)
    table.beginUpdates()
    table.insertRows(at: [[0, 1]], with: .none)
    table.endUpdates()
    shop.shelves[0] = ["Pear", "Fig"]
    table.endUpdates()
    table.layoutIfNeeded()

    #expect((0..<2).map { table.cellForRow(at: [0, $0])?.textLabel?.text } == ["Pear", "Fig"])
  }

  @Test func `B211: the completion of an update is called with true`() {
    let shop = GoodsList([["Apple", "Pear"]])
    table.dataSource = shop
    table.layoutIfNeeded()
    var answers: [Bool] = []

    shop.shelves[0].removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0]], with: .none)
    } completion: {
      answers.append($0)
    }
    stage.clock.advance(by: 1)

    #expect(answers == [true])
  }

  @Test func `B224: a changed copy of a configuration shows nothing`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Kettle"
    cell.contentConfiguration = content
    content.text = "Teapot"
    cell.layoutIfNeeded()

    let texts = { cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(texts().contains("Kettle") && !texts().contains("Teapot"))

    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(texts().contains("Teapot"))
  }

  @Test func `B225: a configuration's view takes the place of the content view`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let own = cell.contentView
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView !== own && own.superview == nil)
  }
}

/// Rows that write down when their cells are made and shown.
private final class DisplayList: UITableViewController {
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    heard.append("cell \(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heard.append("display \(indexPath.row)")
  }
}

/// One row with two lines.
private final class ConfiguredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Kettle"
    content.secondaryText = "Kitchen"
    cell.contentConfiguration = content
    return cell
  }
}
