/// The finger that comes from the left edge of a stack and drags the controller on top away.
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()

  private weak var owner: UINavigationController?
  private var transition: NavigationTransition?

  init(in owner: UINavigationController) {
    self.owner = owner
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: SwipeBack.drag)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let item = owner.topViewController?.navigationItem else { return false }
    let hasOtherItems = item.leftBarButtonItems?.isEmpty == false
    return owner.stack.count > 1 && !owner.isNavigationBarHidden && !item.hidesBackButton
      && (!hasOtherItems || item.leftItemsSupplementBackButton)
  }

  private func drag(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = owner?.viewIfLoaded, view.bounds.width > 0 else { return }
    let width = view.bounds.width
    let movement = pan.translation(in: view).x
    let share = min(max(movement / width, 0), 1)
    switch pan.state {
    case .began:
      transition = owner?.beginSwipeBack()
      transition?.follow(share)
    case .changed: transition?.follow(share)
    case .ended:
      letGo(at: share, goesBack: movement + pan.velocity(in: view).x / 4 > width / 2)
    default: letGo(at: share, goesBack: false)
    }
  }

  private func letGo(at share: CGFloat, goesBack: Bool) {
    transition?.letGo(at: share, goesBack: goesBack)
    transition = nil
  }
}
