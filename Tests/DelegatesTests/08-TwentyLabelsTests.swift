import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 8: TwentyLabels", .exercise, .serialized)
struct TwentyLabelsTests {
  let stage = Stage()
  private let numbers = ChosenNumbers()
  let scatterer: LabelScatterer
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    scatterer = LabelScatterer(limit: 30, random: numbers.next(below:))
    screen.addSubview(field)
    stage.present(screen)
  }

  @Test(.todo(1))
  func `a label is as large as its text`() {
    let labels = ["LOVE", "HYPNOTIZED"].map(scatterer.makeLabel)

    #expect(
      labels.allSatisfy { $0.bounds.width > 20 && $0.bounds.size == $0.sizeThatFits(.zero) },
      "A new label has no size. Call sizeToFit() when it has its text.")
    #expect(
      labels.allSatisfy { $0.textColor == .white },
      "The labels are white. Leave their text color as it is set.")
  }

  @Test(.todo(2))
  func `a label may lie anywhere, up to the edges`() {
    let (size, bounds) = (
      CGSize(width: 100, height: 20), CGRect(x: 0, y: 0, width: 320, height: 568)
    )

    numbers.share = 0
    let first = scatterer.place(for: size, in: bounds)
    numbers.share = 1
    let last = scatterer.place(for: size, in: bounds)

    #expect(
      [first, last] == [.zero, CGPoint(x: 220, y: 548)],
      "220 by 548 points are free. The bound is not included, so it is one more than that.")

    let broad = CGSize(width: 100.5, height: 20.5)
    let frame = CGRect(origin: scatterer.place(for: broad, in: bounds), size: broad)
    #expect(
      bounds.contains(frame) && frame.maxX > 319 && frame.maxY > 567,
      "219.5 by 547.5 points are free. Subtract the size first, and round the result down.")
  }

  @Test(.todo(2))
  func `a label as wide as the view begins at its left`() {
    let place = place(
      of: CGSize(width: 320, height: 20), CGRect(x: 0, y: 0, width: 320, height: 20))

    #expect(
      place == .zero && numbers.hasGoodBounds,
      "No width is left, so the label begins at 0. The bound is at least 1.")
  }

  @Test(.todo(2))
  func `a label larger than the view begins at its corner`() {
    let places = [CGSize(width: 100, height: 40), .zero].map {
      place(of: CGSize(width: 400, height: 60), CGRect(origin: .zero, size: $0))
    }

    #expect(
      places == [.zero, .zero] && numbers.hasGoodBounds,
      "The free width is less than 0. Take 0 instead, so that the bound is at least 1.")
  }

  @Test(.todo(2))
  func `bounds may begin anywhere`() {
    numbers.share = 0
    let place = scatterer.place(
      for: CGSize(width: 100, height: 20),
      in: CGRect(x: 50, y: 1000, width: 320, height: 568))

    #expect(
      place == CGPoint(x: 50, y: 1000),
      "These bounds do not begin at 0. Add minX and minY.")

    numbers.share = 1
    let last = scatterer.place(
      for: CGSize(width: 40, height: 30),
      in: CGRect(x: 50, y: 1000, width: 320, height: 568))

    #expect(
      last == CGPoint(x: 330, y: 1538),
      "A label of 40 by 30 points reaches the far edges of these bounds at 330, 1538. Add minX and minY."
    )
  }

  @Test(.todo(3))
  func `a message is there twenty times`() {
    scatterer.scatter("LOVE", in: screen)

    let counts = [scatterer.labels.count, shown.count { $0 == "LOVE" }, shown.count]
    #expect(
      counts == [20, 20, 20],
      "Add twenty labels to the view, and keep them in `labels`.")
  }

  @Test(.todo(3))
  func `each label has a place of its own`() throws {
    numbers.share = nil
    scatterer.scatter("LOVE", in: screen, count: 5)
    try #require(!scatterer.labels.isEmpty, .needed("Add labels to the view first."))

    let frames = scatterer.labels.map(\.frame)
    #expect(
      frames.allSatisfy(screen.bounds.contains) && Set(frames.map(\.minX)).count > 1,
      "Call place(for:in:) for each label, with the bounds of the view.")

    let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 300)
    scatterer.scatter("HI", in: scrolled, count: 1)

    #expect(
      scrolled.subviews.allSatisfy { scrolled.bounds.contains($0.frame) },
      "The bounds of this view begin at y 300. Pass them to place(for:in:).")
  }

  @Test(.todo(3))
  func `an empty message adds no label`() throws {
    scatterer.scatter("LOVE", in: screen, count: 1)
    let before = scatterer.labels
    try #require(!before.isEmpty, .needed("Add a label to the view first."))

    scatterer.scatter("", in: screen)

    #expect(
      scatterer.labels.count == before.count,
      "An empty label cannot be seen. Add none.")
  }

  @Test(.todo(3))
  func `beyond the limit the oldest go`() {
    scatterer.scatter("LOVE", in: screen)
    scatterer.scatter("HI", in: screen)

    let words = scatterer.labels.map { $0.text ?? "" }
    let (older, newer) = (Array(words.prefix(10)), Array(words.dropFirst(10)))
    let counts = [older.count { $0 == "LOVE" }, newer.count { $0 == "HI" }, words.count]
    #expect(
      counts == [10, 20, 30],
      "Forty labels are ten too many. Remove the ten oldest."
    )
  }

  @Test(.todo(3))
  func `what goes leaves the view, and nothing else does`() throws {
    scatterer.scatter("LOVE", in: screen)
    scatterer.scatter("HI", in: screen)
    try #require(!shown.isEmpty, .needed("Add labels to the view first."))

    #expect(
      shown.count == 30,
      "Thirty labels may be in the view. Remove the oldest from the view as well as from `labels`.")
    #expect(
      field.superview === screen, "The text field is not one of your labels. Leave it in the view.")
  }

  @Test(.todo(3))
  func `forty at once leave thirty`() throws {
    scatterer.scatter("LOVE", in: screen, count: 1)
    try #require(!scatterer.labels.isEmpty, .needed("Add a label to the view first."))

    scatterer.scatter("HI", in: screen, count: 40)

    #expect(
      scatterer.labels.count == 30 && shown.count == 30,
      "One message may have more labels than the limit. Check the limit when they are added.")

    scatterer.scatter("LOVE", in: screen, count: 100)

    #expect(
      scatterer.labels.count == 30 && shown == Array(repeating: "LOVE", count: 30),
      "A hundred labels were added to thirty. Remove all that are too many, from the view as well.")
  }

  @Test(.todo(3))
  func `another limit leaves as many labels`() throws {
    for limit in [0, 1, 5] {
      let other = LabelScatterer(limit: limit) { _ in 0 }
      let view = UIView(frame: screen.bounds)

      for words in ["LOVE", "PEACE"] { other.scatter(words, in: view, count: 3) }

      let kept = other.labels.compactMap(\.text)
      #expect(
        kept == Array(["LOVE", "LOVE", "LOVE", "PEACE", "PEACE", "PEACE"].suffix(limit))
          && view.subviews.count == limit,
        "The limit is \(limit) here. Compare with `limit`, and remove the oldest.")
    }
  }

  private var shown: [String] {
    screen.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  private func place(of size: CGSize, _ bounds: CGRect) -> CGPoint {
    numbers.share = 1
    return scatterer.place(for: size, in: bounds)
  }
}

/// Random numbers that a check chooses, and the bounds that were asked for.
private final class ChosenNumbers {
  /// 0 for the least number, 1 for the greatest, nil for one after the other.
  var share: Int? = 0
  private var bounds: [Int] = []

  var hasGoodBounds: Bool { bounds.allSatisfy { $0 >= 1 } }

  func next(below bound: Int) -> Int {
    bounds.append(bound)
    guard bound > 0 else { return bound }
    return share.map { $0 * (bound - 1) } ?? (bounds.count * 37) % bound
  }
}

extension TwentyLabelsTests: ExerciseScene {
  static let advice =
    "Press LOVE: twenty labels appear. The limit is thirty; the oldest are removed."

  var opening: SceneOpening {
    let dice = stage.dice
    let scatterer = LabelScatterer(limit: 30) { dice.roll(below: $0) }
    screen.backgroundColor = .systemBlue
    let action = UIAction(title: "LOVE") { _ in scatterer.scatter("LOVE", in: screen) }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 40, y: 110, width: 240, height: 44)
    screen.addSubview(button)
    return .phone(stage)
  }
}
