import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("The device under the reader's keys", .isolated)
struct LiveDeviceTests {
  let stage = Stage()
  let phone: LivePhone
  var screen: String { phone.lines(columns: 100, rows: 40).joined(separator: "\n") }

  init() {
    stage.launch(StageDeviceTests.Delegate.self)
    phone = LivePhone(stage: stage, style: .plain, title: "6.1  An application")
  }

  @Test func `h is Home, and brings the application back`() {
    #expect(phone.handle(.character("h")))
    #expect(UIApplication.shared.applicationState == .background)

    #expect(phone.handle(.character("h")))
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `h launches an application anew that has ended`() {
    stage.terminate()
    let former = UIApplication.shared

    #expect(phone.handle(.character("h")))

    #expect(UIApplication.shared !== former && UIApplication.shared.applicationState == .active)
  }

  @Test func `r turns the device all the way round`() {
    var widths: [CGFloat] = []
    for _ in 0..<4 {
      #expect(phone.handle(.character("r")))
      widths.append(UIScreen.main.bounds.width)
    }

    #expect(widths == [568, 568, 568, 320])
  }

  @Test func `m is a memory warning, and the last line names the keys`() {
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in log.count += 1 }

    #expect(phone.handle(.character("m")))

    #expect(log.count == 1)
    let keys = "h Home   r rotate   m memory   w waits 1 s   i inspects   q back to the lesson"
    #expect(screen.contains(keys))
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `what is seen inside is scrolled to its end and back`() {
    let view = stage.window.rootViewController?.view
    for _ in 1...30 { view?.addSubview(UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9))) }
    _ = phone.handle(.character("i"))
    let top = phone.lines(columns: 90, rows: 20)
    #expect(top.last?.contains("j k scroll   i closes") == true)

    for _ in 1...40 { _ = phone.handle(.character("j")) }
    let bottom = phone.lines(columns: 90, rows: 20)
    for _ in 1...40 { _ = phone.handle(.character("k")) }

    #expect(bottom != top)
    #expect(phone.lines(columns: 90, rows: 20) == top)
    #expect(top.count == 20 && bottom.count == 20)
  }

  @Test func `a narrow window names the keys in short`() {
    let last = phone.lines(columns: 40, rows: 30).last

    #expect(last == "h Home  r turn  m memory  w wait  q back")
  }

  @Test func `held on its side the phone leaves what was said whole`() {
    _ = phone.handle(.character("r"))

    _ = phone.handle(.character("h"))

    for columns in [80, 100, 120] {
      let lines = phone.lines(columns: columns, rows: 40)
      #expect(lines.allSatisfy { $0.count <= columns }, "At \(columns) columns.")
    }
  }

  @Test func `r turns the phone of a controller that is presented, too`() {
    let state = Device()
    Device.$ofTask.withValue(state) {
      let stage = Stage()
      stage.present(UIViewController())
      let phone = LivePhone(stage: stage, style: .plain, title: "1.1  A view")

      #expect(phone.handle(.character("r")))

      #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
      #expect(phone.lines(columns: 120, rows: 40).last?.contains("r rotates") == true)
    }
  }

  @Test func `the last line says how to leave in a window of any width`() {
    for columns in 40...130 {
      let last = phone.lines(columns: columns, rows: 40).last ?? ""

      #expect(last.contains("q back") && last.count <= columns, "At \(columns) columns.")
    }
  }

  @Test func `without an application Home and memory mean nothing`() {
    let state = Device()
    Device.$ofTask.withValue(state) {
      let stage = Stage(showing: UIView())
      let phone = LivePhone(stage: stage, style: .plain, title: "1.1  A view")
      #expect(phone.handle(.character("h")))
      #expect(UIApplication.shared.applicationState == .inactive)
      #expect(!phone.lines(columns: 100, rows: 40).joined().contains("m memory"))
    }
  }

  private final class Log {
    var count = 0
  }
}
