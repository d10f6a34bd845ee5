import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let chess = StoreApp(name: "Chess", icon: "chess")
  let piano = StoreApp(name: "Piano", icon: "piano")
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let tiles = [StoreTile(), StoreTile(), StoreTile(app: piano)]
  tiles[0].app = chess
  tiles[1].app = chess
  tiles[1].app = nil
  for (index, tile) in tiles.enumerated() {
    tile.frame = CGRect(x: 20 + 100 * index, y: 16, width: 80, height: 90)
    screen.addSubview(tile)
  }
  let controller = UIViewController()
  controller.view.addSubview(screen)
  return controller
}
