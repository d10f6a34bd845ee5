/// What changes on the stack from one controller on top to another.
struct StackChange {
  let oldTop: UIViewController?
  let newTop: UIViewController?
  let removed: [UIViewController]
  let added: [UIViewController]
  let isPush: Bool
}

/// Pushing and popping controllers.
extension UINavigationController {
  func replaceStack(with new: [UIViewController], animated: Bool = false) {
    requireDistinct(new)
    transition?.finish()
    show(updateChildren(to: new), animated: animated)
  }

  func show(_ change: StackChange, animated: Bool) {
    guard change.oldTop !== change.newTop, let top = change.newTop else {
      if change.newTop == nil { change.oldTop?.removeViewImmediately() }
      finish(change)
      return showItems()
    }
    guard isSeen else {
      change.oldTop?.viewIfLoaded?.removeFromSuperview()
      finish(change)
      return showItems()
    }
    let hadTop = change.oldTop != nil
    perform(change, to: top, animated: animated && appearanceState == .appeared && hadTop)
  }

  /// Pops the controllers above a number of them, and returns them.
  func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
    if count == stack.count - 1, mayChangeTopAlone, childControllers.last === stack.last {
      let change = popped()
      show(change, animated: animated)
      return change.removed
    }
    let popped = Array(stack[count...])
    replaceStack(with: Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Begins to pop the controller on top for a finger that drags it away, if it can be popped.
  func beginSwipeBack() -> NavigationTransition? {
    guard stack.count > 1, transition == nil, topViewController?.appearanceState == .appeared
    else { return nil }
    let change = updateChildren(to: stack.dropLast())
    guard let top = change.newTop else { return nil }
    return perform(change, to: top, animated: true, followsFinger: true)
  }

  /// Puts the controllers back on the stack that a finger dragged away and let go of too early.
  func putBack(_ change: StackChange) {
    let others = childControllers.dropFirst(stack.count)
    stack += change.removed
    childControllers = stack + others
    for controller in change.removed { controller.parentChange = nil }
  }

  /// Shows the controller again that was put back.
  func takeBack(_ change: StackChange) {
    guard let old = change.oldTop, let new = change.newTop else { return }
    new.beginDisappearing(animated: true)
    if isAppearingOrAppeared { old.beginAppearing(animated: true) } else { old.endDisappearing() }
    new.viewIfLoaded?.removeFromSuperview()
    installContent()
    old.sendIsAppearing()
    new.endDisappearing()
    if appearanceState == .appeared { old.endAppearing() }
  }

  /// Whether the controller on top can come or go without a look at all the others.
  var mayChangeTopAlone: Bool { transition == nil && childControllers.count == stack.count }

  /// Adds a controller to the children and puts it on top of the stack, in no more time for many.
  func pushed(_ controller: UIViewController) -> StackChange {
    let (old, count) = (stack.last, stack.count)
    addChild(controller)
    // As it is told, it may have changed the stack.
    guard stack.count == count, stack.last === old, childControllers.count == count + 1 else {
      return updateChildren(to: stack.filter { $0 !== controller } + [controller])
    }
    changeTop(.push) { members in
      members.insert(ObjectIdentifier(controller))
      stack.append(controller)
    }
    return StackChange(
      oldTop: old, newTop: controller, removed: [], added: [controller], isPush: true)
  }

  /// Takes the controller on top from the stack and the children, in no more time for many.
  private func popped() -> StackChange {
    let (old, count) = (stack.last, stack.count)
    old?.willMove(toParent: nil)
    guard stack.count == count, stack.last === old, mayChangeTopAlone else {
      return updateChildren(to: stack.filter { $0 !== old })
    }
    changeTop(.pop) { members in
      if let old { members.remove(ObjectIdentifier(old)) }
      stack.removeLast()
    }
    childControllers.removeLast()
    return StackChange(
      oldTop: old, newTop: stack.last, removed: old.map { [$0] } ?? [], added: [], isPush: false)
  }

  /// Changes the top of the stack, and keeps count of what is on it and of what the bar shows.
  private func changeTop(
    _ change: BarChange, _ body: (inout Set<ObjectIdentifier>) -> Void
  ) {
    var members = membersOfStack ?? Set(stack.map(ObjectIdentifier.init))
    membersOfStack = nil
    let isFollowed = barChange == .none
    body(&members)
    membersOfStack = members
    barChange = isFollowed ? change : .other
  }

  func isOnStack(_ controller: UIViewController) -> Bool {
    if stack.last === controller { return true }
    if membersOfStack == nil { membersOfStack = Set(stack.map(ObjectIdentifier.init)) }
    return membersOfStack?.contains(ObjectIdentifier(controller)) == true
  }

  /// Adds the controllers of a new stack to the children, and removes those that are not on it.
  private func updateChildren(to new: [UIViewController]) -> StackChange {
    let old = stack
    let (isOld, isNew) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    let removed = old.filter { !isNew.contains(ObjectIdentifier($0)) }
    let added = new.filter { !isOld.contains(ObjectIdentifier($0)) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    // Children that are not on the stack stay.
    childControllers =
      new
      + childControllers.filter {
        !isOld.contains(ObjectIdentifier($0)) && !isNew.contains(ObjectIdentifier($0))
      }
    return StackChange(
      oldTop: old.last, newTop: new.last, removed: removed, added: added,
      isPush: new.last.map { !isOld.contains(ObjectIdentifier($0)) } ?? false)
  }

  /// Shows the new controller on top instead of the old one, and returns what goes on.
  @discardableResult
  private func perform(
    _ change: StackChange, to top: UIViewController, animated: Bool, followsFinger: Bool = false
  ) -> NavigationTransition? {
    // Each of the two may change the stack as it is told.
    top.loadViewIfNeeded()
    if top === topViewController { change.oldTop?.beginDisappearing(animated: animated) }
    if top === topViewController { top.beginAppearing(animated: animated) }
    guard top === topViewController else {
      finishSuperseded(change)
      return nil
    }
    tellDelegate(.willShow, top) {
      $0.navigationController(self, willShow: top, animated: animated)
    }
    installContent()
    top.sendIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    let transition = NavigationTransition(change, in: self, animated: animated)
    guard animated else {
      transition.finish()
      return nil
    }
    self.transition = transition
    if followsFinger { transition.follow(0) } else { transition.animate(width: view.bounds.width) }
    return transition
  }

  /// Ends a change in the middle of which another one began.
  private func finishSuperseded(_ change: StackChange) {
    if let old = change.oldTop, old !== topViewController { old.removeViewImmediately() }
    finish(change)
  }

  /// Tells the controllers that they are on the stack, or no longer on it.
  ///
  /// Those that have left it again, or come back to it, are told so by a later change.
  func finish(_ change: StackChange) {
    for controller in change.added where isOnStack(controller) {
      controller.didMove(toParent: self)
    }
    for controller in change.removed where !isOnStack(controller) {
      controller.removePresentedInside()
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
  }

  /// Removes a controller from the stack that called `removeFromParent()`, and shows the one below.
  func childDidLeave(_ controller: UIViewController) {
    guard let index = stack.firstIndex(of: controller) else { return }
    let wasOnTop = index == stack.count - 1
    stack.remove(at: index)
    guard wasOnTop else { return showItems() }
    guard let top = topViewController, isSeen else {
      controller.removeViewImmediately()
      return showItems()
    }
    let change = StackChange(
      oldTop: controller, newTop: top, removed: [], added: [], isPush: false)
    perform(change, to: top, animated: false)
  }

  /// Whether the stack is on the screen, or on its way there.
  private var isSeen: Bool { isViewLoaded && isAppearingOrAppeared }

  /// Tells the delegate something about a controller.
  func tellDelegate(
    _ method: NavigationMethod, _ controller: UIViewController,
    _ message: (any UINavigationControllerDelegate) -> Void
  ) {
    let title = controller.navigationItem.title ?? "\(type(of: controller))"
    Device.current.conversation.tell(delegate, method, title, message)
  }
}

/// A push or a pop that is not over.
final class NavigationTransition {
  /// How long one controller takes to slide over another.
  private static let duration: TimeInterval = 0.5

  private let change: StackChange
  private let isAnimated: Bool
  private weak var owner: UINavigationController?
  private var isOver = false

  /// Whether the controller on top stays: the finger that dragged it was lifted too early.
  private var isTakenBack = false

  /// Where the middle of the upper view is as long as nothing moves.
  private lazy var middle = change.newTop?.viewIfLoaded?.center ?? .zero

  init(_ change: StackChange, in owner: UINavigationController, animated: Bool) {
    (self.change, self.owner, isAnimated) = (change, owner, animated)
  }

  /// Slides the upper of the two views over the lower one, or away from it.
  func animate(width: CGFloat) {
    guard let old = change.oldTop?.viewIfLoaded, let new = change.newTop?.viewIfLoaded
    else { return }
    let isPush = change.isPush
    let (upper, lower) = isPush ? (new, old) : (old, new)
    upper.superview?.bringSubviewToFront(upper)
    let middle = new.center
    let right = CGPoint(x: middle.x + width, y: middle.y)
    let left = CGPoint(x: middle.x - width * 0.3, y: middle.y)
    UIView.performWithoutAnimation {
      upper.center = isPush ? right : middle
      lower.center = isPush ? middle : left
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .independent) {
      upper.center = isPush ? middle : right
      lower.center = isPush ? left : middle
    } completion: { _ in
      self.finish()
    }
  }

  /// Shows how far a finger has dragged the upper view away, from 0 to 1.
  func follow(_ share: CGFloat) {
    guard !isOver, let width = owner?.viewIfLoaded?.bounds.width,
      let upper = change.oldTop?.viewIfLoaded, let lower = change.newTop?.viewIfLoaded
    else { return }
    let middle = middle
    upper.superview?.bringSubviewToFront(upper)
    upper.center.x = middle.x + width * share
    lower.center.x = middle.x - width * 0.3 * (1 - share)
  }

  /// Goes the rest of the way alone, or back, as the finger is lifted at a share of the way.
  func letGo(at share: CGFloat, goesBack: Bool) {
    guard !isOver else { return }
    isTakenBack = !goesBack
    if isTakenBack { owner?.putBack(change) }
    let left = goesBack ? 1 - share : share
    UIView.animate(withDuration: Self.duration * left, delay: 0, options: .independent) {
      self.follow(goesBack ? 1 : 0)
    } completion: { _ in
      self.finish()
    }
  }

  /// Removes the old view and tells the controllers and the delegate.
  func finish() {
    guard let owner, !isOver else { return }
    isOver = true
    if owner.transition === self { owner.transition = nil }
    if let view = change.newTop?.viewIfLoaded { view.interruptAnimations() }
    guard !isTakenBack else {
      change.oldTop?.viewIfLoaded?.interruptAnimations()
      return owner.takeBack(change)
    }
    change.oldTop?.viewIfLoaded?.removeFromSuperview()
    owner.installContent()
    change.oldTop?.endDisappearing()
    guard let new = change.newTop else { return owner.finish(change) }
    if owner.appearanceState == .appeared { new.endAppearing() }
    owner.finish(change)
    owner.tellDelegate(.didShow, new) {
      $0.navigationController(owner, didShow: new, animated: isAnimated)
    }
  }
}

/// What a navigation controller cannot do, and what it says then.
extension UINavigationController {
  /// Stops the program if a controller cannot be pushed.
  func requirePushable(_ controller: UIViewController) {
    if isOnStack(controller) {
      ViewControllerError.pushedTwice(controller).terminate()
    }
    if controller is UINavigationController {
      ViewControllerError.pushedNavigationController.terminate()
    }
  }

  /// Returns the index of a controller on the stack, or stops the program if it is not there.
  func requireIndex(of controller: UIViewController) -> Int {
    if let index = stack.firstIndex(where: { $0 === controller }) { return index }
    ViewControllerError.notOnStack(controller).terminate()
  }

  private func requireDistinct(_ controllers: [UIViewController]) {
    guard Set(controllers).count < controllers.count else { return }
    ViewControllerError.notDistinct(controllers).terminate()
  }
}
