import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("An application that has ended", .isolated)
struct RelaunchTests {
  let stage = Stage()

  @Test func `the home screen is seen, and its icon launches the application anew`() throws {
    stage.launch(DiaryDelegate.self)
    let former = try #require(UIApplication.shared.delegate as? DiaryDelegate)
    stage.terminate()
    #expect(stage.icons["App"].isHittable)

    stage.icons["App"].tap()

    let delegate = try #require(UIApplication.shared.delegate as? DiaryDelegate)
    #expect(delegate !== former)
    #expect(delegate.diary == ["willFinish", "didFinish", "didBecomeActive"])
    #expect(stage.icons.count == 0 && stage.windows == [delegate.window].compactMap { $0 })
  }

  @Test func `an address launches it anew too`() throws {
    let info = try Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]])
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.terminate()

    stage.open(try #require(URL(string: "groups:x")))

    #expect(Heard.lines == ["willFinish", "didFinish", "app opens groups:x", "app active"])
  }

  @Test func `another one may be launched in its place, with scenes or without`() throws {
    let info = try Info(Info.scenes(delegate: "HeadlessUIKitTests.DiarySceneDelegate"))
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.terminate()

    stage.launch(DiaryDelegate.self, bundle: try Info([:]).bundle)

    let window = try #require((UIApplication.shared.delegate as? DiaryDelegate)?.window)
    #expect(stage.windows == [window] && window.isKeyWindow)
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 1 && scenes.first === window.windowScene)
  }

  @Test func `nothing of the former process is left, and what the device knows is`() throws {
    weak var application: UIApplication?
    weak var delegate: DiaryDelegate?
    weak var window: UIWindow?
    stage.launch(DiaryDelegate.self)
    do {
      let former = try #require(UIApplication.shared.delegate as? DiaryDelegate)
      (application, delegate, window) = (UIApplication.shared, former, former.window)
    }
    UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { _, _ in }
    stage.buttons["Allow"].tap()
    UNUserNotificationCenter.current().setBadgeCount(3)
    stage.terminate()

    stage.activate()

    #expect(application == nil && delegate == nil && window == nil)
    stage.pressHome()
    #expect(stage.icons[0].value == "3 new items")
  }

  @Test func `a window somebody kept is seen no more`() throws {
    stage.launch(DiaryDelegate.self)
    let kept = try #require((UIApplication.shared.delegate as? DiaryDelegate)?.window)
    stage.terminate()

    stage.activate()

    #expect(!stage.windows.contains(kept) && !kept.isKeyWindow && stage.windows.count == 1)
  }

  @Test func `Home does nothing to an application that has ended`() throws {
    stage.launch(DiaryDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? DiaryDelegate)
    stage.terminate()

    stage.pressHome()

    #expect(delegate.diary.last == "willTerminate")
  }
}
