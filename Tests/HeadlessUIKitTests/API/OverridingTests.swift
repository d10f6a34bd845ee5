import Grading
import HeadlessUIKit
import Stage
import Testing

/// Overrides from another module what a device lets a program override, and did not use to be open.
///
/// Most of this suite is that it compiles.
@Suite("What a subclass may override", .isolated)
struct OverridingTests {
  @Test func `initializers of controllers, recognizers and controls`() {
    let root = UIViewController()
    let navigation = OwnNavigation(rootViewController: root)
    let recognizer = OwnRecognizer(target: nil, action: nil)
    let control = OwnSegments(items: ["a", "b"])

    #expect(navigation.viewControllers == [root] && navigation.note == "root")
    #expect(recognizer.note == "target" && OwnRecognizer().note == "target")
    #expect(control.numberOfSegments == 2 && control.note == "items")
  }

  @Test func `properties and methods of views and controllers`() {
    let view = OwnView()
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    view.addSubview(UIView())

    #expect(view.added == [recognizer] && view.subviews.isEmpty)
    #expect(OwnController().navigationController is OwnNavigation)
    #expect(OwnController().editButtonItem.title == "Own")
  }
}

private final class OwnNavigation: UINavigationController {
  var note = ""

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    note = "root"
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnRecognizer: UIGestureRecognizer {
  var note = ""

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    note = "target"
  }
}

private final class OwnSegments: UISegmentedControl {
  var note = ""

  override init(items: [Any]?) {
    super.init(items: items)
    note = "items"
  }

  required init?(coder: NSCoder) { nil }
}

private final class OwnView: UIView {
  var added: [UIGestureRecognizer] = []

  override var subviews: [UIView] { [] }
  override var superview: UIView? { super.superview }
  override var motionEffects: [UIMotionEffect] { didSet {} }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    added.append(gestureRecognizer)
  }

  override func addMotionEffect(_ effect: UIMotionEffect) {}
}

private final class OwnController: UIViewController {
  private let own = OwnNavigation(rootViewController: UIViewController())

  override var navigationController: UINavigationController? { own }
  override var tabBarController: UITabBarController? { nil }
  override var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
  }
  override var nibName: String? { nil }
}
