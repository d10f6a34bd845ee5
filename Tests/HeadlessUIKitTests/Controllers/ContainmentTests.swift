import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Containers and children", .isolated)
struct ContainmentTests {
  let chronicle = CallLog()
  let parent: AppearanceRecordingController
  let child: AppearanceRecordingController
  let stage = Stage()

  init() {
    parent = AppearanceRecordingController("P", chronicle)
    child = AppearanceRecordingController("C", chronicle)
  }

  @Test func `B111: addChild says that the child will move, and not that it did`() {
    parent.addChild(child)

    #expect(chronicle.next() == ["C.willMove to parent"])
    #expect(child.parent === parent && parent.children == [child] && !child.isViewLoaded)
    child.didMove(toParent: parent)
    #expect(chronicle.next() == ["C.didMove to parent"])
  }

  @Test func `B111: removeFromParent says that the child did move, and not that it will`() {
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = chronicle.next()

    child.removeFromParent()

    #expect(chronicle.next() == ["C.didMove to nil"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func `a child leaves one container for another`() {
    let other = AppearanceRecordingController("O", chronicle)
    parent.addChild(child)
    _ = chronicle.next()

    other.addChild(child)

    #expect(chronicle.next() == ["C.willMove to nil", "C.didMove to nil", "C.willMove to parent"])
    #expect(parent.children.isEmpty && child.parent === other)
  }

  @Test func `a child appears and disappears with its container`() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = chronicle.next()

    stage.present(parent)
    #expect(
      chronicle.next() == [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
        "C.viewDidAppear", "P.viewDidAppear",
      ])
    stage.present(UIViewController())
    #expect(
      chronicle.next() == [
        "P.viewWillDisappear", "C.viewWillDisappear", "C.viewDidDisappear", "P.viewDidDisappear",
      ])
  }

  @Test func `a child's view that is added while its container is seen appears at once`() {
    stage.present(parent)
    _ = chronicle.next()

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      chronicle.next() == [
        "C.willMove to parent", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing",
        "C.viewDidAppear", "C.didMove to parent",
      ])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      chronicle.next() == [
        "C.willMove to nil", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove to nil",
      ])
  }

  @Test func `a view tells a controller without a parent too that it enters and leaves a window`() {
    stage.present(parent)
    _ = chronicle.next()

    parent.view.addSubview(child.view)
    #expect(
      chronicle.next() == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])

    // It is nobody's child, so it does not hear what the screen it lies on does.
    stage.window.isHidden = true
    #expect(chronicle.next() == ["P.viewWillDisappear", "P.viewDidDisappear"])
    child.view.removeFromSuperview()
    #expect(chronicle.next() == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test func `a view that comes with that of another controller tells nobody by itself`() {
    parent.view.addSubview(child.view)
    _ = chronicle.next()

    stage.present(parent)

    #expect(chronicle.next() == ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
  }

  @Test func `a child whose view lies nowhere hears nothing`() {
    parent.addChild(child)
    stage.present(parent)

    #expect(chronicle.lines.filter { $0.hasPrefix("C.") } == ["C.willMove to parent"])
    #expect(!child.isViewLoaded)
  }

  @Test func `moving is known while it is under way`() {
    var answers: [Bool] = []
    child.whenAppearing = { [weak child] in answers.append(child?.isMovingToParent ?? false) }
    stage.present(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    #expect(answers == [true] && !child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
  }

  @Test func `a container keeps its children, and a child does not keep its container`() {
    weak var gone: UIViewController?
    weak var kept: UIViewController?
    do {
      let container = UIViewController()
      let inner = UIViewController()
      container.addChild(inner)
      container.view.addSubview(inner.view)
      inner.didMove(toParent: container)
      (gone, kept) = (container, inner)
      #expect(kept?.parent === container)
    }
    #expect(gone == nil && kept == nil)
  }

  @Test func `a view in the wrong container stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
        one.addChild(child)
        other.view.addSubview(child.view)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains("'UIViewControllerHierarchyInconsistency', reason: 'child view controll"))
  }

  @Test func `a parent that is put into its child as that is told stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().addChild(SwallowingController()) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(message.contains("The child contains the parent already."))
  }

  @Test func `a controller in itself stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(message.contains("A controller cannot lie in itself."))
  }
}

/// Puts the container that it is about to lie in into itself.
private final class SwallowingController: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let parent { addChild(parent) }
  }
}
