import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Turning the device", .isolated)
struct RotationTests {
  let stage = Stage()
  let controller = TurningController()

  init() {
    stage.present(controller)
    controller.diary = []
  }

  @Test func `the controller hears the new size before its view has it`() {
    stage.rotate(to: .landscapeLeft)

    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(stage.window.frame == UIScreen.main.bounds)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(
      controller.diary == [
        "will have 568.0, has 320.0", "layout at 568.0", "alongside at 568.0, 0.0", "done 1.0",
      ])
  }

  @Test func `another phone's screen is told as a turn is`() {
    stage.changeScreen(to: CGSize(width: 375, height: 667))

    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.diary.first == "will have 375.0, has 320.0")

    stage.rotate(to: .landscapeLeft)
    stage.changeScreen(to: CGSize(width: 320, height: 480))

    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test func `a screen without a size is refused, and the console says so`() {
    let console = ConsoleRecorder()

    stage.changeScreen(to: CGSize(width: 0, height: 480))
    stage.changeScreen(to: CGSize(width: 320, height: CGFloat.nan))

    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 568))
    #expect(
      console.lines.first
        == "A screen of 0.0 by 480.0 points cannot be. Give it a width and a height.")
    #expect(console.lines.count == 2)
  }

  @Test func `half a turn changes no size, and flat is no way to turn`() {
    stage.rotate(to: .landscapeLeft)
    controller.diary = []

    stage.rotate(to: .landscapeRight)
    #expect(Device.current.interfaceOrientation == .landscapeLeft)
    stage.rotate(to: .faceUp)
    stage.rotate(to: .portraitUpsideDown)

    #expect(controller.diary.isEmpty && UIScreen.main.bounds.width == 568)
  }

  @Test func `a controller that allows one way is not turned`() {
    controller.allowed = .portrait

    stage.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 320 && controller.diary.isEmpty)

    controller.allowed = .all
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(UIScreen.main.bounds.width == 568)
  }

  @Test func `Info.plist says which ways the application allows`() throws {
    let info = try Info([
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]
    ])

    stage.launch(RecordingDelegate.self, bundle: info.bundle)

    #expect(stage.window.bounds.width == 568)
    stage.rotate(to: .portrait)
    #expect(UIScreen.main.bounds.width == 568)
  }

  @Test func `a controller whose view was merely added hears nothing`() {
    let added = TurningController()
    controller.view.addSubview(added.view)
    added.diary = []

    stage.rotate(to: .landscapeLeft)

    #expect(!added.diary.contains { $0.hasPrefix("will have") })
  }

  @Test func `the closures of a turn are let go of`() {
    weak var gone: NSObject?
    do {
      let kept = NSObject()
      gone = kept
      controller.whenTurned = { _ = kept }
    }
    stage.rotate(to: .landscapeLeft)
    controller.whenTurned = {}

    #expect(gone == nil)
  }

  @Test func `numbers of orientations are UIKit's`() {
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
  }

  @Test func `ways that have nothing in common stop the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (stage, controller) = (Stage(), TurningController())
        stage.present(controller)
        controller.allowed = .portraitUpsideDown
        stage.rotate(to: .landscapeLeft)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'UIApplicationInvalidInterfaceOrientation'"))
    #expect(message.contains("[TurningController shouldAutorotate] is returning YES"))
  }
}

final class TurningController: UIViewController {
  var diary: [String] = []
  var allowed = UIInterfaceOrientationMask.allButUpsideDown
  var whenTurned: () -> Void = {}

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    diary.append("will have \(size.width), has \(view.frame.width)")
    let body = whenTurned
    coordinator.animate(
      alongsideTransition: { [unowned self] context in
        diary.append("alongside at \(view.frame.width), \(context.percentComplete)")
      },
      completion: { [unowned self] context in
        diary.append("done \(context.percentComplete)")
        body()
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.append("layout at \(view.frame.width)")
  }
}
