import HeadlessUIKit

/// Sections of goods, and an ear for what a table says.
final class GoodsList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var shelves: [[String]]
  var titles: [String] = []
  var heights: [CGFloat] = []
  var heard: [String] = []
  var refuses: IndexPath?
  private(set) var made = 0

  init(_ shelves: [[String]]) {
    self.shelves = shelves
  }

  func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "goods")
    if known == nil { made += 1 }
    let cell = known ?? UITableViewCell(style: .value1, reuseIdentifier: "goods")
    cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.indices.contains(indexPath.row) ? heights[indexPath.row] : tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath == refuses ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if heard.last != "scroll" { heard.append("scroll") }
  }
}

/// Any number of rows, each called by its number.
final class NumberedRows: NSObject, UITableViewDataSource {
  var count: Int
  private(set) var asked: [Int] = []

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A cell that counts how it is made and reused.
final class CountingCell: UITableViewCell {
  static var made: [String] = []
  var reuses = 0
  let mark = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made.append(reuseIdentifier ?? "nil")
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header with a name of its own.
final class ShelfHeader: UITableViewHeaderFooterView {
  let note = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
