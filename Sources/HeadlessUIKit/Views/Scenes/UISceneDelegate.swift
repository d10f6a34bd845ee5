/// The object that hears what becomes of a scene.
///
/// Every method may be left out.
///
///     connect:  willConnectTo → willEnterForeground → didBecomeActive
///     Home:     willResignActive → didEnterBackground
///     back:     willEnterForeground → didBecomeActive
///
/// - Shape: One delegate a scene, made when the scene is connected.
/// - Differs: Put the conformance on the class that implements the methods; a subclass of it is not
///   heard.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that its scene is connected: time to make the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that its scene is gone; the session may be connected again.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that its scene is in front and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that its scene is about to receive no more events.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that its scene is about to come into sight.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that its scene has gone out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Tells the delegate that there are addresses to open, while its scene is connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Says that the method is not implemented.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    notImplemented(SceneMethod.willConnect)
  }

  /// Says that the method is not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) {
    notImplemented(SceneMethod.sceneDidDisconnect)
  }

  /// Says that the method is not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    notImplemented(SceneMethod.sceneDidBecomeActive)
  }

  /// Says that the method is not implemented.
  public func sceneWillResignActive(_ scene: UIScene) {
    notImplemented(SceneMethod.sceneWillResignActive)
  }

  /// Says that the method is not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    notImplemented(SceneMethod.sceneWillEnterForeground)
  }

  /// Says that the method is not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    notImplemented(SceneMethod.sceneDidEnterBackground)
  }

  /// Says that the method is not implemented.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    notImplemented(SceneMethod.openURLContexts)
  }
}

/// The methods of a scene's delegate, as the conversation names them.
nonisolated enum SceneMethod: String, DelegateMethod {
  static let speaker = "scene"

  case willConnect, sceneDidDisconnect, sceneDidBecomeActive, sceneWillResignActive,
    sceneWillEnterForeground, sceneDidEnterBackground, openURLContexts
}
