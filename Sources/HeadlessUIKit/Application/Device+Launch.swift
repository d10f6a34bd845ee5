/// The life of an application: launch, warnings, end.
extension Device {
  /// Makes the application and its delegate, and launches.
  func launch(_ principalName: String?, _ delegateType: (any UIApplicationDelegate.Type)?) {
    forgetProcess()
    module = delegateType.flatMap(Self.module)
    let application = makeApplication(principalName)
    guard !hasLaunched else {
      Exception.raise(
        "NSInternalInconsistencyException", reason: Self.onlyOne,
        help: "This application was launched already. Launch once, with one delegate.")
    }
    (hasLaunched, hasStatusBar) = (true, true)
    (launchedWith, windowsBeforeLaunch) = ((principalName, delegateType), windows)
    checkInformation()
    turnInterface()
    updateStatusBar()
    delegate = delegateType?.init()
    application.delegate = delegate
    usesScenes = information.sceneManifest != nil
    launchWatch = LaunchWindowMonitor()
    prepareInterface()
    tellOfLaunch()
    finishLaunch()
  }

  /// Says that memory is short: to the delegate, to every controller, to who listens.
  package func warnOfMemory() {
    tell("didReceiveMemoryWarning") { $0.applicationDidReceiveMemoryWarning(application) }
    for controller in controllers.objects { controller.didReceiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification, by: application)
  }

  /// Ends the application, as a person does who swipes it away.
  ///
  /// One that is suspended ends without hearing of it.
  package func terminate() {
    guard hasLaunched, !hasEnded else { return }
    let wasSuspended = isSuspended
    hasEnded = true
    defer { endProcess() }
    guard !wasSuspended else { return }
    if application.applicationState == .active {
      take(.willResignActive)
      application.applicationState = .inactive
    }
    if usesScenes { scenes.forEach(disconnect) }
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

  /// Asks the delegate something, and returns nil if it does not implement the method.
  func ask<Answer>(
    _ name: String, _ question: (any UIApplicationDelegate) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    guard let delegate = application.delegate else { return nil }
    return conversation.ask(
      .init(part: "delegate", object: delegate), by: "application", name, "",
      { question(delegate) }, describing: describe)
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
    let asked = name ?? information.name("NSPrincipalClass")
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

  /// The name of the module a class lies in.
  private static func module(of type: any UIApplicationDelegate.Type) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }
}
