import Stage

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Scenes whose callbacks change who calls them.
extension ReentrantScene {
  nonisolated static let names = [
    "table", "rows", "text field", "text view", "picker", "scroll view", "navigation", "tabs",
    "tab bar", "alert", "controls", "gestures", "time", "layout", "application", "scenes",
    "reminders",
  ]

  static let all: [ReentrantScene] = [
    ReentrantScene(name: "table", play: table), ReentrantScene(name: "rows", play: rows),
    ReentrantScene(name: "text field", play: field), ReentrantScene(name: "text view", play: text),
    ReentrantScene(name: "picker", play: picker), ReentrantScene(name: "scroll view", play: scroll),
    ReentrantScene(name: "navigation", play: navigation), ReentrantScene(name: "tabs", play: tabs),
    ReentrantScene(name: "tab bar", play: tabBar), ReentrantScene(name: "alert", play: alert),
    ReentrantScene(name: "controls", play: controls),
    ReentrantScene(name: "gestures", play: gestures),
    ReentrantScene(name: "time", play: time), ReentrantScene(name: "layout", play: layout),
    ReentrantScene(name: "application", play: application),
    ReentrantScene(name: "scenes", play: scenes),
    ReentrantScene(name: "reminders", play: reminders),
  ]

  private static func table(_ ground: ReentrantGround) {
    let (table, server) = (UITableView(frame: .zero, style: .grouped), RowServer())
    ground.kept = [server]
    (table.dataSource, table.delegate) = (server, server)
    ground.again = {
      table.reloadRows(at: [[0, 0]], with: .none)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    }
    ground.show(table)
    let stage = ground.stage
    stage.cells["Row 1"].tap()
    stage.cells["Row 2"].tap()
    ground.lasting.map { ($0 as? UITableView)?.deselectRow(at: [0, 2], animated: true) }
    stage.cells["Row 1"].buttons.firstMatch.tap()
    stage.tables.firstMatch.swipeUp()
    stage.clock.advance(by: 3)
    (ground.lasting as? UITableView)?.scrollToRow(at: [1, 0], at: .top, animated: true)
  }

  private static func rows(_ ground: ReentrantGround) {
    let (table, server) = (UITableView(frame: .zero, style: .plain), RowServer())
    ground.kept = [server]
    (table.dataSource, table.delegate) = (server, server)
    ground.again = { table.setEditing(!table.isEditing, animated: true) }
    ground.show(table)
    let stage = ground.stage
    stage.cells["Row 1"].swipeLeft()
    stage.cells["Row 1"].buttons["Throw"].tap()
    stage.cells["Row 1"].swipeLeft()
    stage.cells["Row 2"].tap()
    stage.cells["Row 2"].swipeRight()
    stage.cells["Row 2"].buttons["Keep"].tap()
    server.hasActions = false
    stage.cells["Row 3"].swipeLeft()
    stage.buttons["Remove"].tap()
    (ground.lasting as? UITableView)?.setEditing(true, animated: true)
    stage.clock.advance(by: 1)
    stage.buttons["Reorder Row 1"]
      .press(forDuration: 0.2, thenDragTo: stage.buttons["Reorder Row 4"])
    stage.cells["Row 2"].buttons.firstMatch.tap()
    stage.buttons["Remove"].tap()
  }

  private static func field(_ ground: ReentrantGround) {
    let (field, server) = (UITextField(), Typist())
    ground.kept = [server]
    (field.delegate, field.clearButtonMode) = (server, .always)
    field.addAction(
      UIAction { [weak ground] _ in ground?.heard("editingChanged") }, for: .editingChanged)
    field.addAction(
      UIAction { [weak ground] _ in ground?.heard("editingDidEnd") }, for: .editingDidEnd)
    ground.again = {
      field.insertText("x")
      field.becomeFirstResponder()
    }
    ground.show(field)
    field.frame.size.height = 40
    let stage = ground.stage
    stage.textFields.firstMatch.tap()
    stage.typeText("ab")
    stage.typeText("\u{8}")
    stage.buttons["Clear text"].tap()
    stage.typeText("c\n")
    ground.lasting?.resignFirstResponder()
  }

  private static func text(_ ground: ReentrantGround) {
    let (text, server) = (UITextView(), Typist())
    ground.kept = [server]
    text.delegate = server
    ground.again = {
      text.insertText("x")
      text.becomeFirstResponder()
    }
    ground.show(text)
    let stage = ground.stage
    stage.textViews.firstMatch.tap()
    stage.typeText("ab\nc")
    (ground.lasting as? UITextView)?.selectedRange = NSRange(location: 0, length: 1)
    stage.typeText("d")
    ground.lasting?.resignFirstResponder()
  }

  private static func picker(_ ground: ReentrantGround) {
    let (picker, server) = (UIPickerView(), WheelServer())
    ground.kept = [server]
    (picker.dataSource, picker.delegate) = (server, server)
    // A component that is not known yet is an exception in UIKit's words.
    ground.again = {
      if picker.numberOfComponents > 0 { picker.selectRow(1, inComponent: 0, animated: true) }
    }
    ground.show(picker)
    ground.stage.pickerWheels.firstMatch.turn(by: 2)
    if picker.numberOfComponents > 0 { picker.reloadComponent(0) }
    (ground.lasting as? UIPickerView)?.reloadAllComponents()
    ground.stage.clock.advance(by: 1)
    _ = ground.stage.readScreenAloud()
  }

  private static func scroll(_ ground: ReentrantGround) {
    let (scroll, server) = (UIScrollView(), Typist())
    ground.kept = [server]
    (scroll.delegate, scroll.contentSize) = (server, CGSize(width: 300, height: 3000))
    ground.again = { scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    ground.show(scroll)
    let screen = Device.current.digitizer
    let touches = screen.begin(at: [CGPoint(x: 100, y: 350)])
    for step in 1...10 {
      ground.stage.clock.advance(by: 0.01)
      screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 350 - 10 * CGFloat(step)))])
    }
    screen.end(touches)
    ground.stage.clock.advance(by: 4)
    (ground.lasting as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
  }

  private static func navigation(_ ground: ReentrantGround) {
    let server = Typist()
    ground.kept = [server]
    ground.navigation.delegate = server
    ground.show(UIView())
    ground.again = { ground.navigation.pushViewController(LoudController(ground), animated: true) }
    ground.navigation.pushViewController(LoudController(ground), animated: true)
    ground.stage.clock.advance(by: 1)
    ground.navigation.popViewController(animated: true)
    ground.stage.clock.advance(by: 1)
    ground.host.present(LoudController(ground), animated: true) { ground.heard("presented") }
    ground.stage.clock.advance(by: 1)
    ground.host.dismiss(animated: true) { ground.heard("dismissed") }
  }

  private static func tabs(_ ground: ReentrantGround) {
    let (tabs, server) = (UITabBarController(), Typist())
    ground.kept = [server, tabs]
    tabs.delegate = server
    let controllers = ["One", "Two"].map { title in
      let controller = LoudController(ground)
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.viewControllers = controllers
    ground.again = { tabs.selectedIndex = 1 - tabs.selectedIndex }
    ground.show(UIView())
    ground.stage.present(tabs)
    ground.lasting = tabs.view
    ground.stage.tabBars.buttons["Two"].tap()
    ground.stage.tabBars.buttons["One"].tap()
  }

  private static func tabBar(_ ground: ReentrantGround) {
    let (bar, server) = (UITabBar(), Typist())
    ground.kept = [server]
    bar.delegate = server
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    ground.again = { bar.selectedItem = bar.items?.first }
    ground.show(bar)
    ground.stage.tabBars.buttons["Two"].tap()
  }

  private static func alert(_ ground: ReentrantGround) {
    ground.show(UIView())
    ground.again = { ground.host.present(UIViewController(), animated: true) }
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { [weak ground] _ in
          ground?.heard("alert action")
        })
      if style == .alert {
        alert.addTextField { [weak ground] _ in ground?.heard("alert text field") }
      }
      ground.host.present(alert, animated: true) { [weak ground] in ground?.heard("alert shown") }
      ground.stage.clock.advance(by: 1)
      ground.stage.buttons["Yes"].tap()
      ground.stage.clock.advance(by: 1)
    }
  }

  private static func controls(_ ground: ReentrantGround) {
    let makes: [(UIControl, UIControl.Event, (Stage) -> Void)] = [
      (UIButton(type: .system), .touchUpInside, { $0.buttons["Go"].tap() }),
      (UIButton(type: .system), .touchDown, { $0.buttons["Go"].tap() }),
      (UISwitch(), .valueChanged, { $0.switches.firstMatch.tap() }),
      (UISlider(), .valueChanged, { $0.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1) }),
      (UISegmentedControl(items: ["A", "B"]), .valueChanged, { $0.buttons["B"].tap() }),
      (UIDatePicker(), .valueChanged, { $0.pickerWheels.firstMatch.turn(by: 1) }),
    ]
    for (control, event, press) in makes {
      (control as? UIButton)?.setTitle("Go", for: .normal)
      (control as? UIDatePicker)?.preferredDatePickerStyle = .wheels
      let name = "\(type(of: control)) \(event.rawValue)"
      control.addAction(UIAction { [weak ground] _ in ground?.heard(name) }, for: event)
      ground.again = { control.sendActions(for: event) }
      ground.show(control)
      press(ground.stage)
      ground.lasting?.removeFromSuperview()
    }
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak ground] _ in ground?.heard("bar item") })
    ground.host.navigationItem.rightBarButtonItem = item
    ground.show(UIView())
    ground.again = { ground.host.navigationItem.rightBarButtonItem = nil }
    ground.stage.buttons["Add"].tap()
  }

  private static func gestures(_ ground: ReentrantGround) {
    let view = UIView()
    let makes: [(UIGestureRecognizer, (Element) -> Void)] = [
      (UITapGestureRecognizer(), { $0.tap() }),
      (UILongPressGestureRecognizer(), { $0.press(forDuration: 1) }),
      (UISwipeGestureRecognizer(), { $0.swipeRight() }),
      (UIPanGestureRecognizer(), { $0.swipeUp() }),
    ]
    let listener = GestureListener(ground)
    ground.kept = [listener]
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Area"
    for (recognizer, _) in makes {
      recognizer.addTarget(listener, action: "hear:")
      view.addGestureRecognizer(recognizer)
    }
    ground.again = { view.gestureRecognizers?.reverse() }
    ground.show(view)
    for (_, press) in makes { press(ground.stage.elements("area") { $0 === view }.firstMatch) }
  }

  private static func time(_ ground: ReentrantGround) {
    let view = UIView()
    ground.show(view)
    var timer: Timer?
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak ground] _ in
      ground?.heard("timer")
      timer?.invalidate()
    }
    let observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("bell"), object: nil, queue: nil
    ) { [weak ground] _ in ground?.heard("notification") }
    DispatchQueue.main.async { [weak ground] in ground?.heard("block") }
    ground.again = {
      NotificationCenter.default.removeObserver(observer)
      NotificationCenter.default.post(name: Notification.Name("bell"), object: nil)
      UIView.animate(withDuration: 0.1) { view.center.x += 1 }
    }
    UIView.animate(
      withDuration: 0.2,
      animations: { [weak ground] in
        view.center.x += 10
        ground?.heard("animations")
      },
      completion: { [weak ground] _ in
        ground?.heard("completion")
        view.layer.removeAllAnimations()
      })
    NotificationCenter.default.post(name: Notification.Name("bell"), object: nil)
    ground.stage.clock.advance(by: 1)
    timer?.invalidate()
  }

  private static func layout(_ ground: ReentrantGround) {
    let view = LoudView(ground)
    ground.again = {
      view.addSubview(UIView())
      view.setNeedsLayout()
    }
    ground.show(view)
    view.setNeedsUpdateConstraints()
    view.setNeedsDisplay()
    view.frame.size.width = 200
    _ = ground.stage.display
    ground.stage.rotate(to: .landscapeLeft)
    view.removeFromSuperview()
  }

  private static func application(_ ground: ReentrantGround) {
    ground.again = { ground.stage.simulateMemoryWarning() }
    ground.show(UIView())
    guard let info = try? Info(["CFBundleURLTypes": [["CFBundleURLSchemes": ["groups"]]]]) else {
      return
    }
    ground.kept = [info]
    ground.stage.launch(RecordingDelegate.self, bundle: info.bundle)
    ground.stage.pressHome()
    ground.stage.activate()
    ground.stage.simulateMemoryWarning()
    ground.stage.rotate(to: .landscapeLeft)
    if let url = URL(string: "groups://1") { ground.stage.open(url) }
    ground.stage.terminate()
  }

  private static func scenes(_ ground: ReentrantGround) {
    var keys = Info.scenes(
      delegate: "CoreApplicationTests.RecordingSceneDelegate", severalWindows: true)
    keys["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["groups"]]]
    guard let info = try? Info(keys) else { return }
    ground.kept = [info]
    ground.again = { ground.stage.simulateMemoryWarning() }
    ground.show(UIView())
    ground.stage.launch(ProcessDelegate.self, bundle: info.bundle)
    ground.stage.openNewWindow()
    ground.stage.closeWindow()
    ground.stage.pressHome()
    ground.stage.activate()
    if let url = URL(string: "groups://1") { ground.stage.open(url) }
    ground.stage.terminate()
  }

  private static func reminders(_ ground: ReentrantGround) {
    let delegate = RecordingNotificationDelegate()
    delegate.options = [.banner]
    ground.kept = [delegate]
    ground.show(UIView())
    ground.stage.launch(RecordingDelegate.self)
    let center = UNUserNotificationCenter.current()
    center.delegate = delegate
    ground.again = { center.add(Reminder.request("again", after: 1)) }
    Reminder.allow(on: ground.stage)
    center.add(Reminder.request("now", after: 2)) { [weak ground] _ in ground?.heard("added") }
    center.getPendingNotificationRequests { [weak ground] _ in ground?.heard("pending") }
    ground.stage.clock.advance(by: 2)
    ground.stage.banners.firstMatch.tap()
  }
}

/// Serves rows that can be edited and moved in every way.
private final class RowServer: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var rows = [(1...8).map { "Row \($0)" }, (1...20).map { "Other \($0)" }]
  var hasActions = true

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let texts = rows.indices.contains(path.section) ? rows[path.section] : []
    cell.textLabel?.text = texts.indices.contains(path.row) ? texts[path.row] : nil
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Head"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Foot"
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let row = rows[source.section].remove(at: source.row)
    rows[destination.section].insert(row, at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Keep") }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Throw") }

  private func actions(_ title: String) -> UISwipeActionsConfiguration? {
    guard hasActions else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }
}

/// Hears what fields, scroll views, bars and controllers say, and allows it.
private final class Typist: NSObject, UITextFieldDelegate, UITextViewDelegate, UITabBarDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{}

/// Serves two wheels.
private final class WheelServer: NSObject, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { "Wheel" }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { "Turn it." }
}

/// Hears recognizers.
private final class GestureListener: NSObject, ActionTarget {
  private weak var ground: ReentrantGround?

  init(_ ground: ReentrantGround) { self.ground = ground }

  func hear(_ recognizer: UIGestureRecognizer) {
    ground?.heard("\(type(of: recognizer)) \(recognizer.state)")
  }

  class var actions: [Selector: IBAction] { ["hear:": IBAction(GestureListener.hear)] }
}

/// Says what it is told.
private final class LoudController: UIViewController {
  private weak var ground: ReentrantGround?

  init(_ ground: ReentrantGround) {
    self.ground = ground
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { ground?.heard("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { ground?.heard("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { ground?.heard("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { ground?.heard("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { ground?.heard("viewDidDisappear") }
  override func viewWillLayoutSubviews() { ground?.heard("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { ground?.heard("viewDidLayoutSubviews") }
}

/// Says what it is told.
private final class LoudView: UIView {
  private weak var ground: ReentrantGround?

  init(_ ground: ReentrantGround) {
    self.ground = ground
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { ground?.heard("layoutSubviews") }
  override func updateConstraints() {
    super.updateConstraints()
    ground?.heard("updateConstraints")
  }
  override func draw(_ rect: CGRect) { ground?.heard("draw") }
  override func didMoveToWindow() { ground?.heard("didMoveToWindow") }
  override func willMove(toSuperview newSuperview: UIView?) { ground?.heard("willMove") }
  override func didMoveToSuperview() { ground?.heard("didMoveToSuperview") }
  override func didAddSubview(_ subview: UIView) { ground?.heard("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { ground?.heard("willRemoveSubview") }
}
