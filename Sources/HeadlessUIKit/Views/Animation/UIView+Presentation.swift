extension UIView {
  /// What a person sees of a view while its properties are animated, or the device is tilted.
  package struct Presentation {
    fileprivate let view: UIView
    fileprivate let offsets: [MotionOffset]

    /// The middle of the view, in the superview's coordinates.
    package var center: CGPoint { offsets.applied(to: view.presented(\.center), of: "center") }

    /// The view's own rectangle.
    package var bounds: CGRect { offsets.applied(to: view.presented(\.bounds), of: "bounds") }

    /// How the view is scaled and rotated about its center.
    package var transform: CGAffineTransform { view.presented(\.transform) }

    /// How opaque the view is; a spring that overshoots counts as 1.
    package var alpha: CGFloat {
      min(max(offsets.applied(to: view.presented(\.alpha), of: "alpha"), 0), 1)
    }

    /// The colour behind the view's content.
    package var backgroundColor: UIColor? { view.presented(\.backgroundColor) }

    /// The view's rectangle in its superview's coordinates.
    package var frame: CGRect {
      let (center, bounds) = (center, bounds)
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
  }

  /// What a person sees of the view now.
  ///
  /// Without an animation and a motion effect it is what the properties say.
  package var presentation: Presentation { Presentation(view: self, offsets: motionOffsets) }

  /// Whether touches reach the view as far as its animations are concerned.
  package var animationsAllowTouches: Bool { animations.allSatisfy(\.block.allowsUserInteraction) }

  /// Whether the view may look different in the next picture, without anybody doing anything.
  package var isInMotion: Bool { animations.contains { $0.block.progress != nil } || showsMotion }

  /// Returns the value of a property that a person sees now.
  func presented<Value: Interpolatable>(_ property: KeyPath<UIView, Value>) -> Value {
    let goal = self[keyPath: property]
    guard !animations.isEmpty,
      let animation = animations.first(where: { $0.property == property })
        as? PropertyAnimation<Value>
    else { return goal }
    return animation.currentValue(towards: goal)
  }

  /// Animates a property that has changed, if that happened in an animation block.
  func animate<Value: Interpolatable>(
    _ property: @autoclosure () -> KeyPath<UIView, Value>, from old: Value
  ) {
    guard let block = Device.current.process?.animations.recording else { return }
    record(property(), from: old, in: block)
  }

  private func record<Value: Interpolatable>(
    _ property: KeyPath<UIView, Value>, from old: Value, in block: AnimationBlock
  ) {
    guard self[keyPath: property] != old else { return }
    let current = animations.first { $0.property == property }
    guard current?.block !== block else { return }
    var start = old
    if block.timing.options.contains(.beginFromCurrentState),
      let running = current as? PropertyAnimation<Value>
    {
      start = running.currentValue(towards: old)
    }
    interruptAnimations { $0 === current }
    guard block.timing.length > 0 else { return }
    block.add(PropertyAnimation(property, from: start, in: block), to: self)
  }

  /// Ends animations before their time.
  func interruptAnimations(where matches: (Animation) -> Bool = { _ in true }) {
    guard !animations.isEmpty else { return }
    let ended = animations.filter(matches)
    animations.removeAll(where: matches)
    ended.forEach { $0.block.interrupt() }
  }
}
