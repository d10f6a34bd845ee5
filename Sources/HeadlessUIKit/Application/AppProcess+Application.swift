/// The application of a process, and what it keeps.
final class RunningApplication {
  var application: UIApplication?

  /// The delegate that the launch made; the application does not keep it.
  var delegate: (any UIApplicationDelegate)?

  /// What the main nib holds.
  var nibObjects: [Any] = []

  /// How the application wants the status bar, where controllers do not decide.
  var statusBarStyle: UIStatusBarStyle?

  /// Whether the application is being ended, and hears of it.
  var isEnding = false
}

/// The application of a process, and what is said to its delegate.
extension AppProcess {
  /// What the application of the process keeps.
  var running: RunningApplication { only { RunningApplication() } }

  /// The application, or nil if nobody asked for it yet.
  var madeApplication: UIApplication? { running.application }

  /// The application that `UIApplication.shared` answers with.
  var application: UIApplication {
    if let made = running.application { return made }
    return Device.$ofTask.withValue(device) { UIApplication() }
  }

  var applicationState: UIApplication.State { running.application?.applicationState ?? .inactive }

  /// Whether the application is being ended, and hears of it.
  var isEnding: Bool { running.isEnding }

  func keep(_ application: UIApplication) {
    guard running.application == nil else {
      LaunchError.secondApplication(application).terminate()
    }
    running.application = application
  }

  /// Says something to the delegate, and returns whether it implements the method.
  @discardableResult
  func tell(_ method: ApplicationMethod, _ message: (any UIApplicationDelegate) -> Void) -> Bool {
    device.conversation.tell(application.delegate, method, "", message)
  }

  /// Asks the delegate something, and returns nil if it does not implement the method.
  func ask<Answer>(
    _ method: ApplicationMethod, _ question: (any UIApplicationDelegate) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    device.conversation.ask(application.delegate, method, "", question, describing: describe)
  }
}

/// Going out of sight, coming back, and the end.
extension AppProcess {
  /// Puts the application into the background.
  func enterBackground() {
    if application.applicationState == .active {
      transition(to: .willResignActive)
      application.applicationState = .inactive
    }
    application.applicationState = .background
    transition(to: .didEnterBackground)
  }

  /// Brings the application back from the background.
  func enterForeground(opening contexts: Set<UIOpenURLContext>) {
    // Without a scene it gets a new one, and the addresses with it.
    let isWithoutScene = scenes.areInUse && scenes.connected.isEmpty
    if isWithoutScene { connectFirstScene(contexts) }
    transition(to: .willEnterForeground)
    application.applicationState = .inactive
    device.systemScreen.refresh()
    guard isLaunched else { return }
    if !isWithoutScene { open(contexts) }
    application.applicationState = .active
    transition(to: .didBecomeActive)
    device.idleTimer.restart()
  }

  /// Hands addresses to the scene in front, or to the delegate of an application without scenes.
  func open(_ contexts: Set<UIOpenURLContext>) {
    guard !contexts.isEmpty else { return }
    if let scene = scenes.inFront {
      tell(.openURLContexts, scene) { $0.scene(scene, openURLContexts: contexts) }
      return
    }
    for context in contexts {
      _ = ask(.openURL) {
        $0.application(application, open: context.url, options: [.openInPlace: false])
      }
    }
  }

  /// Tells an application that it is about to end; one that is suspended hears nothing.
  func tellOfEnd() {
    let wasSuspended = !device.isInFront
    running.isEnding = true
    guard !wasSuspended else { return }
    if application.applicationState == .active {
      transition(to: .willResignActive)
      application.applicationState = .inactive
    }
    if scenes.areInUse { scenes.connected.forEach(disconnect) }
    tell(.willTerminate) { $0.applicationWillTerminate(application) }
    device.post(UIApplication.willTerminateNotification, by: application)
  }
}
