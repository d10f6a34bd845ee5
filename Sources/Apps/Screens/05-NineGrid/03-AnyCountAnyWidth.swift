import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let shelf = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let size = CGSize(width: 80, height: 90)
  let frames = shelfFrames(count: 20, columns: 3, cell: size, width: 320)
  for (index, frame) in frames.enumerated() {
    let cell = UILabel(frame: frame)
    cell.text = "\(index)"
    cell.textAlignment = .center
    cell.backgroundColor = .lightGray
    shelf.addSubview(cell)
  }
  shelf.contentSize = contentSize(of: frames, width: 320)
  let controller = UIViewController()
  controller.view.addSubview(shelf)
  return controller
}
