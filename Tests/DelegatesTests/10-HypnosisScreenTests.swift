import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 10: HypnosisScreen", .exercise, .serialized)
struct HypnosisScreenTests {
  let stage = Stage()
  let hypnosis = HypnosisViewController()
  let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

  init() {
    let dice = stage.dice
    hypnosis.random = { dice.roll(below: $0) }
  }

  @Test(.todo(1))
  func `there is a field with its placeholder in the upper half`() {
    stage.present(hypnosis)

    #expect(
      field.exists, "No text field has the placeholder Hypnotize me. Add one to the screen.")
    #expect(
      CGRect(x: 0, y: 0, width: 320, height: 284).contains(field.frame),
      "The field lies in the upper half of the screen, so that the keyboard does not cover it.")
    #expect(
      field.frame.width >= 160 && field.frame.height >= 30,
      "The field is at least 160 by 30 points. Give it a larger frame.")
  }

  @Test(.todo(1))
  func `the field has a border`() throws {
    stage.present(hypnosis)

    let textField = try #require(
      hypnosis.view.descendants(of: UITextField.self).first, .needed("Add the text field first."))

    #expect(
      textField.borderStyle != .none || textField.layer.borderWidth > 0,
      "A field that is made in code has no border. Set its borderStyle.")
  }

  @Test(.todo(1))
  func `a tap brings a keyboard whose return key says done`() throws {
    try presentWithField()

    field.tap()

    #expect(stage.keys["done"].exists, "Set the returnKeyType of the field to .done.")
  }

  @Test(.todo(2))
  func `return shows the text twenty times`() throws {
    try presentWithField()

    type("LOVE")

    try #require(
      text != "LOVE" || stage.keyboards.count == 0 || !labels("LOVE").isEmpty,
      "Return does nothing: the text and the keyboard are there as before. The field asks its delegate, in textFieldShouldReturn."
    )
    #expect(
      labels("LOVE").count == 20,
      "Twenty labels say LOVE when a person has typed it and pressed return.")
  }

  @Test(.todo(2))
  func `return empties the field and hides the keyboard`() throws {
    try presentWithField()

    type("LOVE")

    try #require(!labels("LOVE").isEmpty, .needed("Labels have to say LOVE first."))
    #expect(text == "", "Empty the field when its text has been read.")
    #expect(
      stage.keyboards.count == 0,
      "The answer to return does not hide the keyboard. The field has to resign.")
  }

  @Test(.todo(2))
  func `return in an empty field hides the keyboard and adds no label`() throws {
    try presentWithField()
    type("LOVE")
    let before = hypnosis.view.descendants(of: UILabel.self).count
    try #require(!labels("LOVE").isEmpty, .needed("Labels have to say LOVE first."))

    type("")

    #expect(
      hypnosis.view.descendants(of: UILabel.self).count == before,
      "The field is empty, so there is nothing to show. Check that before you add labels.")
    #expect(stage.keyboards.count == 0, "The keyboard goes in any case.")
  }

  @Test(.todo(2))
  func `each label is as large as its text, and inside the screen`() throws {
    try presentWithField()

    for share in [0, 1] {
      let hypnosis = HypnosisViewController()
      hypnosis.random = { bound in share * (max(bound, 1) - 1) }
      stage.present(hypnosis)
      type("You are very sleepy")

      let labels = labels("You are very sleepy", in: hypnosis)
      try #require(!labels.isEmpty, .needed("Labels have to say the text that was typed first."))
      #expect(
        labels.allSatisfy(isAsLargeAsItsText),
        "A label that is made in code has no size. Call sizeToFit() when it has its text.")
      let outside = labels.map(place).first {
        !screen.insetBy(dx: -0.01, dy: -0.01).contains($0)
      }
      #expect(
        outside == nil,
        "A label lies in \(outside?.numbers ?? ""), and sticks out of the screen. Subtract its size from that of the view, and give it its size before you choose its place."
      )
    }
  }

  @Test(.todo(2))
  func `random chooses a place for each label`() throws {
    var bounds: [Int] = []
    hypnosis.random = { bound in
      bounds.append(bound)
      return scattered(bounds.count, below: bound)
    }
    try presentWithField()

    type("LOVE")

    try #require(!labels("LOVE").isEmpty, .needed("Labels have to say LOVE first."))
    #expect(!bounds.isEmpty, "`random` was not called. Take the random numbers from it.")
    let places = labels("LOVE").map(place)
    #expect(
      Set(places.map(\.minX)).count > 3 && Set(places.map(\.minY)).count > 3,
      "Many labels lie on top of each other. Choose x and y for each label.")
    let areEverywhere = places.contains { $0.minX > 160 } && places.contains { $0.minY > 400 }
    #expect(
      areEverywhere,
      "A part of the screen has no label. Use the whole free width and the whole free height.")

    let again = HypnosisViewController()
    var count = 0
    again.random = { bound in
      count += 1
      return scattered(count, below: bound)
    }
    stage.present(again)
    type("LOVE")

    let areSame = labels("LOVE", in: again).map(place) == places
    try #require(areSame, "The same numbers give the same places. Take both x and y from `random`.")

    let ends = [0, 1].flatMap { share in
      let hypnosis = HypnosisViewController()
      hypnosis.random = { bound in share * (max(bound, 1) - 1) }
      stage.present(hypnosis)
      type("LOVE")
      return labels("LOVE", in: hypnosis).map(place)
    }
    let reachTheEdges =
      ends.contains { $0.minX < 24 } && ends.contains { $0.maxX > 296 }
      && ends.contains { $0.minY < 24 } && ends.contains { $0.maxY > 544 }
    #expect(
      reachTheEdges,
      "No label comes near one of the edges of the screen. Use the whole width and height.")
  }

  @Test(.todo(2))
  func `a text wider than the screen begins at the left edge`() async throws {
    try await #require(
      processExitsWith: .success,
      "The label is wider than the view, so no width is left. The bound is then 1, and never less."
    ) {
      await MainActor.run {
        let stage = Stage()
        stage.present(HypnosisViewController())
        let field = stage.textFields["Hypnotize me"]
        guard field.exists else { return }
        field.tap()
        stage.typeText(String(repeating: "LOVE ", count: 12) + "\n")
      }
    }
    try presentWithField()
    let text = String(repeating: "LOVE ", count: 12)

    type(text)

    let labels = labels(text)
    try #require(!labels.isEmpty, .needed("Labels have to say the text that was typed first."))
    #expect(
      labels.map(place).allSatisfy { $0.minX == 0 },
      "A label that is wider than the screen begins at x 0.")
    #expect(
      labels.allSatisfy(isAsLargeAsItsText),
      "A label that is wider than the screen is as large as its text, too. Call sizeToFit().")
  }

  @Test(.todo(2))
  func `a second message can be typed`() throws {
    try presentWithField()

    type("LOVE")
    try #require(!labels("LOVE").isEmpty, .needed("Labels have to say LOVE first."))
    try #require(
      field.isHittable,
      "Something covers the field. Labels let touches through, other views do not.")
    type("HI")

    #expect(
      labels("LOVE").count == 20 && labels("HI").count == 20,
      "Both messages are there, with twenty labels each.")
  }

  @Test(.todo(3))
  func `the newest labels stay, and the oldest go`() throws {
    try presentWithField()
    for text in ["ONE", "TWO"] { type(text) }
    try #require(
      labels("TWO").count == 20,
      .needed(
        "TWO was typed, and \(labels("TWO").count) labels say it. There have to be twenty first."))

    type("THREE")

    let counts = ["ONE", "TWO", "THREE"].map { labels($0).count }
    #expect(
      counts == [0, 20, 20],
      "Forty labels may stay, and sixty were added. Remove the twenty oldest from the screen.")
  }

  @Test(.todo(3))
  func `another limit leaves as many labels`() throws {
    hypnosis.limit = 25
    try presentWithField()

    for text in ["ONE", "TWO"] { type(text) }

    let counts = ["ONE", "TWO"].map { labels($0).count }
    #expect(
      counts == [5, 20],
      "The limit is 25 here: five of the first message and twenty of the second.")

    for limit in [5, 0] {
      let other = HypnosisViewController()
      other.limit = limit
      stage.present(other)
      type("HI")

      #expect(
        other.view.descendants(of: UILabel.self).count { $0.text == "HI" } == limit,
        "The limit is \(limit) here, less than one message has. Check it when the labels are added."
      )
    }
  }

  @Test(.todo(3))
  func `each message is heard once`() throws {
    hypnosis.limit = 21
    try presentWithField()

    for (text, before) in [("ONE", "TWO"), ("TWO", "ONE")] {
      type(text)
      try #require(
        labels(text).count == 20,
        .needed(
          "\(text) was typed, and \(labels(text).count) labels say it. There have to be twenty first."
        )
      )
      let heard = stage.readScreenAloud()
      #expect(
        heard.count { $0 == text } == 1,
        "\(text) is heard \(heard.count { $0 == text }) times. One label is heard: isAccessibilityElement of the others is false."
      )
      #expect(
        heard.count { $0 == before } == (labels(before).isEmpty ? 0 : 1),
        "One label of \(before) is still there, and it is not heard. The newest of its labels stays longest."
      )
    }
  }

  @Test(.todo(3))
  func `a tilt moves each label as the person sees it`() throws {
    try presentWithField()
    for text in ["LOVE", "HI"] { type(text) }
    let all = labels("LOVE") + labels("HI")
    try #require(
      all.count == 40,
      .needed(
        "Two texts were typed, and \(all.count) labels say them. There have to be forty first."))
    let straight = all.map(place)

    for (horizontal, vertical) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.5, -0.5)] {
      stage.tilt(horizontal: horizontal, vertical: vertical)
      let expected = straight.map { $0.offsetBy(dx: 25 * horizontal, dy: 25 * vertical) }
      let areThere = zip(all.map(place), expected).allSatisfy { seen, place in
        abs(seen.minX - place.minX) < 0.01 && abs(seen.minY - place.minY) < 0.01
      }
      let seen = place(of: all[0])
      let moved = CGPoint(x: seen.minX - straight[0].minX, y: seen.minY - straight[0].minY)
      try #require(
        areThere,
        "The phone is tilted by \(horizontal) horizontally and \(vertical) vertically. A label is seen \(moved.x) points to the right and \(moved.y) further down, and has to be \(25 * horizontal) and \(25 * vertical). center.x belongs to .tiltAlongHorizontalAxis, center.y to .tiltAlongVerticalAxis."
      )
    }
    stage.tilt(horizontal: 0, vertical: 0)

    #expect(
      all.map(place) == straight, "Held straight, each label is at its place. Use -25 and 25.")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: HypnosisViewController?
    do {
      let controller = HypnosisViewController()
      screen = controller
      stage.present(controller)
    }
    try #require(field.exists, .needed("Add the field first."))
    type("LOVE")

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen was left, and is still there. The closure of a view, an action of the text field for example, keeps it: write [weak self]."
    )
  }

  /// Whether a label has the size of its text; rounded to whole points, it is right, too.
  private func isAsLargeAsItsText(_ label: UILabel) -> Bool {
    let needed = label.sizeThatFits(.zero)
    return abs(label.bounds.width - needed.width) < 1
      && abs(label.bounds.height - needed.height) < 1
  }

  /// Numbers that lie all over what is below a bound, however large it is.
  private func scattered(_ count: Int, below bound: Int) -> Int {
    Int((UInt64(count) &* 0x9E37_79B9_7F4A_7C15) >> 33) % max(bound, 1)
  }

  private var field: Element { stage.textFields.firstMatch }

  /// What stands in the field.
  private var text: String {
    hypnosis.view.descendants(of: UITextField.self).first?.text ?? ""
  }

  /// Shows the screen, if it has the field.
  private func presentWithField() throws {
    stage.present(hypnosis)
    try #require(
      stage.textFields["Hypnotize me"].exists, .needed("Add the field with its placeholder first."))
  }

  /// Taps the field, types a text and presses return.
  private func type(_ text: String) {
    field.tap()
    stage.typeText(text + "\n")
  }

  private func labels(
    _ text: String, in controller: HypnosisViewController? = nil
  ) -> [UILabel] {
    (controller ?? hypnosis).view.descendants(of: UILabel.self).filter { $0.text == text }
  }

  /// Where on the screen a person sees a view.
  private func place(of view: UIView) -> CGRect {
    let frame = view.presentation.frame
    guard let superview = view.superview, !(superview is UIWindow) else { return frame }
    let origin = place(of: superview).origin
    return frame.offsetBy(
      dx: origin.x - superview.bounds.minX, dy: origin.y - superview.bounds.minY)
  }
}

extension HypnosisScreenTests: ExerciseScene {
  static let advice =
    "Type a message and press Return. Then hold Shift and press an arrow key to tilt the phone."

  var opening: SceneOpening {
    stage.present(hypnosis)
    return .phone(stage)
  }
}
