/// What a launch consists of.
extension Device {
  /// Loads what Info.plist names: without scenes a storyboard or a nib comes before the delegate
  /// hears of the launch.
  func prepareInterface() {
    guard !usesScenes else { return }
    connectImplicitScene()
    if let name = information.name("UIMainStoryboardFile") {
      loadMainStoryboard(name)
    } else if let name = information.name("NSMainNibFile") {
      nibObjects = UINib(nibName: name, bundle: nil).instantiate(withOwner: application)
    }
    if delegate == nil { delegate = application.delegate }
  }

  /// Tells the delegate that the launch begins, and that it is nearly done.
  func tellOfLaunch() {
    let options = launchURL.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    let told = usesScenes ? nil : options
    let answers = [
      ask("willFinishLaunching") {
        $0.application(application, willFinishLaunchingWithOptions: told)
      },
      ask("didFinishLaunching") {
        $0.application(application, didFinishLaunchingWithOptions: told)
      },
    ]
    if answers[1] == nil {
      tell("applicationDidFinishLaunching") { $0.applicationDidFinishLaunching(application) }
    }
    // An address that the delegate says it cannot handle is not handed over.
    if answers.contains(false), !usesScenes { launchURL = nil }
    post(UIApplication.didFinishLaunchingNotification, by: application)
  }

  /// Connects a scene or shows the window of the storyboard, and activates the application.
  func finishLaunch() {
    let contexts = Set(launchURL.map { [UIOpenURLContext($0)] } ?? [])
    connectFirstScene(contexts)
    if !usesScenes { showMainWindow() }
    endWatch()
    requireRootControllers()
    if usesScenes { take(.willEnterForeground) }
    turnInterface()
    updateStatusBar()
    application.layOutWindows()
    systemScreen.refresh()
    if !usesScenes { hand(contexts) }
    application.applicationState = .active
    take(.didBecomeActive)
    (launchURL, mainWindow) = (nil, nil)
    significantTime.begin()
    idleTimer.restart()
  }

  private func loadMainStoryboard(_ name: String) {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = UIWindow(frame: screen.bounds)
    guard let root = storyboard.instantiateInitialViewController() else {
      return console(Self.noInitialController(of: name, key: "UIMainStoryboardFile"))
    }
    window.rootViewController = root
    mainWindow = window
    delegate?.window = window
    guard delegate?.window !== window else { return }
    console(
      "The app delegate must implement the window property if it wants to use a main storyboard "
        + "file. Declare var window: UIWindow? in it.")
  }

  /// Says that a delegate has nothing to keep a window in.
  func reportLostWindow(_ window: UIWindow?, of delegate: Any.Type) {
    // The main storyboard has words of its own for it.
    guard let window, window !== mainWindow else { return }
    launchWatch?.isReported = true
    console(
      "\(delegate) has no property window, so the window is not kept. "
        + "Declare var window: UIWindow? in it.")
  }

  static func noInitialController(of name: String, key: String) -> String {
    "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the "
      + "designated entry point is not set? Look at initialViewController in \(name).storyboard."
  }

  /// Shows the window of the main storyboard, behind one that was shown before it.
  private func showMainWindow() {
    guard let window = mainWindow, delegate?.window === window else { return }
    guard window.isHidden else { return }
    let isFirst = !application.windowsByLevel.contains { !$0.isHidden && !$0.isOfSystem }
    if isFirst { window.makeKeyAndVisible() } else { window.showBehind() }
  }

  private func endWatch() {
    let watch = launchWatch
    launchWatch = nil
    guard let watch, watch.hasLostWindow, !watch.isReported else { return }
    console(
      "A window that was shown during the launch is gone, because nobody keeps it. Store it in a "
        + "property: self.window = window.")
  }

  private func requireRootControllers() {
    for window in application.windowsByLevel
    where !window.isHidden && window.rootViewController == nil && !window.isOfSystem {
      Exception.raise(
        "NSInternalInconsistencyException",
        reason: "Application windows are expected to have a root view controller at the end of "
          + "application launch",
        help: "Assign rootViewController of the \(type(of: window)) before it is shown.")
    }
  }
}
