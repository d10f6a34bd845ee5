// What lesson 1 says about a device.

// Case: an app imports UIKit
// Chapter: 01-Pickers/01-HowToReadThisCourse.swift
// Says: An app has `import UIKit` instead of the two lines with `import` at the top.
import UIKit

let screen = UIView(frame: .zero)

// Case: a storyboard, in words
// Chapter: 01-Pickers/04-AScreenWithWheels.swift
// Says: are then properties marked `@IBOutlet`

// Case: an outlet of a row view
// Chapter: 01-Pickers/09-ARowFromANib.swift
// Says: You write `@IBOutlet weak var nameLabel: UILabel?`
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
