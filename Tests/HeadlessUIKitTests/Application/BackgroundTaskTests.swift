import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Time in the background", .isolated)
struct BackgroundTaskTests {
  let stage = Stage()
  let console = ConsoleRecorder()
  let log = Log()
  var application: UIApplication { .shared }

  init() {
    stage.launch(RecordingDelegate.self)
  }

  @Test func `B126: a suspended application ends without hearing of it`() throws {
    let delegate = try #require(application.delegate as? RecordingDelegate)
    stage.pressHome()

    stage.terminate()

    #expect(!delegate.diary.contains("willTerminate"))
  }

  @Test func `B126: one that still has something to do hears of its end`() throws {
    let delegate = try #require(application.delegate as? RecordingDelegate)
    _ = application.beginBackgroundTask()
    stage.pressHome()

    stage.terminate()

    #expect(delegate.diary.last == "willTerminate")
  }

  @Test func `an application that was ended expires nothing`() {
    _ = application.beginBackgroundTask { [log] in log.note("expired") }
    stage.pressHome()
    stage.terminate()

    stage.clock.advance(by: 31)

    #expect(log.lines == [] && console.lines == [])
  }

  @Test func `tasks are numbered, and none is the invalid one`() {
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "upload")

    #expect(
      first != second && first != .invalid && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }

  @Test func `in front the time is without end, in the background it runs out`() {
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    stage.pressHome()
    #expect(application.backgroundTimeRemaining == 30)
    stage.clock.advance(by: 12)
    #expect(application.backgroundTimeRemaining == 18)
    stage.activate()
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test func `handlers are called when the time is up, in the order of their tasks`() {
    var tasks: [UIBackgroundTaskIdentifier] = []
    for name in ["one", "two"] {
      tasks.append(
        application.beginBackgroundTask { [log] in
          log.note(name)
          for task in tasks { UIApplication.shared.endBackgroundTask(task) }
        })
    }

    stage.pressHome()
    stage.clock.advance(by: 29)
    #expect(log.lines.isEmpty)
    stage.clock.advance(by: 1)

    #expect(log.lines == ["one", "two"] && console.lines.isEmpty)
    stage.activate()
    #expect(application.applicationState == .active)
  }

  @Test func `a task that is ended in time expires never`() {
    let task = application.beginBackgroundTask { [log] in log.note("expired") }
    stage.pressHome()
    application.endBackgroundTask(task)
    application.endBackgroundTask(task)

    stage.clock.advance(by: 60)

    #expect(log.lines.isEmpty && console.lines.isEmpty)
  }

  @Test func `who comes back in time has nothing to fear`() {
    _ = application.beginBackgroundTask { [log] in log.note("expired") }
    stage.pressHome()
    stage.clock.advance(by: 20)
    stage.activate()

    stage.clock.advance(by: 60)

    #expect(log.lines.isEmpty)
  }

  @Test func `a task that is never ended ends the application, and the console says so`() {
    _ = application.beginBackgroundTask(withName: "upload")
    let former = application
    stage.pressHome()

    stage.clock.advance(by: 30)
    stage.activate()

    #expect(
      console.lines == [
        "Background task \u{201C}upload\u{201D} still not ended after expiration handlers were "
          + "called, so the application is ended. Call endBackgroundTask(_:) in the expiration "
          + "handler."
      ])
    #expect(application !== former && application.applicationState == .active)
  }

  @Test func `a number that no task has is named`() {
    application.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 7))
    application.endBackgroundTask(.invalid)

    #expect(console.lines.count == 1)
    #expect(console.lines.first?.contains("no background task exists with identifier 7") == true)
  }

  @Test func `B129: the wheel of the network is off by default, and shows nothing`() {
    let network: any NetworkShowing = application
    let before = stage.display.description
    #expect(!network.isShown)

    network.show()

    #expect(network.isShown && stage.display.description == before)
  }
}

/// Reaches deprecated properties without a warning.
private protocol NetworkShowing: AnyObject {
  var isShown: Bool { get }
  func show()
}

extension UIApplication: NetworkShowing {
  @available(*, deprecated)
  fileprivate var isShown: Bool { isNetworkActivityIndicatorVisible }

  @available(*, deprecated)
  fileprivate func show() { isNetworkActivityIndicatorVisible = true }
}
