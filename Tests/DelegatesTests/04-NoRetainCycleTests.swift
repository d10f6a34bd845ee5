import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 4: NoRetainCycle", .exercise, .serialized)
struct NoRetainCycleTests {
  // A reference to any object of a class is the object and its methods, two words. Where structs
  // may conform as well, the value itself has to fit in.
  @Test(.todo(1))
  func `only a class can be a delegate`() {
    #expect(
      MemoryLayout<any OvenDelegate>.size == 2 * MemoryLayout<Int>.size,
      "A struct is copied when it is assigned. Let the protocol inherit from AnyObject.")
  }

  @Test(.todo(2))
  func `an oven does not keep its delegate`() {
    let oven = Oven()
    weak var gone: Baker?
    do {
      let baker = Baker()
      oven.delegate = baker
      gone = baker
    }

    #expect(gone == nil, "Nobody but the oven leads to the baker. Its reference keeps it.")
  }

  @Test(.todo(2))
  func `a baker with an oven goes when nobody needs him`() {
    let log = Log()
    weak var oven: Oven?
    do {
      let baker = Baker(log)
      baker.oven.delegate = baker
      oven = baker.oven
    }

    #expect(
      log.lines == ["gone"] && oven == nil,
      "The baker keeps his oven. If the oven keeps the baker, neither of them ever goes.")
  }

  @Test(.todo(2))
  func `an oven notices that its delegate has gone`() throws {
    let oven = Oven()
    weak var gone: Baker?
    do {
      let baker = Baker()
      oven.delegate = baker
      gone = baker
    }
    try #require(gone == nil, "Let the delegate go first.")

    #expect(oven.delegate == nil, "A weak reference is nil when its object has gone.")
  }

  @Test(.todo(3))
  func `the delegate is asked before and told after`() {
    let (oven, baker) = (Oven(), Baker())
    oven.delegate = baker

    let isBaked = oven.bake("bread")

    #expect(isBaked && oven.baked == ["bread"], "The answer was yes, so the bread is baked.")
    #expect(
      baker.heard == ["may bread, so far []", "did bread, so far [\"bread\"]"],
      "Ask, then bake, then tell: the delegate may look into the oven at any time.")

    let isCakeBaked = oven.bake("cake")

    #expect(
      isCakeBaked && oven.baked == ["bread", "cake"],
      "The cake is baked after the bread. Add the dish that was asked for to what was baked.")
    #expect(
      baker.heard.suffix(2) == [
        "may cake, so far [\"bread\"]", "did cake, so far [\"bread\", \"cake\"]",
      ],
      "The delegate is asked and told about the cake. Hand over the dish each time.")
  }

  @Test(.todo(3))
  func `a no keeps the dish out of the oven`() throws {
    let (oven, baker) = (Oven(), Baker())
    oven.delegate = baker
    baker.answer = false

    let isBaked = oven.bake("bread")

    try #require(!baker.heard.isEmpty, "Ask the delegate whether the oven may bake.")
    #expect(
      !isBaked && oven.baked.isEmpty && baker.heard.count == 1,
      "The answer was no: bake nothing, tell nothing, and return false.")
  }

  @Test(.todo(3))
  func `without a delegate it bakes`() {
    let oven = Oven()

    let isBaked = oven.bake("bread")

    #expect(isBaked && oven.baked == ["bread"], "Nobody has anything against it.")
  }
}

// An NSObject, so that a protocol may also inherit from NSObjectProtocol, as Objective-C's do.
private final class Baker: NSObject, OvenDelegate {
  let oven = Oven()
  var answer = true
  var heard: [String] = []
  private let log: Log?

  init(_ log: Log? = nil) {
    self.log = log
    super.init()
  }

  isolated deinit { log?.lines.append("gone") }

  func oven(_ oven: Oven, mayBake dish: String) -> Bool {
    heard.append("may \(dish), so far \(oven.baked)")
    return answer
  }

  func oven(_ oven: Oven, didBake dish: String) {
    heard.append("did \(dish), so far \(oven.baked)")
  }
}

private final class Log {
  var lines: [String] = []
}

extension NoRetainCycleTests: ExerciseScene {
  static let advice = "An oven without a delegate is asked for three dishes. It bakes them all."

  var opening: SceneOpening {
    let oven = Oven()
    return .table(
      ["dish", "bake answers", "baked so far"],
      rows: ["Bread", "Cake", "Pie"].map { dish in
        let answer = oven.bake(dish)
        return [dish, "\(answer)", oven.baked.joined(separator: ", ")]
      })
  }
}
