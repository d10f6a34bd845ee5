/// A window's root controller, and what it presents.
extension UIViewController {
  /// Brings the view on the screen as a window's root view.
  func appear(in window: UIWindow) {
    for controller in inSight {
      if controller === self { appearAsRoot(in: window) } else { controller.appearAtOnce() }
    }
  }

  private func appearAsRoot(in window: UIWindow) {
    guard let view else { return }
    view.frame = window.bounds
    if node.appearance == .shown, view.window === window {
      // The view was added to the window before, and heard of it then.
      return window.insertSubview(view, at: 0)
    }
    guard node.appearance == .gone else { return }
    willAppear(false)
    Device.current.host.updateStatusBar()
    guard node.appearance == .appearing else { return }
    if view.superview !== window { window.insertSubview(view, at: 0) }
    isAppearing()
    window.layoutIfNeeded()
    didAppear()
  }

  /// Follows the window out of sight; the view stays in it.
  func disappear() {
    for controller in inSight.reversed() { controller.disappearAtOnce() }
  }

  /// Follows the window that is gone, with all that is presented over it.
  func loseWindow() {
    for controller in ([self] + presentedChain).reversed() {
      controller.disappearAtOnce()
      controller.endPresentation()
    }
  }

  /// Leaves the windows whose root the controller was until now.
  func leaveOtherWindows(than window: UIWindow) {
    for other in window.state.windows.all
    where other !== window && other.rootViewController === self {
      other.rootViewController = nil
    }
  }

  /// Takes the view off the screen and out of the window, with all that is presented over it.
  func leave(_ window: UIWindow) {
    let controllers = [self] + presentedChain
    for controller in controllers.reversed() { controller.willDisappear(false) }
    for controller in controllers.reversed() {
      controller.node.presentation?.container.removeFromSuperview()
    }
    if let view = viewIfLoaded, view.superview === window { view.removeFromSuperview() }
    for controller in controllers.reversed() {
      controller.didDisappear()
      controller.endPresentation()
    }
  }

  /// The controllers presented over this one, each by the one before it.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    while let next = (chain.last ?? self).node.presented { chain.append(next) }
    return chain
  }

  /// The controllers of this one and those over it that a person sees.
  private var inSight: [UIViewController] {
    let all = [self] + presentedChain
    let first = all.lastIndex { $0.node.presentation?.style.hidesPresenter == true }
    return Array(all[(first ?? 0)...])
  }

  /// The controller that covers the screen, and so decides how the device may be held.
  var inFront: UIViewController { inSight.first ?? self }
}

/// The controllers of a process, in the order they were made.
final class ControllerList {
  private var controllers = WeakList<UIViewController>()

  /// The controllers that are still there.
  var all: [UIViewController] { controllers.objects }

  /// Adds a new controller.
  func append(_ controller: UIViewController) {
    controllers.append(controller)
  }
}

extension AppProcess {
  /// The controllers of the process.
  var controllers: ControllerList { only { ControllerList() } }
}
