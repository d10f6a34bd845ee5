//: # Two fades, one after the other
//:
//: A tap on Get shows the app's name for a moment: it fades in, and when that
//: is done, it fades out and goes. *When that is done* is the whole lesson.

import HeadlessUIKit
import Stage

//: ## An animation is a closure
//:
//: You say how long, and hand over a piece of code that sets the values at the
//: end: the *closure* between the braces. UIKit runs it at once, notices what
//: changed, and shows the way there. A second closure, the completion, runs
//: when the way has been gone.
//:
//: Objective-C marks such a piece of code with `^` and calls it a block. Before
//: blocks, the changes stood between `beginAnimations` and `commitAnimations`:
//: hard to nest, with no good place for what comes after. Both are deprecated.

final class StoreViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 4)
  var apps: [App] = []
  private(set) var cells: [AppCell] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = apps.map(AppCell.init(app:))
    for cell in cells {
      view.addSubview(cell)
      cell.downloadButton.addAction(
        UIAction { [weak self, weak cell] _ in
          if let cell { self?.download(to: cell) }
        }, for: .touchUpInside)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, cell) in cells.enumerated() {
      cell.frame = grid.frame(of: index, in: view.bounds)
    }
  }

  // The second animation begins in the completion of the first, and the
  // label leaves in the completion of the second.
  private func download(to cell: AppCell) {
    cell.downloadButton.isEnabled = false
    let label = announcement(of: cell.app?.name ?? "")
    view.addSubview(label)
    UIView.animate(
      withDuration: 1,
      animations: { label.alpha = 1 },
      completion: { _ in
        UIView.animate(
          withDuration: 1,
          animations: { label.alpha = 0 },
          completion: { _ in label.removeFromSuperview() })
      })
  }

  // White 0 is black, white 1 is white: 0.8 is a light grey.
  private func announcement(of name: String) -> UILabel {
    let label = UILabel(
      frame: CGRect(x: 100, y: 500, width: 160, height: 40))
    label.text = name
    label.textAlignment = .center
    label.numberOfLines = 2
    label.backgroundColor = UIColor(white: 0.8, alpha: 0.5)
    label.alpha = 0
    return label
  }
}

func twoFades(on stage: Stage) throws {
  let store = StoreViewController()
  store.apps = try App.all()
  stage.present(store)

  //: ## A person taps
  //:
  //: The label is there at once, and one sees nothing of it. Ask it for its
  //: `alpha`, which is how solid it is, and it says 1: the *model* has the
  //: value of the end from the start. What one sees is on its way there.

  stage.buttons[0].tap()
  let label = store.view.subviews.compactMap { $0 as? UILabel }.first
  stage.show("Tapped, and nothing to be seen")

  stage.print(label?.text ?? "no label", label?.alpha ?? -1)
  // Prints "Chess 1.0"

  //: ## Time passes
  //:
  //: The clock of this phone stands still until somebody moves it. After a
  //: second the first animation is over and its completion runs: the second
  //: animation begins, and the model says 0 while the label is in full sight.

  stage.clock.advance(by: 1)
  stage.show("After one second")

  stage.print(label?.alpha ?? -1, label?.superview == store.view)
  // Prints "0.0 true"

  stage.clock.advance(by: 1)
  stage.show("After two")

  stage.print(label?.superview == nil)
  // Prints "true"

  //: ## What the tutorial left
  //:
  //: The button is disabled, so that one tap is one download, and nobody ever
  //: enables it again.

  stage.print(store.cells[0].downloadButton.isEnabled)
  // Prints "false"

  //: The label stands at 100, 500 because that looked right on one phone. It
  //: is 160 wide, so its middle is at 180, and this screen's is at 160. On a
  //: phone 480 points high it is out of sight altogether.

  stage.print(label?.frame.midX ?? 0, store.view.bounds.midX)
  // Prints "180.0 160.0"

  //: And two taps within two seconds put two labels into one place.

  stage.buttons[1].tap()
  stage.buttons[2].tap()
  let labels = store.view.subviews.compactMap { $0 as? UILabel }
  stage.print(labels.count, labels.first?.frame == labels.last?.frame)
  // Prints "2 true"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/06-Toast.swift mends all three.
