import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What containers are asked too early, or twice", .isolated)
struct ContainerMistakesTests {
  let chronicle = CallLog()
  let console = ConsoleRecorder()
  let a: AppearanceCallbackController
  let b: AppearanceRecordingController
  let stage = Stage()

  init() {
    a = AppearanceCallbackController("A", chronicle)
    b = AppearanceRecordingController("B", chronicle)
  }

  @Test(arguments: [true, false])
  func `a root that pushes in its viewDidLoad is covered`(animated: Bool) {
    a.whenLoaded = { [a, b] in
      a.navigationController?.pushViewController(b, animated: animated)
      a.whenLoaded = {}
    }
    let stack = UINavigationController(rootViewController: a)
    stage.present(stack)
    stage.clock.advance(by: 1)

    #expect(a.view.window == nil && b.view.window === stage.window)
    let notes = chronicle.next()
    #expect(!notes.contains("A.viewWillAppear"))
    #expect(notes.filter { $0 == "B.viewDidAppear" }.count == 1)
    stack.popViewController(animated: false)
    #expect(a.view.window === stage.window && b.view.window == nil)
  }

  @Test func `a tab that selects another in its viewDidLoad is not shown`() {
    a.whenLoaded = { [a] in
      a.tabBarController?.selectedIndex = 1
      a.whenLoaded = {}
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    stage.present(tabs)
    stage.clock.advance(by: 1)

    #expect(tabs.selectedIndex == 1 && a.view.window == nil && b.view.window === stage.window)
    #expect(!chronicle.next().contains("A.viewWillAppear"))
    stage.tabBars.buttons["A"].tap()
    #expect(a.view.window === stage.window && b.view.window == nil)
  }

  @Test(arguments: [true, false])
  func `tabs that are put into stacks stay in them`(areSeen: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    if areSeen { stage.present(tabs) }

    tabs.viewControllers = tabs.viewControllers?.map(UINavigationController.init)

    if !areSeen { stage.present(tabs) }
    #expect(a.navigationController?.parent === tabs && b.navigationController?.parent === tabs)
    #expect(a.view.window === stage.window)
    stage.tabBars.buttons["B"].tap()
    #expect(b.view.window === stage.window && a.view.window == nil)
  }

  @Test func `who is back from a presentation may present again`() {
    let c = AppearanceRecordingController("C", chronicle)
    b.modalPresentationStyle = .fullScreen
    stage.present(a)
    a.present(b, animated: false)
    a.whenAppeared = { [a] in
      a.present(c, animated: false)
      a.whenAppeared = {}
    }

    a.dismiss(animated: true)
    stage.clock.advance(by: 1)

    #expect(a.presentedViewController === c && c.view.window === stage.window)
    #expect(b.presentingViewController == nil && b.view.window == nil && console.lines == [])
  }

  @Test(arguments: [
    (0, "All view controllers in a navigation controller must be distinct"),
    (1, "Application tried to present modally an active controller"),
    (2, "Application tried to present modally an active controller"),
  ])
  func `a controller that is there already stops the program`(act: Int, message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [act] in
      await MainActor.run {
        let root = UIViewController()
        let other = UIViewController()
        other.modalPresentationStyle = act == 1 ? .fullScreen : .pageSheet
        if act == 0 { UINavigationController().viewControllers = [root, root] }
        let stage = Stage()
        stage.present(root)
        root.present(other, animated: false)
        other.present(root, animated: false)
        stage.clock.advance(by: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(text.contains("reason: '\(message)"))
  }
}
