/// What a launch consists of.
extension AppProcess {
  /// Makes the application that is to be launched; a process launches one.
  func prepare(_ request: InstalledApplication.LaunchRequest) {
    guard !isLaunched else { LaunchError.secondLaunch.terminate() }
    isLaunched = true
    makeApplication(request.principalClass)
  }

  /// Makes the delegate, loads what Info.plist names, and activates the application.
  func launch(_ launch: Launch, _ request: InstalledApplication.LaunchRequest) {
    device.statusBarState.isThere = true
    let saidBefore = device.saidCount
    for problem in device.infoPlist.problems { problem.report(on: device) }
    device.updateInterfaceOrientation()
    device.updateStatusBar()
    running.delegate = request.delegateClass.flatMap {
      NSObject.make($0) as? any UIApplicationDelegate
    }
    application.delegate = running.delegate
    scenes.areInUse = device.infoPlist.sceneManifest != nil
    self.launch = launch
    prepareInterface()
    tellOfLaunch()
    finishLaunch()
    reportBlackScreen(saidBefore)
  }

  private func makeApplication(_ name: String?) {
    let asked = name ?? device.infoPlist.name("NSPrincipalClass")
    guard let asked, asked != "UIApplication" else {
      _ = application
      return
    }
    guard let found = ClassName(asked).find() else {
      LaunchError.unknownPrincipalClass(asked).terminate()
    }
    guard let principal = found as? UIApplication.Type else {
      LaunchMistake.noApplication(asked).stop()
    }
    // One that was made because somebody asked for it gives way to the one that is launched.
    running.application = nil
    _ = principal.init()
  }

  /// Loads what Info.plist names: without scenes a storyboard or a nib comes before the delegate
  /// hears of the launch.
  private func prepareInterface() {
    guard !scenes.areInUse else { return }
    connectImplicitScene()
    if let name = device.infoPlist.name("UIMainStoryboardFile") {
      loadMainStoryboard(name)
    } else if let name = device.infoPlist.name("NSMainNibFile") {
      running.nibObjects = UINib(nibName: name, bundle: nil).instantiate(withOwner: application)
    }
    if running.delegate == nil { running.delegate = application.delegate }
  }

  /// Tells the delegate that the launch begins, and that it is nearly done.
  private func tellOfLaunch() {
    let options = launch?.url.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    let told = scenes.areInUse ? nil : options
    let answers = [
      ask(.willFinishLaunching) {
        $0.application(application, willFinishLaunchingWithOptions: told)
      },
      ask(.didFinishLaunching) {
        $0.application(application, didFinishLaunchingWithOptions: told)
      },
    ]
    if answers[1] == nil {
      tell(.applicationDidFinishLaunching) { $0.applicationDidFinishLaunching(application) }
    }
    // An address that the delegate says it cannot handle is not handed over.
    if answers.contains(false), !scenes.areInUse { launch?.url = nil }
    device.post(UIApplication.didFinishLaunchingNotification, by: application)
  }

  /// Connects a scene or shows the window of the storyboard, and activates the application.
  private func finishLaunch() {
    let contexts = Set(launch?.url.map { [UIOpenURLContext($0)] } ?? [])
    connectFirstScene(contexts)
    if !scenes.areInUse { showMainWindow() }
    launch?.windows.reportLost(on: device)
    requireRootControllers()
    if scenes.areInUse { transition(to: .willEnterForeground) }
    device.updateInterfaceOrientation()
    device.updateStatusBar()
    device.windows.layOut()
    device.systemScreen.refresh()
    if !scenes.areInUse { open(contexts) }
    application.applicationState = .active
    transition(to: .didBecomeActive)
    launch = nil
    device.idleTimer.restart()
  }

  private func loadMainStoryboard(_ name: String) {
    reportMissing(name, "UIMainStoryboardFile")
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = UIWindow(frame: device.screen.bounds)
    guard let root = storyboard.instantiateInitialViewController() else {
      return LaunchMessage.noInitialController(of: name, key: "UIMainStoryboardFile")
        .report(on: device)
    }
    window.rootViewController = root
    launch?.windows.main = window
    running.delegate?.window = window
    guard running.delegate?.window !== window else { return }
    LaunchMessage.noWindowProperty.report(on: device)
  }

  /// Shows the window of the main storyboard, behind one that was shown before it.
  private func showMainWindow() {
    guard let window = launch?.windows.main, running.delegate?.window === window else { return }
    guard window.isHidden else { return }
    let isFirst = !device.windows.onScreen.contains { !$0.isHidden && !$0.isOfSystem }
    if isFirst { window.makeKeyAndVisible() } else { window.showBehind() }
  }

  /// Says which key names a storyboard that is not there, before the exception comes.
  private func reportMissing(_ name: String, _ key: String) {
    guard NibFile.find(name, "storyboard", in: device.bundle) == nil else { return }
    LaunchMessage.storyboardMissing(name, key: key).report(on: device)
  }

  /// Says that nothing is to be seen, if nothing was said before that may be the reason.
  private func reportBlackScreen(_ saidBefore: Int) {
    guard device.saidCount == saidBefore, device.bundle !== Bundle.ofProgram,
      !device.windows.onScreen.contains(where: { !$0.isHidden && !$0.isOfSystem })
    else { return }
    LaunchMessage.nothingShown(hasScenes: scenes.areInUse).report(on: device)
  }

  private func requireRootControllers() {
    for window in device.windows.onScreen
    where !window.isHidden && window.rootViewController == nil && !window.isOfSystem {
      LaunchError.noRootController(window).terminate()
    }
  }
}

/// The windows of a launch: the one of the main storyboard, and those that are shown meanwhile, so
/// that one that nobody keeps is missed.
final class LaunchWindows {
  /// The window made for the main storyboard, until it is shown.
  weak var main: UIWindow?

  /// Whether somebody was told already that a window is not kept.
  var isReported = false

  private var shown: [Weak<UIWindow>] = []

  func note(_ window: UIWindow) {
    guard !window.isOfSystem else { return }
    shown.append(Weak(window))
  }

  /// Says that a window that was shown is gone, unless something was said already.
  func reportLost(on device: Device) {
    guard !isReported, shown.contains(where: { $0.object == nil }) else { return }
    LaunchMessage.windowLost.report(on: device)
  }
}

extension Launch {
  var windows: LaunchWindows { only { LaunchWindows() } }
}
