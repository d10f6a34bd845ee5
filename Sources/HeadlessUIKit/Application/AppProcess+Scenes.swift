/// Connecting scenes.
extension AppProcess {
  /// Gives an application without scenes the one that its windows belong to.
  ///
  /// It has no delegate, and nobody hears of it.
  func connectImplicitScene() {
    let session = makeSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scenes.implicit = scene
  }

  /// Connects the scene an application is launched with, if it has scenes, or comes back with.
  func connectFirstScene(_ contexts: Set<UIOpenURLContext>) {
    let session = makeSession()
    let options = UIScene.ConnectionOptions(urlContexts: contexts)
    let answer = askConfiguration(session, options)
    scenes.areInUse = scenes.areInUse || answer != nil
    guard scenes.areInUse else { return checkSDK() }
    scenes.implicit = nil
    connect(session, answer, options)
  }

  /// Connects another scene and brings it to the front, as a person does who opens a new window.
  ///
  /// The one that was in front goes to the background. Returns nil for an application that does not
  /// support several scenes.
  func connectAnotherScene() -> UIScene? {
    let isAllowed = device.infoPlist.sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool
    guard scenes.areInUse, isAllowed == true, let former = scenes.inFront else { return nil }
    transition(to: .willResignActive, with: former)
    transition(to: .didEnterBackground, with: former)
    let session = makeSession()
    let options = UIScene.ConnectionOptions()
    connect(session, askConfiguration(session, options), options)
    guard let scene = scenes.inFront else { return nil }
    transition(to: .willEnterForeground, with: scene)
    transition(to: .didBecomeActive, with: scene)
    return scene
  }

  /// Takes a scene away: its delegate hears of it, and with the scene its windows go.
  ///
  /// The application of the last one is out of sight before.
  func disconnect(_ scene: UIScene) {
    guard scenes.connected.contains(scene), scene.activationState != .unattached else { return }
    if scenes.connected.count == 1 { device.enterBackground() }
    if scene.activationState == .foregroundActive { transition(to: .willResignActive, with: scene) }
    if scene.activationState == .foregroundInactive, !isEnding {
      transition(to: .didEnterBackground, with: scene)
    }
    scene.activationState = .unattached
    tell(.sceneDidDisconnect, scene) { $0.sceneDidDisconnect(scene) }
    device.post(UIScene.didDisconnectNotification, by: scene)
    scenes.connected.removeAll { $0 === scene }
    guard let next = scenes.inFront, device.isInFront else { return }
    guard next.activationState == .background else { return }
    transition(to: .willEnterForeground, with: next)
    transition(to: .didBecomeActive, with: next)
    (next as? UIWindowScene)?.keyWindow?.makeKey()
  }

  /// Takes a scene away for good, as a person does who closes its window.
  func close(_ scene: UIScene) {
    disconnect(scene)
    tell(.didDiscardSceneSessions) {
      $0.application(application, didDiscardSceneSessions: [scene.session])
    }
  }

  private func makeSession() -> UISceneSession {
    device.installed.sessionCount += 1
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, persistentIdentifier: "session \(device.installed.sessionCount)")
    session.configuration = UISceneConfiguration(firstOf: role, in: device.infoPlist)
    return session
  }

  private func askConfiguration(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    ask(
      .configurationForConnecting,
      { $0.application(application, configurationForConnecting: session, options: options) },
      describing: { $0.name.map { "\u{201C}\($0)\u{201D}" } ?? "a configuration without a name" })
  }

  private func connect(
    _ session: UISceneSession, _ answer: UISceneConfiguration?,
    _ options: UIScene.ConnectionOptions
  ) {
    if let answer { session.configuration = answer }
    let configuration = session.configuration
    let scene = configuration.makeScene(session, options)
    session.scene = scene
    scenes.connected.append(scene)
    scene.delegate = configuration.makeDelegate()
    reportMissingDelegate(of: configuration)
    let window = loadStoryboard(of: configuration, for: scene)
    tell(.willConnect, scene) { $0.scene(scene, willConnectTo: session, options: options) }
    device.post(UIScene.willConnectNotification, by: scene)
    if let window, window.isHidden { window.makeKeyAndVisible() }
  }

  /// Says that nothing names the delegate of a scene, which is a black screen without a word else.
  private func reportMissingDelegate(of configuration: UISceneConfiguration) {
    guard configuration.isSilent, configuration.storyboard == nil else { return }
    let name = configuration.name ?? "(no name)"
    if device.infoPlist.scenes(of: configuration.role).isEmpty {
      return SceneMessage.noConfigurations(name, role: configuration.role).report(on: device)
    }
    SceneMessage.noDelegate(name).report(on: device)
  }

  /// Makes the window of a scene whose configuration has a storyboard, and returns it.
  private func loadStoryboard(
    of configuration: UISceneConfiguration, for scene: UIScene
  ) -> UIWindow? {
    guard let storyboard = configuration.storyboard, let scene = scene as? UIWindowScene else {
      return nil
    }
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      SceneMessage.storyboardWithoutDelegate.report(on: device)
      return nil
    }
    guard let root = storyboard.instantiateInitialViewController() else {
      LaunchMessage.noInitialController(of: storyboard.name, key: "UISceneStoryboardFile")
        .report(on: device)
      return nil
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    delegate.window = window
    if delegate.window === window { return window }
    SceneMessage.noWindowProperty.report(on: device)
    return nil
  }

  /// Says what becomes of an application without scenes, by the SDK it is built with.
  private func checkSDK() {
    switch device.sdkVersion {
    case ..<26: break
    case 26: LaunchMessage.scenesSoonRequired.report(on: device)
    default: LaunchError.scenesRequired(sdkVersion: device.sdkVersion).terminate()
    }
  }
}
