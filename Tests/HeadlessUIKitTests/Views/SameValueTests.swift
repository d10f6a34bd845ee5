import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// What a property that has a value does when it is given that value.
@Suite("Setting what is there", .isolated)
struct SameValueTests {
  let stage = Stage()

  /// Views of every class, in a state in which they show something.
  static func subjects() -> [UIView] {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("Some words", 2)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let configured = UIButton(configuration: .filled())
    configured.configuration?.title = "Filled"
    let field = UITextField()
    (field.text, field.placeholder, field.borderStyle) = ("Word", "Write", .roundedRect)
    (field.leftView, field.rightView) = (UILabel(), UILabel())
    let empty = UITextField()
    let text = UITextView()
    text.text = "Long text"
    let picture = UIImageView(image: UIImage(systemName: "star"))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let slider = UISlider()
    slider.value = 0.5
    let progress = UIProgressView()
    progress.progress = 0.5
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    stack.spacing = 4
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    let compact = UIDatePicker()
    compact.preferredDatePickerStyle = .compact
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .grouped)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Bar")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil as Selector?)
    bar.items = [item]
    let tools = UIToolbar()
    tools.items = [
      UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil as Selector?)
    ]
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 10, height: 10)
    return [
      UIView(), label, button, configured, field, empty, text, picture, segments, slider,
      UISwitch(), progress, stack, wheels, compact, UIActivityIndicatorView(style: .medium), table,
      cell,
      UITableViewHeaderFooterView(reuseIdentifier: nil), bar, tools, tabs, scroll, UIPickerView(),
      UIControl(),
    ]
  }

  /// What is marked in a tree of views.
  private func marks(in root: UIView) -> [String] {
    var marks: [String] = []
    root.walk { view in
      if view.needsLayout { marks.append("\(type(of: view)) layout") }
      if view.needsUpdateConstraints() { marks.append("\(type(of: view)) constraints") }
      return true
    }
    return marks
  }

  /// Puts a view among others that follow its size, and has all laid out.
  private func show(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    view.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.present(root)
    root.layoutIfNeeded()
    stage.clock.advance(by: 1)
    root.layoutIfNeeded()
    return root
  }

  /// Keys whose setter does more than store, on purpose.
  private static let excepted: Set<String> = [
    // The known way to have a table look at the height of a header again.
    "tableHeaderView", "tableFooterView",
    // They turn wheels and show a caret, wherever a finger has brought them meanwhile.
    "date", "countDownDuration", "selectedRange",
    // Plain text has none of its own: what is read is other text when it is assigned.
    "attributedText",
  ]

  @Test func `B267: a property that is given the value it has marks nothing`() {
    var (tried, found) = (0, [String]())
    for view in Self.subjects() {
      let root = show(view)
      #expect(marks(in: root) == [])
      let methods = KeyTable.of(type(of: view)).methods.keys
      for name in methods.sorted() where !name.contains(":") && !Self.excepted.contains(name) {
        guard methods.contains("set\(name.prefix(1).uppercased())\(name.dropFirst()):") else {
          continue
        }
        tried += 1
        view.setValue(view.value(forKey: name), forKey: name)
        let marks = marks(in: root)
        if !marks.isEmpty { found.append("\(type(of: view)).\(name): \(marks)") }
        root.layoutIfNeeded()
      }
    }
    #expect(tried > 400)
    #expect(found == [])
  }

  @Test func `so does a property that goes by no key, and a title for a state`() throws {
    let (button, label, stack) = (UIButton(type: .custom), UILabel(), UIStackView())
    button.setTitle("Go", for: .normal)
    label.text = "Some words"
    let acts: [(UIView, () -> Void)] = [
      (button, { button.setTitle("Go", for: .normal) }),
      (button, { button.setTitleColor(nil, for: .normal) }),
      (button, { button.setImage(nil, for: .normal) }),
      (button, { button.contentEdgeInsets = .zero }),
      (button, { button.titleEdgeInsets = .zero }),
      (button, { button.titleLabel?.font = button.titleLabel?.font }),
      (button, { button.titleLabel?.numberOfLines = button.titleLabel?.numberOfLines ?? 1 }),
      (button, { button.contentHorizontalAlignment = .center }),
      (label, { label.font = .systemFont(ofSize: 17) }),
      (label, { label.text = "Some words" }),
      (label, { label.textAlignment = .natural }),
      (label, { label.lineBreakMode = .byTruncatingTail }),
      (stack, { stack.axis = .horizontal }),
      (stack, { stack.distribution = .fill }),
      (stack, { stack.alignment = .fill }),
      (stack, { stack.isHidden = false }),
    ]
    for (index, (view, act)) in acts.enumerated() {
      let root = show(view)
      act()
      #expect(marks(in: root) == [], "act \(index)")
    }
  }

  @Test func `a label whose font is set as it is laid out is laid out once`() {
    let console = ConsoleRecorder()
    let controller = BigSignController()
    stage.present(controller)
    stage.clock.advance(by: 1)

    #expect(controller.passes < 4 && console.lines == [])
  }
}

/// Gives its sign a font each time it has been laid out.
private final class BigSignController: UIViewController {
  let sign = UILabel()
  private(set) var passes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.text = "12"
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    sign.topAnchor.constraint(equalTo: view.topAnchor, constant: 90).isActive = true
    sign.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    passes += 1
    sign.font = .systemFont(ofSize: 72, weight: .regular)
  }
}
