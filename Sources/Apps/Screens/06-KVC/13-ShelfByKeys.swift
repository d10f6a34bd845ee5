import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let names = ["Time", "Kings", "Maps", "Tea", "Rain", "Calendar", "Bus", "Tram", "Boat"]
  let icons = ["clock", "chess", "maps"]
  let apps: [[String: Any]] = names.enumerated().map { index, name in
    ["name": name, "icon": icons[index % 3], "size": index]
  }
  let shelf = AppShelfViewController()
  let data = try? PropertyListSerialization.data(fromPropertyList: apps, format: .xml, options: 0)
  shelf.list = data ?? Data()
  return shelf
}
