/// The questions a table view asks, each written down with its answer.
extension UITableView {
  /// The most sections a table has, and the most rows a section has.
  ///
  /// Nobody needs as many; a count gone wrong must not exhaust the memory.
  private static let mostSections = 100_000
  private static let mostRows = 1 << 40

  /// The most rows of all sections that the delegate is asked about one by one.
  private static let mostHeights = 1_000_000

  private var conversation: Conversation { Device.current.conversation }

  /// The sections, asked for if that is still to be done.
  var loadedSections: [TableSection] {
    if isStale, !isAsking { askForEverything() }
    return sections
  }

  /// Has everything asked for before the next answer.
  func becomeStale() {
    isStale = true
    setNeedsLayout()
  }

  /// Whether a call that asks again may do so; the console is told if not.
  func mayReload(_ call: String) -> Bool {
    ListWords.table.mayReload(call, isAsking: isAsking, timesBegunAgain: timesBegunAgain)
  }

  /// Asks how much there is and how high it is; cells are asked for when they come into sight.
  func askForEverything() {
    dropEverything()
    askForSections()
  }

  /// Asks how much there is and how high it is, and keeps what is in sight.
  func askForSections() {
    isAsking = true
    isStale = false
    generation += 1
    heightsLeft = Self.mostHeights
    sections = (0..<askNumberOfSections()).map(askForSection)
    isAsking = false
    stackSections()
    setNeedsLayout()
  }

  private func askNumberOfSections() -> Int {
    if dataSource == nil { return 0 }
    let count = askData(.numberOfSections, "") { $0.numberOfSections(in: self) }
    return ListWords.table.usable(
      count ?? 1, "sections", "numberOfSections(in:)", most: Self.mostSections)
  }

  private func askForSection(_ index: Int) -> TableSection {
    let count = askNumberOfRows(index)
    let header = askPart(index, isHeader: true)
    let (rows, automatic) = askHeights(count, in: index)
    let footer = askPart(index, isHeader: false)
    return TableSection(
      headerHeight: header.height, rows: rows, footerHeight: footer.height, header: header.part,
      footer: footer.part, automaticRows: automatic)
  }

  private func askNumberOfRows(_ section: Int) -> Int {
    let count = askData(.numberOfRows, "in \(section)") {
      $0.tableView(self, numberOfRowsInSection: section)
    }
    return ListWords.table.usable(
      count ?? 0, "rows in section \(section)", "tableView(_:numberOfRowsInSection:)",
      most: Self.mostRows)
  }

  /// Asks for the heights of the rows of a section, all in one question to those who read along.
  ///
  /// Returns the rows that are as high as their content too, or nil for all of them.
  private func askHeights(_ count: Int, in section: Int) -> (RowHeights, automatic: Set<Int>?) {
    let guess = estimatedRowHeight > 0 ? estimatedRowHeight : 44
    let natural = RowHeights(count: count, each: commonHeight ?? guess)
    let none: Set<Int>? = commonHeight == nil ? nil : []
    guard count > 0, heightsLeft > 0, let delegate else { return (natural, none) }
    var automatic: Set<Int> = []
    let subject = count == 1 ? "0 in \(section)" : "0 to \(count - 1) in \(section)"
    let wasShowing = isShowingRows
    isShowingRows = true
    defer { isShowingRows = wasShowing }
    let heights = conversation.ask(delegate, TableMethod.heightForRow, subject) { delegate in
      var heights: [CGFloat] = []
      var isHeard = false
      for row in 0..<min(count, heightsLeft) {
        let path = IndexPath(row: row, section: section)
        let answer = conversation.askQuietly(delegate, TableMethod.heightForRow) {
          delegate.tableView(self, heightForRowAt: path)
        }
        let estimate = answer == nil || commonHeight == nil ? estimatedHeight(of: path) : nil
        if answer != nil || estimate != nil { isHeard = true }
        // A delegate that does not know of the first rows has no such method.
        if !isHeard, row == 2 { break }
        let usable = answer.flatMap {
          usableHeight($0, "tableView(_:heightForRowAt:)", "row \(path.inTable)")
        }
        if usable == nil, commonHeight == nil { automatic.insert(row) }
        heights.append(usable ?? commonHeight ?? estimate ?? guess)
      }
      if !isHeard { delegate.notImplemented(TableMethod.heightForRow) }
      return heights
    } describing: { heights in
      heights.prefix(4).map { "\($0)" }.joined(separator: ", ") + (heights.count > 4 ? ", …" : "")
    }
    guard let heights else { return (natural, none) }
    heightsLeft -= heights.count
    guard heights.count < count else { return (RowHeights(heights), automatic) }
    TableMessage.excessiveHeights(rows: count, section: section, most: heights.count).report()
    return (RowHeights(heights, count: count, each: commonHeight ?? guess), automatic)
  }

  /// Asks how high a row may be whose content is not there yet, or returns nil.
  private func estimatedHeight(of path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    let answer = conversation.askQuietly(delegate, TableMethod.estimatedHeightForRow) {
      delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    return answer.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Asks about the header or the footer of a section.
  private func askPart(
    _ section: Int, isHeader: Bool
  ) -> (part: TableSection.Part, height: CGFloat) {
    var part = TableSection.Part()
    part.title =
      askData(isHeader ? .titleForHeader : .titleForFooter, "in \(section)") {
        isHeader
          ? $0.tableView(self, titleForHeaderInSection: section)
          : $0.tableView(self, titleForFooterInSection: section)
      } describing: {
        $0 ?? "nil"
      } ?? nil
    if let told = askHeight(of: section, isHeader: isHeader) { return (part, told) }
    part.view = askView(section, isHeader: isHeader)
    part.isViewKnown = true
    return (part, naturalHeight(of: part, section, isHeader: isHeader))
  }

  private func askHeight(of section: Int, isHeader: Bool) -> CGFloat? {
    let height = askDelegate(isHeader ? .heightForHeader : .heightForFooter, "in \(section)") {
      isHeader
        ? $0.tableView(self, heightForHeaderInSection: section)
        : $0.tableView(self, heightForFooterInSection: section)
    }
    let name = isHeader ? "Header" : "Footer"
    return height.flatMap {
      usableHeight(
        $0, "tableView(_:heightFor\(name)InSection:)", "the \(name.lowercased()) of \(section)")
    }
  }

  func askView(_ section: Int, isHeader: Bool) -> UIView? {
    askDelegate(isHeader ? .viewForHeader : .viewForFooter, "in \(section)") {
      isHeader
        ? $0.tableView(self, viewForHeaderInSection: section)
        : $0.tableView(self, viewForFooterInSection: section)
    } describing: {
      $0.map { "\(type(of: $0))" } ?? "nil"
    } ?? nil
  }

  func askCell(_ path: IndexPath) -> UITableViewCell? {
    let wasShowing = isShowingRows
    (isAsking, isShowingRows) = (true, true)
    defer { (isAsking, isShowingRows) = (false, wasShowing) }
    return askData(.cellForRow, path.inTable, { $0.tableView(self, cellForRowAt: path) }) {
      "\(type(of: $0))"
    }
  }

  func askIndentation(_ path: IndexPath) -> Int? {
    askDelegate(.indentationLevel, path.inTable) {
      $0.tableView(self, indentationLevelForRowAt: path)
    }
  }

  /// Asks the delegate something about a row; nil if it does not say.
  func askAboutRow<Answer>(
    _ method: TableMethod, _ path: IndexPath, _ question: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    askDelegate(method, path.inTable, question) { answer in
      (answer as? IndexPath)?.inTable ?? (answer as? Bool).map { "\($0)" } ?? "nil"
    }
  }

  func tellAboutRow(
    _ method: TableMethod, _ path: IndexPath, _ message: (any UITableViewDelegate) -> Void
  ) {
    conversation.tell(delegate, method, path.inTable, message)
  }

  /// Writes down that the data source takes a cell, and where the cell comes from.
  func tellReuse(_ name: String, _ identifier: String, _ origin: String) {
    _ = conversation.ask(
      .init(part: "table", object: self), by: "dataSource", name, identifier, { origin }
    ) { $0 }
  }

  func askData<Answer>(
    _ method: TableMethod, _ subject: String, _ question: (any UITableViewDataSource) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    conversation.ask(
      dataSource, as: "dataSource", method, subject, question, describing: describe)
  }

  private func askDelegate<Answer>(
    _ method: TableMethod, _ subject: String, _ question: (any UITableViewDelegate) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    conversation.ask(delegate, method, subject, question, describing: describe)
  }

  /// Passes a height on that a row can have; nil stands for the natural one.
  private func usableHeight(_ answer: CGFloat, _ method: String, _ what: String) -> CGFloat? {
    if answer == Self.automaticDimension { return nil }
    if Self.possibleHeights.contains(answer) { return answer }
    TableMessage.impossibleHeight(answer, method: method, what: what).report()
    return nil
  }
}

/// How high rows, headers and footers are where nobody says.
extension UITableView {
  /// What a row can be high: more would be no number once many are added up.
  private static let possibleHeights = 0...CGFloat(1e9)

  /// The height that the table gives its rows, or nil if each asks for its own.
  private var commonHeight: CGFloat? {
    Self.possibleHeights.contains(rowHeight) ? rowHeight : nil
  }

  private func naturalHeight(
    of part: TableSection.Part, _ section: Int, isHeader: Bool
  ) -> CGFloat {
    let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let isFirst = isHeader && section == 0 && tableHeaderView == nil
    if part.view == nil, part.title == nil {
      guard style != .plain else { return 0 }
      return isFirst ? 35 : height >= 0 ? height : 18
    }
    if let view = part.view {
      if height >= 0 { return height }
      if view is UITableViewHeaderFooterView { return 28 }
      return view.bounds.height > 0 ? view.bounds.height : max(view.intrinsicContentSize.height, 28)
    }
    if style == .plain, height >= 0 { return height }
    let view = headerView(titled: part.title, isFooter: !isHeader)
    let natural = view.naturalHeight(in: band(0, 0, isInset: false).width)
    return max(natural, height) + (isFirst && style != .plain ? 17 : 0)
  }

  func headerView(titled title: String?, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    (view.isPlain, view.isFooter) = (style == .plain, isFooter)
    view.show(title)
    return view
  }
}
