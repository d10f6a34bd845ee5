import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("A phone in a browser", .isolated)
struct BrowserPhoneTests {
  let stage = Stage()
  let menu = LivePhoneTests.Menu()
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
  let phone: BrowserPhone
  let opening: PhoneAnswer

  init() {
    stage.present(menu)
    field.placeholder = "Name"
    menu.view.addSubview(field)
    phone = BrowserPhone(stage: stage)
    opening = phone.answer(to: [])
  }

  // MARK: - Touches

  @Test
  func `a wheel lies under the finger, and settles when it is lifted`() {
    _ = send(.began, at: CGPoint(x: 60, y: 108))
    let halfway = send(.moved, at: CGPoint(x: 60, y: 92))
    #expect(halfway.patch != nil, "Only what changed is sent.")
    #expect(menu.chosen.isEmpty, "The delegate hears of a turn when it is over.")

    let over = send(.ended, at: CGPoint(x: 60, y: 76))

    #expect(menu.picker.selectedRow(inComponent: 0) == 1)
    #expect(over.said == ["picker → delegate: didSelectRow 1 in 0"])
  }

  @Test
  func `a finger that only touches a button presses it`() {
    let down = send(.began, at: CGPoint(x: 160, y: 256))
    #expect(down.glides == false && menu.presses == 0)

    _ = send(.ended, at: CGPoint(x: 160, y: 256))

    #expect(menu.presses == 1)
  }

  @Test
  func `two fingers turn two wheels at once`() {
    let touches = { (phase: PhoneEvent.Phase, y: Double) -> PhoneEvent in
      .touches([
        .init(id: 1, phase: phase, x: 60, y: y), .init(id: 2, phase: phase, x: 240, y: y),
      ])
    }

    _ = phone.answer(to: [touches(.began, 108), touches(.moved, 76), touches(.ended, 76)])

    #expect(menu.chosen == ["1 in 0", "1 in 1"])
  }

  @Test
  func `a finger that was cancelled presses nothing`() {
    _ = send(.began, at: CGPoint(x: 160, y: 256))
    _ = send(.cancelled, at: CGPoint(x: 160, y: 256))
    _ = send(.ended, at: CGPoint(x: 160, y: 256))

    #expect(menu.presses == 0)
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan])
  func `a finger at no place on a screen does no harm`(_ number: Double) {
    for phase in [PhoneEvent.Phase.began, .moved, .ended] {
      _ = phone.answer(to: [.touches([.init(id: .max, phase: phase, x: number, y: number)])])
    }
    _ = phone.answer(to: [.tilt(horizontal: number, vertical: number), .time(number)])

    #expect(menu.presses == 0)
  }

  @Test
  func `a wheel says that it glides, so that the page lets a quick finger go on`() {
    #expect(send(.began, at: CGPoint(x: 60, y: 108)).glides == true)
  }

  // MARK: - Keys

  @Test
  func `text goes into the field that is edited, and keys act on it`() throws {
    let element = try #require(opening.elements?.first { $0.role == "textField" })
    #expect(element.label == "Name" && element.value == "")

    let focused = phone.answer(to: [.element(element.id, .focus)])
    #expect(focused.elements?.first { $0.id == element.id }?.traits.contains("editing") == true)
    _ = phone.answer(to: [
      .text("Anne"), .key(.delete, isShifted: false, isCommand: false), .text("a 安"),
    ])
    #expect(field.text == "Anna 安")

    _ = phone.answer(to: [
      .key(.home, isShifted: true, isCommand: false), .text("Ben"),
      .key(.return, isShifted: false, isCommand: false),
    ])
    #expect(field.text == "Ben", "Home with Shift selects what stands before the caret.")
  }

  @Test
  func `the wheels of a field come after it, and before the next field`() throws {
    let wheels = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    wheels.preferredDatePickerStyle = .wheels
    field.inputView = wheels
    let next = UITextField(frame: CGRect(x: 20, y: 340, width: 200, height: 30))
    menu.view.addSubview(next)
    let id = try #require(phone.answer(to: []).elements?.first { $0.role == "textField" }?.id)

    let roles = phone.answer(to: [.element(id, .focus)]).elements?.map(\.role) ?? []

    let field = try #require(roles.firstIndex(of: "textField"))
    #expect(roles[(field + 1)...].first == "pickerWheel" && roles.last == "textField")
  }

  @Test
  func `a text view says whether text can be written into it`() throws {
    let note = UITextView(frame: CGRect(x: 20, y: 340, width: 200, height: 60))
    menu.view.addSubview(note)
    let traits = { phone.answer(to: []).elements?.first { $0.role == "textView" }?.traits }
    #expect(try #require(traits()).contains("editable"))

    note.isEditable = false
    #expect(try #require(traits()).isEmpty)
  }

  @Test
  func `a field that the keyboard covers is edited when it gets the focus`() throws {
    let note = UITextView(frame: CGRect(x: 20, y: 480, width: 200, height: 60))
    menu.view.addSubview(note)
    let elements = try #require(phone.answer(to: []).elements)
    let ids = ["textField", "textView"].map { role in elements.first { $0.role == role }?.id }

    _ = phone.answer(to: [.element(try #require(ids[0]), .focus)])
    let answer = phone.answer(to: [.element(try #require(ids[1]), .focus), .text("Two poles")])

    #expect(note.text == "Two poles" && answer.console == nil)
  }

  @Test
  func `rows are swiped, moved and scrolled without pointing at them`() throws {
    let list = LiveTablesTests.List()
    stage.present(list)
    var elements = try #require(phone.answer(to: []).elements)
    let row = try #require(elements.first { $0.label == "Rice" })

    elements = try #require(phone.answer(to: [.element(row.id, .swipeLeft)]).elements)
    #expect(elements.contains { $0.label == "Delete" })
    elements = try #require(phone.answer(to: [.element(row.id, .swipeRight)]).elements)
    #expect(!elements.contains { $0.label == "Delete" })

    list.setEditing(true, animated: false)
    elements = try #require(phone.answer(to: []).elements)
    let handle = try #require(elements.first { $0.label == "Reorder Rice" })
    #expect(handle.traits.contains("draggable"))
    _ = phone.answer(to: [.element(handle.id, .moveUp), .element(handle.id, .moveUp)])
    #expect(list.names == ["Rice", "Tea", "Salt"])

    list.names = (1...40).map { "Box \($0)" }
    list.setEditing(false, animated: false)
    list.tableView.reloadData()
    let last = try #require(phone.answer(to: []).elements?.last { $0.role == "cell" })
    elements = try #require(phone.answer(to: [.element(last.id, .scrollDown)]).elements)
    #expect(!elements.contains { $0.label == "Box 1" } && list.tableView.contentOffset.y > 200)
  }

  @Test
  func `what is typed while nothing is edited goes nowhere`() {
    let answer = phone.answer(to: [
      .text("Anna"), .key(.delete, isShifted: false, isCommand: false),
    ])

    #expect(field.text == "" && answer.console == nil)
  }

  // MARK: - Elements

  @Test
  func `elements have a role, a name, a value and a place, and keep their number`() throws {
    let elements = try #require(opening.elements)

    #expect(elements.map(\.role) == ["pickerWheel", "pickerWheel", "button", "textField"])
    #expect(elements[2].label == "Random" && elements[2].frame == [100, 240, 120, 32])
    #expect(elements[0].value == "Soup")

    let turned = phone.answer(to: [.element(elements[0].id, .increment)])
    #expect(turned.elements?.first?.id == elements[0].id && turned.elements?[0].value == "Rice")
    #expect(phone.answer(to: []).elements == nil, "What is as it was is not said again.")
  }

  @Test
  func `a button can be pressed without pointing at it`() throws {
    let button = try #require(opening.elements?.first { $0.role == "button" })

    _ = phone.answer(to: [.element(button.id, .press)])
    #expect(menu.presses == 1)

    menu.button.removeFromSuperview()
    _ = phone.answer(to: [.element(button.id, .press), .element(.max, .increment)])
    #expect(menu.presses == 1)
  }

  // MARK: - Time

  @Test
  func `time passes as far as the page says, and the answer tells when it goes on`() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in count += 1 }
    #expect(phone.answer(to: []).next == 400)

    #expect(phone.answer(to: [.time(1000)]).next == 200)
    #expect(count == 2)

    timer.invalidate()
    #expect(
      phone.answer(to: [.time(16)]).next == nil, "Nothing moves: an idle phone costs nothing.")
  }

  @Test
  func `while something moves the next picture is due at once`() {
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 40, height: 40))
    view.backgroundColor = .red
    menu.view.addSubview(view)
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 200 }

    let first = phone.answer(to: [.time(100)])
    #expect(first.next == 0 && first.patch != nil)
    #expect(phone.answer(to: [.time(100)]).patch != nil)

    #expect(phone.answer(to: [.time(1000)]).next == nil)
    #expect(phone.answer(to: [.time(1000)]).patch == nil)
  }

  @Test
  func `an indicator that turns keeps the phone awake`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    menu.view.addSubview(indicator)
    indicator.startAnimating()
    #expect(phone.answer(to: []).next == 0)

    indicator.stopAnimating()
    #expect(phone.answer(to: []).next == nil)
  }

  // MARK: - The picture

  @Test
  func `the patches, one after the other, make the picture`() throws {
    var picture = try #require(opening.picture)
    for y in [108.0, 100, 80, 60] {
      let answer = send(y == 108 ? .began : .moved, at: CGPoint(x: 60, y: y))
      if let whole = answer.picture { picture = whole }
      if let patch = answer.patch {
        let units = Array(picture.utf16)
        picture = String(
          decoding: units[..<patch.range.lowerBound] + Array(patch.text.utf16)
            + units[patch.range.upperBound...], as: UTF16.self)
      }
    }

    #expect(picture == SVGCanvas(idPrefix: "live-").svg(for: stage.display))
    #expect(picture != opening.picture)
  }

  private func send(_ phase: PhoneEvent.Phase, at point: CGPoint) -> PhoneAnswer {
    phone.answer(to: [.touches([.init(id: 1, phase: phase, x: point.x, y: point.y)])])
  }
}

@Suite("The device in a browser", .isolated)
struct BrowserDeviceTests {
  let stage = Stage()

  @Test
  func `buttons press Home, open the application again, and turn the device`() throws {
    stage.launch(StageDeviceTests.Delegate.self)
    let phone = BrowserPhone(stage: stage)
    #expect(phone.answer(to: []).device?.isLaunched == true)

    #expect(phone.answer(to: [.device(.home)]).device?.isInFront == false)
    #expect(phone.answer(to: [.device(.home)]).device == nil, "Home does nothing twice.")
    #expect(phone.answer(to: [.device(.reopen)]).device?.isInFront == true)
    #expect(phone.answer(to: [.device(.right)]).device?.width == 568)
    #expect(phone.answer(to: [.device(.left)]).device?.width == 320)
  }

  @Test
  func `the page hears which time zone the phone is in, and when it changes`() {
    stage.present(UIViewController())
    let phone = BrowserPhone(stage: stage)
    #expect(phone.answer(to: []).device?.timeZone == "GMT")

    stage.timeZone = TimeZone(identifier: "Asia/Shanghai") ?? .gmt
    #expect(phone.answer(to: []).device?.timeZone == "Asia/Shanghai")
    #expect(phone.answer(to: []).device == nil)
  }

  @Test
  func `without an application there is no Home button`() {
    stage.present(UIViewController())
    let phone = BrowserPhone(stage: stage)
    #expect(phone.answer(to: []).device?.isLaunched == false)

    #expect(phone.answer(to: [.device(.home), .device(.right)]).device == nil)
  }
}

@Suite("Events of a phone in a browser")
struct PhoneEventTests {
  @Test
  func `a line is one event, or a list of them`() throws {
    #expect(try events(#"{"time": 16}"#) == [.time(16)])
    #expect(
      try events(
        #" [{"touches":[{"id":1,"phase":"began","x":1,"y":2}]},{"tilt":[0.5,-1]},{"text":"é"}]"#)
        == [
          .touches([.init(id: 1, phase: .began, x: 1, y: 2)]),
          .tilt(horizontal: 0.5, vertical: -1), .text("é"),
        ])
    #expect(
      try events(#"[{"key":"left","shift":true},{"device":"home"},{"element":7,"do":"press"}]"#)
        == [.key(.left, isShifted: true, isCommand: false), .device(.home), .element(7, .press)])
  }

  @Test(arguments: [
    "", "{}", "[", "null", "7", #"{"time":"16"}"#, #"{"touches":[{"id":1}]}"#, #"{"tilt":[1]}"#,
    #"{"key":"escape"}"#, #"{"element":7}"#, #"{"time":1e999}"#, "[[[[[]]]]]", "\u{0}",
    "{\"text\":",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no event is not decoded`(_ line: String) {
    #expect(throws: (any Error).self) { try events(line) }
  }

  @Test
  func `text is cut where nobody types that much`() throws {
    let line = "{\"text\":\"\(String(repeating: "a", count: 100_000))\"}"
    guard case .text(let text) = try #require(try events(line).first) else { return }

    #expect(text.count == 2000)
  }

  private func events(_ line: String) throws -> [PhoneEvent] {
    try PhoneEvent.events(in: Data(line.utf8))
  }
}

@Suite("What changed between two pictures")
struct PicturePatchTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n"), ("a\nb\n", "a\nb\n"), ("", "a\n"), ("a\n", ""), ("a", "b"),
    ("é\n😀\nz\n", "é\n😀\n😀\nz\n"), ("a\na\na\n", "a\na\n"), ("a\n", "x\na\n"), ("x\na\n", "a\n"),
    ("same\nend", "same\nend2"),
  ])
  func `a patch turns one text into the other`(_ former: String, _ new: String) {
    let patch = PicturePatch(from: former, to: new)
    let units = Array(former.utf16)
    let patched =
      units[..<patch.range.lowerBound] + Array(patch.text.utf16)
      + units[patch.range.upperBound...]

    #expect(String(decoding: patched, as: UTF16.self) == new)
  }

  @Test
  func `a patch holds whole lines, and only those that changed`() {
    let patch = PicturePatch(from: "one\ntwo\nthree\n", to: "one\ntoo\nthree\n")

    #expect(patch.text == "too\n" && patch.range == 4..<8)
  }
}

@Suite("The pipe of a phone", .isolated)
struct PhonePipeTests {
  @Test
  func `each line is answered by a line, and bad ones by a sentence`() throws {
    let (input, output) = (Pipe(), Pipe())
    let lines = [#"{"time": 16}"#, "nonsense", #"[{"device":"home"}]"#]
    try input.fileHandleForWriting.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\n{\"half").utf8))
    try input.fileHandleForWriting.close()
    let stage = Stage()
    stage.present(UIViewController())

    PhonePipe(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor
    ).serve(stage)
    try output.fileHandleForWriting.close()

    let answers = String(
      decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self
    )
    .split(separator: "\n")
    #expect(answers.count == 4, "The first line is what the phone shows before anything is done.")
    #expect(answers.first?.contains("<svg") == true)
    #expect(answers.dropFirst(2).first?.contains("refused") == true)
    #expect(answers.dropFirst(3).first?.contains("refused") == false)
  }

  @Test
  func `what is said before there is a phone comes with the first answer`() async throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data("{\"time\": 16}\n".utf8))
    try input.fileHandleForWriting.close()
    let pipe = PhonePipe(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let stage = Stage()

    pipe.note("Unable to simultaneously satisfy constraints.")
    stage.present(UIViewController())
    await pipe.serve(stage, guarded: { $0() })
    try output.fileHandleForWriting.close()

    let answers = String(
      decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self
    )
    .split(separator: "\n")
    #expect(answers.first?.contains("Unable to simultaneously") == true)
    #expect(answers.last?.contains("Unable to simultaneously") == false)
  }
}
