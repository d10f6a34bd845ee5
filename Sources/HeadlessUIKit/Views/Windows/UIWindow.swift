/// The view behind all others of an application, which receives the events.
///
/// A window shows the view of its `rootViewController` and hands each touch to the view
/// that lies under the finger.
///
/// - Shape: The root view covers the window and is resized with it. A new window is hidden until it
///   is shown.
/// - Units: Points, in the screen's coordinates.
/// - Errors: Where an application has scenes, a window without one is seen by nobody, and the
///   console says so.
/// - Unconfirmed: Of one level the window shown last is in front. When the key window is hidden or
///   deallocated, the frontmost that is seen becomes key; where none is seen, the hidden one stays
///   key. A controller that becomes the root of another window is removed from the first. When a
///   window is deallocated, its controller is told that its view disappears.
/// - Source: Apple, UIKit, "UIWindow" and "makeKeyAndVisible()".
/// - Asked: D7, D8, D148.
open class UIWindow: UIView {
  /// How far in front of other windows this one lies.
  open var windowLevel: Level = .normal

  /// The controller whose view fills the window; programs call it `rootViewController`.
  var root: (any WindowRoot)? {
    didSet {
      guard root !== oldValue else { return }
      deinitObserver.root = root
      oldValue?.removeAsRoot(of: self)
      root?.removeAsRoot(fromWindowsOtherThan: self)
      if !isHidden { root?.showAsRoot(of: self) }
    }
  }

  /// Whether this is the window that events without a point on the screen go to.
  open var isKeyWindow: Bool { device.keyWindow === self }

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  /// The screen the window is on.
  open var screen: UIScreen { device.screen }

  /// Whether the window is out of sight.
  open override var isHidden: Bool {
    didSet {
      guard isRegistered, isHidden != oldValue else { return }
      if isHidden {
        root?.windowDidHide()
      } else {
        didShow()
        root?.showAsRoot(of: self)
      }
      if isKeyWindow { isHidden ? device.windows.passKeyOn() : device.viewHost?.updateKeyboard() }
      device.post(
        isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, by: self)
    }
  }

  /// The scene the window belongs to.
  ///
  /// Where an application has scenes, a window without one is seen by nobody.
  open weak var windowScene: UIWindowScene? {
    get { ownScene ?? device.process?.scenes.implicit }
    set {
      ownScene = newValue
      setNeedsLayout()
    }
  }

  /// Whether the window belongs to the system and not to the application.
  var isOfSystem: Bool { false }

  /// The responder that receives what a person types in this window.
  weak var firstResponder: UIResponder?

  let device = Device.current
  private weak var ownScene: UIWindowScene?
  private let deinitObserver = WindowDeinitObserver(on: .current)

  /// Whether the device knows the window: the initializer is over.
  private var isRegistered = false

  /// The fingers that are on the window's views.
  var touches = WeakList<UITouch>()

  /// Creates a hidden window of a size, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    registerHidden()
  }

  /// Creates a hidden window as large as the screen.
  ///
  /// - Source: Since iOS 9 a window that is given no frame takes the screen's.
  public convenience init() {
    self.init(frame: Device.current.screen.bounds)
  }

  /// Creates a hidden window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    ownScene = windowScene
    registerHidden()
  }

  /// Creates the window a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    registerHidden()
  }

  /// Hides a new window without telling anybody, and adds it to the windows of the device.
  private func registerHidden() {
    isHidden = true
    isRegistered = true
    device.windows.append(self)
  }

  /// A window lies in itself.
  open override var window: UIWindow? { self }

  /// A window answers with its scene, or with the application.
  open override var next: UIResponder? { ownScene ?? device.viewHost?.applicationResponder }

  /// Makes this the key window, without showing it.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let former = device.keyWindow
    device.keyWindow = self
    windowScene?.formerKeyWindow = self
    if let former {
      former.resignKey()
      device.post(Self.didResignKeyNotification, by: former)
    }
    // The former one may have made another window the key one.
    guard isKeyWindow else { return }
    becomeKey()
    device.viewHost?.updateKeyboard()
    device.post(Self.didBecomeKeyNotification, by: self)
  }

  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    device.windows.bringToFront(self)
    isHidden = false
    makeKey()
  }

  func showBehind() {
    isHidden = false
    device.windows.sendToBack(self)
  }

  /// Brings the window to the front, or says on the console why nobody sees it.
  private func didShow() {
    device.windows.bringToFront(self)
    device.viewHost?.windowDidShow(self)
    guard !isInFrontScene, ownScene == nil else { return }
    WindowMessage.noScene(type(of: self)).report(on: device)
  }

  /// Whether the window is drawn where it is not hidden: where there are scenes, that of the one in
  /// front is.
  var isInFrontScene: Bool {
    guard !isOfSystem, let scenes = device.process?.scenes, scenes.areInUse else { return true }
    return ownScene != nil && ownScene === scenes.inFront
  }

  /// Is called when the window has become the key window; the default does nothing.
  open func becomeKey() {}

  /// Is called when another window has become the key window; the default does nothing.
  open func resignKey() {}

  /// Hands each touch of an event to the view it began in, and other events to the responder
  /// that is first.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: sendTouches(of: event)
    case .motion: firstResponderOrSelf.tellMotion(event)
    case .remoteControl: firstResponderOrSelf.remoteControlReceived(with: event)
    case .presses: break
    }
  }

  /// The responder that events without a point on the screen go to.
  private var firstResponderOrSelf: UIResponder { firstResponder ?? self }

  /// Lays the root view over the whole window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    root?.viewIfLoaded?.frame = bounds
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UIWindow>.list([
      "isKeyWindow": \.isKeyWindow, "rootViewController": \.root, "screen": \.screen,
      "windowLevel": \.windowLevel,
    ])
  }
}

extension UIWindow {
  /// How far in front a window lies.
  ///
  /// A window of a higher level covers every window of a lower one.
  ///
  /// - Unconfirmed: The numbers of `statusBar` and `alert` are observed, not documented.
  nonisolated public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The height of the level; ordinary windows are at 0.
    public let rawValue: CGFloat

    /// Creates a level at a height of your own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an application's windows, 0.
    public static let normal = Level(rawValue: 0)

    /// The level of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1000)

    /// The level of an alert, 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

/// The names of what a window posts, with itself as the object.
extension UIWindow {
  /// Posted when the window is shown.
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when the window is hidden.
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posted when the window has become the key window.
  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted when the window is the key window no more.
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}

/// Tells others that a window was deallocated, as it is deallocated itself.
///
/// The root controller, if somebody keeps it, is told that it has disappeared, and another window
/// that it is the key window now. A `deinit` of ``UIWindow`` itself would have to be isolated, and
/// so would those of its subclasses.
final class WindowDeinitObserver {
  weak var root: (any WindowRoot)?

  private let device: Device

  init(on device: Device) {
    self.device = device
  }

  isolated deinit {
    // A deinit runs outside the task whose device this is.
    Device.$ofTask.withValue(device) {
      root?.windowDidDeinit()
      // A key window that was deallocated is nil by now.
      if device.windows.hasHadKey, device.keyWindow == nil { device.windows.passKeyOn() }
    }
  }
}
