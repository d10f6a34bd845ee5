/// The life of an application: launch, warnings, end.
extension ApplicationState {
  /// Makes the application and its delegate, and launches.
  func launch(_ principalName: String?, _ makeDelegate: () -> (any UIApplicationDelegate)?) {
    let application = makeApplication(principalName)
    guard !hasLaunched else {
      Exception.raise(
        "NSInternalInconsistencyException", reason: Self.onlyOne,
        help: "This application was launched already. Launch once, with one delegate.")
    }
    (hasLaunched, hasStatusBar) = (true, true)
    turnInterface()
    updateStatusBar()
    delegate = makeDelegate()
    application.delegate = delegate
    ask("willFinishLaunching") {
      $0.application(application, willFinishLaunchingWithOptions: nil)
    }
    let isHeard = ask("didFinishLaunching") {
      $0.application(application, didFinishLaunchingWithOptions: nil)
    }
    if !isHeard {
      tell("applicationDidFinishLaunching") { $0.applicationDidFinishLaunching(application) }
    }
    post(UIApplication.didFinishLaunchingNotification, by: application)
    requireRootControllers()
    turnInterface()
    updateStatusBar()
    application.layOutWindows()
    application.applicationState = .active
    tell("didBecomeActive") { $0.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, by: application)
  }

  /// Says that memory is short: to the delegate, to every controller, to who listens.
  package func warnOfMemory() {
    tell("didReceiveMemoryWarning") { $0.applicationDidReceiveMemoryWarning(application) }
    for controller in controllers.objects { controller.didReceiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification, by: application)
  }

  /// Ends an application that is in front.
  package func terminate() {
    guard hasLaunched, application.applicationState == .active else { return }
    application.applicationState = .inactive
    tell("willResignActive") { $0.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification, by: application)
    tell("willTerminate") { $0.applicationWillTerminate(application) }
    post(UIApplication.willTerminateNotification, by: application)
  }

  /// Says something to the delegate, and returns whether it implements the method.
  @discardableResult
  func tell(_ name: String, _ message: (any UIApplicationDelegate) -> Void) -> Bool {
    guard let delegate = application.delegate else { return false }
    return conversation.tell(
      .init(part: "delegate", object: delegate), by: "application", name, ""
    ) {
      message(delegate)
    }
  }

  @discardableResult
  private func ask(
    _ name: String, _ question: (any UIApplicationDelegate) -> Bool
  ) -> Bool {
    guard let delegate = application.delegate else { return false }
    let answer = conversation.ask(
      .init(part: "delegate", object: delegate), by: "application", name, "",
      { question(delegate) }, describing: { "\($0)" })
    return answer != nil
  }

  static let onlyOne = "There can only be one UIApplication instance."

  /// Takes an application as the one there is.
  func adopt(_ application: UIApplication) {
    guard madeApplication == nil else {
      Exception.raise(
        "NSInternalInconsistencyException", reason: Self.onlyOne,
        help: "Take UIApplication.shared instead of making a \(type(of: application)).")
    }
    madeApplication = application
  }

  private func makeApplication(_ name: String?) -> UIApplication {
    let asked = name ?? bundle.infoDictionary?["NSPrincipalClass"] as? String
    guard let asked, asked != "UIApplication" else { return application }
    guard let found = ClassName(asked).find() else {
      Exception.raise(
        "NSInternalInconsistencyException",
        reason: "Unable to instantiate the UIApplication subclass instance. "
          + "No class named \(asked) is loaded.",
        help: ClassName(asked).help)
    }
    guard let principal = found as? UIApplication.Type else {
      Exception.stop(
        "UIApplicationMain: \(asked) is no subclass of UIApplication, so it cannot stand for the "
          + "application. Pass nil for UIApplication itself.")
    }
    // One that was made because somebody asked for it gives way to the one that is launched.
    if !hasLaunched { madeApplication = nil }
    return principal.init()
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
