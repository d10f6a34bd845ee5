/// Transitions: what a view shows gives way to something else.
///
/// - Differs: What was there is gone at once, and what is there now comes: it turns from its middle line
///   for a flip, and else it fades in. A curl fades, too.
/// - Source: Apple, UIKit, "transition(with:duration:options:animations:completion:)" and
///   "transition(from:to:duration:options:completion:)".
extension UIView {
  /// Changes what lies in a view, which turns or fades to its new look, and tells when it is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    view.comeIn(duration, options, completion)
  }

  /// Puts one view into the place of another, which is removed from its superview, or hidden where the
  /// options say so, and tells when it is over.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if fromView === toView { return }
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        let index = fromView.superview?.subviews.firstIndex(of: fromView)
        if let superview = fromView.superview, let index {
          superview.insertSubview(toView, at: index)
        }
        fromView.removeFromSuperview()
      }
    }
    toView.comeIn(duration, options, completion)
  }

  /// Comes into sight as the options say.
  private func comeIn(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let kind = options.intersection(.transitions)
    guard duration > 0, !kind.isEmpty else {
      return UIView.animate(
        withDuration: duration, delay: 0, options: options.subtracting(.transitions),
        animations: {}, completion: completion)
    }
    let (shown, transform) = (alpha, transform)
    UIView.performWithoutAnimation {
      // The kinds are numbers, and not bits that could be looked for one by one.
      switch kind {
      case .transitionFlipFromLeft, .transitionFlipFromRight:
        self.transform = transform.scaledBy(x: 0.01, y: 1)
      case .transitionFlipFromTop, .transitionFlipFromBottom:
        self.transform = transform.scaledBy(x: 1, y: 0.01)
      default: alpha = 0
      }
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options.subtracting(.transitions)
    ) {
      self.transform = transform
      self.alpha = shown
    } completion: {
      completion?($0)
    }
  }
}

extension UIView.AnimationOptions {
  /// The bits that say how a view comes into sight.
  static let transitions = Self(rawValue: 7 << 20)

  /// The views are hidden and shown, and stay where they are.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)

  /// The view turns about its upright middle line, from the left.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)

  /// The view turns about its upright middle line, from the right.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)

  /// The view curls up like a page.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)

  /// The view curls down like a page.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)

  /// The view fades in.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

  /// The view turns about its level middle line, from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)

  /// The view turns about its level middle line, from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}
