/// A motion effect that goes evenly from one amount to another as the device is tilted about one
/// axis.
///
///     amount   -25 ◄──────── 0 ────────► 25
///     tilt      -1           0            1
///            left, down             right, up
///
/// - Shape: ``minimumRelativeValue`` belongs to a tilt of -1, ``maximumRelativeValue`` to 1. What
///   lies between is on a straight line, so an effect from -10 to 30 adds 10 while nothing is
///   tilted.
/// - Units: Those of the property ``keyPath`` names; points for `center.x`.
/// - Errors: Amounts that are neither numbers, points, sizes nor offsets, and two of different
///   kinds, add nothing; the console says so, once. A tilt beyond -1 and 1 is pinned.
/// - Unconfirmed: An amount of nil counts as nothing of the other one's kind.
/// - Asked: D12.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis a device is tilted along.
  public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// Down and up.
    case tiltAlongVerticalAxis = 1
  }

  /// What moves, from the view on: `center.x`.
  open private(set) var keyPath: String

  /// The axis of tilting that counts.
  open private(set) var type: EffectType

  /// The amount at a tilt of -1: full left, or full down.
  open var minimumRelativeValue: Any?

  /// The amount at a tilt of 1: full right, or full up.
  open var maximumRelativeValue: Any?

  /// Creates an effect without amounts, which adds nothing.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }

  /// Returns the amount for the tilt that counts, under the effect's key path.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard minimumRelativeValue != nil || maximumRelativeValue != nil else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let ends, !tilt.isNaN else { return nil }
    let fraction: CGFloat = (min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: ends.minimum.interpolated(to: ends.maximum, at: fraction).rawValue]
  }

  /// The two amounts, if they are of one kind.
  private var ends: (minimum: RelativeValue, maximum: RelativeValue)? {
    let minimum = minimumRelativeValue.map(RelativeValue.init)
    let maximum = maximumRelativeValue.map(RelativeValue.init)
    guard let known = minimum ?? maximum, let known,
      let first = minimum ?? known.zero, let last = maximum ?? known.zero,
      first.kind == last.kind
    else {
      let message = MotionMessage.mixedAmounts(
        keyPath: keyPath, from: minimumRelativeValue, to: maximumRelativeValue)
      Device.current.deviceMotion.reportOnce(message, about: message.text)
      return nil
    }
    return (first, last)
  }
}
