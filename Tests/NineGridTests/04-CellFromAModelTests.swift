import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 4: CellFromAModel", .exercise, .serialized)
struct CellFromAModelTests {
  let chess = StoreApp(name: "Chess", icon: "chess")
  let piano = StoreApp(name: "Piano", icon: "piano")

  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `a tile shows its app`() {
    let tile = StoreTile(frame: CGRect(x: 0, y: 0, width: 80, height: 90))

    tile.app = chess

    #expect(tile.nameLabel.text == "Chess", "The label says the name of the app.")
    #expect(
      Stage(showing: tile).images["chess"].exists, "The picture is the image of that name.")
    #expect(tile.accessory.isEnabled, "There is an app to get, so the button is enabled.")
  }

  @Test(.todo(1))
  func `a tile can show another app`() throws {
    let tile = StoreTile()
    tile.app = chess

    tile.app = piano

    #expect(
      tile.nameLabel.text == "Piano" && Stage(showing: tile).images["piano"].exists,
      "Fill the parts each time an app is assigned, not the first time only.")

    tile.app = StoreApp(name: "Board games", icon: "chess")

    #expect(
      Stage(showing: tile).images["chess"].exists,
      "This app is called Board games, and its picture chess. Look for the picture by `icon`.")
  }

  @Test(.todo(1))
  func `an app without a picture shows none`() {
    let tile = StoreTile()
    tile.app = chess

    tile.app = StoreApp(name: "Books", icon: "books")

    #expect(tile.nameLabel.text == "Books", "There is no image named books. The name is there.")
    #expect(
      tile.pictureView.image == nil && tile.accessory.isEnabled,
      "Assign the picture also if there is none, or the tile shows that of the app before.")

    tile.app = StoreApp(name: "", icon: "chess")

    #expect(
      (tile.nameLabel.text ?? "").isEmpty && tile.accessory.isEnabled,
      "This app has an empty name, and it can be got. Ask whether there is an app, not for its name."
    )
  }

  @Test(.todo(1))
  func `without an app the tile is empty`() throws {
    let tile = StoreTile()
    tile.app = chess
    try #require(
      tile.nameLabel.text?.isEmpty == false,
      .needed("The tile has to show the name of an app first."))

    tile.app = nil

    #expect(
      (tile.nameLabel.text ?? "").isEmpty && tile.pictureView.image == nil,
      "What is not assigned keeps what it had. Empty both parts.")
    #expect(!tile.accessory.isEnabled, "There is nothing to get: the button is disabled.")
  }

  @Test(.todo(2))
  func `a tile made for an app shows it from the start`() {
    let tile = StoreTile(app: piano)
    let stage = Stage(showing: tile)

    #expect(
      tile.app == piano && tile.nameLabel.text == "Piano" && tile.accessory.isEnabled,
      "An observer is silent while an initializer of its class runs. Show the app yourself.")
    #expect(
      stage.staticTexts["Piano"].exists && stage.images["piano"].exists,
      "A person who looks at the tile sees the name and the picture.")
  }

  @Test(.todo(2))
  func `a tile made for no app is empty from the start`() throws {
    try #require(
      StoreTile(app: piano).nameLabel.text == "Piano",
      .needed("A tile made for Piano has to say Piano first."))

    let tile = StoreTile(app: nil)

    let isEmpty = (tile.nameLabel.text ?? "").isEmpty && tile.pictureView.image == nil
    #expect(
      tile.app == nil && isEmpty && !tile.accessory.isEnabled,
      "The tile was made without an app. It shows no name and no picture, and its button is disabled."
    )
    tile.app = chess
    #expect(
      tile.nameLabel.text == "Chess" && tile.accessory.isEnabled,
      "A tile that was empty is given an app. Show it.")
  }
}

extension CellFromAModelTests: ExerciseScene {
  static let advice =
    "A tile with Chess, a tile that showed Chess and has no app now, and a tile made for Piano."

  var opening: SceneOpening {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let tiles = [StoreTile(), StoreTile(), StoreTile(app: piano)]
    tiles[0].app = chess
    tiles[1].app = chess
    tiles[1].app = nil
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(x: 20 + 100 * index, y: 16, width: 80, height: 90)
      screen.addSubview(tile)
    }
    return .phone(Stage(showing: screen))
  }
}
