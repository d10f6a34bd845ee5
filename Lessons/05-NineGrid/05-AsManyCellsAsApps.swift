//: # As many cells as apps
//:
//: The loop ran to 28 because somebody wrote 28. A shelf shows what there is:
//: it has as many cells as there are apps, and each cell shows its own. The
//: apps come from a file, and the file is not the controller's business.

import HeadlessUIKit
import Stage

//: ## The model
//:
//: `app.plist` is an array of dictionaries with a name and an icon. Open
//: App.swift: each becomes an App, and `App.all()` reads them in their order.
//:
//: Tutorials of the time kept the list in a *lazy* property of the controller:
//: filled at its first use and kept. It reads the file once, which is good,
//: and in the wrong place. This controller is given its apps.

final class ShelfViewController: UIViewController {
  let grid = Grid(columns: 3, rows: 4)
  private var cells: [UIView] = []

  // Filled in by whoever makes the screen, before it opens.
  var apps: [App] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for app in apps {
      let cell = cell(for: app)
      view.addSubview(cell)
      cells.append(cell)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, cell) in cells.enumerated() {
      cell.frame = grid.frame(of: index, in: view.bounds)
    }
  }

  // One cell, as in the first chapter: three parts, each made, filled,
  // placed and added. It works. Remember how it looks.
  private func cell(for app: App) -> UIView {
    let cell = UIView()

    let picture = UIImageView(image: UIImage(named: app.icon))
    picture.frame = CGRect(x: 12, y: 0, width: 56, height: 56)
    cell.addSubview(picture)

    let nameLabel = UILabel(
      frame: CGRect(x: 0, y: 56, width: 80, height: 16))
    nameLabel.text = app.name
    nameLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 12)
    cell.addSubview(nameLabel)

    let downloadButton = UIButton(type: .system)
    downloadButton.setTitle("Get", for: .normal)
    downloadButton.frame = CGRect(x: 16, y: 72, width: 48, height: 18)
    cell.addSubview(downloadButton)
    return cell
  }
}

func asManyCellsAsApps(on stage: Stage) throws {
  //: ## Twelve apps
  //:
  //: The loop runs over the apps, so it cannot run too far.

  let shelf = ShelfViewController()
  shelf.apps = try App.all()
  stage.present(shelf)
  stage.show("Twelve apps, three columns, four rows")

  stage.print(shelf.apps.count, shelf.view.subviews.count)
  // Prints "12 12"

  //: ## Five apps
  //:
  //: With less to show there are fewer cells, and the last row is not full.
  //: The gaps stay where they were: they come from four rows, not from five
  //: apps.

  let smallShelf = ShelfViewController()
  smallShelf.apps = Array(try App.all().prefix(5))
  stage.present(smallShelf)
  stage.show("Five apps")

  //: ## Thirteen apps
  //:
  //: And with one more than the grid has places for? The loop makes a cell,
  //: the formula has a frame for it, and the frame begins where the screen
  //: ends. The shelf looks as it did with twelve.

  let fullShelf = ShelfViewController()
  fullShelf.apps = try App.all() + [App(name: "Books", icon: "books")]
  stage.present(fullShelf)
  stage.show("Thirteen apps, and one sees twelve")

  stage.print(
    fullShelf.view.subviews.count,
    fullShelf.view.subviews.last?.frame.minY.rounded() ?? 0)
  // Prints "13 568.0"
}

//: ## What comes next
//:
//: A shelf of any length has to scroll, which chapter 10 brings. Before that,
//: look at `cell(for:)` again: twenty lines about pictures and labels, in the
//: middle of a controller that should know about shelves.
