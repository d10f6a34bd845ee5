import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about constraints", .isolated)
struct LayoutMessagesTests {
  @Test func `too many constraints, or too few`() {
    #expect(
      LayoutProblem.conflict(["<one>", "<two>"], broken: "<two>").text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<one>",
            "<two>"
        )

        Will attempt to recover by breaking constraint
        <two>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
    let ofMask = LayoutProblem.conflict(["<NSAutoresizingMaskLayoutConstraint x>"], broken: "<y>")
    #expect(
      ofMask.text.contains(
        "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints)\n("))
    #expect(
      LayoutProblem.tooGreat.text
        == "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
        + "A smaller value will be substituted, but this problem should be fixed. This will be logged "
        + "only once.  This may break in the future.")
    #expect(
      LayoutProblem.ambiguity("Menu.xib, line 3").text
        == "Menu.xib, line 3: No constraint says all of where the view is, so it takes the rest from "
        + "its frame.")
  }

  @Test func `what constraints raise`() {
    let errors: [LayoutError] = [
      .noCommonAncestor("<a>", "<b>"), .mutatedRequiredPriority(.required, from: .defaultLow),
      .mutatedRequiredPriority(.defaultHigh, from: .required),
      .illegalPriority(UILayoutPriority(1001)), .invalidItem, .invalidPairing,
      .mixedReadingDirection, .positionWithoutItem, .infinite("constant", .infinity),
      .invalidArrangedIndex(3, count: 2),
    ]
    let creation =
      "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:"
      + "toItem:attribute:multiplier:constant:]: "
    #expect(
      errors.map { "\($0.exception.name): \($0.exception.reason) \($0.exception.help)" } == [
        "NSGenericException: Unable to activate constraint with anchors <a> and <b> because they have "
          + "no common ancestor.  Does the constraint or its anchors reference items in different "
          + "view hierarchies?  That's illegal. Call addSubview(_:) before the constraint is "
          + "activated.",
        "NSInternalInconsistencyException: Mutating a priority from required to not on an installed "
          + "constraint (or vice-versa) is not supported.  You passed priority 1000 and the "
          + "existing priority was "
          + "250. Set the priority before the constraint is activated, or change between 1 and 999.",
        "NSInternalInconsistencyException: Mutating a priority from required to not on an installed "
          + "constraint (or vice-versa) is not supported.  You passed priority 750 and the "
          + "existing priority was "
          + "1000. Set the priority before the constraint is activated, or change between 1 and 999.",
        "NSInternalInconsistencyException: It's illegal to set priority:1001.  Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000. Look at how "
          + "the priority is worked out: .required is the greatest.",
        creation
          + "Constraint items must each be a view or layout guide. Look at item: and toItem: "
          + "where the constraint is made.",
        creation
          + "Invalid pairing of layout attributes Pair a width or height with one, and an edge "
          + "with an edge of the same direction.",
        creation
          + "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither. Write .leading for .left, and "
          + ".trailing for .right.",
        creation + "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs. Say what the edge is held against: toItem: is "
          + "nil for a width or a height only.",
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf Look for a "
          + "division by zero where the constant is worked out.",
        "NSRangeException: index out of bounds for arranged subview: index = 3 expected to be less "
          + "than or equal to 2 Compare the index with arrangedSubviews.count.",
      ])
  }
}
