import HeadlessUIKit

/// The delegate of a program that begins as one on a device does: with `@main`, and without a file
/// called `main.swift`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override init() {
    print("delegate made")
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("didFinish of \(NSStringFromClass(type(of: self)))")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("active, key window: \(window?.isKeyWindow == true)")
  }
}
