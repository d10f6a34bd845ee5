/// The rows that a document has for a table view.
extension UITableView {
  /// Gives a table view what its element says, and makes the rows it holds.
  func readRows(from decoder: NibDecoder) {
    decoder.number("rowHeight").ifPresent { rowHeight = $0 }
    decoder.number("estimatedRowHeight").ifPresent { estimatedRowHeight = $0 }
    decoder.number("sectionHeaderHeight").ifPresent { sectionHeaderHeight = $0 }
    decoder.number("sectionFooterHeight").ifPresent { sectionFooterHeight = $0 }
    decoder.choice("separatorStyle", Self.separatorStyles).ifPresent { separatorStyle = $0 }
    decoder.color("separatorColor").ifPresent { separatorColor = $0 }
    decoder.insets("separatorInset").ifPresent { separatorInset = $0 }
    decoder.flag("allowsSelection").ifPresent { allowsSelection = $0 }
    decoder.flag("allowsMultipleSelection").ifPresent { allowsMultipleSelection = $0 }
    decoder.flag("allowsMultipleSelectionDuringEditing")
      .ifPresent { allowsMultipleSelectionDuringEditing = $0 }
    tableHeaderView = decoder.view("tableHeaderView")
    tableFooterView = decoder.view("tableFooterView")
    backgroundView = decoder.view("backgroundView")
    for prototype in decoder.element.child(named: "prototypes")?.children ?? [] {
      register(prototype, from: decoder)
    }
    guard let sections = decoder.element.child(named: "sections")?.children else { return }
    staticSections = sections.map { section in
      let cells = section.child(named: "cells")?.children ?? []
      return StaticSection(
        header: decoder.text("headerTitle", in: section),
        footer: decoder.text("footerTitle", in: section),
        cells: decoder.makeViews(of: cells).compactMap { $0 as? UITableViewCell })
    }
  }

  private func register(_ prototype: XMLElementNode, from decoder: NibDecoder) {
    let template = (decoder.loader as? any NibTemplateLoader)?.template(of: prototype)
    guard let template, let identifier = prototype.attributes["reuseIdentifier"] else { return }
    register(template, forCell: identifier)
  }

  /// Returns a section that a document holds.
  func staticSection(_ index: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns a cell that a document holds.
  func staticCell(at path: IndexPath) -> UITableViewCell? {
    staticSection(path.section).flatMap {
      $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil
    }
  }

  private static let separatorStyles: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
    "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    "none": .none,
  ]
}
