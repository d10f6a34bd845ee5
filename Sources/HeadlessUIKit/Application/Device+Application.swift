/// The application that is installed on a device, whether it runs or not.
final class InstalledApplication {
  /// What an icon starts: the names or classes of the application and its delegate.
  struct LaunchRequest {
    let principalClass: String?
    let delegateClass: (any UIApplicationDelegate.Type)?
  }

  /// What it was launched with last, for the next time.
  var lastLaunch: LaunchRequest?

  /// The version of iOS whose SDK the application is built with.
  var sdkVersion = 18

  /// The address the next launch is for.
  var launchURL: URL?

  /// How many sessions of scenes there were.
  var sessionCount = 0

  private var known: (bundle: Bundle, module: String?, plist: InfoPlist)?

  /// What the Info.plist of a bundle says; it is read once.
  func infoPlist(of bundle: Bundle, module: String?) -> InfoPlist {
    if let known, known.bundle === bundle, known.module == module { return known.plist }
    let plist = InfoPlist(bundle, module: module)
    known = (bundle, module, plist)
    return plist
  }
}

/// What a person and the system do with the application as a whole.
extension Device {
  var installed: InstalledApplication { only { InstalledApplication() } }

  var infoPlist: InfoPlist { installed.infoPlist(of: bundle, module: module) }

  /// The name below the icon: that of Info.plist, else "App".
  var applicationName: String {
    infoPlist.name("CFBundleDisplayName") ?? infoPlist.name("CFBundleName") ?? "App"
  }

  /// The version of iOS whose SDK the application is built with.
  package var sdkVersion: Int {
    get { installed.sdkVersion }
    set { installed.sdkVersion = newValue }
  }

  /// The address the next launch is for.
  package var launchURL: URL? {
    get { installed.launchURL }
    set { installed.launchURL = newValue }
  }

  /// Whether an application was launched, whether it has ended or not.
  package var hasLaunched: Bool { installed.lastLaunch != nil }

  package var hasEnded: Bool { hasLaunched && process?.isLaunched != true }

  /// Whether the application is neither in the background nor at its end.
  package var isInFront: Bool {
    !hasEnded && process?.isEnding != true && process?.applicationState != .background
  }

  /// The application that `UIApplication.shared` answers with.
  package var application: UIApplication { runningProcess.application }

  /// The scenes of the application, the one in front last.
  package var scenes: SceneList { runningProcess.scenes }

  func launch(_ request: InstalledApplication.LaunchRequest) {
    // What somebody asked for after the end gives way to the new process.
    if hasEnded { process = nil }
    let process = runningProcess
    let url = installed.launchURL
    module = request.delegateClass.flatMap(Self.module)
    bringToFront()
    process.prepare(request)
    installed.lastLaunch = request
    installed.launchURL = nil
    process.launch(Launch(opening: url), request)
  }

  /// Takes away what lies in front of the application: another one, or the lock.
  private func bringToFront() {
    otherApplications.inFront = nil
    idleTimer.isLocked = false
  }

  /// Ends the application, as a person does who swipes it away.
  ///
  /// One that is suspended ends without hearing of it.
  package func terminate() {
    guard let process, process.isLaunched else { return }
    process.tellOfEnd()
    endProcess()
  }

  package func endProcess() {
    process = nil
    keyboard.update()
    systemScreen.refresh()
  }

  /// Says that memory is short: to the delegate, to every controller, to who listens.
  package func warnOfMemory() {
    let process = runningProcess
    process.tell(.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(application) }
    for controller in process.controllers.list.objects { controller.didReceiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification, by: application)
  }

  /// Puts the application into the background, as the Home button does.
  package func enterBackground() {
    guard isInFront else { return }
    runningProcess.enterBackground()
    systemScreen.refresh()
  }

  /// Brings the application to the front again; one that has ended is launched anew.
  package func enterForeground() {
    enterForeground(opening: [])
  }

  /// Brings the application to the front again; one that has ended is launched anew.
  ///
  /// Addresses to open are handed over on the way, before it is active.
  func enterForeground(opening contexts: Set<UIOpenURLContext>) {
    guard !isInFront else { return }
    bringToFront()
    guard hasEnded, let request = installed.lastLaunch else {
      return runningProcess.enterForeground(opening: contexts)
    }
    installed.launchURL = contexts.first?.url
    launch(request)
    clock.runPass()
  }

  /// Takes an address another application or a person wants opened, and returns whether the
  /// application has its scheme.
  package func receive(_ url: URL) -> Bool {
    guard infoPlist.schemes.contains(OtherApplications.scheme(of: url)) else { return false }
    let contexts: Set = [UIOpenURLContext(url)]
    if isInFront { runningProcess.open(contexts) } else { enterForeground(opening: contexts) }
    return true
  }

  /// Connects another scene and brings it to the front, as a person does who opens a new window.
  ///
  /// Returns nil for an application that does not support several scenes.
  package func connectAnotherScene() -> UIScene? {
    isInFront ? runningProcess.connectAnotherScene() : nil
  }

  /// Takes a scene away for good, as a person does who closes its window.
  package func close(_ scene: UIScene) {
    process?.close(scene)
  }

  /// What the owner of the device chose: language and region, calendar, time zone.
  ///
  /// Those who listen hear of a change.
  package var settings: DeviceSettings {
    get { shared.settings }
    set {
      let former = shared.settings
      guard newValue != former else { return }
      shared.settings = newValue
      if newValue.timeZone != former.timeZone {
        userNotifications.schedule.timeZoneDidChange()
        notifications.post(name: .NSSystemTimeZoneDidChange, object: nil)
      }
      notifications.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }

  /// Takes what the package manager laid beside a program for the application's bundle, unless
  /// somebody said what the bundle is.
  func findResources(of type: any UIApplicationDelegate.Type) {
    guard self === Device.ofProgram, bundle === Bundle.ofProgram,
      let module = Self.module(of: type), let resources = Bundle.resources(ofModule: module)
    else { return }
    bundle = resources
  }

  /// The name of the module a class lies in.
  private static func module(of type: any UIApplicationDelegate.Type) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }
}
