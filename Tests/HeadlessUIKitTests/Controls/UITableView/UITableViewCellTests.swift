import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Cells of table views", .isolated)
struct UITableViewCellTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Tea"
    cell.detailTextLabel?.text = "Assam"
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `B226: four styles put the labels in four places`() throws {
    let plain = cell(.default)
    #expect(plain.detailTextLabel == nil)
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))

    let subtitle = cell(.subtitle)
    let (text, detail) = (subtitle.textLabel?.frame, subtitle.detailTextLabel?.frame)
    #expect(text?.minX == 16 && detail?.minX == 16 && text?.maxY == detail?.minY)
    #expect(subtitle.detailTextLabel?.font.pointSize == 12)
    #expect(subtitle.sizeThatFits(.zero).height > 50)

    let value1 = cell(.value1)
    #expect(value1.detailTextLabel?.frame.maxX == 304)
    #expect(value1.detailTextLabel?.textColor == .secondaryLabel)
    #expect(value1.detailTextLabel?.textAlignment == .right)

    let value2 = cell(.value2)
    #expect(value2.textLabel?.textAlignment == .right && value2.textLabel?.textColor == .systemBlue)
    #expect(value2.detailTextLabel?.frame.minX == 113)
  }

  @Test func `B227: an accessory takes room from the content`() {
    let cell = cell(.default)
    let widths = [
      UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailButton,
    ].map { type in
      cell.accessoryType = type
      cell.layoutIfNeeded()
      return cell.contentView.bounds.width
    }

    #expect(widths == [320, 293.5, 280, 273])
    #expect(cell.subviews.contains { $0 is UIButton })

    cell.accessoryView = UISwitch()
    cell.layoutIfNeeded()
    #expect(
      cell.accessoryView?.superview === cell
        && !cell.subviews.contains { type(of: $0) == UIButton.self })
    #expect(cell.accessoryView?.frame.maxX == 304)
  }

  @Test func `a picture stands before the text, and indentation moves both`() {
    let cell = cell(.default)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 36)
  }

  @Test func `B174: a row that is long enough in its label is higher`() {
    let cell = cell(.default)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "Tea from Assam ", count: 10)

    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 80)
  }

  @Test(arguments: [
    UITableViewCell.CellStyle.default, .value1, .value2, .subtitle,
  ])
  func `the labels of a style follow the size of text that a person chooses`(
    _ style: UITableViewCell.CellStyle
  ) {
    let cell = cell(style)
    let stage = Stage(showing: cell)
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    let (sizes, height) = (labels.map(\.font.pointSize), cell.sizeThatFits(.zero).height)

    stage.contentSizeCategory = .accessibilityLarge

    #expect(zip(labels, sizes).allSatisfy { $0.font.pointSize > $1 + 5 })
    #expect(cell.sizeThatFits(.zero).height > height + 5)
    let later = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect(later.textLabel?.font == labels[0].font)
  }

  @Test func `a font of one's own keeps its size in a cell`() {
    let cell = cell(.default)
    cell.textLabel?.font = .systemFont(ofSize: 17)
    let stage = Stage(showing: cell)

    stage.contentSizeCategory = .accessibilityLarge

    #expect(cell.textLabel?.font.pointSize == 17)
  }

  @Test func `B228: a subclass hears of its states, and of being used again`() {
    let cell = LoudCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true

    #expect(cell.heard == ["selected true", "highlighted true"])
    #expect(cell.accessibilityTraits.contains(.selected))
  }

  @Test func `a view of one's own marks a selected row`() {
    let cell = cell(.default)
    let view = UIView()
    cell.selectedBackgroundView = view
    #expect(view.isHidden && view.superview === cell)

    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!view.isHidden && view.frame == cell.bounds && cell.subviews.first === view)
  }

  @Test func `pictures in a marked row are highlighted, and those of its buttons are not`() throws {
    let cell = cell(.default)
    let (picture, button) = (UIImageView(), UIButton())
    button.setImage(UIImage(systemName: "star"), for: .normal)
    cell.contentView.addSubview(picture)
    cell.contentView.addSubview(button)

    cell.isSelected = true

    #expect(picture.isHighlighted)
    #expect(try #require(button.imageView).isHighlighted == false)
    cell.isSelected = false
    #expect(!picture.isHighlighted)
  }

  @Test func `B198: a detail button tells the delegate`() {
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 200))
    let shop = DetailShop()
    table.dataSource = shop
    table.delegate = shop
    let stage = Stage(showing: table)

    stage.cells[1].buttons["More Info"].tap()

    #expect(shop.tapped == [[0, 1]] && table.indexPathForSelectedRow == nil)
  }

  @Test func `cells and svg show rows, lines, headers and accessories`() {
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
    let shop = GoodsList([["Apple", "Pear"], ["Rice"]])
    shop.titles = ["Fruit", "Food"]
    table.dataSource = shop
    table.delegate = shop
    let stage = Stage(showing: table)
    table.cellForRow(at: [0, 0])?.accessoryType = .disclosureIndicator
    table.cellForRow(at: [0, 1])?.accessoryType = .checkmark

    let lines = TerminalCanvas(style: .plain).lines(for: stage.display)
    let svg = SVGCanvas().svg(for: stage.display)

    #expect(lines.contains { $0.contains("Apple") && $0.contains("›") })
    #expect(lines.contains { $0.contains("Pear") && $0.contains("✓") })
    #expect(lines.contains { $0.contains("────────") })
    #expect(lines.contains { $0.contains("Fruit") } && svg.contains(">Food<"))
    #expect(svg.contains(">Rice<") && svg.contains("stroke-width=\"2\""))
  }
}

private final class LoudCell: UITableViewCell {
  var heard: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    heard.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    heard.append("highlighted \(highlighted)")
  }
}

private final class DetailShop: NSObject, UITableViewDataSource, UITableViewDelegate {
  var tapped: [IndexPath] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tapped.append(indexPath)
  }
}
