//: # When the size is known
//:
//: A grid's frames follow from the size of its superview. So they can be no
//: better than the moment you ask for that size, and `viewDidLoad` is too
//: early: the view is there, and it has not been given its place yet.

import HeadlessUIKit
import Stage

//: ## Built and placed at once
//:
//: The tutorials build the cells in `viewDidLoad` and place them in the same
//: loop, from `self.view.frame`. This controller does that, and writes down
//: what it was told.

final class HastyGridViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 4, startY: 1)
  var sizes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    sizes.append("viewDidLoad \(view.frame.size)")
    for index in 0..<12 {
      let cell = NumberedCell(number: index)
      cell.frame = grid.frame(of: index, in: view.frame)
      view.addSubview(cell)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizes.append("viewDidLayoutSubviews \(view.bounds.size)")
  }
}

//: ## Built once, placed often
//:
//: What there is changes rarely; where it lies changes whenever the view's
//: size does. So the cells are built in `viewDidLoad` and placed in
//: `viewDidLayoutSubviews`, which UIKit calls each time the view was laid out.
//:
//: It is placed in `bounds`, which counts from inside, and within the *safe
//: area*: what no bar of the system covers.

final class PatientGridViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 4)
  private var cells: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<12 {
      let cell = NumberedCell(number: index)
      view.addSubview(cell)
      cells.append(cell)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let place = view.bounds.inset(by: view.safeAreaInsets)
    for (index, cell) in cells.enumerated() {
      cell.frame = grid.frame(of: index, in: place)
    }
  }
}

/// An application that shows the patient grid.
final class ShelfAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PatientGridViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

func whenTheSizeIsKnown(on stage: Stage) {
  //: ## It looks right at first
  //:
  //: The view begins with the size of the screen, so on a phone held upright
  //: the hasty controller gets away with it.

  let hasty = HastyGridViewController()
  stage.present(hasty)
  stage.show("Placed in viewDidLoad")

  for line in hasty.sizes { stage.print(line) }
  // Prints "viewDidLoad (320.0, 568.0)"
  // Prints "viewDidLayoutSubviews (320.0, 568.0)"

  //: ## Then somebody turns the phone
  //:
  //: `viewDidLoad` is called once. The cells stay where a screen of 568 points
  //: in height had a place for them, and half of them are gone.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: half of the cells are below the screen")

  stage.print(hasty.sizes.filter { $0.hasPrefix("viewDidLoad") }.count)
  // Prints "1"

  //: ## Patience
  //:
  //: The second controller is asked again after the turn, with the new bounds.
  //: All rows are on the screen. They lie over one another, because four rows
  //: of 90 points do not fit into 320; chapter 10 has the cure for that.

  let patient = PatientGridViewController()
  stage.rotate(to: .portrait)
  stage.present(patient)
  stage.rotate(to: .landscapeLeft)
  stage.show("Placed again in viewDidLayoutSubviews")

  //: ## Below the status bar
  //:
  //: So far the screen showed a controller and nothing else. An application
  //: has a status bar, 20 points high on this phone. The tutorial's
  //: `kStartY = 1` keeps one point clear of it; the safe area knows.

  stage.rotate(to: .portrait)
  stage.launch(ShelfAppDelegate.self)
  stage.show("An application with a status bar")

  let window = UIApplication.shared.delegate?.window ?? nil
  stage.print(window?.safeAreaInsets.top ?? 0)
  // Prints "20.0"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/05-GridController.swift builds once and places often.
