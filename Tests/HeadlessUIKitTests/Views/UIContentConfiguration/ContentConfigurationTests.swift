import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("Content configurations", .isolated)
struct ContentConfigurationTests {
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

  private func labels(of view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func `a configuration shows two texts and a picture`() {
    var content = cell.defaultContentConfiguration()
    content.text = "Tea"
    content.secondaryText = "from Assam"
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    cell.frame.size = cell.sizeThatFits(CGSize(width: 320, height: 0))
    cell.layoutIfNeeded()
    cell.contentView.layoutIfNeeded()

    let texts = labels(of: cell.contentView)
    #expect(texts.map(\.text) == ["Tea", "from Assam"])
    #expect(texts[0].frame.minX == 52 && texts[0].frame.maxY <= texts[1].frame.minY)
    #expect(cell.frame.height > 50)
    #expect(
      cell.accessibilityLabel == "Tea from Assam"
        || cell.accessibilityLabel?.contains("Tea") == true)
  }

  @Test func `a configuration is a value: a change counts when it is set`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Tea"
    cell.contentConfiguration = content
    let view = cell.contentView
    content.secondaryText = "3"
    #expect(labels(of: view).map(\.text) == ["Tea"])

    cell.contentConfiguration = content
    #expect(cell.contentView === view && labels(of: view).map(\.text) == ["Tea", "3"])
  }

  @Test func `texts of a value stand beside each other where there is room`() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Tea", "3")
    let view = ListContentView(content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let texts = labels(of: view)
    #expect(texts[1].frame.maxX == 284 && texts[0].frame.midY == texts[1].frame.midY)

    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(texts[1].frame.minY >= texts[0].frame.maxY)
  }

  @Test func `without a configuration the cell has its own content view again`() {
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let view = cell.contentView
    cell.contentConfiguration = nil

    #expect(cell.contentView !== view && !(cell.contentView is ListContentView))
  }

  @Test func `a row that a table shows is found by its text`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = ConfiguredRows()
    table.dataSource = rows
    let stage = Stage(showing: table)

    #expect(stage.cells["Tea 0"].exists && stage.staticTexts["Tea 1"].exists)
    #expect(stage.display.description.contains("symbol Leaf"))
    withExtendedLifetime(rows) {}
  }

  @Test func `a content view under constraints is as high as its texts in the width there is`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Tea"
    let view = ListContentView(content)
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
    ])
    screen.layoutIfNeeded()
    let low = view.bounds.height
    #expect(low > 40 && view.intrinsicContentSize.height == low)

    content.text = "Tea from the far hills of Assam, picked by hand in the morning"
    view.content = content
    screen.layoutIfNeeded()

    #expect(view.bounds.height > low + 35)
    #expect(view.bounds.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }
}

private final class ConfiguredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Tea \(indexPath.row)"
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    return cell
  }
}
