import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UILayoutGuide", .isolated)
struct UILayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ view: UIView, to superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `a guide of the program's own holds a distance`() {
    let (left, right, gap) = (add(UIView(), to: root), add(UIView(), to: root), UILayoutGuide())
    root.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 20),
      gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      gap.heightAnchor.constraint(equalToConstant: 10),
      gap.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      right.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      right.topAnchor.constraint(equalTo: gap.topAnchor),
    ])
    root.layoutIfNeeded()

    #expect(gap.layoutFrame == CGRect(x: 20, y: 45, width: 50, height: 10))
    #expect(right.frame.origin == CGPoint(x: 70, y: 45))

    root.removeLayoutGuide(gap)
    #expect(gap.owningView == nil && root.layoutGuides.isEmpty && root.constraints.count == 1)
  }

  @Test func `safe area and margins follow the screen`() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.present(controller)
    let view = try #require(controller.view)
    let (box, inner) = (add(UIView(), to: view), add(UIView(), to: view))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(box.frame.minY == view.safeAreaInsets.top && box.frame.width == view.bounds.width)
    #expect(inner.frame.minX == 16 && inner.frame.maxX == view.bounds.width - 16)
    #expect(inner.frame.minY == box.frame.maxY + 16)
    #expect(view.safeAreaLayoutGuide.layoutFrame.minY == view.safeAreaInsets.top)

    view.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 1, right: 30)
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 40 && inner.frame.maxX == view.bounds.width - 30)
  }

  @Test func `the keyboard's guide rises with the keyboard`() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.present(controller)
    let view = try #require(controller.view)
    let field = UITextField()
    _ = add(field, to: view)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
    ])
    view.layoutIfNeeded()
    #expect(field.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)

    field.becomeFirstResponder()
    view.layoutIfNeeded()
    let risen = field.frame.maxY
    #expect(risen < view.bounds.height - 100)

    field.resignFirstResponder()
    view.layoutIfNeeded()
    #expect(field.frame.maxY > risen)
  }

  @Test func `content that constraints make high, and nothing makes wide, is scrolled`() {
    let scroll = UIScrollView()
    _ = add(scroll, to: root)
    let content = add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalTo: root.widthAnchor),
      scroll.heightAnchor.constraint(equalTo: root.heightAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 0, height: 500))
  }

  @Test func `a scroll view's guides are its content and its frame`() throws {
    let scroll = UIScrollView()
    _ = add(scroll, to: root)
    let content = add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalTo: root.widthAnchor),
      scroll.heightAnchor.constraint(equalTo: root.heightAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 200, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
  }

  @Test func `what is held against the frame of a scroll view does not scroll`() {
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let (content, header) = (add(UIView(), to: scroll), add(UIView(), to: scroll))
    let beside = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 20),
      beside.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 4, width: 200, height: 20))

    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 104, width: 200, height: 20))
    #expect(content.frame.minY == 0 && beside.frame.minY == 0)
    #expect(scroll.contentSize.height == 500)
  }

  @Test func `what begins elsewhere than at 0 is laid out from there`() {
    root.bounds.origin.y = 50
    let (view, inner) = (add(UIView(), to: root), UILayoutGuide())
    root.addLayoutGuide(inner)
    let fixed = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
    root.addSubview(fixed)
    let below = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      below.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])
    root.layoutIfNeeded()

    #expect(view.frame.minY == 50 && inner.layoutFrame.minY == 55)
    #expect(fixed.frame.minY == 60 && below.frame.minY == 70)

    root.bounds.origin.y = 20
    root.layoutIfNeeded()
    #expect(view.frame.minY == 20 && below.frame.minY == 70)
  }

  @Test func `the margins of a controller's view are at least the system's`() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.present(controller)
    let view = try #require(controller.view)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
    #expect(view.layoutMargins.left == 16 && view.layoutMargins.right == 30)
  }

  private final class TellingView: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() { log.append("safe \(Int(safeAreaInsets.top))") }
  }

  private final class TellingController: UIViewController {
    var log: [String] = []
    override func loadView() { view = TellingView() }
    override func viewSafeAreaInsetsDidChange() { log.append("insets") }
    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test func `a controller adds to the safe area, and is told of it before the layout`() throws {
    let stage = Stage()
    let controller = TellingController()
    stage.present(controller)
    let view = try #require(controller.view as? TellingView)
    #expect(view.safeAreaInsets == .zero && view.log.isEmpty)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    view.layoutIfNeeded()
    controller.log = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 30 && view.safeAreaInsets.left == 5)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0))
    #expect(controller.log == ["insets", "layout"] && view.log.last == "safe 30")
  }

  @Test func `the safe area of a child has what its parent keeps free, and what it adds`() throws {
    let stage = Stage()
    let (parent, child) = (UIViewController(), UIViewController())
    stage.present(parent)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 7, right: 0)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0)
    parent.addChild(child)
    let view = try #require(child.view)
    view.frame = try #require(parent.view).bounds
    parent.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 55, left: 3, bottom: 7, right: 0))
    view.frame.origin.y = 20
    #expect(view.safeAreaInsets.top == 35)
  }

  @Test func `a view that is moved is told of its safe area, and so is what lies in it`() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.present(controller)
    controller.additionalSafeAreaInsets.top = 30
    let (outer, inner) = (TellingView(), TellingView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 10, width: 50, height: 50)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    for y in [0.0, 5, 200, 300, 0] {
      outer.frame.origin.y = y
      controller.view.layoutIfNeeded()
    }
    #expect(outer.log == ["safe 30", "safe 25", "safe 0", "safe 30"])
    #expect(inner.log == ["safe 20", "safe 15", "safe 0", "safe 20"])
  }

  @Test func `insets that are no numbers are refused where they are set`() {
    let controller = UIViewController()
    let sentence = Device.current.exception { controller.additionalSafeAreaInsets.left = .infinity }
    #expect(sentence?.contains("AdditionalSafeAreaInsets is not finite!") == true)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }
}
