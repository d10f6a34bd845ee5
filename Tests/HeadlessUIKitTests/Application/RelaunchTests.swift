import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("An application that has ended", .isolated)
struct RelaunchTests {
  let stage = Stage()

  @Test func `the home screen is seen, and its icon launches the application anew`() throws {
    stage.launch(RecordingDelegate.self)
    let former = try #require(UIApplication.shared.delegate as? RecordingDelegate)
    stage.terminate()
    #expect(stage.icons["App"].isHittable)

    stage.icons["App"].tap()

    let delegate = try #require(UIApplication.shared.delegate as? RecordingDelegate)
    #expect(delegate !== former)
    #expect(delegate.diary == ["willFinish", "didFinish", "didBecomeActive"])
    #expect(stage.icons.count == 0 && stage.windows == [delegate.window].compactMap { $0 })
  }

  @Test func `an address launches it anew too`() throws {
    let info = try Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]])
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.terminate()

    stage.open(try #require(URL(string: "groups:x")))

    #expect(SceneCalls.lines == ["willFinish", "didFinish", "app opens groups:x", "app active"])
  }

  @Test func `another one may be launched in its place, with scenes or without`() throws {
    let info = try Info(Info.scenes(delegate: "CoreApplicationTests.RecordingSceneDelegate"))
    stage.launch(ProcessDelegate.self, bundle: info.bundle)
    stage.terminate()

    stage.launch(RecordingDelegate.self, bundle: try Info([:]).bundle)

    let window = try #require((UIApplication.shared.delegate as? RecordingDelegate)?.window)
    #expect(stage.windows == [window] && window.isKeyWindow)
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 1 && scenes.first === window.windowScene)
  }

  @Test func `nothing of the former process is left, and what the device knows is`() throws {
    weak var application: UIApplication?
    weak var delegate: RecordingDelegate?
    weak var window: UIWindow?
    stage.launch(RecordingDelegate.self)
    do {
      let former = try #require(UIApplication.shared.delegate as? RecordingDelegate)
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
    stage.launch(RecordingDelegate.self)
    let kept = try #require((UIApplication.shared.delegate as? RecordingDelegate)?.window)
    stage.terminate()

    stage.activate()

    #expect(!stage.windows.contains(kept) && !kept.isKeyWindow && stage.windows.count == 1)
  }

  @Test func `timers and observers end with their process, those of nobody's go on`() {
    let log = Log()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("own timer") }
    let name = Notification.Name("process")
    let own = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      log.note("own observer")
    }
    stage.launch(RecordingDelegate.self)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("timer") }
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      log.note("observer")
    }
    UIView.setAnimationsEnabled(false)

    stage.terminate()
    stage.clock.advance(by: 1)
    stage.activate()
    stage.clock.advance(by: 1)
    NotificationCenter.default.post(name: name, object: nil)

    #expect(log.lines == ["own timer", "own timer", "own observer"])
    #expect(UIView.areAnimationsEnabled)
    NotificationCenter.default.removeObserver(own)
  }

  @Test func `a notification outlives the process that scheduled it`() {
    stage.launch(RecordingDelegate.self)
    Reminder.allow(on: stage)
    UNUserNotificationCenter.current().add(Reminder.request("Tea", after: 60))

    stage.terminate()
    stage.activate()
    stage.terminate()
    stage.clock.advance(by: 60)
    stage.banners[0].tap()

    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `Home does nothing to an application that has ended`() throws {
    stage.launch(RecordingDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? RecordingDelegate)
    stage.terminate()

    stage.pressHome()

    #expect(delegate.diary.last == "willTerminate")
  }
}
