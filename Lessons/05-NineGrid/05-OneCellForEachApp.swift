//: # One cell for each app
//:
//: After this chapter you can build a grid from a list of models, with as many
//: cells as the list has elements.

import HeadlessUIKit
import Stage

//: ## The model
//:
//: A model is a type that describes data and knows no view. The file
//: `Resources/app.plist` is an array of dictionaries, each with the keys `name`
//: and `icon`. The icon is the name of a picture.

struct App: Decodable, Equatable {
  let name: String
  let icon: String
}

//: ## A controller that does everything
//:
//: This controller reads the file, makes the cells, fills them and places them.
//: It works. It is also long, and chapters 6 and 7 make it shorter.
//:
//: The apps are a `lazy` property (lesson 1). `timesRead` counts how often the
//: file is read. If there is no such file, the closure throws
//: `CocoaError(.fileNoSuchFile)`, the error of Foundation for that.
//:
//: The loop in `viewDidLoad` runs over the apps, so their number stands nowhere
//: in the code.

final class ShelfViewController: UIViewController {
  private(set) var timesRead = 0

  lazy var apps: [App] = {
    timesRead += 1
    do {
      let url = Bundle.module.url(
        forResource: "app", withExtension: "plist")
      guard let url else { throw CocoaError(.fileNoSuchFile) }
      return try PropertyListDecoder()
        .decode([App].self, from: Data(contentsOf: url))
    } catch {
      print("app.plist:", error)
      return []
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let grid = Grid(columns: 3, rows: 4)
    for (index, app) in apps.enumerated() {
      let cell = makeCell(for: app)
      cell.frame = grid.frame(of: index, in: view.bounds)
      view.addSubview(cell)
    }
  }

  func makeCell(for app: App) -> UIView {
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

//: The cells are placed in `viewDidLoad`. Chapter 9 shows when that is too
//: early.

func oneCellForEachApp(on stage: Stage) {
  //: ## Twelve apps
  //:
  //: The file has twelve apps. It is read once.

  let shelf = ShelfViewController()
  stage.present(shelf)
  stage.show("Twelve apps from the file")

  stage.print(shelf.view.subviews.count, "cells")
  // Prints "12 cells"

  stage.print(shelf.apps.count, "apps, read", shelf.timesRead, "time")
  // Prints "12 apps, read 1 time"

  //: ## Five apps
  //:
  //: A lazy property can also be set before it is read. Then its closure never
  //: runs.

  let smallShelf = ShelfViewController()
  smallShelf.apps = Array(shelf.apps.prefix(5))
  stage.present(smallShelf)
  stage.show("Five apps: the last row is not full")

  stage.print("read", smallShelf.timesRead, "times")
  // Prints "read 0 times"

  //: A thirteenth cell would begin below the screen.
}

//: ## Remember
//:
//: - Loop over the data. Then there are as many cells as there are models.
//: - A lazy property is computed when it is first read, and never if it is set
//:   before.
//:
//: > Question: A colleague sets the apps of this controller after its view was
//: > loaded. What does a person see?
//: > Answer: The apps of the file. `viewDidLoad` has made the cells already.

//: ## Your turn
//:
//: Take three dictionaries out of `Lessons/05-NineGrid/Resources/app.plist`,
//: and run `swift run nine-grid --chapter 5`. There are nine cells now. `git
//: checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/propertylistdecoder>
//: - <https://developer.apple.com/documentation/uikit/uiimageview>
