import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UIImagePickerController", .isolated)
struct UIImagePickerControllerTests {
  let log = Log()
  let root: Chooser
  let picker = UIImagePickerController()
  let stage = Stage()

  init() {
    root = Chooser(log)
    stage.present(root)
    picker.delegate = root
  }

  private func present() {
    root.present(picker, animated: true)
    stage.clock.advance(by: 1)
  }

  @Test func `B540: the library holds three pictures, of which one is chosen`() {
    present()
    #expect(stage.navigationBars["Photos"].exists)
    stage.buttons["Flower"].tap()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["300 × 300, edited false, public.image"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `B541: with editing there is an edited picture, too`() {
    picker.allowsEditing = true
    present()
    stage.buttons["Cup"].tap()

    #expect(log.lines == ["300 × 300, edited true, public.image"])
  }

  @Test func `where no pictures are asked for there is nothing to choose`() {
    picker.mediaTypes = ["public.movie"]
    present()
    #expect(!stage.buttons["Cup"].exists && stage.buttons["Cancel"].exists)
  }

  @Test func `choosing a camera, and choosing from nothing, are mistakes`() {
    #expect(
      Device.current.exception { picker.cameraDevice = .front }
        == "NSInvalidArgumentException: Source type must be UIImagePickerControllerSourceTypeCamera"
    )
    #expect(
      Device.current.exception { picker.mediaTypes = [] }
        == "NSInvalidArgumentException: No available types for source")
    #expect(picker.mediaTypes == ["public.image"])
  }

  @Test func `B542: Cancel is told, and the delegate sends the picker away`() {
    present()
    stage.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)

    #expect(log.lines == ["cancelled"] && root.presentedViewController == nil)
  }

  @Test func `without a delegate the picker goes by itself`() {
    picker.delegate = nil
    present()
    stage.buttons["Cancel"].tap()
    stage.clock.advance(by: 1)
    #expect(root.presentedViewController == nil)
    present()
    stage.buttons["Cup"].tap()
    stage.clock.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `B543: there is no camera, and asking for it raises an exception`() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(
      Device.current.exception { picker.sourceType = .camera }
        == "NSInvalidArgumentException: Source type 1 not available")
    #expect(picker.sourceType == .photoLibrary)
  }

  @Test func `the pictures of a folder take the place of the drawn ones, in the order of names`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["sea.svg", "alp.png", "notes.txt"] {
      try #require(picture(7, 9).pngData()).write(to: folder.appendingPathComponent(name))
    }
    Device.current.folders["photos"] = folder
    present()

    #expect(stage.buttons["alp"].exists && stage.buttons["sea"].exists)
    #expect(!stage.buttons["notes"].exists && !stage.buttons["Cup"].exists)
    stage.buttons["alp"].tap()
    #expect(log.lines == ["7 × 9, edited false, public.image"])
  }

  @Test func `an empty folder is told on the console`() throws {
    let console = ConsoleLog()
    Device.current.folders["photos"] = URL(fileURLWithPath: "/nowhere/at/all")
    present()

    #expect(
      console.lines == [
        "The library of this phone is empty, because /nowhere/at/all holds no picture. Put files "
          + "there that end with .png, .jpg or .svg."
      ])
  }

  final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let size = (info[.originalImage] as? UIImage)?.size ?? .zero
      log.note(
        "\(Int(size.width)) × \(Int(size.height)), edited \(info[.editedImage] is UIImage), "
          + "\(info[.mediaType] ?? "")")
      dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.note("cancelled")
      dismiss(animated: true)
    }
  }
}
