import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Registering and reusing cells", .isolated)
struct TableReuseTests {
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 132))
  let rows = NumberedRows(10)

  init() {
    table.dataSource = rows
    CountingCell.made = []
  }

  @Test func `B160: a registered class is made by its own initializer, though none is required`()
    throws
  {
    table.register(CountingCell.self, forCellReuseIdentifier: "row")

    let cell = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])

    let own = try #require(cell as? CountingCell)
    #expect(CountingCell.made == ["row"] && own.mark.superview === own.contentView)
    #expect(own.reuseIdentifier == "row" && own.reuses == 0)
  }

  @Test func `B161: a registered header is made by its own initializer`() throws {
    table.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")

    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "shelf")

    let own = try #require(view as? ShelfHeader)
    #expect(own.reuseIdentifier == "shelf" && own.note.superview === own.contentView)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test func `B162: a cell is told before it is used for another row`() {
    table.register(CountingCell.self, forCellReuseIdentifier: "row")
    _ = Stage(showing: table)
    let first = table.cellForRow(at: [0, 0]) as? CountingCell

    table.scrollToRow(at: [0, 9], at: .bottom, animated: false)

    #expect(CountingCell.made.count == 3)
    #expect(first?.reuses == 1 && first?.superview === table)
  }

  @Test func `B163: an identifier that nothing is registered for stops the program`() {
    let message = Device.current.exception {
      _ = table.dequeueReusableCell(withIdentifier: "Cell", for: [0, 0])
    }

    #expect(
      message
        == "NSInternalInconsistencyException: unable to dequeue a cell with identifier Cell - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
  }

  @Test func `B164: a nib makes cells, and takes the identifier it was registered for`() throws {
    let document = Samples.xib(
      """
      <tableViewCell id="a" customClass="CountingCell" customModule="CoreControlsTests" \
      customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="b">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews><label text="From a nib" id="c">
            <rect key="frame" x="16" y="10" width="200" height="21"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    table.register(nib, forCellReuseIdentifier: "row")

    let cell = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])

    #expect(cell is CountingCell && cell.reuseIdentifier == "row")
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "From a nib")
  }

  @Test func `B165: a nib with something beside the cell stops the program`() {
    let nib = UINib(
      data: Data(Samples.xib("<tableViewCell id=\"a\"/><view id=\"b\"/>").utf8), bundle: nil)
    table.register(nib, forCellReuseIdentifier: "row")

    let message = Device.current.exception {
      _ = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
    }

    #expect(
      message == "NSInternalInconsistencyException: invalid nib registered for identifier (row) - "
        + "nib must contain exactly one top level object which must be a UITableViewCell instance")
  }

  @Test func `the conversation shows what is asked, and where cells come from`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.count = 4
    table.frame.size.height = 44
    let stage = Stage(showing: table)
    table.layoutIfNeeded()
    #expect(
      stage.conversation.map(\.line) == [
        "table → dataSource: numberOfRows in 0 = 4",
        "table → dataSource: cellForRow 0 in 0 = UITableViewCell",
        "dataSource → table: dequeueReusableCell row = new UITableViewCell",
      ])

    let before = stage.conversation.count
    table.scrollToRow(at: [0, 1], at: .top, animated: false)
    #expect(
      stage.conversation[before...].map(\.line) == [
        "table → dataSource: cellForRow 1 in 0 = UITableViewCell",
        "dataSource → table: dequeueReusableCell row = used UITableViewCell",
      ])
  }
}
