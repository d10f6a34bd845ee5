/// What the system makes a scene of: the classes of scene and delegate, and a storyboard.
///
/// A name leads to an entry of `UISceneConfigurations` in Info.plist, and the rest is read there.
///
///     UISceneConfigurations
///     └─ UIWindowSceneSessionRoleApplication
///        └─ UISceneConfigurationName   Default Configuration
///           UISceneDelegateClassName   $(PRODUCT_MODULE_NAME).SceneDelegate
///           UISceneStoryboardFile      Main
///
/// - Shape: What an entry does not say is nil.
/// - Errors: A name that Info.plist does not have, and a class that does not exist, are reported
///   to the console, and the scene is made without.
/// - Differs: A class of another kind is reported where a device ends the program.
/// - Source: Apple, UIKit, "UISceneConfiguration"; Apple, "UIApplicationSceneManifest".
open class UISceneConfiguration: NSObject {
  /// The name of the entry, or nil.
  open private(set) var name: String?

  /// What the scene is for.
  open private(set) var role: UISceneSession.Role

  /// The class of the scene; nil stands for ``UIWindowScene``.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller the scene's window shows.
  open var storyboard: UIStoryboard?

  /// Whether there is no delegate, and nobody was told why.
  var isSilent: Bool { delegateClass == nil && !isReported }

  private var isReported = false

  /// Creates a configuration; a name has it filled with what Info.plist says under it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    guard let name else { return }
    let entries = Device.current.infoPlist.scenes(of: role)
    if let entry = entries.first(where: { $0["UISceneConfigurationName"] as? String == name }) {
      fill(with: entry)
      return
    }
    isReported = true
    let known = entries.compactMap { $0["UISceneConfigurationName"] as? String }
    SceneMessage.unknownConfiguration(name, known: known).report()
  }

  /// Creates a configuration of which nothing is known.
  init(role: UISceneSession.Role) {
    (name, self.role) = (nil, role)
  }

  /// Creates the first configuration that Info.plist has for a role, or an empty one.
  init(firstOf role: UISceneSession.Role, in information: InfoPlist) {
    let entry = information.scenes(of: role).first
    (name, self.role) = (entry?["UISceneConfigurationName"] as? String, role)
    super.init()
    if let entry { fill(with: entry) }
  }

  private func fill(with entry: [String: Any]) {
    sceneClass = find("UISceneClassName", in: entry)
    delegateClass = find("UISceneDelegateClassName", in: entry)
    guard let file = entry["UISceneStoryboardFile"] as? String, !file.isEmpty else { return }
    storyboard = UIStoryboard(name: file, bundle: nil)
  }

  private func find(_ key: String, in entry: [String: Any]) -> AnyClass? {
    guard let className = entry[key] as? String, !className.isEmpty else { return nil }
    // UIKit's own classes go by their bare names on a device.
    if let found = [UIScene.self, UIWindowScene.self].first(where: { "\($0)" == className }) {
      return found
    }
    if let found = ClassName(className).find() { return found }
    isReported = true
    SceneMessage.unknownClass(className, key: key, configuration: name, role: role).report()
    return nil
  }

  func makeScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
    let type: AnyClass = sceneClass ?? UIWindowScene.self
    guard let type = type as? UIScene.Type else {
      SceneMessage.noSceneClass(type).report()
      return UIWindowScene(session: session, connectionOptions: options)
    }
    return type.init(session: session, connectionOptions: options)
  }

  /// Makes the delegate of a scene, or returns nil and says why there is none.
  func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    if delegateClass is any UISceneDelegate.Type {
      return NSObject.make(delegateClass) as? any UISceneDelegate
    }
    SceneMessage.noSceneDelegate(delegateClass).report()
    return nil
  }
}

extension UISceneSession {
  /// What the scene is made of.
  ///
  /// Before the delegate is asked it is the first of Info.plist for the role.
  public internal(set) var configuration: UISceneConfiguration {
    get { storedConfiguration as? UISceneConfiguration ?? UISceneConfiguration(role: role) }
    set { storedConfiguration = newValue }
  }
}
