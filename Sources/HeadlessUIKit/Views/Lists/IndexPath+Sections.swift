/// Where a row of a table is, or an item of a collection: a section, and a row in it.
nonisolated extension IndexPath {
  /// Creates the path to a row of a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates the path to an item of a section; the numbers are those of a row.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The number of the section.
  public var section: Int {
    get { requireTwoIndices()[0] }
    set { self = [newValue, row] }
  }

  /// The number of the row in its section.
  public var row: Int {
    get { requireTwoIndices()[1] }
    set { self = [section, newValue] }
  }

  /// The number of the item in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private func requireTwoIndices() -> IndexPath {
    guard count == 2 else { ListError.wrongIndexPath(count: count).terminate() }
    return self
  }

  /// The row and its section as they are written down: `2 in 0`.
  package var inTable: String { "\(row) in \(section)" }
}
