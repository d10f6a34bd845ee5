import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("The phone in the reader's hands", .isolated)
struct LivePhoneTests {
  let stage = Stage()
  let menu = Menu()
  let phone: LivePhone

  init() {
    stage.present(menu)
    phone = LivePhone(stage: stage, style: .plain, title: "3.3  A menu")
  }

  @Test
  func `arrows turn the wheel that has the keys' attention`() {
    #expect(phone.handle(.down))
    #expect(menu.picker.selectedRow(inComponent: 0) == 1)

    #expect(phone.handle(.up))
    #expect(menu.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test
  func `the delegate hears a person turn, not a program`() {
    _ = phone.handle(.down)

    #expect(stage.conversation.last?.name == "didSelectRow")
    #expect(menu.chosen == ["1 in 0"])
  }

  @Test
  func `Escape closes the inspector first, and then leaves the phone`() {
    _ = phone.handle(.character("i"))
    #expect(phone.handle(.escape))
    #expect(!phone.lines(columns: 120, rows: 60).contains { $0.contains("Responder chain") })

    #expect(!phone.handle(.escape))
  }

  @Test
  func `the inspector shows the picker of a wheel, which programs know`() {
    _ = phone.handle(.character("i"))

    let text = phone.lines(columns: 120, rows: 60).joined(separator: "\n")

    #expect(text.contains("UIPickerView") && text.contains("dataSource: Menu"))
  }

  @Test
  func `advice stands above the phone where there is room, and the last line says where q leads`() {
    let phone = LivePhone(
      stage: stage, style: .plain, title: "pickers/01", advice: "Turn a wheel.",
      destination: "leaves")

    let lines = phone.lines(columns: 100, rows: 40)

    #expect(lines.prefix(2) == ["── pickers/01", "Turn a wheel."])
    #expect(lines.last?.hasSuffix("q leaves") == true)
    #expect(phone.lines(columns: 100, rows: 12)[1] != "Turn a wheel.")
  }

  @Test
  func `a reader without a terminal gets the first screen once`() {
    var calls = 0
    let session = LiveSession(
      stage, style: .ascii, title: "pickers/01", advice: "Turn → a wheel.", destination: "leaves"
    ) {
      calls += 1
      $0()
    }

    let lines = session.opening(width: 80)

    #expect(lines.prefix(3) == ["pickers/01", "Turn -> a wheel.", ""])
    #expect(lines[3].hasPrefix("+--") && lines.count > 10)
    #expect(calls == 1, "What calls the application's code is guarded.")
  }

  @Test
  func `tab moves on to the next wheel and then to the button`() {
    _ = phone.handle(.tab)
    _ = phone.handle(.down)
    #expect(menu.picker.selectedRow(inComponent: 1) == 1)

    _ = phone.handle(.tab)
    _ = phone.handle(.enter)
    #expect(menu.presses == 1)
  }

  @Test
  func `w lets a second pass, and what is due then happens`() {
    var fired: [TimeInterval] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [stage] _ in
      fired.append(stage.clock.now)
    }
    defer { timer.invalidate() }
    let before = stage.clock.now

    #expect(phone.handle(.character("w")))

    #expect(stage.clock.now == before + 1)
    #expect(fired.count == 2)
    #expect(phone.lines(columns: 100, rows: 40).last?.contains("w waits 1 s") == true)
    #expect(phone.lines(columns: 50, rows: 40).last?.contains("w wait") == true)
  }

  @Test
  func `shift and an arrow tilt the phone, half of the way at a time`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    #expect(phone.lines(columns: 200, rows: 40).last?.contains("tilts") == false)
    menu.picker.addMotionEffect(effect)

    let shown = { menu.picker.presentation.center.x - menu.picker.center.x }
    for key in [Key.shiftRight, .shiftRight, .shiftRight] { #expect(phone.handle(key)) }
    #expect(shown() == 10)
    for key in [Key.shiftLeft, .shiftUp, .shiftDown] { _ = phone.handle(key) }
    #expect(shown() == 5 && stage.device.viewerOffset == UIOffset(horizontal: 0.5, vertical: 0))

    #expect(phone.lines(columns: 200, rows: 40).last?.contains("Shift ← → ↑ ↓ tilts") == true)
    stage.reducesMotion = true
    #expect(
      phone.lines(columns: 200, rows: 40).last?.contains("tilts") == false,
      "Nothing follows while less is to move.")
  }

  @Test
  func `page down turns by five rows, and no further than the end`() {
    _ = phone.handle(.pageDown)

    #expect(menu.picker.selectedRow(inComponent: 0) == 2)
  }

  @Test
  func `what the picker asked to be drawn was said before the phone was used`() {
    menu.picker.reloadAllComponents()
    let phone = LivePhone(stage: stage, style: .plain, title: "3.3  A menu")

    #expect(phone.lines(columns: 100, rows: 40).contains { $0.contains("nothing was said yet") })
  }

  @Test
  func `what was said since the phone is used stands beside it`() {
    _ = phone.handle(.down)

    #expect(
      phone.lines(columns: 100, rows: 40).contains {
        $0.contains("picker → delegate: didSelectRow")
      }
    )
  }

  @Test(arguments: [(100, 40), (40, 20)])
  func `the first line says which step of the lesson the phone was taken at`(
    _ columns: Int, _ rows: Int
  ) {
    #expect(phone.lines(columns: columns, rows: rows).first == "── 3.3  A menu")
  }

  @Test
  func `of a long conversation the end is shown, and how much stands above it`() {
    for _ in 0..<20 {
      _ = phone.handle(.down)
      _ = phone.handle(.up)
    }
    let lines = phone.lines(columns: 100, rows: 24)
    let count = lines.filter { $0.contains("didSelectRow") }.count

    #expect(count > 0 && count < 40)
    #expect(lines[1].hasSuffix("  (\(40 - count) lines above)"))
    #expect(lines.last { $0.contains("didSelectRow") }?.hasSuffix("didSelectRow 0 in 0") == true)
  }

  @Test
  func `what was printed stands among what was said, in its order`() {
    _ = phone.handle(.down)
    phone.note(printed: ["two", "lines"])
    _ = phone.handle(.down)

    let lines = phone.lines(columns: 100, rows: 40).compactMap { line in
      ["didSelectRow", "printed: "].compactMap { line.range(of: $0) }.first
        .map { line[$0.lowerBound...] }
    }
    #expect(
      lines == ["didSelectRow 1 in 0", "printed: two", "printed: lines", "didSelectRow 2 in 0"])
  }

  @Test
  func `what is printed between two messages of one key stands between them`() {
    var waiting: [String] = []
    stage.device.conversation.willSpeak = { [phone] in
      phone.note(printed: waiting)
      waiting = []
    }
    menu.onSelect = { waiting.append("selected \($0)") }

    for _ in 1...2 { _ = phone.handle(.down) }

    let lines = phone.lines(columns: 100, rows: 40).compactMap { line in
      ["didSelectRow", "printed: "].compactMap { line.range(of: $0) }.first
        .map { line[$0.lowerBound...] }
    }
    #expect(lines == ["didSelectRow 1 in 0", "printed: selected 1", "didSelectRow 2 in 0"])
    #expect(waiting == ["selected 2"])
  }

  @Test
  func `what is printed after the last picture is printed at the end`() async throws {
    // A file, because what is observed of a process that ends at once is lost at times.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("printed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }

    await #expect(processExitsWith: .success) { [path = file.path as String] in
      await MainActor.run {
        dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDOUT_FILENO)
        let output = TakenOutput()
        print("on a picture")
        _ = output.lines()
        print("after the last")
        output.end()
        fflush(nil)
      }
    }

    // Swift Testing marks the end of what a test prints by bytes that are no text.
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.hasPrefix("after the last\n") && !text.contains("on a picture"))
  }

  @Test(arguments: [Key.character("q"), .escape, .endOfInput])
  func `q, Escape and Ctrl-D give the phone back`(_ key: Key) {
    #expect(!phone.handle(key))
  }

  @Test(arguments: [(80, 24), (40, 10), (120, 50)])
  func `the phone fits any window, and the wheel in use can be seen`(_ columns: Int, _ rows: Int) {
    let lines = phone.lines(columns: columns, rows: rows)

    #expect(lines.count == rows)
    #expect(lines.contains { $0.contains("Soup") })
  }

  final class Menu: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    let button = UIButton(type: .system)
    var chosen: [String] = []
    var presses = 0
    var onSelect: (Int) -> Void = { _ in }

    override func viewDidLoad() {
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
      button.setTitle("Random", for: .normal)
      button.frame = CGRect(x: 100, y: 240, width: 120, height: 32)
      button.addTarget(self, action: Menu.press, for: .touchUpInside)
      view.addSubview(button)
    }

    func press() { presses += 1 }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      ["Soup", "Rice", "Tea"][row]
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      chosen.append("\(row) in \(component)")
      onSelect(row)
    }
  }
}
