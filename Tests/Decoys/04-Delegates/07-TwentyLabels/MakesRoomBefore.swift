// Misconception: Room is made for the new labels before they come. Where more come than there may
//   be, there are not enough old ones to go, and the program ends.
// Rejected by: forty at once leave thirty

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
    let across = max(0, Int(bounds.width - size.width))
    let down = max(0, Int(bounds.height - size.height))
    // Below the bound: one more than the room, so that the far edge can be reached.
    return CGPoint(
      x: bounds.minX + CGFloat(uniform(across + 1)), y: bounds.minY + CGFloat(uniform(down + 1)))
  }

  /// Puts a message into a view, a number of times.
  func scatter(_ message: String, in view: UIView, count: Int = 20) {
    guard !message.isEmpty else { return }
    while labels.count > limit - count { labels.removeFirst().removeFromSuperview() }
    for _ in 0..<count {
      let label = makeLabel(message)
      label.frame.origin = place(for: label.bounds.size, in: view.bounds)
      view.addSubview(label)
      labels.append(label)
    }
  }
}
