import HeadlessUIKit

/// A device without a display, and the person who uses it.
///
/// A stage shows a controller or a view on its screen and lets a person act: find a button by
/// its title and tap it, take a wheel and turn it. Whatever the person does reaches the
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
  public var clock: StageClock { StageClock(clock: state.clock) }

  package let window: UIWindow

  /// Hears about each step that is shown.
  package var onShow: ((Shown) -> Void)?

  /// Hears about each line that is printed.
  package var onPrint: ((Printed) -> Void)?

  private let state = ApplicationState.current

  /// Creates a stage with an empty screen.
  public init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    state.clock.afterTurn = { [weak window] in
      window?.layoutIfNeeded()
      window?.drawMarked()
    }
  }

  /// Creates a stage that shows a view, where its frame puts it.
  public convenience init(showing view: UIView) {
    self.init()
    present(view)
  }

  /// Shows a controller's view on the whole screen.
  public func present(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Shows a view where its frame puts it, and nothing else.
  public func present(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    present(controller)
  }

  /// Ends a step of a lesson: what the screen shows now is what the reader sees.
  public func show(_ caption: String, file: String = #filePath, line: Int = #line) {
    onShow?(Shown(caption: caption, file: file, line: line))
  }

  /// Prints a line of a lesson.
  ///
  /// The comment after it says what it prints, and is checked.
  public func print(_ items: Any..., file: String = #filePath, line: Int = #line) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    onPrint?(Printed(text: text, file: file, line: line))
  }

  /// What the objects asked and told each other so far.
  package var conversation: [Conversation.Message] { state.conversation.messages }

  /// What the screen shows now.
  package var display: DisplayList {
    var recorder = DisplayList.Recorder(size: state.screen.bounds.size)
    for window in state.application.windowsByLevel {
      window.layoutIfNeeded()
      recorder.draw(window)
    }
    return recorder.list
  }

  /// Says what a person could not do.
  func report(_ sentence: String) {
    if let reporter = Self.reporter { reporter(sentence) } else { state.console(sentence) }
  }

  /// A step that was shown.
  package struct Shown {
    package let caption: String
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
