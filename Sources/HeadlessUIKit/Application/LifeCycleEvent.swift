/// A change between the states of an application that has windows on the screen.
///
///     willEnterForeground → didBecomeActive → willResignActive → didEnterBackground
///
/// Since iOS 13 each scene goes through them for itself; without scenes the application does.
enum LifeCycleEvent {
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground

  /// Whether it tells what is about to happen, when the state is still the former one.
  var isAhead: Bool { self == .willEnterForeground || self == .willResignActive }

  /// What the application posts after everybody was told.
  var notification: NSNotification.Name {
    switch self {
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    }
  }

  /// What a scene posts after its delegate was told.
  var notificationOfScene: NSNotification.Name {
    switch self {
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    }
  }
}

/// Going from one state to the next.
extension AppProcess {
  /// Tells the scene in front, or the delegate of an application without scenes, and posts.
  func transition(to event: LifeCycleEvent) {
    if scenes.areInUse {
      scenes.inFront.map { transition(to: event, with: $0) }
    } else {
      tellDelegate(event)
    }
    device.post(event.notification, by: application)
  }

  /// Tells the delegate of a scene, and posts; what is about to happen has not changed the state yet.
  func transition(to event: LifeCycleEvent, with scene: UIScene) {
    switch event {
    case .willEnterForeground:
      tell(.sceneWillEnterForeground, scene) { $0.sceneWillEnterForeground(scene) }
    case .didBecomeActive:
      scene.activationState = .foregroundActive
      tell(.sceneDidBecomeActive, scene) { $0.sceneDidBecomeActive(scene) }
    case .willResignActive:
      tell(.sceneWillResignActive, scene) { $0.sceneWillResignActive(scene) }
    case .didEnterBackground:
      scene.activationState = .background
      tell(.sceneDidEnterBackground, scene) { $0.sceneDidEnterBackground(scene) }
    }
    device.post(event.notificationOfScene, by: scene)
    if event.isAhead { scene.activationState = .foregroundInactive }
  }

  private func tellDelegate(_ event: LifeCycleEvent) {
    switch event {
    case .willEnterForeground:
      // A launch comes to the front without having been in the background.
      guard application.applicationState == .background else { return }
      tell(.willEnterForeground) { $0.applicationWillEnterForeground(application) }
    case .didBecomeActive: tell(.didBecomeActive) { $0.applicationDidBecomeActive(application) }
    case .willResignActive: tell(.willResignActive) { $0.applicationWillResignActive(application) }
    case .didEnterBackground:
      tell(.didEnterBackground) { $0.applicationDidEnterBackground(application) }
    }
  }

  @discardableResult
  func tell(_ method: SceneMethod, _ scene: UIScene, _ message: (any UISceneDelegate) -> Void)
    -> Bool
  {
    device.conversation.tell(scene.delegate, as: "sceneDelegate", method, "", message)
  }
}
