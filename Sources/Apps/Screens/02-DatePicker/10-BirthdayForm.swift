import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  BirthdayFormViewController()
}
