import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 11: TeaByAddress", .exercise, .serialized)
struct TeaByAddressTests {
  let stage = Stage()

  @Test(.todo(1))
  func `the shop is opened in another app`() async throws {
    try launch()
    stage.installApplication("Tea Shop", schemes: ["teashop"])

    try await pressShop()

    #expect(
      stage.openedURLs.map(\.absoluteString) == ["teashop:all"],
      "Press Shop: another app opens the address, once. Call open on the application.")
    #expect(
      UIApplication.shared.applicationState == .background,
      "The shop is in front now. Leave that to open, and stay behind it.")
  }

  @Test(.todo(1))
  func `a shop that was opened changes no text`() async throws {
    try launch()
    stage.installApplication("Tea Shop", schemes: ["teashop"])

    try await pressShop()
    try #require(stage.openedURLs.count == 1, .needed("Shop has to open one address first."))
    stage.activate()

    #expect(
      says("No tea") && !says("No app opens it"),
      "An app opened the shop. Change the text only if the answer is false. It comes in the closure."
    )
  }

  @Test(.todo(1))
  func `without an app for it the screen says so`() async throws {
    try launch()

    try await pressShop()

    stage.expectToRead(
      "No app opens it",
      "No app opened the shop, and the screen does not say so. The closure of open gets the answer."
    )
    #expect(!says("No tea"), "The old text is still there. Assign the new one to text.")
  }

  @Test(.todo(1))
  func `the shop can be opened once more`() async throws {
    try launch()
    try await pressShop()
    try #require(says("No app opens it"), .needed("The screen has to say No app opens it first."))
    stage.installApplication("Tea Shop", schemes: ["teashop"])

    try await pressShop()

    #expect(
      stage.openedURLs.count == 1,
      "Now there is an app for the shop. Ask the system each time Shop is pressed.")
  }

  @Test(.todo(2))
  func `the tea of the launch is shown`() throws {
    try launch("tea:mint")

    #expect(
      says("mint") && !says("No tea"),
      "The app was launched with tea:mint. The address is in the urlContexts of connectionOptions.")
  }

  @Test(.todo(2))
  func `a name of two words is shown whole`() throws {
    try launch("tea:mint")
    try #require(
      says("mint"), .needed("The app was launched with tea:mint, and has to say mint first."))
    stage.terminate()

    try launch("tea:green%20tea")

    stage.expectToRead(
      "green tea",
      "The address is tea:green%20tea, and the tea is green tea. Use name(ofTeaAt:).")
  }

  @Test(.todo(2))
  func `without an address there is no tea`() throws {
    try launch("tea:mint")
    try #require(
      says("mint"), .needed("The app was launched with tea:mint, and has to say mint first."))
    stage.terminate()

    try launch()

    stage.expectToRead(
      "No tea",
      "The app was launched by its icon. There is no address then, so leave the text as it is.")
  }

  @Test(.todo(3))
  func `an address shows its tea while the app runs`() throws {
    try launch()

    try open("tea:rooibos")

    #expect(
      says("rooibos") && !says("No tea"),
      "The app runs, and tea:rooibos was opened. UIKit calls openURLContexts on the scene delegate."
    )
  }

  @Test(.todo(3))
  func `each address shows its own tea`() throws {
    try launch()
    try open("tea:rooibos")
    try #require(says("rooibos"), .needed("The screen has to say rooibos first."))

    try open("tea:green%20tea")

    stage.expectToRead(
      "green tea",
      "A second address was opened: tea:green%20tea. Show each, with name(ofTeaAt:).")
  }

  @Test(.todo(3))
  func `an address comes to an app that was left`() throws {
    try launch("tea:mint")
    stage.pressHome()

    try open("tea:rooibos")

    stage.expectToRead(
      "rooibos",
      "The app was in the background, and tea:rooibos brought it back. Show this tea.")

    stage.pressHome()
    stage.activate()
    stage.expectToRead(
      "rooibos",
      "The person left the app and came back. The tea is still rooibos.")
  }

  /// Launches the app, with an address or by its icon.
  private func launch(_ address: String? = nil) throws {
    let resource = Bundle.module.url(forResource: "Addresses", withExtension: "bundle")
    let folder = try #require(resource, "The bundle of the tests lacks Addresses.bundle.")
    stage.launch(
      WantedTeaAppDelegate.self, bundle: Bundle(url: folder),
      opening: address.flatMap { URL(string: $0) })
  }

  /// Presses Shop, and lets the answer come.
  private func pressShop() async throws {
    try #require(stage.buttons["Shop"].isHittable, "The button Shop is gone. Leave it there.")
    // The console says which address nobody opens.
    await despiteComplaints(waitingFor: {
      stage.buttons["Shop"].tap()
      // The answer may be waited for in a task.
      await stage.letTimePass()
      stage.clock.advance(by: 0.1)
      await stage.letTimePass()
    })
  }

  /// Opens an address, as a tap in a mail does.
  private func open(_ address: String) throws {
    stage.open(try #require(URL(string: address)))
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }
}

/// The delegate of an app whose scene has a WantedTeaSceneDelegate.
final class WantedTeaAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WantedTeaSceneDelegate.self
    return configuration
  }
}

extension TeaByAddressTests: ExerciseScene {
  static let advice =
    "The app was launched with tea:mint. Press Mail for an address in a mail, then press Shop."

  var opening: SceneOpening {
    try? launch("tea:mint")
    return .phone(stage, keeping: windowWithMail())
  }

  /// Shows a button in front of the app, which opens an address.
  private func windowWithMail() -> UIWindow? {
    let scene = UIApplication.shared.connectedScenes.first
    guard let windowScene = scene as? UIWindowScene else { return nil }
    let action = UIAction(title: "Mail") { [stage] _ in
      if let url = URL(string: "tea:rooibos") { stage.open(url) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let window = UIWindow(windowScene: windowScene)
    window.frame = CGRect(x: 180, y: 480, width: 120, height: 44)
    window.windowLevel = .alert
    window.rootViewController = controller
    window.isHidden = false
    return window
  }
}
