import HeadlessUIKit

/// A delegate that shows a window and writes down what it hears.
final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var diary: [String] = []
  private(set) var stateAtLaunch: UIApplication.State?
  let root = LifeCycleController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.append("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.append("didFinish")
    stateAtLaunch = application.applicationState
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return false
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    diary.append("old didFinish")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    diary.append("didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    diary.append("willResignActive")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    diary.append("willTerminate")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    diary.append("memory")
    root.diary.append("delegate heard")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.append("touch")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.append(motion == .motionShake ? "shaken" : "moved")
  }

  override func remoteControlReceived(with event: UIEvent?) {
    diary.append("remote \(event?.subtype.rawValue ?? 0)")
  }
}

/// A delegate as they were before iOS 3.
final class OldDelegate: NSObject, UIApplicationDelegate {
  private(set) var heard: [String] = []

  func applicationDidFinishLaunching(_ application: UIApplication) {
    heard.append("didFinish")
  }
}

/// A delegate that does not keep its window.
final class WindowLosingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A delegate that shows a window with nothing in it.
final class EmptyDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
  }
}

/// An application of its own kind.
final class OwnApplication: UIApplication {
  private(set) var events = 0

  override func sendEvent(_ event: UIEvent) {
    events += 1
    super.sendEvent(event)
  }
}

/// A class that has nothing to do with applications.
final class UnrelatedClass: NSObject {}
