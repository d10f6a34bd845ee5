/// The object that stands for the running application.
///
/// It is the root of event handling: every touch enters the application here, goes to the
/// window it happened in, and from there to a view.
///
/// - Shape: One application; its windows lie from back to front.
/// - Errors: Making a second application stops the program.
/// - Differs: The application is made when it is first asked for, if nobody launched it. On a
///   device ``UIApplicationMain(_:_:_:_:)`` makes it. Its delegate becomes nil when it goes; on a
///   device nothing happens to the reference, and using it is a crash. Timers of a suspended
///   application go on; on a device they stand still with it.
/// - Unconfirmed: `mailto://`, which names a host and no address, is refused. While it is said what is
///   about to happen, ``applicationState`` is still the former one.
/// - Not asked: It takes an application.
open class UIApplication: UIResponder {
  /// What an application is doing.
  public enum State: Int, Sendable {
    /// It is in front and receives events.
    case active
    /// It is in front and receives no events: it launches, or something covers it.
    case inactive
    /// It is out of sight.
    case background
  }

  /// What a launch is told about: a reason that is none of the person's tapping the icon.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address is to be opened; an application with scenes finds it in their options instead.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The object that hears what becomes of the application; it is not kept alive.
  open weak var delegate: (any UIApplicationDelegate)?

  /// What the application is doing.
  open internal(set) var applicationState = State.inactive

  /// The size of text that the owner of the device has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory { device.contentSizeCategory }

  /// Whether the device stays awake, however long nobody touches it.
  open var isIdleTimerDisabled = false

  /// Whether a wheel turns in the status bar; nothing shows it any more.
  @available(*, deprecated, message: "Show a view of your own since iOS 13.")
  open var isNetworkActivityIndicatorVisible = false

  /// The scenes that are connected; an application without scenes has one of which nobody hears.
  open var connectedScenes: Set<UIScene> {
    let scenes = device.scenes
    return Set(scenes.areInUse ? scenes.connected : [scenes.implicit].compactMap { $0 })
  }

  /// The device that the application runs on, which is not kept alive.
  var device: Device { owner ?? .current }

  private weak var owner: Device?

  /// Creates the application; there can only be one.
  public required override init() {
    owner = Device.current
    super.init()
    device.runningProcess.keep(self)
  }

  /// The one application there is.
  open class var shared: UIApplication { Device.current.application }

  /// All windows, hidden ones included, from the backmost to the frontmost level.
  ///
  /// The windows of the system, that of the keyboard among them, are left out.
  @available(*, deprecated, message: "Windows belong to scenes since iOS 15.")
  open var windows: [UIWindow] { device.windows.byLevel.filter { !$0.isOfSystem } }

  /// The key window, whichever scene it belongs to.
  @available(*, deprecated, message: "An application can have several scenes since iOS 13.")
  open var keyWindow: UIWindow? { device.keyWindow }

  /// The application answers with its delegate, if that is a responder nobody else leads to.
  open override var next: UIResponder? {
    guard let next = delegate as? UIResponder else { return nil }
    let isInChain = next is UIView || next is UIViewController || next is UIApplication
    return isInChain ? nil : next
  }

  /// Delivers an event to the window it happened in, or to the key window if it has no position.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      guard let window = device.keyWindow else { return sendEventToChain(event) }
      return window.sendEvent(event)
    }
    for window in device.windows.onScreen
    where event.touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Returns the orientations the application allows, whatever its controllers say.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    device.orientations(for: window)
  }

  // Without a window the application is the first to hear.
  private func sendEventToChain(_ event: UIEvent) {
    if event.type == .remoteControl { remoteControlReceived(with: event) }
    if event.type == .motion { tellMotion(event) }
  }

  /// Has an address opened by the application it belongs to, and returns at once.
  ///
  /// The closure hears in the next run loop pass whether there is one.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    device.clock.schedule(after: 0, .completion) { [weak self] in
      let isOpened = self?.handOver(url, options) ?? false
      completion?(isOpened)
    }
  }

  /// Has an address opened by the application it belongs to, and returns whether there is one.
  @discardableResult
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    // A process that ends meanwhile never goes on, as on a device, and nobody is to complain.
    await withUnsafeContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Opens nothing and answers false, since iOS 18.
  @available(*, deprecated, message: "Call open(_:options:completionHandler:) since iOS 10.")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    ApplicationMessage.openURLCalled.report(on: device)
    return false
  }

  /// Returns whether an application on the device opens an address.
  ///
  /// Of schemes that are not the system's, those in `LSApplicationQueriesSchemes` of Info.plist are
  /// answered for, and no others.
  open func canOpenURL(_ url: URL) -> Bool { mayOpen(url) }

  /// Calls a method by its name, and returns whether somebody had it.
  ///
  /// A target of nil stands for whoever has the method, from the first responder up the chain of
  /// responders. Without a first responder, the chain begins at the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    device.deliver(
      action, to: target.map { $0 as AnyObject }, from: sender, for: event,
      startingAt: sender as? UIResponder)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIApplication>.list(["delegate": \.delegate]).accessors([
      "applicationState": Accessor { (object: UIApplication) in object.applicationState.rawValue
      }
    ])
  }
}
