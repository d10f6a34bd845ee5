/// Showing a controller over another, and dismissing it.
extension UIViewController {
  /// Returns the controller that presents another one where this one is asked to.
  func presenter(of other: UIViewController) -> UIViewController {
    guard other.modalPresentationStyle.isInContext else { return outermost }
    return containers.first(where: \.definesPresentationContext) ?? outermost
  }

  /// Tells the two controllers that one has come in front of the other.
  func endPresenting(_ other: UIViewController, _ presentation: ModalPresentation) {
    // The window may have another root by now.
    guard other.presentation === presentation else { return }
    other.endAppearing()
    presentation.phase = .presented
    guard presentation.style.hidesPresenter else { return }
    if parent == nil {
      presentation.presenterSuperview = viewIfLoaded?.superview
      viewIfLoaded?.removeFromSuperview()
    }
    endDisappearing()
    Device.current.viewHost?.updateStatusBar()
  }

  /// Dismisses the controller that this one presents, or else this one.
  ///
  /// A person's drag and an unwind segue come here too: neither calls an override of
  /// ``dismiss(animated:completion:)``.
  func dismissPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = nearest({ $0.presented == nil ? nil : $0 }) ?? nearest(\.presenter)
    else { return }
    let dismissed = presenter.presentedChain
    guard !dismissed.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) else {
      return ViewControllerMessage.dismissedInTransition(presenter: presenter).report()
    }
    guard let top = dismissed.last else { return }
    guard let presentation = top.presentation else {
      return ViewControllerMessage.dismissedWhileLoading(top).report()
    }
    for controller in dismissed { controller.presentation?.phase = .dismissing }
    for controller in dismissed.reversed() {
      controller.beginDisappearing(animated: animated && controller === top)
    }
    let isBack = presenter.putBackView(hiddenBy: dismissed.first, animated: animated)
    for controller in dismissed.dropLast() {
      controller.presentation?.containerView.removeFromSuperview()
    }
    presentation.hide(animated: animated) {
      // The window may have another root by now.
      if top.presentation === presentation { presenter.endDismissing(dismissed, isBack: isBack) }
      completion?()
    }
  }

  private func putBackView(hiddenBy other: UIViewController?, animated: Bool) -> Bool {
    guard let presentation = other?.presentation, presentation.style.hidesPresenter, let view
    else { return false }
    guard let superview = presentation.presenterSuperview else {
      guard parent != nil, view.window != nil else { return false }
      beginAppearing(animated: animated)
      sendIsAppearing()
      return true
    }
    beginAppearing(animated: animated)
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
    sendIsAppearing()
    superview.layoutIfNeeded()
    return true
  }

  /// Tells the presenter and those it had presented that they are dismissed.
  private func endDismissing(_ dismissed: [UIViewController], isBack: Bool) {
    // The presenter may present another one as it is told.
    presented = nil
    if isBack { endAppearing() }
    for controller in dismissed { controller.presentation?.containerView.removeFromSuperview() }
    for controller in dismissed.reversed() { controller.endDisappearing() }
    for controller in dismissed { controller.forgetPresentation() }
    Device.current.viewHost?.updateStatusBar()
  }

  /// Releases what belonged to the presentation of this controller.
  func forgetPresentation() {
    presentation?.containerView.content = nil
    if presenter?.presented === self { presenter?.presented = nil }
    (presentation, presenter) = (nil, nil)
  }

  /// What lies over the controller: what it presents, or one that lies in it in its own context.
  var presentedOnTop: UIViewController? {
    if let presented { return presented }
    // It may have been dismissed, and presented elsewhere, since.
    return presentedInside?.presenter?.outermost === self ? presentedInside : nil
  }

  /// Takes off the screen what the controller, or one that lies in it, presents in its own context.
  func removePresentedInside() {
    guard let presenter = outermost.presentedOnTop?.presenter, presenter.containers.contains(self)
    else { return }
    Self.remove(presenter.presentedChain)
  }

  /// Takes controllers off the screen at once, the last presented one first.
  static func remove(_ controllers: [UIViewController], _ removeOtherViews: () -> Void = {}) {
    let controllers = controllers.reversed()
    for controller in controllers { controller.beginDisappearing(animated: false) }
    for controller in controllers { controller.presentation?.containerView.removeFromSuperview() }
    removeOtherViews()
    for controller in controllers {
      controller.endDisappearing()
      controller.forgetPresentation()
    }
  }

  /// The controllers presented over this one, each by the one before it.
  package var presentedChain: [UIViewController] {
    follow(\.presentedOnTop)
  }

  /// The controllers that led to this one by presenting, the nearest first.
  var presenters: [UIViewController] {
    follow(\.outermost.presenter)
  }

  /// The presenter, unless the chain of responders would lead from it back to this controller.
  var presenterInChain: UIViewController? {
    guard let presenter else { return nil }
    let others = presenter.follow { $0.presenter ?? $0.viewIfLoaded?.superview?.nearestController }
    return others.contains(self) ? nil : presenter
  }

  /// The controllers that a way leads to from this one, each once.
  ///
  /// A controller, or its view, may have been put into what it presented, so a way may lead back.
  private func follow(_ way: (UIViewController) -> UIViewController?) -> [UIViewController] {
    var found: [UIViewController] = []
    while let next = way(found.last ?? self), next !== self, !found.contains(next) {
      found.append(next)
    }
    return found
  }
}
