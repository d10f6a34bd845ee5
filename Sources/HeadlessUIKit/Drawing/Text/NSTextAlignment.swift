/// Where the text of a line stands.
///
/// - Shape: From one edge of the rectangle to the other.
/// - Source: Apple, UIKit, "NSTextAlignment"; the numbers are those of iOS.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges; the last line at the left.
  case justified
  /// Where lines of the language begin; here, at the left.
  case natural
}

extension NSTextAlignment {
  /// The edge or the middle that lines stand at.
  var onDisplay: DisplayList.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified, .natural: .left
    }
  }

  /// Returns how far from the left edge of its rectangle a line of a width begins.
  func indent(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch onDisplay {
    case .left: 0
    case .center: (rect.width - width) / 2
    case .right: rect.width - width
    }
  }
}
