// Alternative: `sizeThatFits` says how large the label is, and one function chooses a random place
// in both directions.

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
    label.bounds.size = label.sizeThatFits(.zero)
    return label
  }

  /// Returns a random origin for a label of a size: first x, then y.
  func place(for size: CGSize, in bounds: CGRect) -> CGPoint {
    func chance(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      CGFloat(random(whole > part ? Int(whole - part) + 1 : 1))
    }
    let x = bounds.origin.x + chance(bounds.width, size.width)
    return CGPoint(x: x, y: bounds.origin.y + chance(bounds.height, size.height))
  }

  /// Adds a number of labels with a message to a view.
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
