import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let hypnosis = HypnosisViewController()
  hypnosis.random = { Int.random(in: 0..<$0) }
  return hypnosis
}
