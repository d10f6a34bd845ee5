extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set { root = newValue }
  }
}

extension UIView {
  var controller: UIViewController? { viewOwner as? UIViewController }

  /// The controller of this view, or of the nearest one that it lies in and that has one.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view, current.controller == nil { view = current.superview }
    return view?.controller
  }
}

/// The root controller of a window, and the controllers presented over it.
extension UIViewController: WindowRoot {
  /// Brings the view on the screen as a window's root view.
  func showAsRoot(of window: UIWindow) {
    for controller in visibleControllers {
      controller === self ? showRootView(in: window) : controller.appearImmediately()
    }
  }

  private func showRootView(in window: UIWindow) {
    guard let view else { return }
    view.frame = window.bounds
    if appearanceState == .appeared, view.window === window {
      // The view was added to the window before, and its controller was told then.
      return window.insertSubview(view, at: 0)
    }
    guard appearanceState == .disappeared else { return }
    beginAppearing(animated: false)
    Device.current.viewHost?.updateStatusBar()
    guard appearanceState == .appearing else { return }
    if view.superview !== window { window.insertSubview(view, at: 0) }
    sendIsAppearing()
    window.layoutIfNeeded()
    endAppearing()
  }

  /// Disappears with the window, which was hidden; the view stays in it.
  func windowDidHide() {
    for controller in visibleControllers.reversed() { controller.disappearImmediately() }
  }

  /// Disappears with the window, which was deallocated.
  func windowDidDeinit() {
    for controller in ([self] + presentedChain).reversed() {
      controller.disappearImmediately()
      controller.forgetPresentation()
    }
  }

  /// Stops being the root controller of any other window.
  func removeAsRoot(fromWindowsOtherThan window: UIWindow) {
    for other in window.device.windows.all
    where other !== window && other.rootViewController === self {
      other.rootViewController = nil
    }
  }

  /// Removes the view from the window whose root it was, with all that is presented over it.
  func removeAsRoot(of window: UIWindow) {
    Self.remove([self] + presentedChain) {
      if let view = viewIfLoaded, view.superview === window { view.removeFromSuperview() }
    }
  }

  /// The controllers of this one and those over it that a person sees.
  private var visibleControllers: [UIViewController] {
    let all = [self] + presentedChain
    let first = all.lastIndex { $0.presentation?.style.hidesPresenter == true }
    return Array(all[(first ?? 0)...])
  }

  /// The controller that covers the screen, and so decides how the device may be held.
  var inFront: UIViewController { visibleControllers.first ?? self }
}

/// The controllers of a process, in the order they were made.
final class ControllerList {
  var list = WeakList<UIViewController>()
}

extension AppProcess {
  var controllers: ControllerList { only { ControllerList() } }
}

extension Device {
  /// The controllers that the process has made and that are still there, in the order they were made.
  package var livingControllers: [UIViewController] { runningProcess.controllers.list.objects }
}
