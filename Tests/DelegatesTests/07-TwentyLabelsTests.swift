import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 7: TwentyLabels", .exercise, .serialized)
struct TwentyLabelsTests {
  let stage = Stage()
  private let chance = Chance()
  let scatterer: Scatterer
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  init() {
    scatterer = Scatterer(limit: 30, uniform: chance.throwDice)
    screen.addSubview(field)
    stage.present(screen)
  }

  @Test(.todo(1))
  func `a label is as large as its words`() {
    let labels = ["LOVE", "HYPNOTIZED"].map(scatterer.makeLabel)

    #expect(
      labels.allSatisfy { $0.bounds.width > 20 && $0.bounds.size == $0.sizeThatFits(.zero) },
      "A new label has no size. Fit it when it has its words.")
  }

  @Test(.todo(2))
  func `chance puts a label anywhere, up to the edges`() {
    let (size, bounds) = (
      CGSize(width: 100, height: 20), CGRect(x: 0, y: 0, width: 320, height: 568)
    )

    chance.share = 0
    let first = scatterer.place(for: size, in: bounds)
    chance.share = 1
    let last = scatterer.place(for: size, in: bounds)

    #expect(
      [first, last] == [.zero, CGPoint(x: 220, y: 548)],
      "The room is 220 by 548 points. Chance stops before its bound, so the bound is one more.")
  }

  @Test(.todo(2))
  func `a label as wide as the view begins at its left`() {
    let place = place(
      of: CGSize(width: 320, height: 20), CGRect(x: 0, y: 0, width: 320, height: 20))

    #expect(
      place == .zero && chance.isAskedWell,
      "No room is left, so it begins at 0. Nothing is divided by 0, and a bound is at least 1.")
  }

  @Test(.todo(2))
  func `a label larger than the view begins at its corner`() {
    let places = [CGSize(width: 100, height: 40), .zero].map {
      place(of: CGSize(width: 400, height: 60), CGRect(origin: .zero, size: $0))
    }

    #expect(
      places == [.zero, .zero] && chance.isAskedWell,
      "The room is less than nothing. Take 0 for it before you ask for a number below a bound.")
  }

  @Test(.todo(2))
  func `bounds may begin anywhere`() {
    chance.share = 0
    let place = scatterer.place(
      for: CGSize(width: 100, height: 20),
      in: CGRect(x: 50, y: 1000, width: 320, height: 568))

    #expect(
      place == CGPoint(x: 50, y: 1000),
      "The bounds of a view that is scrolled begin elsewhere. Start from minX and minY.")

    chance.share = 1
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
      "Put twenty labels into the view, and keep them in the list.")
  }

  @Test(.todo(3))
  func `each label has a place of its own`() throws {
    chance.share = nil
    scatterer.scatter("LOVE", in: screen, count: 5)
    try #require(!scatterer.labels.isEmpty, "Put labels into the view first.")

    let frames = scatterer.labels.map(\.frame)
    #expect(
      frames.allSatisfy(screen.bounds.contains) && Set(frames.map(\.minX)).count > 1,
      "Ask for a place for each label, in the bounds of the view.")

    let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 300)
    scatterer.scatter("HI", in: scrolled, count: 1)

    #expect(
      scrolled.subviews.allSatisfy { scrolled.bounds.contains($0.frame) },
      "This view shows what begins at 300. Hand its bounds to place(for:in:).")
  }

  @Test(.todo(3))
  func `without words there is nothing to see`() throws {
    scatterer.scatter("LOVE", in: screen, count: 1)
    let before = scatterer.labels
    try #require(!before.isEmpty, "Put a label into the view first.")

    scatterer.scatter("", in: screen)

    #expect(
      scatterer.labels.count == before.count,
      "Empty labels are there, and nobody sees them. Add none.")
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
      "Ten of forty labels go, the first. Ten times LOVE is left, then twenty times HI, thirty in all."
    )
  }

  @Test(.todo(3))
  func `what goes leaves the view, and nothing else does`() throws {
    scatterer.scatter("LOVE", in: screen)
    scatterer.scatter("HI", in: screen)
    try #require(!shown.isEmpty, "Put labels into the view first.")

    #expect(
      shown.count == 30,
      "Thirty labels may be in the view. Take the oldest out of it as well as out of the list.")
    #expect(field.superview === screen, "The field is no label of yours. Leave it in the view.")
  }

  @Test(.todo(3))
  func `forty at once leave thirty`() throws {
    scatterer.scatter("LOVE", in: screen, count: 1)
    try #require(!scatterer.labels.isEmpty, "Put a label into the view first.")

    scatterer.scatter("HI", in: screen, count: 40)

    #expect(
      scatterer.labels.count == 30,
      "A message may bring more labels than there may be. Look at the limit when they are there.")
  }

  @Test(.todo(3))
  func `another limit leaves as many labels`() throws {
    for limit in [0, 1, 5] {
      let other = Scatterer(limit: limit) { _ in 0 }
      let view = UIView(frame: screen.bounds)

      for words in ["LOVE", "PEACE"] { other.scatter(words, in: view, count: 3) }

      let kept = other.labels.compactMap(\.text)
      #expect(
        kept == Array(["LOVE", "LOVE", "LOVE", "PEACE", "PEACE", "PEACE"].suffix(limit))
          && view.subviews.count == limit,
        "This scatterer has room for \(limit) labels. Compare with `limit`, and let the oldest go.")
    }
  }

  private var shown: [String] {
    screen.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  private func place(of size: CGSize, _ bounds: CGRect) -> CGPoint {
    chance.share = 1
    return scatterer.place(for: size, in: bounds)
  }
}

/// Chance that does as it is told, and looks at what it is asked.
private final class Chance {
  /// 0 for the least number, 1 for the greatest, nil for one after the other.
  var share: Int? = 0
  private var bounds: [Int] = []

  var isAskedWell: Bool { !bounds.isEmpty && bounds.allSatisfy { $0 >= 1 } }

  func throwDice(_ bound: Int) -> Int {
    bounds.append(bound)
    guard bound > 0 else { return bound }
    return share.map { $0 * (bound - 1) } ?? (bounds.count * 37) % bound
  }
}

extension TwentyLabelsTests: ExerciseScene {
  static let advice =
    "Press LOVE: the word is scattered over the screen. Thirty labels are the limit; the oldest go."

  var opening: SceneOpening {
    let dice = stage.dice
    let scatterer = Scatterer(limit: 30) { dice.roll(below: $0) }
    screen.backgroundColor = .systemBlue
    let action = UIAction(title: "LOVE") { _ in scatterer.scatter("LOVE", in: screen) }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 40, y: 110, width: 240, height: 44)
    screen.addSubview(button)
    return .phone(stage)
  }
}
