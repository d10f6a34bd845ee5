// # Exercise 8: Twenty labels
//
// A message is shown several times in a view:
//
// - The labels are white, and as large as their text.
// - Each label lies at a random place inside the bounds of the view, up to the edges. The
//   bounds need not begin at (0, 0). A label that is too wide begins at the left edge, and one
//   that is too high at the upper edge.
// - `random` takes a bound of at least 1, and returns a number from 0 up to, but not including,
//   the bound.
// - There are never more labels than `limit`: the oldest are removed.
// - An empty message adds no label.
//
//     swift run course check TwentyLabels

import HeadlessUIKit

/// Shows messages in labels at random places.
final class LabelScatterer {
  /// How many labels there may be.
  let limit: Int
  /// The labels that are shown, oldest first.
  private(set) var labels: [UILabel] = []
  private let random: (Int) -> Int

  init(limit: Int, random: @escaping (Int) -> Int) {
    (self.limit, self.random) = (limit, random)
  }

  /// Returns a label with a message, as large as its text.
  func makeLabel(_ message: String) -> UILabel {
    let label = UILabel()
    label.text = message
    label.textColor = .white
    label.backgroundColor = .clear
    // TODO 1: The label is as large as its text.
    return label
  }

  /// Returns a random origin for a label of a size: first x, then y.
  func place(for size: CGSize, in bounds: CGRect) -> CGPoint {
    // TODO 2: A random place inside the bounds, or their edge where the size is too large.
    CGPoint(x: -1, y: -1)
  }

  /// Adds a number of labels with a message to a view.
  func scatter(_ message: String, in view: UIView, count: Int = 20) {
    // TODO 3: The labels are in the view and in `labels`, and there are at most `limit` of them.
  }
}
