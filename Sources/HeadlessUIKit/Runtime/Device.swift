/// Everything there is one of in a running application.
///
/// A program has one state for its whole life. A test gets one of its own, so that suites
/// running side by side never meet each other's windows.
package final class Device {
  private static let ofProgram = Device(dial: .ofProgram)

  /// The state that belongs to the running code.
  package static var current: Device { ofTask ?? ofProgram }

  /// The application that `UIApplication.shared` answers with.
  package var application: UIApplication {
    if let madeApplication { return madeApplication }
    return Self.$ofTask.withValue(self) { UIApplication() }
  }

  var madeApplication: UIApplication?

  /// The delegate a launch made; the application does not keep it.
  var delegate: (any UIApplicationDelegate)?

  /// Whether an application was launched.
  package internal(set) var hasLaunched = false

  /// The module the delegate's class lies in.
  var module: String?

  /// What was read in Info.plist, and what it was read for.
  var knownInformation: (bundle: Bundle, module: String?, information: InfoPlist)?

  /// What the application was launched with: names and classes, for the next time.
  var launchedWith: (principal: String?, delegate: (any UIApplicationDelegate.Type)?)?

  /// The windows there were before the launch.
  var windowsBeforeLaunch: [WeakWindow] = []

  /// Whether the application ended.
  package internal(set) var hasEnded = false

  /// The version of iOS whose SDK the application is built with.
  package var sdkVersion = 18

  /// The address an application is launched for.
  package var launchURL: URL?

  /// The windows that are shown during the launch.
  var launchWatch: LaunchWindowMonitor?

  /// The window made for the main storyboard, until it is shown.
  weak var mainWindow: UIWindow?

  /// What the main nib holds.
  var nibObjects: [Any] = []

  /// Whether the application has scenes of its own.
  package internal(set) var usesScenes = false

  /// The scenes that are connected, the one in front last.
  package internal(set) var scenes: [UIScene] = []

  /// The scene of an application that has none of its own.
  var implicitScene: UIWindowScene?

  /// How many sessions there were.
  var sessionCount = 0

  /// The controllers there are, in the order they were made.
  var controllers = WeakList<UIViewController>()

  /// The timers that the process has begun.
  var timers = WeakList<Timer>()

  /// How the device is held.
  package internal(set) var deviceOrientation = UIDeviceOrientation.portrait

  /// How the interface is turned.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// Whether the screen has a status bar at all.
  var hasStatusBar = false

  /// How the status bar looks.
  package internal(set) var statusBar = StatusBar()

  /// How the application wants the status bar, where controllers do not decide.
  var applicationStyle: UIStatusBarStyle?

  /// The glass the person touches.
  package private(set) lazy var digitizer = Digitizer(in: self)

  /// The screen that `UIScreen.main` answers with.
  package let screen: UIScreen

  /// The application's time.
  package let clock: Clock

  /// What code beside the main actor may know of the device.
  nonisolated let dial: SharedDeviceState

  /// Whether views are animated, and by whom.
  let animations = Animations()

  /// How the device is tilted.
  let deviceMotion = DeviceMotion()

  /// What `NotificationCenter.default` answers with.
  let notifications = NotificationCenter()

  /// What `UNUserNotificationCenter.current()` answers with.
  private(set) lazy var userNotifications = UNUserNotificationCenter(in: self)

  /// What the application does in the background.
  private(set) lazy var backgroundTasks = BackgroundTasks(in: self)

  /// What locks the device when nobody touches it.
  package private(set) lazy var idleTimer = IdleTimer(in: self)

  /// What tells the application that a day has begun.
  private(set) lazy var significantTime = SignificantTime(in: self)

  /// The other applications of the device.
  package let outside = OtherApplications()

  /// What the system shows in front of the application.
  private(set) lazy var systemScreen = SystemScreen(in: self)

  /// The bundle whose images `UIImage(named:)` finds.
  package var bundle = Bundle.main

  /// What objects asked and told each other.
  package let conversation = Conversation()

  /// The windows that exist, in the order they were made.
  var windows: [WeakWindow] = []

  /// Whether touches pass unheard.
  var ignoresTouches: Bool { madeApplication?.ignoresTouches ?? false }

  /// The window that receives events without a place, such as typing.
  package weak var keyWindow: UIWindow? {
    didSet { hasHadKeyWindow = true }
  }

  /// Whether there was a key window at any time.
  private(set) var hasHadKeyWindow = false

  /// Who hears what a person types, and the rules of becoming the one who does.
  let firstResponders = FirstResponders()

  /// The keyboard, or what an application shows in its place.
  package private(set) lazy var keyboard = Keyboard(in: self)

  /// What was copied last, for `UIPasteboard.general`.
  let pasteboard = UIPasteboard()

  /// The asset catalogs read so far, by the folder they lie in.
  var catalogs: [URL: AssetCatalog] = [:]

  /// What `draw(_:)` is drawing into, or nil if nothing is being drawn.
  var drawing: GraphicsContext?

  /// Hears what UIKit would write to the console of a device.
  package var console: (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The words of exceptions that are being caught, or nil where one stops the program.
  var caughtExceptions: [KeyValueException]?

  /// How many documents are being loaded, each because of the one before.
  var documentDepth = 0

  /// What was said about documents on the console, so that it is said once.
  var documentRemarks: Set<String> = []

  private var actionCount = 0

  /// Creates a state in which nothing has happened yet.
  package convenience init(screenSize: CGSize = CGSize(width: 320, height: 568)) {
    self.init(screenSize: screenSize, dial: SharedDeviceState())
  }

  private init(screenSize: CGSize = CGSize(width: 320, height: 568), dial: SharedDeviceState) {
    screen = UIScreen(size: screenSize)
    clock = Clock(showing: dial)
    self.dial = dial
    clock.afterTurn = { [weak self] in self?.showChanges() }
  }

  /// Returns a name that no action has had yet.
  func newActionIdentifier() -> UIAction.Identifier {
    actionCount += 1
    return UIAction.Identifier("action \(actionCount)")
  }

  struct WeakWindow {
    weak var window: UIWindow?
  }
}

nonisolated extension Device {
  /// The state of the current task, if somebody gave it one.
  @TaskLocal package static var ofTask: Device?
}
