// Alternative: when a new label makes one too many, the oldest label goes at once.

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
    label.sizeToFit()
    return label
  }

  /// Returns a random origin for a label of a size: first x, then y.
  func place(for size: CGSize, in bounds: CGRect) -> CGPoint {
    let across = max(0, Int(bounds.width - size.width))
    let down = max(0, Int(bounds.height - size.height))
    // The bound is not included, so it is one more than the room.
    return CGPoint(
      x: bounds.minX + CGFloat(random(across + 1)), y: bounds.minY + CGFloat(random(down + 1)))
  }

  /// Adds a number of labels with a message to a view.
  func scatter(_ message: String, in view: UIView, count: Int = 20) {
    guard !message.isEmpty else { return }
    for _ in 0..<count {
      let label = makeLabel(message)
      label.frame = CGRect(
        origin: place(for: label.frame.size, in: view.bounds), size: label.frame.size)
      labels.append(label)
      view.addSubview(label)
      if labels.count > limit { labels.removeFirst().removeFromSuperview() }
    }
  }
}
