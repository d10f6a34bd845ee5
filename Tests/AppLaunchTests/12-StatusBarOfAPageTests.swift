import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 12: StatusBarOfAPage", .exercise, .serialized)
struct StatusBarOfAPageTests {
  let stage = Stage()
  let page = PageViewController()

  init() {
    stage.launch(PageAppDelegate.self)
  }

  @Test(.todo(1))
  func `on a dark page the text is light`() {
    page.isDark = true

    show(page)

    #expect(
      style == .lightContent,
      "The page is dark, and the text on it is not light. Override preferredStatusBarStyle.")
  }

  @Test(.todo(1))
  func `on a light page the text is dark`() {
    show(page)

    #expect(
      style == .darkContent,
      "The page is light. Its text has to be .darkContent: .default chooses by itself.")
  }

  @Test(.todo(1))
  func `while a person reads there is no bar`() throws {
    page.isReading = true

    show(page)

    #expect(
      try isHidden,
      "A person reads the page, and the bar is there. Override prefersStatusBarHidden.")
  }

  @Test(.todo(1))
  func `a dark page has its bar until somebody reads it`() throws {
    page.isDark = true

    show(page)

    try #require(style == .lightContent, .needed("The text on a dark page has to be light first."))
    #expect(try !isHidden, "Nobody reads the page, and the bar is hidden. Ask isReading.")
  }

  @Test(.todo(2))
  func `the text follows the page`() throws {
    show(page)
    try #require(style == .darkContent, .needed("The text on a light page has to be dark first."))

    page.isDark = true
    #expect(
      style == .lightContent,
      "The page is dark now, and the text is still dark. Call setNeedsStatusBarAppearanceUpdate().")

    page.isDark = false
    #expect(style == .darkContent, "The page is light again, and the text on it is still light.")
  }

  @Test(.todo(2))
  func `the bar goes and comes back`() throws {
    show(page)
    try #require(style == .darkContent, .needed("The text on a light page has to be dark first."))

    page.isReading = true
    #expect(
      try isHidden,
      "A person began to read, and the bar is still there. Call setNeedsStatusBarAppearanceUpdate()."
    )

    page.isReading = false
    #expect(try !isHidden, "Nobody reads any more, and the bar did not come back.")
  }

  @Test(.todo(3))
  func `in a book the page decides about the text`() throws {
    page.isDark = true
    let other = PageViewController()

    show(BookViewController(page: page))
    #expect(
      style == .lightContent,
      "The book shows a dark page, and the book is asked for the style. Name its child.")

    show(BookViewController(page: other))
    #expect(
      style == .darkContent,
      "The book shows a light page, and the text on it is not dark. The page has to be asked.")
  }

  @Test(.todo(3))
  func `in a book the page decides whether there is a bar`() throws {
    page.isReading = true

    show(BookViewController(page: page))

    #expect(
      try isHidden,
      "A person reads a page of the book, and the bar is there. For hiding another property is asked."
    )
    show(BookViewController(page: PageViewController()))
    #expect(try !isHidden, "Nobody reads the page of this book, and its bar is hidden.")
  }

  @Test(.todo(3))
  func `a page in a book changes the bar, too`() throws {
    show(BookViewController(page: page))
    try #require(
      style == .darkContent, .needed("In a book the text on a light page has to be dark first."))

    page.isDark = true
    #expect(
      style == .lightContent, "The page in the book became dark, and its text did not follow.")

    page.isReading = true
    #expect(try isHidden, "A person reads the page in the book, and the bar is still there.")
  }

  @Test(.todo(4))
  func `turning to another page changes the text`() throws {
    let book = BookViewController(page: page)
    let dark = PageViewController()
    dark.isDark = true
    show(book)
    try #require(
      style == .darkContent, .needed("In a book the text on a light page has to be dark first."))

    book.turn(to: dark)
    #expect(
      style == .lightContent,
      "The book shows a dark page now, and nobody asked it. Have UIKit ask when the page is there.")

    book.turn(to: PageViewController())
    #expect(
      style == .darkContent, "The book shows a light page again, and the text is still light.")
  }

  @Test(.todo(4))
  func `turning to another page brings the bar back`() throws {
    page.isReading = true
    let book = BookViewController(page: page)
    show(book)
    try #require(
      isHidden, .needed("While a person reads in a book, the bar has to be hidden first."))

    book.turn(to: PageViewController())

    #expect(
      try !isHidden,
      "The page that was read is gone, and the bar is still hidden. Have UIKit ask again.")
  }

  /// Makes a controller the root of a window.
  private func show(_ controller: UIViewController) {
    (scene?.delegate as? PageSceneDelegate)?.window?.rootViewController = controller
    stage.clock.advance(by: 0)
  }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.first as? UIWindowScene
  }

  private var style: UIStatusBarStyle? { scene?.statusBarManager?.statusBarStyle }

  private var isHidden: Bool {
    get throws { try #require(scene?.statusBarManager).isStatusBarHidden }
  }
}

/// The delegate of an app with an empty screen.
final class PageAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PageSceneDelegate.self
    return configuration
  }
}

/// Shows an empty screen in a window.
final class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

extension StatusBarOfAPageTests: ExerciseScene {
  static let advice =
    "Press the buttons and look at the status bar. Turn shows a page of the other colour."

  var opening: SceneOpening {
    let book = BookViewController(page: page)
    show(book)
    let actions = [
      UIAction(title: "Dark or light") { _ in book.page.isDark.toggle() },
      UIAction(title: "Read or stop") { _ in book.page.isReading.toggle() },
      UIAction(title: "Turn") { _ in
        let other = PageViewController()
        other.isDark = !book.page.isDark
        book.turn(to: other)
      },
    ]
    return .phone(stage, keeping: window(with: actions))
  }

  /// Shows buttons in front of the book.
  private func window(with actions: [UIAction]) -> UIWindow? {
    guard let scene else { return nil }
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 8 + 44 * index, width: 200, height: 44)
      controller.view.addSubview(button)
    }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 40, y: 200, width: 240, height: 148)
    window.rootViewController = controller
    window.isHidden = false
    return window
  }
}
