//: # A picture that is loaded when it is needed
//:
//: After this chapter you can load a picture when it is first used, and load it
//: only once, even if there is none.

import HeadlessUIKit
import Stage

//: ## Twelve pictures, and three on the screen
//:
//: The file has twelve apps, and the screen may show only three. Loading twelve
//: pictures takes time and memory. So each picture is to be loaded when it is
//: needed, and only once.
//:
//: Where does the picture belong? Some tutorials put the `UIImage` into the
//: model. Then the model needs UIKit, and cannot be used in a program without
//: screens. So `AppInfo` (chapter 10) has only the name of its picture. Another
//: class has the picture: a tile stands for an app on the screen. `timesLoaded`
//: counts how often the tile looks for its picture.

class AppTile {
  let app: AppInfo
  private(set) var timesLoaded = 0

  init(_ app: AppInfo) { self.app = app }

  func loadImage() -> UIImage? {
    timesLoaded += 1
    return UIImage(named: app.iconName)
  }
}

//: ## Loading by hand: a common mistake
//:
//: This property loads the picture if there is none yet. But nil has two
//: meanings here: "not loaded yet" and "there is no such picture". So a missing
//: picture is looked for again each time.

final class HandMadeTile: AppTile {
  private var loadedImage: UIImage?

  var image: UIImage? {
    if loadedImage == nil { loadedImage = loadImage() }
    return loadedImage
  }
}

//: ## Loading with lazy
//:
//: A `lazy var` gets its value when it is read for the first time, and keeps it
//: (lesson 1). It keeps nil as well. `private(set)` makes it read-only for
//: other code: nobody can put in another picture.

final class LazyTile: AppTile {
  private(set) lazy var image = loadImage()
}

//: ## Loading with a double optional
//:
//: A `lazy var` keeps its picture as long as the tile lives. A phone may have
//: little memory left. Then you want to forget the pictures, and load them
//: again later. This `lazy var` cannot load again. A double optional can
//: (chapter 4). It has three states:
//:
//:     nil              not loaded yet
//:     .some(nil)       loaded, and there is no such picture
//:     .some(picture)   loaded, and found
//:
//: `if let result` opens the outer optional. So its code runs if the tile has
//: loaded, also if there is no picture. `forget` writes nil.

final class ForgettingTile: AppTile {
  private var result: UIImage??

  var image: UIImage? {
    if let result { return result }
    let image = loadImage()
    result = .some(image)
    return image
  }

  func forget() { result = nil }
}

func aPictureWhenAskedFor(on stage: Stage) throws {
  //: ## Three pictures of twelve
  //:
  //: Twelve tiles are made, and one row is shown. Only the tiles of this row
  //: have loaded a picture.

  let tiles = try readApps().map { LazyTile($0) }
  stage.present(
    AppGrid(tiles.prefix(3).map { ($0.app.name, $0.image) }))
  stage.show("The first row")

  stage.print(tiles.map(\.timesLoaded))
  // Prints "[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]"

  //: With the second row three more are loaded. The first row is shown again
  //: and loads nothing.

  stage.present(
    AppGrid(tiles.prefix(6).map { ($0.app.name, $0.image) }))
  stage.show("Two rows")

  stage.print(tiles.map(\.timesLoaded))
  // Prints "[1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]"

  //: ## A picture that does not exist
  //:
  //: Each of the three tiles is asked three times for a picture that does not
  //: exist. The tile that loads by hand looks three times, and the others once.

  let ghost = AppInfo(name: "Ghost", iconName: "ghost")
  let byHand = HandMadeTile(ghost)
  let byLazy = LazyTile(ghost)
  let forgetting = ForgettingTile(ghost)
  for _ in 1...3 {
    _ = (byHand.image, byLazy.image, forgetting.image)
  }
  stage.present(
    AnswerTable(
      ["asked 3 times", "looked"], widths: [144, 80],
      rows: [
        ["by hand", "\(byHand.timesLoaded)"],
        ["lazy", "\(byLazy.timesLoaded)"],
        ["double optional", "\(forgetting.timesLoaded)"],
      ]))
  stage.show("How often each tile looked")

  //: After `forget` the tile looks once more.

  forgetting.forget()
  _ = forgetting.image
  stage.print(forgetting.timesLoaded)
  // Prints "2"

  //: > Then: In Objective-C the getter began with `if (!_image)`. A condition
  //: > there accepts any number or pointer, and nil counts as false. One should
  //: > not compare with `YES`: it is 1, and other numbers count as true as
  //: > well. A condition in Swift has to be a `Bool`, so you write
  //: > `loadedImage == nil`.
}

//: ## Remember
//:
//: - `lazy` loads at the first use and remembers the result, also nil.
//: - A check for nil by hand loads a missing value again each time.
//: - Keep a double optional where you have to forget a value, or to know
//:   whether it was loaded.
//:
//: > Question: `answer` is a `UIImage??`. What do `answer = nil` and
//: > `answer = .some(nil)` mean?
//: > Answer: The first: nothing was loaded yet. The second: it was loaded, and
//: > there is no picture.

//: ## Your turn
//:
//: Exercise 9 is Exercises/06-KVC/09-LazyImage.swift. You write a picture that
//: is loaded once and can be forgotten.
//:
//:     swift run course check LazyImage
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiimage/init(named:)>
//: - <https://developer.apple.com/documentation/swift/optional>
