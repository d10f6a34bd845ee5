import HeadlessUIKit

@testable import CoreTestSupport

/// What the delegates of a test heard, in order.
enum SceneCalls {
  /// The lines are kept by the application's delegate, so that each test has its own.
  static func note(_ line: String) {
    (UIApplication.shared.delegate as? ProcessDelegate)?.heard.append(line)
  }

  /// The lines so far.
  static var lines: [String] { (UIApplication.shared.delegate as? ProcessDelegate)?.heard ?? [] }
}

/// The delegate of an application with scenes; it hears too much, so that a test can miss it.
final class ProcessDelegate: NSObject, UIApplicationDelegate {
  var heard: [String] = []
  private(set) var options: [UIApplication.LaunchOptionsKey: Any]?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    options = launchOptions
    heard.append("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("didFinish")
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    heard.append("app opens \(url)")
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    heard.append("discarded \(sceneSessions.map(\.persistentIdentifier).sorted())")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("app active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("app resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("app gone") }
  func applicationWillEnterForeground(_ application: UIApplication) { heard.append("app back") }
  func applicationWillTerminate(_ application: UIApplication) { heard.append("app ends") }
}

/// A scene's delegate that shows a window and writes down what it hears.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let addresses = connectionOptions.urlContexts.map { " for \($0.url)" }.joined()
    note(scene, "connects" + addresses)
    guard let scene = scene as? UIWindowScene, window == nil else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = LifeCycleController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note(scene, "disconnects") }
  func sceneDidBecomeActive(_ scene: UIScene) { note(scene, "active") }
  func sceneWillResignActive(_ scene: UIScene) { note(scene, "resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { note(scene, "back") }
  func sceneDidEnterBackground(_ scene: UIScene) { note(scene, "gone") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    note(scene, "opens \(URLContexts.map(\.url.absoluteString).sorted())")
  }

  private func note(_ scene: UIScene, _ line: String) {
    SceneCalls.note("\(line) \(scene.activationState)")
  }
}

/// A delegate that says in code what a scene is made of.
final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    configuration.sceneClass = OwnScene.self
    return configuration
  }
}

/// A delegate that asks for a configuration that Info.plist does not have.
final class MisnamingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
  }
}

/// A scene of its own kind.
final class OwnScene: UIWindowScene {}

/// A scene's delegate with nothing to keep a window in.
final class WindowlessSceneDelegate: NSObject, UIWindowSceneDelegate {}

/// A scene's delegate that shows a window and forgets it.
final class WindowLosingSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
}

/// A scene's delegate that makes its window as it was done before scenes.
final class OutdatedSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
