import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 9: LazyImage", .exercise, .serialized)
struct LazyImageTests {
  /// The names that the loader was asked for.
  final class Loader {
    var asked: [String] = []
  }

  let loader = Loader()
  let flag: UIImage

  var asked: [String] { loader.asked }

  init() throws {
    Device.current.bundle = .module
    flag = try #require(UIImage(named: "italy"))
  }

  @Test(.todo(1))
  func `the first look loads`() {
    let picture = picture(named: "flag")

    let before = asked
    let image = picture.image

    #expect(before.isEmpty, "Nobody has looked yet. Load nothing before.")
    #expect(image === flag && asked == ["flag"], "Ask the loader for the picture of that name.")
  }

  @Test(.todo(1))
  func `a second look does not load again`() throws {
    let picture = picture(named: "flag")
    try #require(picture.image === flag, .needed("The image has to be the loader's picture first."))

    let again = picture.image

    #expect(again === flag && asked == ["flag"], "Keep what the loader answered.")
  }

  @Test(.todo(1))
  func `a missing picture is not looked for again`() throws {
    let picture = picture(named: "no flag")
    _ = picture.image
    try #require(asked == ["no flag"], "Ask the loader at the first look.")

    let again = picture.image

    #expect(
      again == nil && asked == ["no flag"], "The loader said that there is none. Keep that result.")
  }

  @Test(.todo(1))
  func `the picture keeps what nobody else keeps`() {
    let picture = LazyPicture(name: "flag") { [loader] name in
      loader.asked.append(name)
      return UIImage(named: "italy")
    }
    _ = picture.image

    let again = picture.image

    #expect(
      again != nil && asked == ["flag"],
      "Nobody else keeps the image, and the loader was asked again. Keep it in a strong reference.")
  }

  @Test(.todo(1))
  func `two pictures of one name load for themselves`() throws {
    let missing = picture(named: "no flag")
    let found = LazyPicture(name: "no flag") { [flag] _ in flag }
    _ = missing.image
    try #require(asked == ["no flag"], "Ask the loader at the first look.")

    #expect(
      found.image === flag && missing.image == nil,
      "The two have the same name, and loaders of their own. Keep the answer in the picture itself."
    )
  }

  @Test(.todo(1))
  func `nobody puts another picture in`() throws {
    let picture = picture(named: "flag")
    try #require(picture.image === flag, .needed("The image has to be the loader's picture first."))

    let path: AnyKeyPath = \LazyPicture.image

    #expect(
      !(path is ReferenceWritableKeyPath<LazyPicture, UIImage?>),
      "The image can be assigned from outside. Read-only means a getter and no setter.")
  }

  @Test(.todo(2))
  func `a loaded picture says so`() {
    let picture = picture(named: "flag")

    let before = picture.isLoaded
    _ = picture.image

    #expect(!before, "Nobody has looked yet, and isLoaded is true. It asks for nothing.")
    #expect(picture.isLoaded, "Somebody has looked, and isLoaded is false.")
  }

  @Test(.todo(2))
  func `asking whether it has loaded loads nothing`() throws {
    let picture = picture(named: "flag")
    _ = picture.image
    try #require(
      picture.isLoaded, .needed("A picture that was looked at has to count as loaded first."))
    let other = self.picture(named: "other flag")
    loader.asked = []

    _ = other.isLoaded

    #expect(asked.isEmpty, "`isLoaded` must not ask the loader. Look at what you keep.")
  }

  @Test(.todo(2))
  func `a missing picture counts as loaded`() {
    let picture = picture(named: "no flag")

    _ = picture.image

    #expect(picture.isLoaded, "The loader was asked and said that there is none.")
  }

  @Test(.todo(3))
  func `a forgotten picture is loaded anew`() throws {
    let picture = picture(named: "flag")
    _ = picture.image
    try #require(asked == ["flag"], "Load at the first look.")

    picture.forget()

    let afterForgetting = asked
    let image = picture.image
    #expect(afterForgetting == ["flag"], "Nobody has looked since. Forgetting loads nothing.")
    #expect(image === flag && asked == ["flag", "flag"], "The next look asks the loader again.")

    picture.forget()
    _ = picture.image

    #expect(asked.count == 3, "The picture was forgotten a second time. Load it again each time.")
  }

  @Test(.todo(3))
  func `a forgotten picture is not loaded`() throws {
    let pictures = ["flag", "no flag"].map { picture(named: $0) }
    for picture in pictures { _ = picture.image }
    let before = pictures.map(\.isLoaded)
    try #require(
      before == [true, true], .needed("A picture that was looked at has to count as loaded first."))

    for picture in pictures { picture.forget() }

    let states = pictures.map(\.isLoaded)
    #expect(
      states == [false, false], "Nobody has looked since it forgot. It has not loaded again.")
  }

  @Test(.todo(3))
  func `a missing picture can be forgotten, too`() throws {
    let picture = picture(named: "no flag")
    _ = picture.image
    try #require(asked == ["no flag"], "Load at the first look.")

    picture.forget()
    let image = picture.image

    #expect(
      image == nil && asked == ["no flag", "no flag"],
      "It may have been put there meanwhile. The next look asks the loader again.")
  }

  @Test(.todo(3))
  func `nothing of a forgotten picture is left`() throws {
    var found: UIImage? = flag
    let picture = LazyPicture(name: "flag") { _ in found }
    try #require(picture.image === flag, .needed("The image has to be the loader's picture first."))
    found = nil

    picture.forget()

    #expect(
      picture.image == nil,
      "The loader found nothing this time. Keep nothing of what it found before.")
  }

  private func picture(named name: String) -> LazyPicture {
    LazyPicture(name: name) { [loader, flag] in
      loader.asked.append($0)
      return $0 == "no flag" ? nil : flag
    }
  }
}

extension LazyImageTests: ExerciseScene {
  static let advice = "What happens to a picture that exists, and to one that does not."

  var opening: SceneOpening {
    .table(
      ["step", "flag", "loaded", "no flag", "loaded", "loader asked"],
      rows: steps(picture(named: "flag"), picture(named: "no flag")))
  }

  private func steps(_ flag: LazyPicture, _ none: LazyPicture) -> [[String]] {
    ["at first", "image", "image", "forget", "image"].map { step in
      var images = ["", ""]
      if step == "image" { images = [flag, none].map { $0.image == nil ? "nil" : "a picture" } }
      if step == "forget" { for picture in [flag, none] { picture.forget() } }
      return [
        step, images[0], flag.isLoaded ? "yes" : "no", images[1], none.isLoaded ? "yes" : "no",
        "\(asked.count) times",
      ]
    }
  }
}
