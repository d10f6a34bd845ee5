import HeadlessUIKit
import Testing

@testable import Grading

@Suite("CoveredPart")
struct CoveredPartTests {
  private let label = CGRect(x: 20, y: 40, width: 120, height: 30.5)

  @Test
  func `two parts that lie on top of each other are named with their frames`() {
    let covered = CoveredPart.first(of: [
      ("the label", label), ("the field", CGRect(x: 0, y: 300, width: 320, height: 40)),
      ("the button", CGRect(x: 20, y: 60, width: 80, height: 44)),
    ])

    #expect(
      covered
        == "The label in (20, 40, 120, 30.5) and the button in (20, 60, 80, 44) cover each other.")
  }

  @Test(arguments: [
    (70.5, 0, true), (70.5, 0.01, false), (70.1, 0.01, true), (70.1, 0.5, false), (69.9, 0.5, true),
  ])
  func `parts that share less than the tolerance do not cover each other`(
    top: CGFloat, tolerance: CGFloat, covers: Bool
  ) {
    let button = CGRect(x: 20, y: top, width: 80, height: 44)
    let covered = CoveredPart.first(
      of: [("the label", label), ("the button", button)], tolerance: tolerance)

    #expect((covered != nil) == covers)
  }

  @Test
  func `parts that share an edge do not cover each other where nothing else is said`() {
    let button = CGRect(x: 20, y: 70.5, width: 80, height: 44)

    #expect(CoveredPart.first(of: [("the label", label), ("the button", button)]) == nil)
  }

  @Test
  func `a frame that is larger than any screen is named as well`() {
    let large = CGRect(x: -0.01, y: 8, width: 1e30, height: CGFloat.greatestFiniteMagnitude)

    #expect(large.numbers == "(0, 8, 1e+30, inf)")
  }

  @Test
  func `a part without a size covers nothing`() {
    #expect(CoveredPart.first(of: [("the label", label), ("the toast", .zero)]) == nil)
    #expect(CoveredPart.first(of: []) == nil)
  }
}
