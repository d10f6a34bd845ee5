//: # When the size of a view is known
//:
//: After this chapter you can place subviews when the size of their superview
//: is known, and place them again when a person turns the phone.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: All frames of a grid follow from the size of the view. In `viewDidLoad` the
//: view has *a* size, but it is not in a window yet, and its size may still
//: change: when it gets its place, and each time a person turns the phone.
//:
//: Placing subviews is called **layout**. UIKit lays out the view of a
//: controller before it is drawn, and again after each change of its size. Then
//: it calls `viewDidLayoutSubviews` on the controller.
//:
//:     viewDidLoad ──▶ in a window ──▶ viewDidLayoutSubviews ──▶ drawn
//:                                       ▲                 │
//:                                       └── a new size ◀──┘
//:
//: `viewDidLoad` is called once, and `viewDidLayoutSubviews` many times.

//: ## Placed too early
//:
//: This controller places its cells in `viewDidLoad`, and notes the sizes that
//: it sees.

final class EarlyGridViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 2)
  private(set) var sizes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    sizes.append("viewDidLoad: \(view.bounds.size)")
    for index in 0..<6 {
      let cell = NumberedCell(number: index)
      cell.frame = grid.frame(of: index, in: view.bounds)
      view.addSubview(cell)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizes.append("viewDidLayoutSubviews: \(view.bounds.size)")
  }
}

//: ## Made once, placed each time
//:
//: Which cells there are does not depend on the size. So they are made in
//: `viewDidLoad`, once. Where they stand does. So they are placed in
//: `viewDidLayoutSubviews`, which makes no views.
//:
//: The **safe area** is the part of a view that no bar and no other part of the
//: phone, such as the camera, covers. `inset(by: view.safeAreaInsets)` takes
//: the covered edges away from the bounds.

final class GridViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 2)
  private var cells: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = (0..<6).map { NumberedCell(number: $0) }
    for cell in cells { view.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    for (index, cell) in cells.enumerated() {
      cell.frame = grid.frame(of: index, in: area)
    }
  }
}

//: ## An app with a status bar
//:
//: In an app the status bar covers the upper edge of the controller's view.
//: These two classes are an app (lesson 3) that shows the grid. The file
//: `Resources/Info.plist` names the class of the scene delegate.

final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = GridViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}

func whenTheSizeIsKnown(on stage: Stage) {
  //: ## The early controller looks right at first
  //:
  //: Here the view has the size of the screen already in `viewDidLoad`. UIKit
  //: does not promise it: a view from a storyboard has the size that it was
  //: drawn with.

  let early = EarlyGridViewController()
  stage.present(early)
  stage.show("Placed in viewDidLoad, phone held upright")

  for line in early.sizes { stage.print(line) }
  // Prints "viewDidLoad: (320.0, 568.0)"
  // Prints "viewDidLayoutSubviews: (320.0, 568.0)"

  //: ## A person turns the phone
  //:
  //: `viewDidLoad` is not called again, so the cells keep their frames. The
  //: second row is below the screen.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the cells stay where they were")

  stage.print(early.sizes.last ?? "")
  // Prints "viewDidLayoutSubviews: (568.0, 320.0)"

  //: ## The grid that is placed again
  //:
  //: UIKit calls `viewDidLayoutSubviews` when the phone is turned. All six
  //: cells can be seen.

  let controller = GridViewController()
  stage.rotate(to: .portrait)
  stage.present(controller)
  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the cells are placed again")

  //: ## Below the status bar
  //:
  //: The status bar is 20 points high on this phone, and the grid begins below
  //: it.

  stage.rotate(to: .portrait)
  stage.launch(AppDelegate.self, bundle: .module)
  stage.show("The grid in an app")

  let scene = UIApplication.shared.connectedScenes.first
  let window = (scene as? UIWindowScene)?.keyWindow
  stage.print(window?.safeAreaInsets.top ?? 0)
  // Prints "20.0"

  //: > Then: A tutorial of 2015 placed its cells in `viewDidLoad`, and began
  //: > with `#define kStartY 1`: a cell that begins at y 1 lies under the
  //: > status bar.
}

//: ## Remember
//:
//: - Make subviews in `viewDidLoad`. Place them in `viewDidLayoutSubviews`.
//: - `viewDidLayoutSubviews` is called many times. Do not make views there.
//: - Place them within `bounds.inset(by: safeAreaInsets)`.
//:
//: > Question: A controller adds its cells in `viewDidLayoutSubviews`. What is
//: > on the screen after a person has turned the phone twice?
//: > Answer: The cells of each call, one set over the other.

//: ## Your turn
//:
//: In `viewDidLoad` of `EarlyGridViewController`, delete the line with
//: `cell.frame`. In its `viewDidLayoutSubviews` write this loop, with the
//: deleted line in it: `for (index, cell) in view.subviews.enumerated() { … }`.
//: Run `swift run nine-grid --chapter 9`: the picture of the turned phone is
//: right now. Put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>
//: - <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
