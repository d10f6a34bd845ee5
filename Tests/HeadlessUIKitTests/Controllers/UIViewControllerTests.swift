import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("UIViewController", .isolated)
struct UIViewControllerTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller = LifeCycleController()

  @Test func `B99: making a controller loads nothing`() {
    #expect(!UIViewController().isViewLoaded)
    #expect(!UIViewController(nibName: nil, bundle: nil).isViewLoaded)
    #expect(controller.diary.isEmpty)
  }

  @Test func `B99: UIViewController() is UIViewController(nibName: nil, bundle: nil)`() {
    #expect(MadeByNibName().wasMadeByNibName)
  }

  @Test func `B99: a controller knows its nib's name and bundle, and no bundle is the main one`() {
    let named = UIViewController(nibName: "Menu", bundle: nil)
    #expect(named.nibName == "Menu" && named.nibBundle === Device.current.bundle)
    #expect(UIViewController().nibName == nil && UIViewController().title == nil)
  }

  @Test func `B107: an override that calls super still appears, one that does not appears too`() {
    let silent = EmptyController()
    window.rootViewController = silent
    window.makeKeyAndVisible()
    #expect(silent.appearances == 1 && silent.view.window === window)

    window.rootViewController = controller
    #expect(silent.appearances == 0 && controller.diary.last == "viewDidAppear")
  }

  @Test func `editing is switched by one method, whoever asks`() {
    let editor = EditingController()
    #expect(!editor.isEditing)
    editor.isEditing = true
    editor.setEditing(false, animated: true)

    #expect(editor.changes == ["true false", "false true"] && !editor.isEditing)
  }

  @Test func `B100: reading view loads it, asking whether it is loaded does not`() {
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.diary.isEmpty)

    _ = controller.view

    #expect(controller.diary == ["loadView", "viewDidLoad"])
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
  }

  @Test func `B104: a view is loaded once`() {
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    _ = controller.view

    #expect(controller.diary == ["loadView", "viewDidLoad"])
  }

  @Test func `B104: a controller whose view was taken away loads another one`() {
    let former = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)

    #expect(controller.view !== former)
    #expect(controller.diary == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test func `B103: an override of loadView makes the view`() {
    let maker = LabelController()

    #expect(maker.view is UILabel)
    #expect(maker.view.next === maker)
  }

  @Test func `a plain view is as large as the screen and follows its superview`() {
    let plain = UIViewController()

    #expect(plain.view.frame == UIScreen.main.bounds)
    #expect(plain.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `B106: a root controller appears in UIKit's order`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(
      controller.diary == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing in window",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test func `B106: a root controller that is replaced disappears, and may come back`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.diary = []

    window.rootViewController = UIViewController()
    #expect(controller.diary == ["viewWillDisappear in window", "viewDidDisappear"])

    controller.diary = []
    window.rootViewController = controller
    #expect(controller.diary.first == "viewWillAppear")
    #expect(controller.diary.last == "viewDidAppear")
    #expect(!controller.diary.contains("viewDidLoad"))
  }

  @Test func `a window that is hidden keeps the view and tells the controller`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.diary = []

    window.isHidden = true
    #expect(controller.diary == ["viewWillDisappear in window", "viewDidDisappear in window"])
    window.isHidden = true
    #expect(controller.diary.count == 2)

    controller.diary = []
    window.isHidden = false
    #expect(
      controller.diary == [
        "viewWillAppear in window", "viewIsAppearing in window", "viewDidAppear",
      ])
  }

  @Test func `a controller that gives way before it appears never appears`() {
    let next = UIViewController()
    controller.whenAppearing = { [window] in window.rootViewController = next }
    window.rootViewController = controller

    window.makeKeyAndVisible()

    #expect(!controller.diary.contains("viewDidAppear"))
    #expect(window.subviews == [next.view])
  }

  @Test func `B89: layout of a root view is announced before and after`() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.diary = []

    controller.view.setNeedsLayout()
    window.layoutIfNeeded()

    #expect(controller.diary == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  }

  @Test func `a loadView that sets no view stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = EmptyLoadViewController().view }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "EmptyLoadViewController.loadView() returned and view is nil. Assign a view in loadView().")
    )
  }

  @Test func `a loadView that reads view first stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ViewInLoadViewController().view }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "ViewInLoadViewController.loadView() reads view before it assigns one. Make the view first."
      ))
  }

  @Test func `a nib that does not exist stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIViewController(nibName: "Menu", bundle: nil).view }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle <"))
    #expect(
      message.contains("with name 'Menu''. Look for Menu.xib in the resources of the bundle."))
  }

  @Test func `a view that has a controller cannot have another one`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains("'UIViewControllerHierarchyInconsistency', reason: 'A view can only be"))
  }
}

private final class LabelController: UIViewController {
  override func loadView() { view = UILabel() }
}

private final class EmptyLoadViewController: UIViewController {
  override func loadView() {}
}

private final class ViewInLoadViewController: UIViewController {
  override func loadView() { view.backgroundColor = .white }
}

private final class MadeByNibName: UIViewController {
  private(set) var wasMadeByNibName = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    wasMadeByNibName = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Calls super nowhere.
private final class EmptyController: UIViewController {
  private(set) var appearances = 0

  override func viewWillAppear(_ animated: Bool) { appearances += 1 }
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) { appearances -= 1 }
  override func viewDidDisappear(_ animated: Bool) {}
}

private final class EditingController: UIViewController {
  private(set) var changes: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    changes.append("\(editing) \(animated)")
  }
}
