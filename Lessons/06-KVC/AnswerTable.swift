import HeadlessUIKit

/// A table on the screen: headings, and a row of texts for each case.
final class AnswerTable: UIView {
  private let widths: [CGFloat]

  /// Creates a table as wide as its columns and as high as its rows.
  init(
    _ headings: [String], widths: [CGFloat], rows: [[String]],
    at y: CGFloat = 16
  ) {
    self.widths = widths
    let height = CGFloat(24 + 16 * rows.count)
    super.init(
      frame: CGRect(
        x: 8, y: y, width: widths.reduce(0, +), height: height))
    add(headings, at: 0, font: .boldSystemFont(ofSize: 13))
    for (index, row) in rows.enumerated() {
      let y = CGFloat(24 + 16 * index)
      if index.isMultiple(of: 2) { addStripe(at: y) }
      add(row, at: y, font: .systemFont(ofSize: 13))
    }
  }

  // The table is made in code, never from a nib.
  required init?(coder: NSCoder) { nil }

  // Every second row is grey, so that the rows are easy to tell apart.
  private func addStripe(at y: CGFloat) {
    let stripe = UIView(
      frame: CGRect(x: -8, y: y, width: bounds.width + 16, height: 16))
    stripe.backgroundColor = .systemGray6
    addSubview(stripe)
  }

  private func add(_ words: [String], at y: CGFloat, font: UIFont) {
    var x: CGFloat = 0
    for (word, width) in zip(words, widths) {
      let label = UILabel(
        frame: CGRect(x: x, y: y, width: width - 8, height: 16))
      label.text = word
      label.font = font
      addSubview(label)
      x += width
    }
  }
}

extension AnswerTable {
  /// Creates a table of the titles in two lists, side by side.
  convenience init(album: [Song], backup: [Song]) {
    self.init(
      ["album", "backup"], widths: [120, 120],
      rows: zip(album, backup).map { [$0.title, $1.title] })
  }
}
