/// Several motion effects that are added to a view as one.
///
/// - Shape: Amounts for the same key path are added up, in the order of the effects.
/// - Units: Those of the effects.
/// - Errors: A group that lies in itself adds nothing a second time, and the console says so, once.
///   Of two amounts of different kinds for one key path, the first counts.
/// - Source: Apple, UIKit, "UIMotionEffectGroup".
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, or nil for none.
  open var motionEffects: [UIMotionEffect]?

  private var isAsked = false

  /// Returns the amounts of all effects, added up by key path.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard !isAsked else {
      ApplicationState.current.deviceMotion.remark(
        "A UIMotionEffectGroup lies in itself. Look at its motionEffects.", about: "group")
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
    return one.added(to: other)?.boxed
  }
}
