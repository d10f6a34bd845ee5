import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Looking inside a program", .isolated)
struct ScreenInspectorTests {
  final class Settings: UIViewController {
    let note = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let save = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    let rows = (0..<2).map {
      UIView(frame: CGRect(x: 20, y: 300 + 50 * $0, width: 100, height: 40))
    }
    var onDone: (() -> Void)?
    var partner: Partner?
    var saves = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      note.text = "Saved"
      save.setTitle("Save", for: .normal)
      save.addTarget(self, action: Settings.saveAll, for: .touchUpInside)
      for child in [note, save] + rows { view.addSubview(child) }
    }

    func saveAll() { saves += 1 }

    func tick() { saves += 1 }
  }

  final class Partner {
    var strong: Settings?
    weak var weak: Settings?
  }

  let stage = Stage()
  let settings = Settings()
  let inspector: ScreenInspector

  init() {
    stage.present(settings)
    inspector = ScreenInspector(stage: stage)
  }

  private func node(of view: UIView) -> ScreenInspector.Node? {
    inspector.nodes().first { $0.id == inspector.id(of: view) }
  }

  private func lines(_ title: String, of view: UIView) -> [String] {
    let section = inspector.details(of: view).sections.first { $0.title == title }
    return section?.lines.map { ($0.name.map { "\($0): " } ?? "") + $0.text } ?? []
  }

  // MARK: - The tree

  @Test
  func `each view stands in the tree with its class, its text and the names of its properties`() {
    let label = node(of: settings.note)

    #expect(label?.type == "UILabel" && label?.text == "Saved")
    #expect(label?.names == ["Settings.note"])
    #expect(label?.frame == [20, 100, 200, 30])
    #expect(node(of: settings.rows[1])?.names == ["Settings.rows[1]"])
    #expect(node(of: settings.view)?.notes == ["view of Settings"])
  }

  @Test
  func `views keep their numbers, and new ones get new numbers`() {
    let before = inspector.nodes().map(\.id)
    settings.view.addSubview(UIView())

    let after = inspector.nodes().map(\.id)

    #expect(after.filter(before.contains) == before)
    #expect(after.count == before.count + 1)
  }

  @Test
  func `looking changes nothing in the program`() {
    let picture = stage.display
    let said = stage.conversation.count

    _ = inspector.nodes()
    _ = inspector.details(of: settings.save)
    _ = inspector.memory()

    #expect(stage.display == picture)
    #expect(stage.conversation.count == said)
  }

  @Test
  func `what UIKit keeps to itself has no name in the inspector`() {
    settings.note.translatesAutoresizingMaskIntoConstraints = false
    settings.note.topAnchor.constraint(equalTo: settings.view.topAnchor, constant: 40).isActive =
      true

    let views = [settings.view, settings.note, settings.save] as [UIView?]
    let told = views.compactMap { $0 }.flatMap { lines("Holds", of: $0) + lines("Held by", of: $0) }

    #expect(lines("Holds", of: settings.save).contains("weak: target: Settings"))
    #expect(!told.contains { $0.contains("ControlHandler") || $0.contains("LayoutState") })
    #expect(
      ScreenInspector.holders(of: settings, in: ObjectGraph(from: inspector.roots))
        .contains(.init("weak", "UIButton \u{201C}Save\u{201D}.target")))
  }

  // MARK: - Why a view is not seen or not touched

  @Test
  func `a view that nobody can see says why`() {
    func remarks(_ change: (UIView) -> Void) -> String {
      change(settings.note)
      return Visibility(of: settings.note).remarks.joined(separator: " ")
    }

    #expect(Visibility(of: settings.note).isSeen)
    #expect(remarks { $0.isHidden = true }.hasPrefix("isHidden is true: nobody can see"))
    #expect(
      remarks {
        $0.isHidden = false
        $0.alpha = 0
      }.hasPrefix("alpha is 0: nobody can see"))
    #expect(
      remarks {
        $0.alpha = 1
        $0.frame.origin.x = 400
      }.hasPrefix("It lies outside the screen"))
    #expect(
      remarks {
        $0.frame = CGRect(x: 20, y: 100, width: 0, height: 30)
      }.hasPrefix("It has no size: its frame is (20 100 0 30)."))
    #expect(
      remarks {
        $0.frame = CGRect(x: 20, y: 100, width: 50, height: 30)
        settings.view.isHidden = true
      }.hasPrefix("It lies in a UIView whose isHidden is true."))
  }

  @Test
  func `a view that another one covers says which`() {
    let cover = UIView(frame: CGRect(x: 0, y: 90, width: 320, height: 60))
    cover.backgroundColor = .red
    settings.view.addSubview(cover)

    #expect(
      Visibility(of: settings.note).remarks == [
        "It is covered by a UIView that lies in front of it."
      ])

    cover.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    #expect(Visibility(of: settings.note).isSeen)
  }

  @Test
  func `a button outside the bounds of its superview is said to take no touches there`() {
    settings.save.frame = CGRect(x: 60, y: 10, width: 80, height: 20)
    settings.rows[0].addSubview(settings.save)

    #expect(
      Visibility(of: settings.save).remarks.first?.hasPrefix("It sticks out of the UIView") == true)
  }

  // MARK: - One view

  @Test
  func `what was changed stands before what is as in every view`() {
    settings.note.tag = 7

    #expect(lines("Properties", of: settings.note).contains("tag: 7"))
    #expect(
      lines("Properties with their default values", of: settings.note).contains("alpha: 1"))
    #expect(
      lines("Properties with their default values", of: settings.save).contains("tag: 0"))
  }

  @Test
  func `the responder chain leads from a view over its controller to the application`() {
    #expect(
      lines("Responder chain", of: settings.note)
        == ["UILabel", "UIView", "Settings", "UIWindow", "UIApplication"])
  }

  @Test
  func `constraints are told as equations, and the one that is not met is marked`() {
    let row = settings.rows[0]
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: settings.view.topAnchor, constant: 40),
      row.leadingAnchor.constraint(equalTo: settings.view.leadingAnchor),
      row.heightAnchor.constraint(equalToConstant: 50),
      row.widthAnchor.constraint(equalToConstant: 100),
    ])
    settings.view.layoutIfNeeded()
    #expect(lines("Constraints", of: row).contains("down: UIView.height == 50"))
    #expect(inspector.details(of: row).remarks.isEmpty)

    row.widthAnchor.constraint(equalToConstant: 200).isActive = true
    settings.view.layoutIfNeeded()

    #expect(lines("Constraints", of: row).contains { $0.hasSuffix("(not met)") })
    #expect(
      inspector.details(of: row).remarks.first?.hasPrefix("A required constraint is not met")
        == true)
  }

  // MARK: - Touches

  @Test
  func `the way of a touch names what it reached and what it passed over`() {
    let pane = UIView(frame: settings.save.frame)
    pane.isUserInteractionEnabled = false
    settings.view.addSubview(pane)

    let way = inspector.way(ofTouchOn: settings.save, at: CGPoint(x: 70, y: 222)).map {
      "\($0.name ?? ""): \($0.text)"
    }

    #expect(way.first == "reached: UIButton “Save”, at (70 222)")
    #expect(way.contains("asked: UIWindow → UIView → UIButton"))
    #expect(way.contains("passed over: UIView: isUserInteractionEnabled is false"))
  }

  @Test
  func `the view at a point is the frontmost one that is seen there`() {
    #expect(inspector.view(at: CGPoint(x: 30, y: 110)) === settings.note)
    settings.note.isHidden = true
    #expect(inspector.view(at: CGPoint(x: 30, y: 110)) === settings.view)
  }

  // MARK: - Memory

  @Test
  func `a circle of strong references is found and told`() {
    settings.partner = Partner()
    settings.partner?.weak = settings
    #expect(inspector.memory().isEmpty, "A weak reference closes no circle.")

    settings.partner?.strong = settings

    #expect(
      inspector.memory().first?.hasPrefix(
        "A circle of strong references: Settings.partner → Partner.strong → Settings.") == true)
    settings.partner = nil
    #expect(inspector.memory().isEmpty)
  }

  @Test func `a delegate that keeps its window is no circle, as on a device`() {
    stage.launch(StageDeviceTests.Delegate.self)

    #expect(inspector.memory().filter { $0.contains("circle") } == [])
    #expect(inspector.circles().isEmpty)
  }

  @Test
  func `holders are told with the strength of their references`() {
    settings.partner = Partner()
    settings.partner?.weak = settings

    let graph = ObjectGraph(from: [settings])
    let holders = graph.references(to: settings).map { "\($0.property) \($0.kind)" }

    #expect(holders.contains("weak weak"))
    #expect(lines("Held by", of: settings.note).contains("strong: Settings.note"))
  }

  @Test
  func `a controller that was dismissed and is still there is named with what keeps it`() {
    var gone: Settings? = Settings()
    gone.map { settings.present($0, animated: false) }
    #expect(inspector.memory().isEmpty)
    gone?.onDone = { [held = gone] in held?.saveAll() }
    settings.dismiss(animated: false)
    gone = nil

    let sentence = inspector.memory().first ?? ""

    #expect(sentence.hasPrefix("Settings is on no screen any more and still there."))
    #expect(sentence.contains("It has the closure onDone"))
    for controller in stage.device.livingControllers where controller !== settings {
      (controller as? Settings)?.onDone = nil
    }
    #expect(inspector.memory().isEmpty)
  }

  @Test
  func `a timer that waits is named as what keeps its target`() {
    var gone: Settings? = Settings()
    gone.map { settings.present($0, animated: false) }
    let timer = gone.map {
      Timer.scheduledTimer(
        timeInterval: 1, target: $0, selector: Settings.tick, userInfo: nil, repeats: true)
    }
    settings.dismiss(animated: false)
    gone = nil

    #expect(
      inspector.memory() == [
        "Settings is on no screen any more and still there. Timer keeps it (target)."
      ])

    timer?.invalidate()
    #expect(inspector.memory().isEmpty)
  }

  @Test
  func `a timer with a block is named where nothing else is found`() {
    var gone: Settings? = Settings()
    gone.map { settings.present($0, animated: false) }
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [held = gone] _ in
      held?.tick()
    }
    settings.dismiss(animated: false)
    gone = nil

    #expect(
      inspector.memory().first?.contains(
        "A timer waits, and its block holds self if it names self.")
        == true)
    timer.invalidate()
    #expect(inspector.memory().isEmpty)
  }

  @Test
  func `timers and the notification center are among those who hold`() {
    final class Listener: UIView {
      func hear() {}
    }
    let view = Listener()
    settings.view.addSubview(view)
    NotificationCenter.default.addObserver(
      view, selector: Listener.hear, name: nil, object: nil)
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: view, selector: Listener.hear, userInfo: nil, repeats: true)

    let holders = lines("Held by", of: view).sorted()

    #expect(
      holders == [
        "strong: Timer.target", "strong: UIView.subviews", "weak: NotificationCenter.observer",
      ])
    timer.invalidate()
    #expect(!lines("Held by", of: view).contains("strong: Timer.target"))
  }

  @Test
  func `what a launched app has from the system is no circle`() {
    final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    let window = UIWindow()
    let delegate = Scene()
    delegate.window = window
    window.rootViewController = UIViewController()
    window.isHidden = false

    #expect(ObjectGraph(from: [delegate]).cycles.isEmpty)
    #expect(!ObjectGraph(from: [window]).objects.contains { $0 is Device })
  }

  @Test
  func `a property of the program has its own name, whatever UIKit calls one`() {
    final class Owner {
      var presented: Partner?
      var handlers: [Partner] = []
    }
    let owner = Owner()
    (owner.presented, owner.handlers) = (Partner(), [Partner()])
    let sheet = UIViewController()
    settings.present(sheet, animated: false)

    let graph = ObjectGraph(from: [owner, settings])

    #expect(graph.references(of: owner).map(\.property) == ["presented", "handlers"])
    #expect(graph.references(to: sheet).map(\.property).contains("presentedViewController"))
  }

  @Test
  func `weak, unowned and strong properties are told apart`() {
    final class Owner {
      var strong: Partner?
      weak var weak: Partner?
      unowned var unowned: Partner
      lazy var late = 3
      init(_ partner: Partner) { unowned = partner }
    }

    let properties = StoredProperty.all(of: Owner.self)

    #expect(properties.map(\.name) == ["strong", "weak", "unowned", "late"])
    #expect(properties.map(\.reference) == [.strong, .weak, .unowned, .strong])
  }

  @Test
  func `an unowned property whose object is gone is not followed`() {
    final class Owner {
      unowned var partner: Partner
      init(_ partner: Partner) { self.partner = partner }
    }
    let owner = Owner(Partner())

    #expect(ObjectGraph(from: [owner]).references.isEmpty)
  }

  // MARK: - Text

  @Test
  func `as text it is a line a view, then what stands out, then memory`() {
    settings.save.alpha = 0

    let lines = InspectorText(of: stage).lines()

    #expect(lines.contains("    UILabel  (20 100 200 30)  “Saved”  Settings.note"))
    #expect(lines.contains("What stands out"))
    #expect(lines.contains("  UIButton “Save”"))
    #expect(lines.contains("    does  touchUpInside: calls a method of Settings"))
    #expect(lines.contains("    asked  UIButton → UIView → Settings → UIWindow → UIApplication"))
    #expect(lines.contains("    held by  strong: UIView.subviews; strong: Settings.save"))
    #expect(lines.contains("    holds  weak target: Settings"))
    #expect(lines.contains("    holds  strong rootViewController: Settings"))
    #expect(lines.contains { $0.contains("alpha is 0: nobody can see this UIButton") })
    #expect(lines.last?.hasPrefix("  No circle of strong references") == true)
  }
}

@Suite("What is told of a screen as text", .isolated)
struct InspectorTextTests {
  final class Menu: NSObject, UIPickerViewDataSource, UITextFieldDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  private let stage = Stage()
  private let menu = Menu()

  private func lines() -> [String] {
    _ = stage.display
    return InspectorText(of: stage).lines()
  }

  @Test
  func `a view that asks its partners is told with them, weak as they are`() {
    let picker = UIPickerView()
    picker.dataSource = menu
    stage.present(picker)

    #expect(lines().contains("    holds  weak dataSource: Menu"))
    #expect(lines().contains("  UIPickerView"))
  }

  @Test
  func `an input view is told, and so are no keys of the keyboard`() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let wheels = UIDatePicker()
    (field.delegate, field.inputView) = (menu, wheels)
    stage.present(field)

    #expect(lines().contains("    holds  weak delegate: Menu; strong inputView: UIDatePicker"))

    field.inputView = nil
    field.becomeFirstResponder()
    let text = lines()
    #expect(
      text.contains { $0.contains("KeyboardView") } && !text.contains { $0.contains("KeyCap") })
  }

  @Test
  func `where no view takes touches the frontmost one has the responder chain`() {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    label.text = "12:00"
    stage.present(label)

    #expect(lines().contains("  UILabel “12:00”"))
    #expect(lines().contains { $0.hasPrefix("    asked  UILabel → UIView → ") })
  }

  @Test
  func `parts of UIKit's own views do not stand out`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Soup"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 40, width: 320, height: 44)
    stage.present(cell)

    #expect(lines().contains { $0.contains("UIImageView") && $0.hasSuffix("not seen") })
    #expect(!lines().contains("What stands out"))
  }
}

@Suite("The inspector beside a phone in a page", .isolated)
struct PhoneInspectionTests {
  let stage = Stage()
  let settings = ScreenInspectorTests.Settings()
  let phone: BrowserPhone

  init() {
    stage.present(settings)
    phone = BrowserPhone(stage: stage)
    _ = phone.answer(to: [])
  }

  @Test
  func `a closed inspector says nothing, and an open one what has changed`() {
    #expect(phone.answer(to: [.time(16)]).inspection == nil)

    let opened = phone.answer(to: [.inspect(.init(open: true))]).inspection
    #expect(opened?.nodes?.contains { $0.text == "Saved" } == true)
    #expect(phone.answer(to: [.time(16)]).inspection == nil)

    settings.note.isHidden = true
    #expect(phone.answer(to: [.time(16)]).inspection?.nodes != nil)
  }

  @Test
  func `a view is chosen by its number and by a point`() {
    let nodes = phone.answer(to: [.inspect(.init(open: true))]).inspection?.nodes ?? []
    let button = nodes.first { $0.text == "Save" }

    let chosen = phone.answer(to: [.inspect(.init(view: button?.id))]).inspection?.view
    let pointed = phone.answer(to: [.inspect(.init(at: [30, 110]))]).inspection?.view

    #expect(chosen?.title == "UIButton “Save”")
    #expect(pointed?.title == "UILabel “Saved”")
  }

  @Test
  func `a touch tells its way while the inspector is open`() {
    _ = phone.answer(to: [.inspect(.init(open: true))])

    let answer = phone.answer(to: [
      .touches([.init(id: 1, phase: .began, x: 70, y: 222)]),
      .touches([.init(id: 1, phase: .ended, x: 70, y: 222)]),
    ])

    #expect(settings.saves == 1)
    let way = answer.inspection?.touch ?? []
    #expect(way.first?.text == "UIButton “Save”, at (70 222)")
    #expect(
      way.contains {
        $0.name == "UIButton" && $0.text == "touchUpInside calls a method of Settings"
      })
  }

  final class Counting: UIView {
    var hits = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hits += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test
  func `telling the way of a touch does not ask the program where it goes`() {
    let view = Counting(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    settings.view.addSubview(view)
    func touch() -> PhoneAnswer {
      phone.answer(to: [
        .touches([.init(id: 1, phase: .began, x: 50, y: 350)]),
        .touches([.init(id: 1, phase: .ended, x: 50, y: 350)]),
      ])
    }
    _ = touch()
    let without = view.hits
    _ = phone.answer(to: [.inspect(.init(open: true))])
    view.hits = 0

    let answer = touch()

    #expect(view.hits == without)
    #expect(
      answer.inspection?.touch?.contains {
        $0.name == "UITapGestureRecognizer" && $0.text.hasPrefix("recognizes")
      } == true)
  }

  @Test
  func `an inspector that was opened leaves the numbers of the elements as they are`() {
    func ids(_ inspects: Bool) -> [Int] {
      Device.$ofTask.withValue(Device()) {
        let stage = Stage()
        let settings = ScreenInspectorTests.Settings()
        stage.present(settings)
        let phone = BrowserPhone(stage: stage)
        if inspects { _ = phone.answer(to: [.inspect(.init(open: true))]) }
        _ = phone.answer(to: [])
        let label = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
        label.text = "New"
        settings.view.addSubview(label)
        return phone.answer(to: []).elements?.map(\.id) ?? []
      }
    }

    #expect(!ids(false).isEmpty && ids(false) == ids(true))
  }

  @Test
  func `a circle is told step by step, to be drawn`() {
    settings.partner = ScreenInspectorTests.Partner()
    settings.partner?.strong = settings
    defer { settings.partner = nil }

    let circles = phone.answer(to: [.inspect(.init(open: true))]).inspection?.circles

    #expect(
      circles?.first?.map { "\($0.owner).\($0.property)" } == [
        "Settings.partner", "Partner.strong",
      ])
  }

  final class Tile: UIView {
    static var reads = 0
    override var backgroundColor: UIColor? {
      get {
        Self.reads += 1
        return super.backgroundColor
      }
      set { super.backgroundColor = newValue }
    }
  }

  @Test
  func `of many views each is looked at a few times, however many lie beside it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    for index in 0..<300 {
      let tile = Tile(frame: CGRect(x: index, y: index, width: 4, height: 4))
      tile.backgroundColor = .red
      parent.addSubview(tile)
    }
    settings.view.addSubview(parent)
    let inspector = ScreenInspector(stage: stage)
    Tile.reads = 0

    _ = inspector.nodes()

    #expect(Tile.reads <= 300 * 4)
  }

  @Test(arguments: [
    #"{"inspect": {"view": 99999}}"#, #"{"inspect": {"at": [1]}}"#, #"{"inspect": {}}"#,
    #"{"inspect": {"at": [1e300, -1e300]}}"#,
  ])
  func `a look at what is not there changes nothing`(line: String) throws {
    _ = phone.answer(to: [.inspect(.init(open: true))])

    let answer = phone.answer(to: try PhoneEvent.events(in: Data(line.utf8)))

    #expect(answer.inspection?.view == nil && answer.picture == nil)
  }
}
