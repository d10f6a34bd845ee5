/// Showing a controller over another, and taking it away.
extension UIViewController {
  /// Presents a controller, or says on the console why it cannot be.
  func beginPresentation(
    of other: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    requirePresentable(other)
    let presenter = outermost
    guard let window = viewIfLoaded?.window else {
      return refuse(
        other, "whose view is not in the window hierarchy.",
        "Present it in viewDidAppear(_:) or later, and from the controller in front.")
    }
    if let presented = presenter.node.presented {
      return refuse(
        other, "which is already presenting \(presented.words).",
        "Dismiss that one first, or present from it.")
    }
    presenter.open(other, in: window, animated: animated, completion)
  }

  private func refuse(_ other: UIViewController, _ fact: String, _ help: String) {
    Device.current.console(
      "Attempt to present \(other.words) on \(outermost.words) (from \(words)) \(fact) \(help)")
  }

  private func requirePresentable(_ other: UIViewController) {
    let reason: String
    let help: String
    if other === self || containers.contains(other) {
      reason =
        "Application tried to present modal view controller on itself. Presenting controller is \(words)."
      help = "Make another controller, and present that one."
    } else if let presenter = other.node.presenter {
      reason =
        "Application tried to present modally a view controller \(other.words) that is already being presented by \(presenter.words)."
      help = "Dismiss it first, or make a new one."
    } else if let parent = other.parent {
      reason =
        "Application tried to present modally a view controller \(other.words) that has a parent view controller \(parent.words)."
      help = "Present the parent, or take the child out of it."
    } else if isShownOver(other) {
      reason = "Application tried to present modally an active controller \(other.words)."
      help = "It is there already. To go back to it, dismiss what lies over it."
    } else {
      return
    }
    Exception.raise("NSInvalidArgumentException", reason: reason, help: help)
  }

  /// Whether another controller is the root of a window, or led to this one by presenting it.
  private func isShownOver(_ other: UIViewController) -> Bool {
    if other.viewIfLoaded?.window?.rootViewController === other { return true }
    var presenter = outermost.node.presenter
    while let current = presenter, current !== other { presenter = current.node.presenter }
    return presenter != nil
  }

  /// Brings a controller on the screen, over this one.
  private func open(
    _ other: UIViewController, in window: UIWindow, animated: Bool, _ completion: (() -> Void)?
  ) {
    node.presented = other
    other.node.presenter = self
    let hides = other.modalPresentationStyle.hidesPresenter
    if hides { willDisappear(animated) }
    other.loadViewIfNeeded()
    let presentation = Presentation(of: other, in: window)
    other.node.presentation = presentation
    other.willAppear(animated)
    window.addSubview(presentation.container)
    presentation.container.layoutIfNeeded()
    other.isAppearing()
    window.layoutIfNeeded()
    run(
      animated, before: presentation.prepare, presentation.settle
    ) {
      self.close(behind: other, presentation)
      completion?()
    }
  }

  /// Tells the two that one has come in front of the other.
  private func close(behind other: UIViewController, _ presentation: Presentation) {
    // The window may have another root by now.
    guard other.node.presentation === presentation else { return }
    other.didAppear()
    presentation.stage = .there
    guard presentation.style.hidesPresenter else { return }
    presentation.home = viewIfLoaded?.superview
    viewIfLoaded?.removeFromSuperview()
    didDisappear()
    Device.current.host.updateStatusBar()
  }

  /// Dismisses what is presented here, or else this controller.
  func beginDismissal(animated: Bool, _ completion: (() -> Void)?) {
    let presenter =
      containers.first { $0.node.presented != nil }
      ?? containers.lazy.compactMap(\.node.presenter).first
    guard let presenter else { return }
    let chain = presenter.presentedChain
    guard !chain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) else {
      return Device.current.console(
        "Attempt to dismiss from view controller \(presenter.words) while a presentation or dismiss "
          + "is in progress! Wait for the completion of the one before.")
    }
    presenter.dismiss(chain, animated: animated, completion)
  }

  /// Takes controllers off the screen, of which the last is the one in front.
  private func dismiss(
    _ chain: [UIViewController], animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let top = chain.last, let presentation = top.node.presentation else { return }
    for controller in chain { controller.node.presentation?.stage = .ending }
    for controller in chain.reversed() { controller.willDisappear(animated && controller === top) }
    let isBack = comeBack(from: chain, animated)
    for controller in chain.dropLast() {
      controller.node.presentation?.container.removeFromSuperview()
    }
    run(animated, before: {}, presentation.prepare) {
      // The window may have another root by now.
      if top.node.presentation === presentation { self.takeLeave(of: chain, isBack: isBack) }
      completion?()
    }
  }

  /// Tells the presenter and those it had presented that they are gone.
  private func takeLeave(of chain: [UIViewController], isBack: Bool) {
    // Who is back may present another at once.
    node.presented = nil
    if isBack { didAppear() }
    for controller in chain { controller.node.presentation?.container.removeFromSuperview() }
    for controller in chain.reversed() { controller.didDisappear() }
    for controller in chain { controller.endPresentation() }
    Device.current.host.updateStatusBar()
  }

  /// Puts the view back into the window, and returns whether it had been taken out.
  private func comeBack(from chain: [UIViewController], _ animated: Bool) -> Bool {
    guard let home = chain.first?.node.presentation?.home, let view else { return false }
    willAppear(animated)
    view.frame = home.bounds
    home.insertSubview(view, at: 0)
    isAppearing()
    home.layoutIfNeeded()
    return true
  }

  /// Lets go of what the presentation was.
  func endPresentation() {
    node.presentation?.container.content = nil
    if node.presenter?.node.presented === self { node.presenter?.node.presented = nil }
    (node.presentation, node.presenter) = (nil, nil)
  }

  /// Does something in half a second, or at once, and something after it.
  private func run(
    _ animated: Bool, before: () -> Void, _ changes: @escaping () -> Void,
    _ completion: @escaping () -> Void
  ) {
    guard animated else {
      changes()
      return completion()
    }
    UIView.performWithoutAnimation(before)
    UIView.animate(
      withDuration: Presentation.duration, delay: 0, options: .onItsOwn, animations: changes
    ) { _ in completion() }
  }
}
