import HeadlessUIKit

/// A table on the screen: headings, and a line of words for every case.
///
/// The table decides nothing. Whoever makes it has found the words out by
/// running something, and the table shows them side by side.
final class Table: UIView {
  private let widths: [CGFloat]

  /// Creates a table as wide as its columns and as high as its rows.
  init(_ headings: [String], widths: [CGFloat], rows: [[String]]) {
    self.widths = widths
    super.init(
      frame: CGRect(
        x: 8, y: 16, width: widths.reduce(0, +),
        height: CGFloat(24 + 16 * rows.count)))
    add(headings, at: 0, font: .boldSystemFont(ofSize: 13))
    for (index, row) in rows.enumerated() {
      add(
        row, at: CGFloat(24 + 16 * index), font: .systemFont(ofSize: 13))
    }
  }

  // No document describes a table whose rows were found out.
  required init?(coder: NSCoder) { nil }

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
