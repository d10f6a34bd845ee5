// What lesson 1 says about a device.

// Case: an app imports UIKit
// Chapter: 01-Pickers/01-HowToReadThisCourse.swift
// Says: An app has `import UIKit` instead of the two lines with `import` at the top.
import UIKit

let screen = UIView(frame: .zero)

// Case: a data source without one of its methods
// Chapter: 01-Pickers/02-DataSourceAndDelegate.swift
// Says: A class without one of them does not compile.
// Declaration: 01-Pickers/02-DataSourceAndDelegate.swift final class MenuDataSource
// Drop: func numberOfComponents(
// Refuses in 5, 5 main, 6, 6 main: does not conform to protocol 'UIPickerViewDataSource'

// Case: a storyboard, in words
// Chapter: 01-Pickers/04-AScreenWithWheels.swift
// Says: are then properties marked `@IBOutlet`

// Case: an outlet of a row view
// Chapter: 01-Pickers/09-ARowFromANib.swift
// Says: You write `@IBOutlet weak var nameLabel: UILabel?`
// Instead of: FlagView
final class FlagView: UIView {
  @IBOutlet weak var nameLabel: UILabel?
}

// Case: the lines that change, a table
// Chapter: 01-Pickers/13-OnADevice.swift
// No code: here                          in Xcode

// Case: the screen of this lesson, copied
// Chapter: 01-Pickers/13-OnADevice.swift
// Listing: class ViewController: RandomViewController {
// Declaration: 01-Pickers/03-WheelsOfDifferentLengths.swift let filterColumns
// Whole: 01-Pickers/04-AScreenWithWheels.swift
// Whole: 01-Pickers/05-SelectingInCode.swift
// Whole: 01-Pickers/06-ARandomButton.swift

// Case: marks for what is looked up by its name
// Chapter: 01-Pickers/13-OnADevice.swift
// Says: the method is `@objc func tonight()`
// Instead of: TonightViewController
final class TonightViewController: UIViewController {
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tonight), for: .touchUpInside)
  }

  @objc func tonight() {}
}

// Case: a function that makes a view, with and without a default isolation
// Chapter: 01-Pickers/13-OnADevice.swift
// Says: write `@MainActor` in front of a function outside a class if it makes a view
// Complains in 6: main actor-isolated
func makesAView() -> UIView { UIView(frame: .zero) }

@MainActor
func makesAnotherView() -> UIView { UIView(frame: .zero) }

// Case: a button with a menu
// Chapter: 01-Pickers/13-OnADevice.swift
// Says: `button.menu = UIMenu(children: actions)`, each action a `UIAction`
final class MenuViewController: UIViewController {
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = ["Soup", "Salad"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
  }
}
