/// A push or a pop that is not over.
final class StackChange {
  /// How long one controller takes to slide over another.
  private static let duration: TimeInterval = 0.5

  private let step: StackStep
  private let isAnimated: Bool
  private weak var owner: UINavigationController?
  private var isOver = false

  init(_ step: StackStep, in owner: UINavigationController, animated: Bool) {
    (self.step, self.owner, isAnimated) = (step, owner, animated)
  }

  /// Slides the upper of the two over the lower one, or away from it.
  func slide(in width: CGFloat) {
    guard let old = step.old?.viewIfLoaded, let new = step.new?.viewIfLoaded else { return }
    let (upper, lower) = step.isPush ? (new, old) : (old, new)
    upper.superview?.bringSubviewToFront(upper)
    let place = new.center
    let away = CGPoint(x: place.x + width, y: place.y)
    let aside = CGPoint(x: place.x - width * 0.3, y: place.y)
    UIView.performWithoutAnimation {
      upper.center = step.isPush ? away : place
      lower.center = step.isPush ? place : aside
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .onItsOwn) {
      upper.center = self.step.isPush ? place : away
      lower.center = self.step.isPush ? aside : place
    } completion: { _ in
      self.finish()
    }
  }

  /// Takes the old view away and tells everybody.
  func finish() {
    guard let owner, !isOver else { return }
    isOver = true
    if owner.change === self { owner.change = nil }
    if let view = step.new?.viewIfLoaded { view.interruptAnimations() }
    step.old?.viewIfLoaded?.removeFromSuperview()
    owner.installTop()
    step.old?.didDisappear()
    guard let new = step.new else { return owner.finish(step) }
    if owner.node.appearance == .shown { new.didAppear() }
    owner.finish(step)
    owner.tell("didShow", new) {
      $0.navigationController(owner, didShow: new, animated: isAnimated)
    }
  }
}
