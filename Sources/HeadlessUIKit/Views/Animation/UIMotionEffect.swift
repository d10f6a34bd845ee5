/// Something that happens to a view as the device is tilted, as a person sees it.
///
/// This class does nothing by itself: subclass it, or use ``UIInterpolatingMotionEffect``. An
/// effect answers with amounts, and the view adds them to what it shows. The properties of the view
/// stay what they are.
///
///     viewer offset   horizontal  -1 ◄── 0 ──► 1     tilted left · facing you · tilted right
///                     vertical    -1 ◄── 0 ──► 1     tilted down · facing you · tilted up
///
/// - Shape: One effect may belong to several views. It is asked each time a view is shown.
/// - Units: Those of the property a key path names; points for `center.x`.
/// - Errors: A key path that cannot move, and an amount that does not fit, are left out. The
///   console says so, once.
/// - Differs: Key paths begin with `center`, `bounds` or `alpha`, and none with `layer`. A view moves at once, where a device smooths the motion and, after a
///   while, counts the position it is held in as straight ahead. Effects are neither copied nor
///   archived.
/// - Unconfirmed: Which direction of a vertical tilt counts as positive: Apple's page on the tilt
///   says up, a comment in the header says down. A touch goes to where the properties say the view
///   is.
/// - Source: Apple, UIKit, "UIMotionEffect", and its header.
/// - Asked: D11.
open class UIMotionEffect: NSObject {
  /// Returns what is added to what a view shows, by key path from the view, or nil for nothing.
  ///
  /// Override it. The offset of the viewer is -1 to 1 along both axes, and zero straight ahead.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Several motion effects that are added to a view as one.
///
/// - Shape: Amounts for the same key path are added up, in the order of the effects.
/// - Units: Those of the effects.
/// - Errors: A group that lies in itself adds nothing a second time, and the console says so, once.
///   Of two amounts of different kinds for one key path, the first counts.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, or nil for none.
  open var motionEffects: [UIMotionEffect]?

  private var isAsked = false

  /// Returns the amounts of all effects, added up by key path.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard !isAsked else {
      Device.current.deviceMotion.reportOnce(.groupInItself, about: "group")
      return nil
    }
    isAsked = true
    defer { isAsked = false }
    let answers = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    let sum = answers.reduce(into: [:]) { sum, answer in
      sum.merge(answer) { Self.sum($0, $1) ?? $0 }
    }
    return sum.isEmpty ? nil : sum
  }

  private static func sum(_ one: Any, _ other: Any) -> Any? {
    guard let one = RelativeValue(one), let other = RelativeValue(other) else { return nil }
    return one.added(to: other)?.rawValue
  }
}
