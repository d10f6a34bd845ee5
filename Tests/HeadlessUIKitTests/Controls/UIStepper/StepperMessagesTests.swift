import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of steppers", .isolated)
struct StepperMessagesTests {
  @Test func `numbers there cannot be`() {
    let errors = [
      StepperError.minimumNotBelow(5, maximum: 4), .maximumNotAbove(1, minimum: 2.5),
      .stepNotAboveZero(-1),
    ]
    let expected = [
      "UIStepper: minimumValue 5.0 is not below maximumValue 4.0",
      "UIStepper: maximumValue 1.0 is not above minimumValue 2.5",
      "UIStepper: stepValue -1.0 is not above 0",
    ].map { reason in
      Exception(
        name: "NSInvalidArgumentException", reason: reason,
        help: "Set the limits in an order in which each step leaves the least below the greatest.")
    }

    #expect(errors.map(\.exception) == expected)
  }

  @Test func `the stepper of a document`() {
    #expect(
      [StepperMessage.minimumNotBelow(9, maximum: 0.5), .stepNotAboveZero(0)].map(\.text) == [
        "minimumValue 9.0 is not below maximumValue 0.5. Both stay as they are.",
        "stepValue 0.0 is not above 0. It stays 1.",
      ])
  }
}
