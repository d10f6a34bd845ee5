import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let radio = RadioScreenViewController()
  radio.station = "Kitchen Radio"
  return radio
}
