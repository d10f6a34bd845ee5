import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 14: LoadView", .exercise, .serialized)
struct LoadViewTests {
  let stage = Stage()

  @Test(.todo(1))
  func `the view is a SpiralView`() async throws {
    try await mustEnd()

    #expect(
      SpiralViewController().view is SpiralView,
      "The view of this controller is of the class SpiralView. Assign one to `view`.")
  }

  @Test(.todo(1))
  func `the field is in it`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()
    controller.loadViewIfNeeded()

    #expect(
      controller.field.superview === controller.view,
      "The field is not in the view. Add it to the view before you assign that.")
  }

  @Test(.todo(1))
  func `no other view is made before`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()

    controller.loadViewIfNeeded()

    #expect(
      controller.plainViews == 0,
      "An empty view was made, which nobody needs. Override loadView, and leave super out of it.")
  }

  @Test(.todo(1))
  func `the view is made once`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()
    let view = try #require(
      controller.view as? SpiralView, .needed("The view has to be a SpiralView first."))

    stage.present(controller)

    #expect(controller.view === view, "The view was made a second time.")
  }

  @Test(.todo(2))
  func `the placeholder is there`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()

    controller.loadViewIfNeeded()

    #expect(
      controller.field.placeholder == "Hypnotize me",
      "The view was loaded. That is when a field is set up, once.")
  }

  @Test(.todo(2))
  func `nothing is set up before the view is loaded`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()
    controller.loadViewIfNeeded()
    try #require(
      controller.field.placeholder == "Hypnotize me",
      .needed("The placeholder has to be Hypnotize me first."))
    let early = SpiralViewController()

    early.loadView()

    #expect(
      early.field.placeholder == nil,
      "The placeholder is there before viewDidLoad is called. Set the field up in viewDidLoad.")
  }

  @Test(.todo(2))
  func `the superclass sets up, too`() async throws {
    try await mustEnd()
    let controller = SpiralViewController()
    controller.loadViewIfNeeded()
    try #require(
      controller.field.placeholder == "Hypnotize me",
      .needed("The placeholder has to be Hypnotize me first."))

    #expect(
      controller.setups == 1,
      "The superclass has a viewDidLoad of its own, and did not hear. Call super.viewDidLoad().")
  }

  private func mustEnd() async throws {
    try await #require(
      processExitsWith: .success,
      "loadView is called again and again: it assigned no view, or asked for `view` before it had."
    ) {
      await MainActor.run { SpiralViewController().loadViewIfNeeded() }
    }
  }
}

extension LoadViewTests: ExerciseScene {
  static let advice = "A text field with a placeholder. Below it stands what has been made."

  var opening: SceneOpening {
    let controller = SpiralViewController()
    controller.field.borderStyle = .roundedRect
    stage.present(controller)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 24))
    label.text = "\(type(of: controller.view as UIView)), plain views: \(controller.plainViews)"
    controller.view.addSubview(label)
    return .phone(stage)
  }
}
