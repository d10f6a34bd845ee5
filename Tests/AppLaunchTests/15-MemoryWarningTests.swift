import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 15: MemoryWarning", .exercise, .serialized)
struct MemoryWarningTests {
  let stage = Stage()
  let controller = AlbumViewController()
  let box = UIView()

  @Test(.todo(1))
  func `the pictures are given back`() {
    controller.pictures = ["sea": Data([1]), "sky": Data([2])]

    controller.didReceiveMemoryWarning()

    // In the order of their names: a dictionary has another order in each run.
    #expect(
      controller.pictures.keys.sorted() == [], "Pictures can be made again. Give all of them back.")

    stage.present(controller)
    controller.pictures = ["sea": Data([1])]

    controller.didReceiveMemoryWarning()

    #expect(
      controller.pictures.isEmpty,
      "The screen is shown, and its pictures are still there. Give them back then, too.")
  }

  @Test(.todo(2))
  func `a caption given early stays`() throws {
    try typeAndWarn("The sea")
    try #require(
      controller.caption == "The sea",
      .needed("The sea was typed, and has to be the caption first."))
    let other = AlbumViewController()
    other.caption = "The sky"

    other.didReceiveMemoryWarning()

    #expect(
      other.caption == "The sky",
      "The view was never made, so nobody typed anything. Leave the caption as it is.")
  }

  @Test(.todo(2))
  func `what was typed comes back`() throws {
    try typeAndWarn("The sea")
    #expect(
      controller.caption == "The sea",
      "The view is on the screen, and The sea was typed into its field. Keep it as the caption then, too."
    )

    controller.view = nil
    stage.present(controller)

    #expect(controller.field.text == "The sea", "The view was made again without what was typed.")
  }

  @Test(.todo(2))
  func `an erased text stays erased`() {
    let delete = KeyboardKey.delete.rawValue
    controller.caption = "The sea"
    stage.present(controller)
    stage.textFields[0].tap()
    stage.textFields[0].typeText(String(repeating: delete, count: "The sea".count))

    controller.didReceiveMemoryWarning()

    #expect(
      controller.caption == "", "The person has erased the text. Keep an empty field, too.")
  }

  @Test(.todo(3))
  func `a view on the screen stays`() throws {
    try letGo()
    let other = AlbumViewController()
    stage.present(other)
    let view = try #require(other.viewIfLoaded)

    other.didReceiveMemoryWarning()

    #expect(other.viewIfLoaded === view, "The person looks at this view. Keep it.")

    view.isHidden = true
    other.didReceiveMemoryWarning()

    #expect(
      other.viewIfLoaded === view,
      "The view is hidden, and it lies in a window. Ask for view.window, and not for isHidden.")
  }

  @Test(.todo(3))
  func `a view that nobody sees is let go`() {
    controller.loadViewIfNeeded()

    controller.didReceiveMemoryWarning()

    #expect(!controller.isViewLoaded, "The view is in no window. Assign nil to it.")
  }

  @Test(.todo(3))
  func `what was typed is kept before the view goes`() {
    stage.present(controller)
    stage.textFields[0].tap()
    stage.textFields[0].typeText("The sea")
    stage.present(UIViewController())

    controller.didReceiveMemoryWarning()
    controller.loadViewIfNeeded()

    #expect(
      controller.caption == "The sea" && controller.field.text == "The sea",
      "The view went, and what was typed has to be there when it is made again. Keep it first.")
  }

  @Test(.todo(3))
  func `a view in another one that nobody sees is let go`() {
    box.addSubview(controller.view)

    controller.didReceiveMemoryWarning()

    #expect(
      !controller.isViewLoaded,
      "The view lies in another one, which is in no window. Ask for view.window.")
  }

  @Test(.todo(3))
  func `a view that was never made is not made now`() throws {
    try letGo()
    let other = AlbumViewController()

    other.didReceiveMemoryWarning()

    #expect(
      other.loads == 0, "There was no view, and one was made for the warning. Ask isViewLoaded.")
  }

  /// Has a person type, and memory become short.
  private func typeAndWarn(_ words: String) throws {
    stage.present(controller)
    stage.textFields[0].tap()
    stage.textFields[0].typeText(words)
    controller.didReceiveMemoryWarning()
  }

  /// Has a view go that nobody sees.
  private func letGo() throws {
    controller.loadViewIfNeeded()
    controller.didReceiveMemoryWarning()
    try #require(
      !controller.isViewLoaded, .needed("A view that nobody sees has to be let go first."))
  }
}

extension MemoryWarningTests: ExerciseScene {
  static let advice =
    "Type in the first tab, open the second, press m for a memory warning, and go back."

  var opening: SceneOpening {
    let tabs = UITabBarController()
    controller.title = "Album"
    controller.field.borderStyle = .roundedRect
    controller.pictures = ["sea": Data([1])]
    let report = ReportViewController(on: controller)
    tabs.viewControllers = [controller, report]
    stage.present(tabs)
    return .phone(stage)
  }
}

/// Says what an album has at the moment.
final class ReportViewController: UIViewController {
  private let album: AlbumViewController
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(on album: AlbumViewController) {
    self.album = album
    super.init(nibName: nil, bundle: nil)
    title = "Report"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    update()
  }

  private func update() {
    label.text = "View: \(album.isViewLoaded), pictures: \(album.pictures.count)"
  }
}
