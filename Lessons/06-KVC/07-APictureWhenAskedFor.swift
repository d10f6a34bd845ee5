//: # A picture when it is asked for
//:
//: Twelve apps have twelve pictures, and the screen shows three. A property
//: that makes its value at the first question is called **lazy**. It is easy to
//: write by hand, and the hand makes a mistake.

import HeadlessUIKit
import Stage

//: ## A model without pictures
//:
//: The file holds the *name* of a picture. Tutorials put the picture into the
//: model, which then needs UIKit to be compiled. Keep the model to what the
//: file says, as `AppInfo` does, and let the screen's side own the picture.

class AppTile {
  let app: AppInfo
  private(set) var timesLoaded = 0

  init(_ app: AppInfo) { self.app = app }

  func loadImage() -> UIImage? {
    timesLoaded += 1
    return UIImage(named: app.iconName)
  }
}

//: ## By hand
//:
//: In Objective-C nil counts as false, so the getter asked `!_image`: is there
//: none?
//:
//:     if (!_image) { _image = [UIImage imageNamed:_icon]; }
//:     return _image;
//:
//: (Never compare with YES: it is 1, and 2 is true as well.) Swift takes a
//: `Bool` and nothing else, so you write the comparison.

final class HandMadeTile: AppTile {
  private var _image: UIImage?

  var image: UIImage? {
    if _image == nil { _image = loadImage() }
    return _image
  }
}

//: The old class needed `@synthesize image = _image` for this. Texts blame
//: `readonly`. In truth the variable is left out when every accessor is
//: written by hand, and a read-only property has only the getter.

//: ## By `lazy`
//:
//: `lazy` runs its value once, at the first question, and keeps what came.
//: `private(set)` is the read-only part: without it anybody could put another
//: picture in.

final class LazyTile: AppTile {
  private(set) lazy var image = loadImage()
}

func aPictureWhenAskedFor(on stage: Stage) throws {
  //: ## Three of twelve
  //:
  //: Twelve tiles are made and one row is shown. Each of the three was asked
  //: for its picture, and no other was.

  let tiles = try AppInfo.all().map(LazyTile.init)
  stage.present(AppGrid(tiles.prefix(3).map { ($0.app.name, $0.image) }))
  stage.show("The first row")

  stage.print(tiles.map(\.timesLoaded))
  // Prints "[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]"

  //: The next row loads three more. Shown again, the first row loads nothing.

  stage.present(AppGrid(tiles.prefix(6).map { ($0.app.name, $0.image) }))
  stage.show("Two rows")

  stage.print(tiles.map(\.timesLoaded))
  // Prints "[1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]"

  //: ## A picture that does not exist
  //:
  //: Now an app whose picture is in no catalog. The hand-made getter takes nil
  //: for "not loaded yet" and looks again whenever it is asked. `lazy` has
  //: looked, and remembers that there was nothing.

  let ghost = AppInfo(name: "Ghost", iconName: "ghost", category: nil)
  let handMade = HandMadeTile(ghost)
  let lazyTile = LazyTile(ghost)
  for _ in 1...3 { _ = (handMade.image, lazyTile.image) }
  stage.present(
    AnswerTable(
      ["asked 3 times", "looked"], widths: [144, 80],
      rows: [
        ["by hand", "\(handMade.timesLoaded) times"],
        ["by lazy", "\(lazyTile.timesLoaded) time"],
      ]))
  stage.show("Nothing, found three times")
}

//: ## Your turn
//:
//: Exercises/06-KVC/06-LazyImage.swift is a picture that is loaded once, even if
//: there is none, and that can be told to forget.
