/// Controllers that come on the stack and go.
extension UINavigationController {
  func push(_ controller: UIViewController, _ animated: Bool) {
    if stack.contains(controller) {
      Exception.raise(
        "NSInvalidArgumentException",
        reason: "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.words))",
        help: "Make a new one each time, or pop back to it.")
    }
    if controller is UINavigationController {
      Exception.raise(
        "NSInvalidArgumentException", reason: "Pushing a navigation controller is not supported",
        help: "Push what is on its stack, or present it.")
    }
    replaceStack(with: stack + [controller], animated: animated)
  }

  func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      Exception.raise(
        "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist.",
        help: "\(controller.words) is not among viewControllers.")
    }
    return cut(to: place + 1, animated)
  }

  func cut(to count: Int, _ animated: Bool) -> [UIViewController] {
    let gone = Array(stack[count...])
    replaceStack(with: Array(stack[..<count]), animated: animated)
    return gone
  }

  /// Gives the stack other controllers, and shows the one on top.
  func replaceStack(with new: [UIViewController], animated: Bool = false) {
    requireDistinct(new)
    change?.finish()
    let former = stack
    let gone = former.filter { !new.contains($0) }
    let added = new.filter { !former.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in added {
      addChild(controller)
    }
    stack = new
    // What lies over the stack stays.
    node.children = new + node.children.filter { !former.contains($0) && !new.contains($0) }
    let (old, top) = (former.last, new.last)
    let step = StackStep(
      old: old, new: top, gone: gone, added: added,
      isPush: top.map { !former.contains($0) } ?? false)
    guard old !== top, let top else {
      if top == nil { old?.leaveAtOnce() }
      finish(step)
      return showItems()
    }
    guard isSeen else {
      old?.viewIfLoaded?.removeFromSuperview()
      finish(step)
      return showItems()
    }
    exchange(step, top, animated: animated && node.appearance == .shown && old != nil)
  }

  private func requireDistinct(_ controllers: [UIViewController]) {
    guard Set(controllers).count < controllers.count else { return }
    Exception.raise(
      "NSInvalidArgumentException",
      reason: "All view controllers in a navigation controller must be distinct "
        + "(\(controllers.map(\.words).joined(separator: ", ")))",
      help: "One of them is there twice. Make a new one each time.")
  }

  /// Tells the controllers that they are on the stack, or no longer on it.
  ///
  /// Those that have left it again, or come back to it, hear that from a later step.
  func finish(_ step: StackStep) {
    for controller in step.added where stack.contains(controller) {
      controller.didMove(toParent: self)
    }
    for controller in step.gone where !stack.contains(controller) {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    if let tabs = parent as? UITabBarController { tabs.takeBack(step.gone, from: self) }
  }

  private func exchange(_ step: StackStep, _ top: UIViewController, animated: Bool) {
    // Each of the two that hears of it may change the stack at once.
    top.loadViewIfNeeded()
    if top === topViewController { step.old?.willDisappear(animated) }
    if top === topViewController { top.willAppear(animated) }
    guard top === topViewController else { return giveWay(step) }
    tell("willShow", top) { $0.navigationController(self, willShow: top, animated: animated) }
    installTop()
    top.isAppearing()
    viewIfLoaded?.layoutIfNeeded()
    let change = StackChange(step, in: self, animated: animated)
    guard animated else { return change.finish() }
    self.change = change
    change.slide(in: view.bounds.width)
  }

  /// Ends a step in the middle of which another one began.
  private func giveWay(_ step: StackStep) {
    if let old = step.old, old !== topViewController { old.leaveAtOnce() }
    finish(step)
  }

  /// Goes on without a controller that leaves by itself, and shows the one below it.
  func lose(_ controller: UIViewController) {
    guard let place = stack.firstIndex(of: controller) else { return }
    let wasOnTop = place == stack.count - 1
    stack.remove(at: place)
    guard wasOnTop else { return showItems() }
    guard let top = topViewController, isSeen else {
      controller.leaveAtOnce()
      return showItems()
    }
    let step = StackStep(old: controller, new: top, gone: [], added: [], isPush: false)
    exchange(step, top, animated: false)
  }

  /// Whether the stack is on the screen, or on its way there.
  private var isSeen: Bool {
    isViewLoaded && (node.appearance == .shown || node.appearance == .appearing)
  }

  /// Puts the view of the controller on top into that of the container.
  func installTop() {
    guard let bars = viewIfLoaded as? BarsView, let top = topViewController, let view = top.view
    else { return }
    // Loaded just now, it may have pushed another.
    guard top === topViewController else { return }
    view.frame = bars.content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== bars.content { bars.content.addSubview(view) }
    showItems()
  }

  /// Tells the delegate something about a controller.
  func tell(
    _ name: String, _ controller: UIViewController,
    _ message: (any UINavigationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "navigationController", name,
      controller.navigationItem.title ?? "\(type(of: controller))"
    ) { message(delegate) }
  }
}

/// From one controller on top to another, with all that come and go.
struct StackStep {
  let old: UIViewController?
  let new: UIViewController?
  let gone: [UIViewController]
  let added: [UIViewController]
  let isPush: Bool
}

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
