import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What a process began ends with it", .isolated)
struct AppProcessTests {
  let stage = Stage()
  let log = Log()

  @Test func `the completion of an animation does not run`() throws {
    stage.launch(WindowDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? WindowDelegate)
    UIView.animate(withDuration: 1, animations: { delegate.window?.alpha = 0.5 }) { _ in
      log.note("animated")
    }
    UIView.animate(withDuration: 1, animations: {}) { _ in log.note("animated nothing") }

    relaunch()

    #expect(log.lines == [])
  }

  @Test func `the completion of open does not run`() throws {
    stage.launch(WindowDelegate.self)
    UIApplication.shared.open(try #require(URL(string: "https://example.org"))) { _ in
      log.note("opened")
    }

    relaunch()

    #expect(log.lines == [] && stage.openedURLs.isEmpty)
  }

  @Test func `the question for permission goes, and nobody hears an answer`() {
    stage.launch(WindowDelegate.self)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
      log.note("answered")
    }
    #expect(stage.buttons["Allow"].exists)

    relaunch()
    #expect(!stage.buttons["Allow"].exists)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
      log.note("answered anew")
    }
    stage.buttons["Allow"].tap()

    #expect(log.lines == ["answered anew"])
  }

  @Test func `a remark about a document is made again in the next process`() {
    Device.current.console = { line in
      if line.contains("MAYBE") { log.note("told") }
    }
    stage.launch(FaultyNibDelegate.self)

    relaunch()

    #expect(log.lines == ["told", "told"])
  }

  @Test func `what began before any launch belongs to no process`() {
    UIView.animate(withDuration: 1, animations: {}) { _ in log.note("animated") }
    stage.launch(WindowDelegate.self)

    relaunch()

    #expect(log.lines == ["animated"])
  }

  @Test func `ending is one assignment`() throws {
    stage.launch(WindowDelegate.self)
    weak let process = Device.current.process
    weak let application = UIApplication.shared
    weak let delegate = UIApplication.shared.delegate as? WindowDelegate
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("timer") }
    stage.pressHome()

    Device.current.endProcess()
    stage.clock.advance(by: 60)

    #expect(process == nil && application == nil && delegate == nil)
    #expect(!timer.isValid && log.lines == [])
    #expect(Device.current.process == nil)
  }

  @Test func `a timer lets go of the target that keeps it`() {
    stage.launch(WindowDelegate.self)
    weak var target: TimerTarget?
    do {
      let made = TimerTarget()
      made.timer = Timer.scheduledTimer(
        timeInterval: 1, target: made, selector: TimerTarget.tick, userInfo: nil, repeats: true)
      target = made
    }
    #expect(target != nil)

    stage.terminate()

    #expect(target == nil)
  }

  @Test func `what is scheduled while it goes does not run, and does not trap`() {
    stage.launch(WindowDelegate.self)
    let clock = Device.current.clock
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [keeper = Retainer(clock, log)] _ in
      _ = keeper
    }

    stage.terminate()
    stage.clock.advance(by: 5)

    #expect(log.lines == ["gone"])
  }

  @Test func `a launch takes away the lock and the other application`() throws {
    stage.autoLock = 30
    stage.launch(WindowDelegate.self)
    stage.clock.advance(by: 31)
    stage.terminate()

    stage.launch(WindowDelegate.self)
    stage.pressHome()

    #expect(!stage.buttons["Unlock"].exists && stage.icons.count == 1)
  }

  private func relaunch() {
    stage.terminate()
    stage.activate()
    stage.clock.advance(by: 5)
  }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Loads a document at each launch that says something of a view that it cannot be.
private final class FaultyNibDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let document = Samples.xib("<view id=\"a\" hidden=\"MAYBE\"/>")
    for _ in 1...2 {
      _ = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    return true
  }
}

private final class TimerTarget: NSObject {
  var timer: Timer?

  func tick(_ timer: Timer) {}
}

/// Schedules something when it goes.
private final class Retainer {
  private let clock: Clock
  private let log: Log

  init(_ clock: Clock, _ log: Log) {
    (self.clock, self.log) = (clock, log)
  }

  isolated deinit {
    log.note("gone")
    clock.schedule(after: 1, .timer) { [log] in log.note("ran") }
  }
}
