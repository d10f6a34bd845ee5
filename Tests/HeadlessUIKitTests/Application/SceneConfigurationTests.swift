import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What a scene is made of", .isolated)
struct SceneConfigurationTests {
  let stage = Stage()
  let console = ConsoleRecorder()

  @Test func `the delegate says in code what Info.plist does not say`() throws {
    stage.launch(ConfiguringDelegate.self)

    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(scene is OwnScene && scene.delegate is RecordingSceneDelegate)
    #expect(scene.activationState == .foregroundActive && stage.windows.count == 1)
  }

  @Test func `a storyboard in the configuration makes window and controller`() throws {
    let info = try Info(
      Info.scenes(delegate: "CoreApplicationTests.RecordingSceneDelegate", storyboard: "Main"),
      files: ["Main.storyboard": Info.storyboard()])

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.keyWindow?.rootViewController is LifeCycleController)
    #expect((scene.delegate as? RecordingSceneDelegate)?.window === scene.keyWindow)
    #expect(stage.staticTexts["Hello"].isHittable)
  }

  @Test func `a class that does not exist is named, and the scene has no delegate`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.SceneDelegat"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(
      console.lines.first?.hasPrefix(
        "Info.plist configuration \"Default Configuration\" for "
          + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could "
          + "not load class with name \"CoreApplicationTests.SceneDelegat\".") == true)
    #expect(UIApplication.shared.connectedScenes.first?.delegate == nil)
  }

  @Test func `a class that is no delegate of scenes is named`() throws {
    let info = try Info(Info.scenes(delegate: "CoreTestSupport.UnrelatedClass"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(console.lines.count == 1)
    #expect(console.lines.first?.contains("UnrelatedClass is no UISceneDelegate") == true)
  }

  @Test func `a configuration that Info.plist does not have is named`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.RecordingSceneDelegate"))

    stage.launch(MisnamingDelegate.self, bundle: info.bundle)

    #expect(
      console.lines == [
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
          + "\"Other\"). It has \u{201C}Default Configuration\u{201D}."
      ])
  }

  @Test(arguments: [
    (0, "Info.plist contained no UIScene configuration dictionary (looking for configuration"),
    (1, "Info.plist contained no UIScene configuration dictionary (looking for configuration"),
    (2, "The scene configuration \"Main\" names no delegate, so nobody makes a window."),
  ])
  func `a manifest that names no delegate is a black screen with words`(
    kind: Int, message: String
  ) throws {
    let entries = [["UISceneConfigurationName": "Main"]]
    let manifest: [String: Any] =
      switch kind {
      case 0: [:]
      case 1: ["UISceneConfigurations": ["UIWindowSceneSessionRole": entries]]
      default: ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries]]
      }
    let info = try Info(["UIApplicationSceneManifest": manifest])

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(console.lines.count == 1 && console.lines.first?.hasPrefix(message) == true)
  }

  @Test func `a storyboard needs a delegate, and a property to keep its window in`() throws {
    let files = ["Main.storyboard": Info.storyboard()]
    let info = try Info(
      Info.scenes(delegate: "CoreApplicationTests.WindowlessSceneDelegate", storyboard: "Main"),
      files: files)

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(stage.windows.isEmpty)
    #expect(
      console.lines.contains {
        $0.hasPrefix("The scene delegate must implement the window property if it wants to use a")
      })
  }

  @Test func `a storyboard without a first controller shows nothing, and the console says so`()
    throws
  {
    let info = try Info(
      Info.scenes(delegate: "CoreApplicationTests.WindowlessSceneDelegate", storyboard: "Main"),
      files: ["Main.storyboard": Info.storyboard(initial: "none")])

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(
      console.lines.first?.hasPrefix(
        "Failed to instantiate the default view controller for UISceneStoryboardFile 'Main' - "
          + "perhaps the designated entry point is not set?") == true)
  }

  @Test func `a window that nobody keeps is missed`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.WindowLosingSceneDelegate"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(stage.windows.isEmpty)
    #expect(
      console.lines == [
        "A window that was shown during the launch is gone, because nobody keeps it. Store it in a "
          + "property: self.window = window."
      ])
  }

  @Test func `B121: a window made without its scene is not seen`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.OutdatedSceneDelegate"))

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(stage.windows.isEmpty && console.lines.count == 1)
    #expect(console.lines.first?.contains("belongs to no scene") == true)
  }

  @Test func `B121: an application without scenes is warned, and then refused`() async throws {
    stage.sdkVersion = 26
    stage.launch(RecordingDelegate.self)
    #expect(
      console.lines == [
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
          + "future. Add UIApplicationSceneManifest to Info.plist."
      ])

    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Device.current.sdkVersion = 27
        RecordingDelegate.main()
      }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("reason: 'UIScene life cycle is required'"))
  }

  @Test func `B121: one with scenes launches whatever it is built with`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.RecordingSceneDelegate"))
    stage.sdkVersion = 27

    stage.launch(ProcessDelegate.self, bundle: info.bundle)

    #expect(stage.windows.count == 1 && console.lines.isEmpty)
  }

  @Test func `an application without scenes has one that nobody hears of`() throws {
    stage.launch(RecordingDelegate.self)

    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = try #require((UIApplication.shared.delegate as? RecordingDelegate)?.window)
    #expect(UIApplication.shared.connectedScenes.count == 1 && scene.delegate == nil)
    #expect(window.windowScene === scene && scene.windows.contains(window))
    #expect(scene.keyWindow === window)
  }
}
