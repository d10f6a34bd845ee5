import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Queues and the clock", .isolated)
struct DispatchQueueTests {
  let stage = Stage()
  let log = Log()

  @Test func `a block of the main queue runs when the code that hands it over has returned`() {
    DispatchQueue.main.async { log.note("block") }
    log.note("after")
    stage.clock.advance(by: 0)

    #expect(log.lines == ["after", "block"])
    #expect(stage.clock.now == 0)
  }

  @Test func `what a button hands over has run when the finger is lifted`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Go", for: .normal)
    button.addAction(
      UIAction { _ in
        DispatchQueue.main.async { log.note("block") }
        log.note("after")
      }, for: .touchUpInside)
    stage.present(button)

    stage.buttons["Go"].tap()

    #expect(log.lines == ["after", "block"])
  }

  @Test func `blocks of all queues run in the order they were handed over, and time stands still`()
  {
    DispatchQueue.global(qos: .userInitiated).async {
      log.note("load")
      DispatchQueue.main.async { log.note("show") }
    }
    DispatchQueue(label: "other").async { log.note("other") }
    stage.clock.advance(by: 0)

    #expect(log.lines == ["load", "other", "show"])
  }

  @Test func `a block for later runs when the clock has come so far`() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.note("two at \(stage.clock.now)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { log.note("half") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("one") }

    stage.clock.advance(by: 1.9)
    #expect(log.lines == ["half", "one"])

    stage.clock.advance(by: 0.1)
    #expect(log.lines == ["half", "one", "two at 2.0"])
  }

  @Test func `the views are laid out between two turns`() {
    let view = LayoutNotingView(log: log)
    stage.present(view)
    let before = log.lines.count
    DispatchQueue.main.async {
      view.setNeedsLayout()
      DispatchQueue.main.async { log.note("second") }
    }
    stage.clock.advance(by: 0)

    #expect(log.lines.dropFirst(before) == ["layout", "second"])
  }

  @Test func `a block that hands itself over again does not keep time from going on`() {
    var (count, isOver) = (0, false)
    func again() {
      guard !isOver else { return }
      count += 1
      DispatchQueue.main.async { again() }
    }
    again()
    stage.clock.advance(by: 1)

    // Otherwise it would go on beside all other tests.
    isOver = true
    #expect(stage.clock.now == 1 && count > 60)
  }

  @Test func `sync runs at once and returns what the block does`() {
    let queue = DispatchQueue(label: "store")
    #expect(queue.sync { 7 } == 7)

    DispatchQueue.global().async { DispatchQueue.main.sync { log.note("main") } }
    stage.clock.advance(by: 0)
    #expect(log.lines == ["main"])
  }

  @Test func `moments can be added to and compared`() {
    stage.clock.advance(by: 1)
    let now = DispatchTime.now()

    #expect(now.uptimeNanoseconds == 1_000_000_000)
    #expect(now + 1.5 == now + .milliseconds(1500) && now < now + .nanoseconds(1))
    #expect(now + .never == .distantFuture && .distantFuture + 1 == DispatchTime.distantFuture)
    #expect(now - 5 == DispatchTime(uptimeNanoseconds: 0))
  }

  @Test func `a process that ends takes its blocks along`() {
    stage.launch(EndingDelegate.self)
    DispatchQueue.main.async { log.note("block") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("later") }
    stage.terminate()
    stage.clock.advance(by: 2)

    #expect(log.lines == [])
  }

  @Test func `blocks of operation queues and run loops take their turns`() {
    OperationQueue.main.addOperation { log.note("operation") }
    RunLoop.main.perform { MainActor.assumeIsolated { log.note("perform") } }
    #expect(log.lines == [])

    stage.clock.advance(by: 1)
    #expect(log.lines == ["operation", "perform"])
  }
}

@Suite("Queues that would wait for ever")
struct QueueStopTests {
  @Test func `sync on the main queue stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { DispatchQueue.main.sync {} }
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("dispatch_sync called on queue already owned by current thread"))
    #expect(error.contains("Run the block without sync"))
  }
}

private final class LayoutNotingView: UIView {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("layout")
  }
}

final class EndingDelegate: NSObject, UIApplicationDelegate {}
