import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 6: TeasFromAFile", .exercise, .serialized)
struct TeasFromAFileTests {
  private let folder = TeaFolder()
  private let otherFolder = TeaFolder()
  let stage: Stage
  let picker = UIPickerView()
  let shop: TeaShop

  init() {
    shop = folder.shop()
    picker.dataSource = shop
    picker.delegate = shop
    stage = Stage(showing: picker)
  }

  @Test(.todo(1))
  func `the teas of a file are read in their order`() throws {
    let teas = try withoutError(
      "The `bundle` of the shop has a file teas.plist with three texts. Look in `bundle`, not in Bundle.main, and decode an array of String."
    ) { try shop.read() }
    #expect(
      teas == ["Sencha", "Assam", "Mint"],
      "Find the file in the bundle of the shop, load its data, and decode an array of texts.")

    otherFolder.write(["Oolong"])
    let oolong = try withoutError(
      "Another shop was given another bundle, which has a file teas.plist, too. Use `bundle`."
    ) { try otherFolder.shop().read() }
    #expect(
      oolong == ["Oolong"],
      "Another shop has another file, with one tea. Use the bundle that the shop was given.")
    let greens = try withoutError("This shop reads greens.plist, in the same bundle. Use fileName.")
    {
      try folder.shop("greens").read()
    }
    #expect(
      greens == ["Matcha"],
      "This shop reads a file with another name, in the same bundle. Use fileName.")
  }

  @Test(.todo(1))
  func `a list without teas is right`() throws {
    try #require(
      (try? shop.read()) == ["Sencha", "Assam", "Mint"],
      .needed("The three teas of teas.plist have to be read first."))

    let teas = try withoutError(
      "The file has a list without texts. That is no error: return the empty list."
    ) { try folder.shop("none").read() }
    #expect(teas == [], "The file has a list without texts. Return the empty list.")
  }

  @Test(.todo(1))
  func `a missing file is named in the error`() async throws {
    try await #require(
      processExitsWith: .success,
      "There is no such file, so its URL is nil, and unwrapping nil stops the program."
    ) {
      await MainActor.run { _ = try? TeaShop(bundle: .main, fileName: "nowhere").read() }
    }

    let error = #expect(
      throws: MissingTeas.self,
      "The bundle has no file with this name. Throw MissingTeas if the URL is nil."
    ) { try folder.shop("nowhere").read() }
    #expect(error?.name == "nowhere", "The error has the name of the file that is missing.")
  }

  @Test(.todo(1))
  func `a file with numbers throws the error of the decoder`() async throws {
    try await requireThatItGoesOn()

    #expect(
      throws: DecodingError.self,
      "The file holds numbers, not texts. Pass the error of the decoder on: try, and not try?."
    ) { try folder.shop("numbers").read() }
  }

  @Test(.todo(1))
  func `a file that is cut off throws the error of the decoder`() async throws {
    try await requireThatItGoesOn()

    #expect(
      throws: DecodingError.self,
      "The file ends too early. Pass the error of the decoder on: try, and not try?."
    ) { try folder.shop("torn").read() }
  }

  @Test(.todo(2))
  func `the teas are those of the file`() {
    #expect(shop.teas == ["Sencha", "Assam", "Mint"], "The teas are what read() returns.")
    #expect(shop.problem == nil, "The file was read, so there is no problem.")
  }

  @Test(.todo(2))
  func `the file is read when the teas are asked for first`() {
    let later = folder.shop()
    folder.write(["Earl Grey"])

    #expect(
      later.teas == ["Earl Grey"],
      "The file was changed after the shop was made. Read it when the teas are asked for, not before."
    )
  }

  @Test(.todo(2))
  func `the file is read only once`() throws {
    let early = folder.shop()
    try #require(
      early.teas == ["Sencha", "Assam", "Mint"],
      .needed("`teas` has to be Sencha, Assam and Mint first."))

    folder.write(["Earl Grey"])

    #expect(
      early.teas == ["Sencha", "Assam", "Mint"],
      "The teas were asked for twice, and the file was read twice. Keep what was read.")
  }

  @Test(.todo(2))
  func `a file that cannot be read gives no teas and a problem`() async throws {
    try await requireThatItGoesOn()
    let shop = folder.shop("numbers")

    #expect(shop.teas == [], "The file holds no texts, so there are no teas.")
    #expect(
      shop.problem is DecodingError,
      "An empty wheel does not say why it is empty. Put the error into problem.")
  }

  @Test(.todo(2))
  func `a file that could not be read is not read again`() async throws {
    try await requireThatItGoesOn()
    let shop = folder.shop("numbers")
    _ = shop.teas
    try #require(shop.problem != nil, "Keep the error of the first try.")

    folder.write(["Earl Grey"], to: "numbers")

    #expect(
      shop.teas == [],
      "The file is read once, whether that works or not. A lazy property does that by itself.")
  }

  @Test(.todo(3))
  func `the wheel has a row for each tea`() throws {
    try #require(shop.teas.count == 3, .needed("`teas` has to have three teas first."))

    #expect(
      picker.numberOfRows(inComponent: 0) == 3, "The file has 3 teas. Return how many there are.")

    let greens = folder.shop("greens")
    #expect(
      greens.pickerView(picker, numberOfRowsInComponent: 0) == 1,
      "This file has 1 tea. Count the teas of the shop.")
  }

  @Test(.todo(4))
  func `each row has the name of its tea`() throws {
    try #require(shop.teas.count == 3, .needed("`teas` has to have three teas first."))

    #expect(
      (0..<3).map { shop.pickerView(picker, titleForRow: $0, forComponent: 0) }
        == ["Sencha", "Assam", "Mint"],
      "Row 0 is the first tea of the file. Return the tea of the row.")
  }

  private func requireThatItGoesOn() async throws {
    try await #require(
      processExitsWith: .success,
      "The file holds no texts, and try! stops the program then. Write try, so that the error is thrown."
    ) {
      await MainActor.run {
        let folder = TeaFolder()
        withExtendedLifetime(folder) {
          _ = try? folder.shop("numbers").read()
          _ = try? folder.shop("torn").read()
        }
      }
    }
  }
}

extension TeasFromAFileTests: ExerciseScene {
  static let advice = "Turn the wheel. Its rows are the three teas of the file."

  var opening: SceneOpening { .phone(stage) }
}

/// A folder with files of teas, which is there as long as this object.
private final class TeaFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("teas-" + UUID().uuidString)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    write(["Sencha", "Assam", "Mint"])
    write(["Matcha"], to: "greens")
    write([String](), to: "none")
    write([7, 8], to: "numbers")
    try? Data("<plist><array><string>Mi".utf8).write(to: file("torn"))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write<Value: Encodable>(_ teas: [Value], to name: String = "teas") {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try? encoder.encode(teas).write(to: file(name))
  }

  func shop(_ name: String = "teas") -> TeaShop {
    TeaShop(bundle: Bundle(path: url.path) ?? .main, fileName: name)
  }

  private func file(_ name: String) -> URL {
    url.appendingPathComponent(name + ".plist")
  }
}
