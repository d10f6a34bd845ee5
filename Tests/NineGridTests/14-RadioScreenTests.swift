import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 14: RadioScreen", .exercise, .serialized)
struct RadioScreenTests {
  let stage = Stage()
  let radio: RadioScreenViewController

  init() {
    // The picture may be made with the screen, so its bundle comes before that.
    Device.current.bundle = .module
    radio = RadioScreenViewController()
  }

  @Test(.todo(2))
  func `the name stands at the top, in the middle`() throws {
    try open()

    expectName("On 320 by 568 points")
  }

  @Test(.todo(2))
  func `three buttons of one width stand in a row at the bottom`() throws {
    try open()

    expectButtons("On 320 by 568 points")
  }

  @Test(.todo(2))
  func `the picture is a square of 240 points where there is room for it`() throws {
    try open()

    expectPicture("On 320 by 568 points")
  }

  @Test(.todo(2), arguments: [CGSize(width: 375, height: 667), CGSize(width: 430, height: 932)])
  func `all is right on a larger phone`(_ size: CGSize) throws {
    try open()

    stage.changeScreen(to: size)
    stage.clock.advance(by: 1)

    let situation = "On \(Int(size.width)) by \(Int(size.height)) points"
    expectName(situation)
    expectButtons(situation)
    expectPicture(situation)
  }

  @Test(
    .todo(2),
    arguments: [
      CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
      CGSize(width: 430, height: 932),
    ])
  func `all is right on a turned phone`(_ size: CGSize) throws {
    try open()

    stage.changeScreen(to: size)
    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)

    let situation = "On \(Int(size.height)) by \(Int(size.width)) points"
    expectName(situation)
    expectButtons(situation)
    expectPicture(situation)
  }

  @Test(.todo(2))
  func `nothing lies outside of the safe area`() throws {
    radio.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 10)
    try open()

    let situation = "With a camera at the top and a bar at the bottom"
    expectName(situation)
    expectButtons(situation)
    expectPicture(situation)
  }

  @Test(.todo(2))
  func `a long name has all of its lines, and the picture gets smaller`() throws {
    try open()
    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)
    let before = try #require(picture, .needed("Show the picture first.")).height

    let name = "The long night of the piano, with music from four countries and two hundred years"
    radio.station = name
    stage.clock.advance(by: 1)

    let label = try #require(self.label, "No label says the new station. Set its text again.")
    #expect(
      label.textAlignment == .center, "The lines of a long name stand in the middle.")
    #expect(
      (picture?.height ?? 0) < before - 5,
      "The picture is as large as before. A long name has several lines: set numberOfLines.")
    expectName("With a long name")
    expectPicture("With a long name")
  }

  @Test(.todo(1))
  func `another station is shown`() throws {
    try open()

    radio.station = "Talk"
    stage.clock.advance(by: 1)

    #expect(
      stage.staticTexts["Talk"].exists && !stage.staticTexts["Kitchen Radio"].exists,
      "The station is Talk now. Set the text of the label again.")
    expectName("With another station")
  }

  // MARK: - The screen

  private func open() throws {
    radio.station = "Kitchen Radio"
    stage.present(radio)
    try #require(label != nil, .needed("Show a label with the name of the station first."))
  }

  /// The safe area.
  private var area: CGRect {
    radio.view.layoutIfNeeded()
    return radio.view.safeAreaLayoutGuide.layoutFrame
  }

  private var label: UILabel? {
    radio.view.descendants(of: UILabel.self).first { $0.text == radio.station }
  }

  private var buttons: [CGRect] {
    ["Back", "Play", "Next"].compactMap { title in
      radio.view.descendants(of: UIButton.self).first { $0.currentTitle == title }.map(frame)
    }
  }

  private var pictureView: UIImageView? {
    radio.view.descendants(of: UIImageView.self).first {
      $0.image != nil && !($0.superview is UIButton)
    }
  }

  private var picture: CGRect? { pictureView.map(frame) }

  private func frame(_ part: UIView) -> CGRect {
    radio.view.layoutIfNeeded()
    return part.convert(part.bounds, to: radio.view)
  }

  private func expectName(_ situation: String) {
    guard let label else { return }
    let (name, area) = (frame(label), area)
    #expect(
      abs(name.minY - area.minY - 24) < 1,
      "\(situation) the name begins \(name.minY - area.minY) points below the upper edge of the area. It is 24."
    )
    #expect(
      abs(name.midX - area.midX) < 0.4
        && (label.textAlignment == .center || name.width <= label.intrinsicContentSize.width + 1),
      "\(situation) the name lies in \(name.numbers), and its text does not stand in the middle, \(area.midX)."
    )
    guard name.minX >= area.minX + 23 && name.maxX <= area.maxX - 23 else {
      Issue.record(
        "\(situation) the name lies in \(name.numbers). It keeps 24 points from both sides of the area."
      )
      return
    }
    let needed = label.sizeThatFits(CGSize(width: area.width - 48, height: 2000)).height
    #expect(
      name.height > needed - 1.5,
      "\(situation) the name is \(name.height) points high, and its lines need \(needed). It resists with 750: something with a priority as high presses it. Give the wish of the picture a number below 750."
    )
    #expect(
      name.height < needed + 1.5,
      "\(situation) the name is \(name.height) points high, and its lines need \(needed). Something pulls it: the room below the name belongs to the picture."
    )
  }

  private func expectButtons(_ situation: String) {
    let (buttons, area) = (buttons, area)
    guard buttons.count == 3 else {
      Issue.record("There are no buttons with the titles Back, Play and Next.")
      return
    }
    let width = (area.width - 48 - 24) / 3
    #expect(
      buttons.allSatisfy { abs($0.width - width) < 1 && abs($0.height - 44) < 1 },
      "\(situation) the buttons are \(buttons.map(\.size.numbers)). Each is \(width.rounded()) points wide and 44 high."
    )
    #expect(
      abs(buttons[0].minX - area.minX - 24) < 1 && abs(buttons[2].maxX - area.maxX + 24) < 1
        && abs(buttons[1].minX - buttons[0].maxX - 12) < 1,
      "\(situation) the buttons lie in \(buttons.map(\.numbers)). Back begins and Next ends 24 points from the sides of the area, and 12 points are left between two."
    )
    #expect(
      buttons.allSatisfy { abs(area.maxY - $0.maxY - 16) < 1 },
      "\(situation) the buttons end at \(buttons.map(\.maxY)). That is 16 points above the lower edge of the area, \(area.maxY)."
    )
  }

  private func expectPicture(_ situation: String) {
    guard let picture, let label, let row = buttons.first else {
      Issue.record("There is no image view with the picture.")
      return
    }
    let (top, bottom) = (frame(label).maxY, row.minY)
    let side = min(240, bottom - top - 32)
    let isAsLargeAsItsFile = picture.size == pictureView?.intrinsicContentSize
    #expect(
      abs(picture.width - side) < 1 && abs(picture.height - side) < 1,
      """
      \(situation) the picture is \(picture.size.numbers). A square of \(side) fits: the room is \
      \(bottom - top) points high.\(isAsLargeAsItsFile
        ? " An image view holds on to the size of its file with 250. A wish that is stronger has a larger number."
        : "")
      """
    )
    #expect(
      abs(picture.midX - area.midX) < 1 && abs(picture.midY - (top + bottom) / 2) < 1,
      "\(situation) the picture lies in \(picture.numbers). It stands in the middle of the room, from \(top) to \(bottom)."
    )
  }
}

extension RadioScreenTests: ExerciseScene {
  static let advice = "Press r to turn the phone."

  var opening: SceneOpening {
    radio.station = "Kitchen Radio"
    stage.present(radio)
    return .phone(stage, keeping: radio)
  }
}
