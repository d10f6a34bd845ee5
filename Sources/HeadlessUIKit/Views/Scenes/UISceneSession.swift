/// What the system knows of one scene: it lasts while scenes come and go.
///
/// - Shape: One session for each window a person has opened.
/// - Differs: Nothing of it outlasts the program, so there is no state to restore.
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role, as Info.plist spells it.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  open private(set) var role: Role

  /// The name that tells the session from others.
  open private(set) var persistentIdentifier: String

  /// What the scene is made of: a configuration, whose class the floor of the application has.
  var storedConfiguration: NSObject?

  init(role: Role, persistentIdentifier: String) {
    (self.role, self.persistentIdentifier) = (role, persistentIdentifier)
  }
}
