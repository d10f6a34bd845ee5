// Misconception: The remainder of a division by the room is taken, as in the tutorial. A label as
//   wide as the view leaves no room, and nothing is divided by 0: the program ends.
// Rejected by: a label as wide as the view begins at its left
// Rejected by: chance puts a label anywhere, up to the edges

import HeadlessUIKit

/// Puts words all over a view.
final class Scatterer {
  /// How many labels there may be.
  let limit: Int
  /// The labels there are, oldest first.
  private(set) var labels: [UILabel] = []
  private let uniform: (Int) -> Int

  init(limit: Int, uniform: @escaping (Int) -> Int) {
    (self.limit, self.uniform) = (limit, uniform)
  }

  /// Returns a label with a message, as large as its words.
  func makeLabel(_ message: String) -> UILabel {
    let label = UILabel()
    label.text = message
    label.textColor = .white
    label.backgroundColor = .clear
    label.sizeToFit()
    return label
  }

  /// Returns a place by chance for something of a size: first x, then y.
  func place(for size: CGSize, in bounds: CGRect) -> CGPoint {
    let across = uniform(1000) % Int(bounds.width - size.width)
    let down = uniform(1000) % Int(bounds.height - size.height)
    return CGPoint(x: bounds.minX + CGFloat(across), y: bounds.minY + CGFloat(down))
  }

  /// Puts a message into a view, a number of times.
  func scatter(_ message: String, in view: UIView, count: Int = 20) {
    guard !message.isEmpty else { return }
    for _ in 0..<count {
      let label = makeLabel(message)
      label.frame.origin = place(for: label.bounds.size, in: view.bounds)
      view.addSubview(label)
      labels.append(label)
    }
    let old = max(0, labels.count - limit)
    labels.prefix(old).forEach { $0.removeFromSuperview() }
    labels.removeFirst(old)
  }
}
