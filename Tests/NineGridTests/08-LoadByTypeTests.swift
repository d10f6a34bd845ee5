import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 8: LoadByType", .exercise, .serialized)
struct LoadByTypeTests {
  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `the file has the name of the class`() {
    #expect(
      nibName(of: StarView.self) == "StarView",
      "The file is StarView.xib. Describe the type: reflecting it puts the module in front.")
    #expect(
      [nibName(of: UISlider.self), nibName(of: UIActivityIndicatorView.self)]
        == ["UISlider", "UIActivityIndicatorView"],
      "Other types have other names. Describe the type.")
  }

  @Test(.todo(2))
  func `a file that is not there is an error`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: there is no Comet.xib, and it was loaded all the same. Look for it before you load it."
    ) {
      await MainActor.run {
        Device.current.bundle = .module
        _ = try? load(StarView.self, nib: "Comet", bundle: .module)
      }
    }

    #expect(
      throws: NibError.noFile("Comet"), "The error names the file, without its ending.",
      performing: { try path(ofNib: "Comet", in: .module) })
    #expect(
      throws: NibError.noFile("Comet"), "The error names the file, also if `load` looks for it.",
      performing: { try load(StarView.self, nib: "Comet", bundle: .module) })
  }

  @Test(.todo(2))
  func `the bundle that is given is searched`() throws {
    Device.current.bundle = .ofProgram

    let path = try? path(ofNib: "StarView", in: .module)

    #expect(
      path?.hasSuffix("/StarView.xib") == true,
      "The file lies in the bundle that was given, and not in the application's. Ask that one.")
  }

  @Test(.todo(3))
  func `a view comes from the file with its name`() throws {
    try #require(
      nibName(of: StarView.self) == "StarView",
      .needed("The name of the file has to be StarView first."))
    try #require(
      (try? path(ofNib: "StarView", in: .module)) != nil,
      .needed("The path of StarView.xib has to be found first."))

    #expect(
      throws: Never.self, "StarView.xib has one star and nothing else. Return it.",
      performing: { try load(StarView.self, bundle: .module) })
    try #require(
      (try? path(ofNib: "UISlider", in: .module)) == nil,
      .needed("Throw where there is no file first."))
    #expect(
      throws: NibError.noFile("UISlider"),
      "Without a name the file is UISlider.xib here, and there is none. Name it after the type.",
      performing: { try load(UISlider.self, bundle: .module) })
  }

  @Test(.todo(3))
  func `a file of another name is searched`() throws {
    try #require(
      (try? path(ofNib: "StarView", in: .module)) != nil,
      .needed("The path of StarView.xib has to be found first."))

    #expect(
      throws: Never.self, "The star lies in LabelThenStar.xib, as the call says. Load that file.",
      performing: { try load(StarView.self, nib: "LabelThenStar", bundle: .module) })
    #expect(
      throws: NibError.severalViews("StarView"),
      "TwoStars.xib has two stars. The error names the type, not the file.",
      performing: { try load(StarView.self, nib: "TwoStars", bundle: .module) })
  }

  @Test(.todo(3))
  func `a view that comes before another is found`() throws {
    let objects = Bundle.module.loadNibNamed("StarThenLabel", owner: nil) ?? []

    #expect(
      throws: Never.self, "The star stands before a label. Look for it by its type.",
      performing: { try only(StarView.self, among: objects) })
  }

  @Test(.todo(3))
  func `a view that comes after another is found`() throws {
    let objects = Bundle.module.loadNibNamed("LabelThenStar", owner: nil) ?? []

    #expect(
      throws: Never.self, "The star stands after a label. Look for it by its type.",
      performing: { try only(StarView.self, among: objects) })
    let star = try? only(StarView.self, among: objects)
    let isTheOne = objects.contains { ($0 as? StarView) === star }
    #expect(star != nil && isTheOne, "Return the star of the file, and make no other.")
  }

  @Test(.todo(3))
  func `a file without such a view is an error`() {
    #expect(
      throws: NibError.noView("UISlider"),
      "There is a star and no slider. The error names the type.",
      performing: { try only(UISlider.self, among: [StarView(), UILabel()]) })

    let sky = UIView()
    sky.addSubview(StarView())
    #expect(
      throws: NibError.noView("StarView"),
      "The star lies in another view, and is no top-level object. Look at the objects alone.",
      performing: { try only(StarView.self, among: [sky]) })
  }

  @Test(.todo(3))
  func `several views of the type are an error`() {
    let objects = Bundle.module.loadNibNamed("TwoStars", owner: nil) ?? []

    #expect(
      throws: NibError.severalViews("StarView"),
      "The file has two stars, and nobody can know which one is meant. Say so.",
      performing: { try only(StarView.self, among: objects) })
    #expect(
      throws: NibError.severalViews("UILabel"),
      "There are three labels. Two are several, and so are more.",
      performing: { try only(UILabel.self, among: [UILabel(), UILabel(), UILabel()]) })
  }

  @Test(.todo(3))
  func `a subclass is of the type`() {
    #expect(
      throws: Never.self, "A label is a view. Cast to the type instead of comparing with it.",
      performing: { try only(UIView.self, among: [UILabel()]) })
  }
}

extension LoadByTypeTests: ExerciseScene {
  static let advice = "What is loaded as a StarView from five files, one of which does not exist."

  var opening: SceneOpening {
    let names = ["StarView", "StarThenLabel", "LabelThenStar", "TwoStars", "Comet"]
    let rows = names.map { name in
      do {
        return [name, "\(type(of: try load(StarView.self, nib: name, bundle: .module)))"]
      } catch {
        return [name, "throws \(error)"]
      }
    }
    return .table(["file", "load(StarView.self)"], rows: rows)
  }
}
