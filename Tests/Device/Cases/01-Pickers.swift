// What lesson 1 says about a device.

// Case: an app imports UIKit
// Chapter: 01-Pickers/01-HowToReadThisCourse.swift
// Says: An app for an iPhone has `import UIKit` instead.
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
