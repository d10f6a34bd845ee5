import HeadlessUIKit

/// The object that Info.plist names: it makes the window of a scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Moments.note("scene: willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = NotedViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Moments.note("scene: willEnterForeground")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Moments.note("scene: didBecomeActive")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    Moments.note("scene: willResignActive")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Moments.note("scene: didEnterBackground")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    Moments.note("scene: didDisconnect")
  }

  func scene(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    for context in URLContexts { Moments.note("scene: \(context.url)") }
  }
}
