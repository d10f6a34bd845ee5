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
    #expect(gap.constraintsAffectingLayout(for: .horizontal).count == 3)

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
      inner.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
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
}
