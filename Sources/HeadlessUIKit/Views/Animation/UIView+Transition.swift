/// Transitions from what a view shows to something else.
extension UIView {
  /// Changes what a view shows, as if it were turned, curled or faded, and tells when that is over.
  ///
  /// - Differs: The new content is seen at once: views keep no picture of how they were. The
  ///   transition takes its time all the same, touches do not reach the view meanwhile unless the
  ///   options allow it, and the completion is called at the end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let device = Device.current
    let process = device.runningProcess.animations
    let block = AnimationBlock(
      AnimationTiming(duration: duration, delay: 0, options: options), on: device.clock,
      completion: completion)
    process.record(block) {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      guard options.isTransition, process.areEnabled else { return }
      block.add(PropertyAnimation(\.transitionProgress, from: 0, in: block), to: view)
    }
  }

  /// Puts a view in another one's place, and tells when that is over.
  ///
  /// The first leaves its superview, and the second is added there; with
  /// ``AnimationOptions/showHideTransitionViews`` the one is hidden and the other shown instead. See
  /// ``transition(with:duration:options:animations:completion:)``.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return transition(
        with: fromView, duration: duration, options: options, animations: nil,
        completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          if fromView !== toView { fromView.removeFromSuperview() }
        }
      }, completion: completion)
  }

  /// What a transition animates: how far it has come.
  private var transitionProgress: CGFloat { 1 }
}

extension UIView.AnimationOptions {
  /// A transition animates what changes in the view, too.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)

  /// A transition from a view to another hides the one and shows the other.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// The view turns about its vertical axis, its left edge forwards.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)

  /// The view turns about its vertical axis, its right edge forwards.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)

  /// The view is turned over as a page, upwards.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)

  /// The view is turned over as a page, downwards.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)

  /// The new content shows through the old one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  /// The view turns about its horizontal axis, its upper edge forwards.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)

  /// The view turns about its horizontal axis, its lower edge forwards.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// Whether the set says how a transition looks.
  var isTransition: Bool { rawValue >> 20 & 0xF != 0 }
}
