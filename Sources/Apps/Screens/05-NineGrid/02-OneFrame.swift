import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let grid = RegularGrid(columns: 3, rows: 4, startY: 16)
  for index in 0..<12 {
    let cell = UILabel(frame: grid.frame(of: index, in: screen.bounds))
    cell.text = "\(index)"
    cell.textAlignment = .center
    cell.backgroundColor = .lightGray
    screen.addSubview(cell)
  }
  let controller = UIViewController()
  controller.view.addSubview(screen)
  return controller
}
