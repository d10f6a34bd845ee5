import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 16: NoticeInFront", .exercise, .serialized)
struct NoticeInFrontTests {
  let stage = Stage()
  let notice = Notice()
  let main: UIWindow

  init() throws {
    let resource = Bundle.module.url(forResource: "Addresses", withExtension: "bundle")
    let folder = try #require(resource, "The bundle of the tests lacks Addresses.bundle.")
    stage.launch(LetterAppDelegate.self, bundle: Bundle(url: folder))
    let scene = UIApplication.shared.connectedScenes.first
    main = try #require((scene?.delegate as? LetterSceneDelegate)?.window)
  }

  @Test(.todo(1))
  func `a person reads the notice`() {
    notice.show("Saved", over: view)

    #expect(
      stage.staticTexts["Saved"].exists,
      "Nobody sees the text. The window needs a root, is shown by isHidden, and somebody keeps it.")
    #expect(
      noticeWindows.map(\.frame) == [notice.frame],
      "The notice is one window more, with the frame of the notice.")
  }

  @Test(.todo(1))
  func `who types goes on typing`() throws {
    stage.textFields[0].tap()
    stage.textFields[0].typeText("Dear A")
    let key = main.windowScene?.keyWindow

    try showNotice()

    #expect(
      main.windowScene?.keyWindow === key,
      "The notice took the keyboard: its window is the key window now. Show it with isHidden.")
    stage.textFields[0].typeText("nn")
    #expect(
      stage.textFields[0].value == "Dear Ann",
      "The person typed on, and it did not reach the letter."
    )
  }

  @Test(.todo(1))
  func `what is beside the notice can be tapped`() throws {
    try showNotice()

    #expect(
      stage.buttons["Send"].isHittable,
      "The notice covers the button Send. Give its window the frame of the notice.")
  }

  @Test(.todo(1))
  func `a second text takes the place of the first`() throws {
    try showNotice()

    notice.show("Sent", over: view)

    #expect(
      stage.staticTexts["Sent"].exists && !stage.staticTexts["Saved"].exists,
      "The notice said Saved, and has to say Sent now. The new text takes the place of the old one."
    )
    #expect(noticeWindows.count == 1, "Each show made a window, and the old one is still there.")
  }

  @Test(.todo(1))
  func `it lies in the scene of the view`() throws {
    try showNotice()
    notice.hide()
    let first = try #require(main.windowScene)
    stage.openNewWindow()
    let others = UIApplication.shared.connectedScenes.filter { $0 !== first }
    let second = try #require((others.first?.delegate as? LetterSceneDelegate)?.window)

    let inSecond = try scene(of: second)
    let inFirst = try scene(of: main)

    #expect(
      inSecond === second.windowScene && inFirst === first,
      "The app has two scenes, and the notice is in the wrong one. Ask the window of the view.")
  }

  @Test(.todo(1))
  func `for a view in no window nothing is shown`() throws {
    try showNotice()
    let other = Notice()

    other.show("Lost", over: UIView())

    #expect(
      !stage.staticTexts["Lost"].exists && noticeWindows.count == 1,
      "The view lies in no window, so it has no scene, and a notice was shown. Show nothing then.")
  }

  @Test(.todo(2))
  func `it lies in front of an alert`() throws {
    let alert = showWindow(level: .alert)

    try showNotice()

    #expect(
      main.windowScene?.windows.last === noticeWindows.first { $0 !== alert },
      "A window of the level alert lies in front of the notice. A higher level is in front.")
  }

  @Test(.todo(2))
  func `an alert that comes later lies behind it`() throws {
    try showNotice()
    let window = try #require(noticeWindows.first)

    let alert = showWindow(level: .alert)

    #expect(
      main.windowScene?.windows.last === window,
      "The alert came later, and lies in front. Of one level the later is in front, so add 1 to alert."
    )
    withExtendedLifetime(alert) {}
  }

  @Test(.todo(3))
  func `hide takes it away`() throws {
    try showNotice()

    notice.hide()

    #expect(
      !stage.staticTexts["Saved"].exists, "The notice is hidden, and a person still reads it.")
    #expect(
      noticeWindows.isEmpty,
      "A hidden window is still in the list of the scene. Let nobody keep it, then it is gone.")
  }

  @Test(.todo(3))
  func `it can be shown again`() throws {
    try showNotice()
    notice.hide()
    try #require(
      noticeWindows.isEmpty, .needed("hide has to take the window out of its scene first."))

    notice.show("Sent", over: view)

    #expect(
      stage.staticTexts["Sent"].exists, "The notice was hidden and shown again. Nobody sees it now."
    )
  }

  private var view: UIView { main.rootViewController?.view ?? UIView() }

  /// The windows of the first scene without that of the letter.
  private var noticeWindows: [UIWindow] {
    (main.windowScene?.windows ?? []).filter { $0 !== main }
  }

  private func showNotice() throws {
    notice.show("Saved", over: view)
    try #require(
      stage.staticTexts["Saved"].exists, .needed("A person has to read Saved in the notice first."))
  }

  /// Shows a notice over a window, and returns the scene that has one window more.
  private func scene(of window: UIWindow) throws -> UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let counts = scenes.map(\.windows.count)
    let other = Notice()
    other.show("Saved", over: try #require(window.rootViewController?.view))
    let scene = zip(scenes, counts).first { $0.windows.count > $1 }?.0
    other.hide()
    return scene
  }

  /// Shows an empty window of a level in front of the letter.
  private func showWindow(level: UIWindow.Level) -> UIWindow? {
    guard let scene = main.windowScene else { return nil }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }
}

/// A letter that a person types and sends.
final class LetterPageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 30))
    field.borderStyle = .roundedRect
    field.placeholder = "Letter"
    view.addSubview(field)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 170, width: 120, height: 44)
    view.addSubview(button)
  }
}

/// The delegate of an app with a letter.
final class LetterAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LetterSceneDelegate.self
    return configuration
  }
}

/// Shows a letter in a window.
final class LetterSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = LetterPageViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

extension NoticeInFrontTests: ExerciseScene {
  static let advice = "Type something, and press Show notice while you type. Then type on."

  var opening: SceneOpening {
    let view = view
    let actions = [
      UIAction(title: "Show notice") { [notice] _ in notice.show("Saved", over: view) },
      UIAction(title: "Hide notice") { [notice] _ in notice.hide() },
    ]
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 220 + 50 * index, width: 160, height: 44)
      view.addSubview(button)
    }
    return .phone(stage)
  }
}
