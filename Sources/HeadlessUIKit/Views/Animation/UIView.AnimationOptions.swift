extension UIView {
  /// How an animation runs, besides its duration.
  ///
  /// A nested animation inherits what the one around it says.
  ///
  /// - Shape: A set. The four curves share two bits, so that one set holds one curve.
  /// - Errors: Two curves in one set make a third; the last four bits of a curve that is none of
  ///   the four mean ``curveEaseInOut``.
  /// - Differs: Transitions take their time and show the new content at once. There are no preferred
  ///   frame rates.
  /// - Source: Apple, UIKit, "UIView.AnimationOptions", and UIView.h for the numbers.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set out of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out at the end of the block, and are animated along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// The animation starts where the one it interrupts has got to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// The animation starts again whenever it is over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)

    /// The animation runs back after it has run forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)

    /// Slow, then fast, then slow; the curve of a set that names none.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// As fast at the end as at the start.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Inherits nothing from the animation around it, as transitions do.
    static let independent = AnimationOptions(rawValue: 1 << 9)

    var curve: TimingCurve {
      switch rawValue >> 16 & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
