/// Rotation: turning the interface with the device.
extension Device {
  /// Holds the device another way; the interface follows where it may.
  package func hold(_ orientation: UIDeviceOrientation) {
    let former = deviceOrientation
    orientations.device = orientation
    if orientation != former { tellOfOrientation() }
    updateInterfaceOrientation()
  }

  /// Turns the interface as the device is held, where the controller in front allows it.
  func updateInterfaceOrientation() {
    guard let wanted = UIInterfaceOrientation(rawValue: deviceOrientation.rawValue),
      wanted != .unknown
    else { return }
    let window = keyWindow ?? windows.onScreen.last { !$0.isHidden }
    guard let allowed = allowedOrientations(in: window) else { return }
    if allowed.contains(wanted.mask) { return rotate(to: wanted) }
    guard !allowed.contains(interfaceOrientation.mask) else { return }
    let others: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    if let other = others.first(where: { allowed.contains($0.mask) }) { rotate(to: other) }
  }

  /// The orientations the application and the controller in front have in common.
  private func allowedOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask? {
    let ofApplication = application.supportedInterfaceOrientations(for: window)
    guard let controller = window?.rootViewController?.inFront else { return ofApplication }
    let common = ofApplication.intersection(controller.supportedInterfaceOrientations)
    guard common.isEmpty else { return common }
    ApplicationError.noCommonOrientation(controller).terminate()
  }

  /// What the application allows: its delegate, else Info.plist, else a phone's ways.
  func orientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    var answer: UIInterfaceOrientationMask?
    let isHeard = runningProcess.tell(.supportedInterfaceOrientations) {
      answer = $0.application(application, supportedInterfaceOrientationsFor: window)
    }
    if isHeard, let answer { return answer }
    let names: [String]? = infoPlist.value("UISupportedInterfaceOrientations")
    return names.map { UIInterfaceOrientationMask(names: $0) } ?? .allButUpsideDown
  }

  private func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    orientations.interface = orientation
    fitInterface()
  }

  /// Gives the device a screen of another size, held as before; its windows follow.
  package func changeScreen(to size: CGSize) {
    screen.portraitSize = size
    fitInterface()
  }

  /// Gives windows that fill the screen the size it has now, and tells their controllers.
  private func fitInterface() {
    let size = screen.portraitSize
    let turned = CGSize(width: size.height, height: size.width)
    let bounds = CGRect(origin: .zero, size: interfaceOrientation.isLandscape ? turned : size)
    guard bounds != screen.bounds else { return }
    let windows = windows.onScreen.filter { $0.frame == screen.bounds }
    let rotations = windows.map { ($0, RotationCoordinator(in: $0)) }
    for (window, rotation) in rotations {
      // A controller whose view nobody has seen has nothing to change.
      guard let controller = window.rootViewController, controller.isViewLoaded else { continue }
      for seen in [controller] + controller.presentedChain where seen.isViewLoaded {
        seen.viewWillTransition(to: bounds.size, with: rotation)
      }
    }
    screen.bounds = bounds
    updateStatusBar()
    for (window, rotation) in rotations {
      window.frame = bounds
      window.layoutIfNeeded()
      rotation.run()
    }
    keyboard.update()
  }
}
