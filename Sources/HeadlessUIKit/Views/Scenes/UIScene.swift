/// One instance of an application's user interface, as the system connects, shows and hides it.
///
///     unattached → foregroundInactive ⇄ foregroundActive
///                        ⇅
///                   background
///
/// A person who opens the application gets a scene. What becomes of it the scene tells its
/// ``delegate``; an application that has scenes hears nothing of it itself.
///
/// - Shape: A scene belongs to one session, and the session outlives it.
/// - Differs: There is no title, which a tablet shows in its list of windows, and no user activity.
/// - Unconfirmed: A new scene is `unattached` until it has come to the front. While it is said what is
///   about to happen, ``activationState`` is still the former one. A scene that is ended in front
///   resigns, is disconnected, and then the application terminates.
/// - Not asked: It takes an application.
/// - Source: Apple, UIKit, "UIScene" and "About the app launch sequence".
open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front and receives events.
    case foregroundActive = 0
    /// It is in front and receives no events.
    case foregroundInactive = 1
    /// It is out of sight.
    case background = 2
  }

  /// What a scene is connected for.
  open class ConnectionOptions: NSObject {
    /// The addresses to open at once; none if a person tapped the icon.
    public let urlContexts: Set<UIOpenURLContext>

    init(urlContexts: Set<UIOpenURLContext> = []) {
      self.urlContexts = urlContexts
    }
  }

  /// What the system knows of the scene, connected or not.
  open private(set) var session: UISceneSession

  /// The object that hears what becomes of the scene; the scene keeps it alive.
  open var delegate: (any UISceneDelegate)?

  /// What the scene is doing.
  open internal(set) var activationState = ActivationState.unattached

  /// The device that the scene is on, which is not kept alive.
  var device: Device { owner ?? .current }

  private weak var owner = Device.current

  /// Creates the scene of a session; the system does that.
  public required init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
  ) {
    self.session = session
    super.init()
  }

  /// A scene answers with the application.
  open override var next: UIResponder? { device.viewHost?.applicationResponder }
}

extension UIScene {
  /// Posted when the scene is connected, after its delegate has heard of it.
  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")

  /// Posted when the scene is connected no more.
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")

  /// Posted when the scene has become active.
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")

  /// Posted when the scene is about to be active no more.
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")

  /// Posted when the scene is about to come into sight.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when the scene has gone out of sight.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
