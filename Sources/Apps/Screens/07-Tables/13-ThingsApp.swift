import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
  return makeThingsApp(file: folders[0].appendingPathComponent("things.json"))
}
