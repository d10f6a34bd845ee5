import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 4: OrderOfLaunch", .exercise, .serialized)
struct OrderOfLaunchTests {
  let stage = Stage()

  @Test(.todo(1))
  func `the application comes first`() {
    #expect(
      preparations(for: LaunchPlan(hasStoryboard: true))
        == [.application, .applicationDelegate, .willFinish, .didFinish],
      "The application is made, then its delegate. The delegate hears of the launch before a scene."
    )
  }

  @Test(.todo(2))
  func `the storyboard is there before the scene delegate hears`() {
    #expect(
      connection(of: LaunchPlan(hasStoryboard: true)) == [
        .sceneDelegate, .storyboard, .willConnect,
      ],
      "The delegate is made, and the window of the storyboard is in it when willConnectTo is called."
    )
  }

  @Test(.todo(3))
  func `the window is shown, then the scene is active`() {
    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: true)).suffix(2)
        == [.windowIsShown, .sceneIsActive],
      "There is something to see before the scene is active. That is the end of a launch.")
  }

  @Test(.todo(3))
  func `without a storyboard UIKit shows no window`() {
    // The console says that the screen is black, which it is.
    let real = despiteComplaints { Self.realEvents(of: LaunchPlan(), on: stage) }

    #expect(
      launchEvents(of: LaunchPlan()) == real,
      "UIKit shows the window that it made, and without a storyboard it made none.")
  }

  @Test(.todo(3))
  func `without a scene delegate the launch goes on`() {
    let plan = LaunchPlan(hasStoryboard: true, hasSceneDelegate: false)

    #expect(
      launchEvents(of: plan)
        == [.application, .applicationDelegate, .willFinish, .didFinish, .sceneIsActive],
      "Nobody keeps the window of the storyboard, so there is none. The scene is active at the end."
    )
    #expect(
      launchEvents(of: LaunchPlan(hasStoryboard: false, hasSceneDelegate: false))
        == [.application, .applicationDelegate, .willFinish, .didFinish, .sceneIsActive],
      "There is no storyboard and no scene delegate. The scene is active all the same.")
  }

  @Test(.todo(3))
  func `a real launch agrees`() {
    let plan = LaunchPlan(hasStoryboard: true)

    #expect(
      launchEvents(of: plan) == Self.realEvents(of: plan, on: stage),
      "An app with a storyboard and a scene delegate was started, and did it in another order.")
  }

  /// Starts an app, and returns what happened.
  private static func realEvents(of plan: LaunchPlan, on stage: Stage) -> [LaunchEvent] {
    guard let url = Bundle.module.url(forResource: "Board", withExtension: "bundle") else {
      return []
    }
    BoardAppDelegate.plan = plan
    BoardAppDelegate.events = []
    stage.launch(bundle: Bundle(url: url)) {
      UIApplicationMain(
        0, CommandLine.unsafeArgv, NSStringFromClass(BoardApplication.self),
        NSStringFromClass(BoardAppDelegate.self))
    }
    return BoardAppDelegate.events
  }
}

/// Writes down that it is made.
final class BoardApplication: UIApplication {
  required init() {
    super.init()
    BoardAppDelegate.events.append(.application)
  }
}

/// Writes down what happens from the time it is made.
final class BoardAppDelegate: UIResponder, UIApplicationDelegate {
  static var plan = LaunchPlan()
  static var events: [LaunchEvent] = []

  override init() {
    super.init()
    Self.events.append(.applicationDelegate)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: BoardAppDelegate.windowWasShown,
      name: UIWindow.didBecomeVisibleNotification, object: nil)
    center.addObserver(
      self, selector: BoardAppDelegate.sceneWasActivated,
      name: UIScene.didActivateNotification, object: nil)
  }

  private func windowWasShown() { Self.events.append(.windowIsShown) }

  private func sceneWasActivated() { Self.events.append(.sceneIsActive) }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.events.append(.willFinish)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.events.append(.didFinish)
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    if Self.plan.hasSceneDelegate { configuration.delegateClass = BoardSceneDelegate.self }
    if Self.plan.hasStoryboard {
      configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)
    }
    return configuration
  }
}

/// Writes down that it is made, and what it is given and told.
final class BoardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  override init() {
    super.init()
    BoardAppDelegate.events.append(.sceneDelegate)
  }

  var window: UIWindow? {
    didSet { BoardAppDelegate.events.append(.storyboard) }
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    BoardAppDelegate.events.append(.willConnect)
  }
}

extension OrderOfLaunchTests: ExerciseScene {
  static let advice = "What you predict, and what a real launch of this course does."

  var opening: SceneOpening {
    let plan = LaunchPlan(hasStoryboard: true)
    let (predicted, real) = (launchEvents(of: plan), Self.realEvents(of: plan, on: stage))
    return .table(
      ["step", "you predict", "a real launch"],
      rows: (0..<max(predicted.count, real.count)).map { step in
        [predicted, real].reduce(into: ["\(step + 1)"]) { row, events in
          row.append(step < events.count ? "\(events[step])" : "–")
        }
      })
  }
}
