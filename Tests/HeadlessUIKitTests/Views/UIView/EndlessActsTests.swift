import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Acts that never end on a device", .isolated)
struct EndlessActsTests {
  let stage = Stage()
  let console = ConsoleRecorder()

  @Test func `a view that adds another whenever it is laid out is left alone with a word`() {
    let view = AddingView()
    stage.present(view)

    #expect(!view.subviews.isEmpty && view.subviews.count <= 5 * UIView.mostLayoutPasses)
    #expect(
      console.lines
        == [ViewMessage.endlessLayout(AddingView.self, count: UIView.mostLayoutPasses).text])
  }

  @Test func `views that each add one of their kind end with a word`() {
    let view = NestingView()
    stage.present(view)

    var (depth, last) = (0, view as UIView)
    while let next = last.subviews.first { (depth, last) = (depth + 1, next) }
    #expect(depth == UIView.mostViewsAddedInLayout)
    #expect(
      console.lines == [
        ViewMessage.endlessAdding(NestingView.self, count: UIView.mostViewsAddedInLayout).text
      ])
  }

  @Test func `a tree of any depth that is added in one layout is laid out`() {
    let view = DeepView()
    stage.present(view)

    #expect(view.deepest.wasLaidOut && console.lines.isEmpty)
  }

  @Test func `two views that always give each other another size are left alone with a word`() {
    let view = DecidingView(around: StubbornView())
    stage.present(view)
    let count = view.layouts
    _ = stage.display

    #expect(
      console.lines
        == [ViewMessage.endlessLayout(DecidingView.self, count: UIView.mostLayoutRounds).text])
    #expect(view.layouts == count && count <= 3 * UIView.mostLayoutRounds)
  }

  @Test func `sizes that follow from those of subviews reach the outermost view`() {
    var view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 1...30 {
      let outer = WrappingView()
      outer.addSubview(view)
      view = outer
    }
    stage.present(view)

    #expect(view.frame.width == 10 + 30 * 2 && console.lines.isEmpty)
  }

  @Test func `a view is laid out once for each mark, whatever sizes it gives its subviews`() {
    let view = DecidingView(around: UIView())
    stage.present(view)
    let count = view.layouts
    view.setNeedsLayout()
    view.layoutIfNeeded()

    #expect(view.layouts == count + 1 && console.lines.isEmpty)
  }

  @Test func `a view that is laid out while it is laid out is not marked by its subviews either`() {
    let view = ImpatientView()
    view.layoutIfNeeded()

    #expect(view.layouts == 2 && view.child.frame.width == 1)
  }

  @Test(arguments: [false, true])
  func `controllers that each present another end with a word`(animated: Bool) {
    stage.present(PresentingController(animated: animated))
    stage.clock.advance(by: 200)

    let over = stage.window.rootViewController?.presentedChain.count
    #expect(over == 100)
    #expect(
      console.lines == [
        "Attempt to present <PresentingController> on <PresentingController> (from "
          + "<PresentingController>) over 100 others that lie over one another. It is not presented. "
          + "Look at viewDidAppear(_:): it is called for each one."
      ])
  }

  @Test func `what is dismissed while its view is loaded is presented, with a word`() {
    let root = UIViewController()
    stage.present(root)
    let hasty = HastyController()
    root.present(hasty, animated: false)

    #expect(root.presentedViewController === hasty)
    #expect(console.lines == [ViewControllerMessage.dismissedWhileLoading(hasty).text])
  }
}

/// Gives its subview another size each time.
private final class DecidingView: UIView {
  private(set) var layouts = 0

  init(around child: UIView) {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(child)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    subviews.first?.frame.size = CGSize(width: layouts, height: 40)
  }
}

private final class StubbornView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size = CGSize(width: 50, height: 50)
  }
}

private final class WrappingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = subviews.first?.frame.size ?? .zero
    frame.size = CGSize(width: inner.width + 2, height: inner.height + 2)
  }
}

private final class ImpatientView: UIView {
  private(set) var layouts = 0
  let child = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    let number = layouts
    if number == 1 {
      addSubview(child)
      setNeedsLayout()
      layoutIfNeeded()
    }
    child.frame.size = CGSize(width: number, height: 10)
  }
}

private final class AddingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(UIView())
  }
}

private final class NestingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty { addSubview(NestingView()) }
  }
}

private final class DeepView: UIView {
  let deepest = MarkedView()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.isEmpty else { return }
    var tree: UIView = deepest
    for _ in 0..<300 {
      let outer = UIView()
      outer.addSubview(tree)
      tree = outer
    }
    addSubview(tree)
  }
}

private final class MarkedView: UIView {
  private(set) var wasLaidOut = false

  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }
}

private final class PresentingController: UIViewController {
  private let isAnimated: Bool

  init(animated: Bool) {
    isAnimated = animated
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(PresentingController(animated: isAnimated), animated: isAnimated)
  }
}

private final class HastyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    dismiss(animated: false)
  }
}
