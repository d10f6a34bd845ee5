import HeadlessUIKit
import Processes

/// A device without a display, and the person who uses it.
///
/// A stage shows a controller or a view on its screen and lets a person act: find a button by
/// its title and tap it, find a wheel and turn it. Whatever the person does reaches the
/// application as touches.
///
/// - Shape: One screen, one application, one person.
/// - Units: Points.
/// - Errors: Acting on what is not there is reported in a sentence, and nothing happens.
/// - Source: Apple, XCTest, "XCUIApplication", for the names of what a person does.
public final class Stage {
  /// Hears what a person could not do, and why.
  @TaskLocal package static var reporter: (@MainActor (String) -> Void)?

  /// The dice that stand in for chance: the same throws in every run.
  public let dice = Dice()

  /// The time on this stage.
  public var clock: StageClock { StageClock(clock: device.clock) }

  /// The window for what is shown without an application of its own.
  private let ownWindow: UIWindow

  /// The window in use: the application's, once it has one.
  package var window: UIWindow {
    device.hasLaunched ? device.keyWindow ?? windows.last ?? ownWindow : ownWindow
  }

  /// Hears about each step that is shown.
  package var onShow: ((Shown) -> Void)?

  /// Hears about each line that is printed.
  package var onPrint: ((Printed) -> Void)?

  /// Where the application keeps its files; made when somebody asks for it.
  private(set) lazy var documents = DocumentsFolder()

  let device = Device.current

  /// Creates a stage with an empty screen.
  public init() {
    if MainQueue.isCurrent { CrashHandler.listen() }
    ownWindow = UIWindow(frame: UIScreen.main.bounds)
    ownWindow.backgroundColor = .systemBackground
  }

  /// Creates a stage that shows a view, where its frame puts it.
  public convenience init(showing view: UIView) {
    self.init()
    present(view)
  }

  /// Shows a controller's view on the whole screen.
  public func present(_ controller: UIViewController) {
    ownWindow.rootViewController = controller
    ownWindow.makeKeyAndVisible()
    device.clock.runPass()
  }

  /// Shows a view where its frame puts it, and nothing else.
  public func present(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    present(controller)
  }

  /// Ends a step of a lesson: what the screen shows now is what the reader sees.
  ///
  /// What the objects asked and told each other stands beside the screen. Where it is the point of
  /// the step that nobody was asked or told anything, `showsSilence` says so in a line.
  public func show(
    _ caption: String, showsSilence: Bool = false, file: String = #filePath, line: Int = #line
  ) {
    onShow?(Shown(caption: caption, showsSilence: showsSilence, file: file, line: line))
  }

  /// Prints a line of a lesson.
  ///
  /// The comment after it says what it prints, and is checked.
  public func print(_ items: Any..., file: String = #filePath, line: Int = #line) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    onPrint?(Printed(text: text, file: file, line: line))
  }

  /// What the objects asked and told each other so far.
  package var conversation: [Conversation.Message] { device.conversation.messages }

  /// What the screen shows now.
  package var display: DisplayList {
    var recorder = DisplayList.Recorder(size: device.screen.bounds.size)
    device.windows.layOut()
    if device.hasLaunched, windows.isEmpty { recorder.draw(blackScreen) }
    for window in windows { recorder.draw(window) }
    recorder.draw(device.statusBar)
    return recorder.list
  }

  /// What a screen looks like when an application shows no window.
  private var blackScreen: UIView {
    let view = UIView(frame: device.screen.bounds)
    view.backgroundColor = .black
    return view
  }

  /// The windows that are shown, from the backmost to the frontmost.
  package var windows: [UIWindow] { device.windows.onScreen.filter { !$0.isHidden } }

  /// The windows that a person can see: the stage's own, or the application's, and those before it.
  var visibleWindows: [UIWindow] {
    let all = windows
    guard !device.hasLaunched, let own = all.firstIndex(of: ownWindow) else { return all }
    return Array(all[own...])
  }

  /// How many views may look different in the next picture, without anybody doing anything.
  var viewsInMotion: Int {
    var count = 0
    for window in windows {
      window.walk { view in
        count += view.isInMotion ? 1 : 0
        return !view.isHidden
      }
    }
    return count
  }

  /// Takes away what was presented.
  func clearScreen() {
    ownWindow.isHidden = true
    ownWindow.rootViewController = nil
  }

  /// Says what a person could not do.
  func report(_ sentence: String) {
    if let reporter = Self.reporter { reporter(sentence) } else { device.console(sentence) }
  }

  /// A step that was shown.
  package struct Shown {
    package let caption: String
    package var showsSilence = false
    package let file: String
    package let line: Int
  }

  /// A line that was printed.
  package struct Printed {
    package let text: String
    package let file: String
    package let line: Int
  }
}
