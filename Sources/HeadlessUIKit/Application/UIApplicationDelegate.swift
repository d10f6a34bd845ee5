/// The object that hears what becomes of the application.
///
/// Every method may be left out.
///
///     launch:  willFinishLaunching → didFinishLaunching → didBecomeActive
///     Home:    willResignActive → didEnterBackground
///     back:    willEnterForeground → didBecomeActive
///
/// An application with scenes hears of launch and end. The rest its scenes hear, each for itself.
///
/// - Shape: One delegate, made by the launch.
/// - Errors: A window without a property to lie in is gone when the launch is over, and the console
///   says so.
/// - Unconfirmed: The window of a main storyboard is shown behind one that the delegate has shown.
/// - Not asked: It takes an application.
/// - Differs: Put the conformance on the class that implements the methods; a subclass of it is not
///   heard.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that is kept for the application as long as its delegate lives.
  var window: UIWindow? { get set }

  /// Tells the delegate that the launch has begun; returns whether it can handle the options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the launch is nearly done; returns whether it can handle the options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells a delegate without the method above that the launch is nearly done.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells the delegate that the application is in front and receives events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the application is about to receive no more events.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the application has gone out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the application is about to come back into sight.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Opens an address, and returns whether it could; an application with scenes is not asked.
  func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Returns what a new scene is made of; without it, Info.plist says so.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that a person has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the orientations the application allows in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Launches the application with this class for its delegate.
  ///
  /// `@main` on the class has it called. The Info.plist and the documents of such a program lie among
  /// the resources of its module.
  public static func main() {
    Device.current.findResources(of: Self.self)
    Device.current.launch(.init(principalClass: nil, delegateClass: Self.self))
  }

  /// No window: the delegate has no such property.
  public var window: UIWindow? {
    get { nil }
    set { Device.current.viewHost?.windowIsNotKept(newValue, by: type(of: self)) }
  }

  /// Says that the method is not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    notImplemented(ApplicationMethod.willFinishLaunching, answer: true)
  }

  /// Says that the method is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    notImplemented(ApplicationMethod.didFinishLaunching, answer: true)
  }

  /// Says that the method is not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    notImplemented(ApplicationMethod.applicationDidFinishLaunching)
  }

  /// Says that the method is not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    notImplemented(ApplicationMethod.didBecomeActive)
  }

  /// Says that the method is not implemented.
  public func applicationWillResignActive(_ application: UIApplication) {
    notImplemented(ApplicationMethod.willResignActive)
  }

  /// Says that the method is not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    notImplemented(ApplicationMethod.didEnterBackground)
  }

  /// Says that the method is not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    notImplemented(ApplicationMethod.willEnterForeground)
  }

  /// Says that the method is not implemented.
  public func applicationWillTerminate(_ application: UIApplication) {
    notImplemented(ApplicationMethod.willTerminate)
  }

  /// Says that the method is not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    notImplemented(ApplicationMethod.didReceiveMemoryWarning)
  }

  /// Says that the method is not implemented: the address is not opened.
  public func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    notImplemented(ApplicationMethod.openURL, answer: false)
  }

  /// Says that the method is not implemented: Info.plist decides.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    notImplemented(
      ApplicationMethod.configurationForConnecting, answer: connectingSceneSession.configuration)
  }

  /// Says that the method is not implemented.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    notImplemented(ApplicationMethod.didDiscardSceneSessions)
  }

  /// Says that the method is not implemented: Info.plist decides.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    notImplemented(ApplicationMethod.supportedInterfaceOrientations, answer: .all)
  }
}

/// The methods of an application's delegate, as the conversation names them.
nonisolated enum ApplicationMethod: String, DelegateMethod {
  static let speaker = "application"

  case willFinishLaunching, didFinishLaunching, applicationDidFinishLaunching, didBecomeActive,
    willResignActive, didEnterBackground, willEnterForeground, willTerminate,
    didReceiveMemoryWarning, openURL, configurationForConnecting, didDiscardSceneSessions,
    supportedInterfaceOrientations
}
