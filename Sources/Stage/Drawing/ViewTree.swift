import HeadlessUIKit

/// A tree of views as text, one view a line, for looking at and for comparing.
///
///     UIWindow (0 0 320 568)
///       UIView (0 0 320 568)
///         UILabel (24 232 200 24) "Soup"
///         UIButton (200 256 96 32) "Random" disabled
///
/// - Shape: Subviews stand below their superview, from back to front, two spaces further in.
/// - Units: Points: x, y, width and height of the frame.
package struct ViewTree: CustomStringConvertible {
  private let root: UIView

  /// Describes a view and all that lies in it.
  package init(of root: UIView) {
    self.root = root
  }

  /// The lines, without a newline at the end.
  package var description: String {
    var lines: [String] = []
    // A tree can be deeper than the stack, so the views to come wait in a list.
    var waiting = [(view: root, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(for: view))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private func line(for view: UIView) -> String {
    var parts = ["\(type(of: view))", view.frame.compactText]
    let isLeaf = view.subviews.isEmpty || view.accessibilityTraits.contains(.button)
    let text = isLeaf ? view.spokenText : ""
    if !text.isEmpty { parts.append("\"\(text)\"") }
    return (parts + view.stateWords).joined(separator: " ")
  }
}

extension UIView {
  /// What differs from a view that is seen and used, in short words: `hidden`, `alpha 0.5`.
  var stateWords: [String] {
    let state = controlState
    return [
      isHidden ? "hidden" : nil, alpha < 1 ? "alpha \(Double(alpha).compactText)" : nil,
      state.contains(.disabled) ? "disabled" : nil,
      state.contains(.highlighted) ? "highlighted" : nil,
      state.contains(.selected) ? "selected" : nil,
    ].compactMap { $0 }
  }
}

nonisolated extension CGRect {
  /// The numbers of a rectangle, as short as they are exact to a hundredth: `(0 0 320 216)`.
  package var compactText: String {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map { Double($0).compactText }.joined(separator: " ") + ")"
  }
}

nonisolated extension Double {
  /// The number, rounded to a hundredth, without needless zeros.
  package var compactText: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(format: "%.0f", rounded == 0 ? 0 : rounded) : "\(rounded)"
  }
}
