import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

/// Launches with delegates written as Xcode writes them: neither `final`, nor with a `required init`.
///
/// The whole template, with `@main`, is the program in Tests/TemplateFixture.
@Suite("Delegates as Xcode's templates declare them", .isolated)
struct TemplateTests {
  let stage = Stage()

  @Test func `an application's delegate is made by its class, its properties set`() throws {
    stage.launch(OldTemplateDelegate.self)

    let delegate = try #require(UIApplication.shared.delegate as? OldTemplateDelegate)
    #expect(delegate.window?.isKeyWindow == true && delegate.launches == ["didFinish"])
  }

  @Test func `a subclass is made with what it adds`() throws {
    stage.launch(DerivedTemplateDelegate.self)

    let delegate = try #require(UIApplication.shared.delegate as? DerivedTemplateDelegate)
    #expect(delegate.launches == ["init", "didFinish"] && delegate.numbers == [1, 2, 3])
  }

  @Test func `a scene's delegate is made by its class`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.TemplateSceneDelegate"))

    stage.launch(PlainTemplateDelegate.self, bundle: info.bundle)

    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? TemplateSceneDelegate)
    #expect(delegate.window?.windowScene === scene)
  }

  @Test func `an object of a document is made by its init`() throws {
    let nib = UINib(
      data: Data(
        Samples.xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <customObject id="a" customClass="TemplateStore" customModule="CoreApplicationTests"/>
          """
        ).utf8), bundle: nil)

    let objects = nib.instantiate(withOwner: nil)

    #expect((objects.first as? TemplateStore)?.cards == ["Ace"])
  }

  @Test func `a delegate without init stops the program in Swift's words`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Stage().launch(UnmakeableDelegate.self) }
    }

    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("Use of unimplemented initializer 'init()'"))
    #expect(error.contains("UnmakeableDelegate"))
  }
}

/// A delegate as it was written before there were scenes.
class OldTemplateDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var launches: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("didFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

class PlainTemplateDelegate: UIResponder, UIApplicationDelegate {}

class DerivedTemplateDelegate: OldTemplateDelegate {
  var numbers = [1, 2, 3]

  override init() {
    super.init()
    launches.append("init")
  }
}

class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

class TemplateStore: NSObject {
  var cards = ["Ace"]
}

class UnmakeableDelegate: UIResponder, UIApplicationDelegate {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}
