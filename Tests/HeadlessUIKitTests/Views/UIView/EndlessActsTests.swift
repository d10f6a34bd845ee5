import Grading
import Stage
import Testing

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
