/// What is wrong with the constraints of a tree.
enum LayoutProblem: ConsoleMessage {
  case conflict([String], broken: String)
  case ambiguity(any CustomStringConvertible)
  case tooGreat

  var text: String {
    switch self {
    case .tooGreat:
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A "
        + "smaller value will be substituted, but this problem should be fixed. This will be logged "
        + "only once.  This may break in the future."
    case .conflict(let constraints, let broken):
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      \(Self.note(on: constraints))(
      \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
    case .ambiguity(let view):
      "\(view): No constraint says all of where the view is, so it takes the rest from its frame."
    }
  }

  private static func note(on constraints: [String]) -> String {
    guard constraints.contains(where: { $0.contains("NSAutoresizingMask") }) else { return "" }
    return
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints)\n"
  }
}

/// What constraints and layout guides raise an exception for.
enum LayoutError: ExceptionCase {
  case noCommonAncestor(String, String)
  case mutatedRequiredPriority(UILayoutPriority, from: UILayoutPriority)
  case illegalPriority(UILayoutPriority)
  case invalidItem
  case invalidPairing
  case mixedReadingDirection
  case positionWithoutItem
  case infinite(String, CGFloat)
  case invalidArrangedIndex(Int, count: Int)

  var exception: Exception {
    switch self {
    case .noCommonAncestor(let first, let second):
      Exception(
        name: "NSGenericException",
        reason:
          "Unable to activate constraint with anchors \(first) and \(second) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.",
        help: "Call addSubview(_:) before the constraint is activated.")
    case .mutatedRequiredPriority(let priority, let old):
      .inconsistency(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority \(CGFloat(priority.rawValue).shortText) and the "
          + "existing priority was \(CGFloat(old.rawValue).shortText).",
        help: "Set the priority before the constraint is activated, or change between 1 and 999.")
    case .illegalPriority(let priority):
      .inconsistency(
        "It's illegal to set priority:\(CGFloat(priority.rawValue).shortText).  Priorities must be "
          + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
        help: "Look at how the priority is worked out: .required is the greatest.")
    case .invalidItem:
      Self.creation(
        "Constraint items must each be a view or layout guide.",
        help: "Look at item: and toItem: where the constraint is made.")
    case .invalidPairing:
      Self.creation(
        "Invalid pairing of layout attributes",
        help: "Pair a width or height with one, and an edge with an edge of the same direction.")
    case .mixedReadingDirection:
      Self.creation(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.",
        help: "Write .leading for .left, and .trailing for .right.")
    case .positionWithoutItem:
      Self.creation(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs.",
        help: "Say what the edge is held against: toItem: is nil for a width or a height only.")
    case .infinite(let name, let value):
      .inconsistency(
        (name == "constant"
          ? "NSLayoutConstraint constant" : name.prefix(1).uppercased() + name.dropFirst())
          + " is not finite!  That's illegal.  \(name):\(value)",
        help: "Look for a division by zero where the \(name) is worked out.")
    case .invalidArrangedIndex(let index, let count):
      .outOfRange(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)",
        help: "Compare the index with arrangedSubviews.count.")
    }
  }

  private static func creation(_ fact: String, help: String) -> Exception {
    .invalidArgument(
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: \(fact)", help: help)
  }

  /// Finds what is wrong with a new constraint, or nil.
  init?(checking constraint: NSLayoutConstraint, first: Any, second: Any?) {
    let (left, right) = (constraint.firstAttribute, constraint.secondAttribute)
    let items = [first] + (second.map { [$0] } ?? [])
    if !items.allSatisfy({ $0 is UIView || $0 is UILayoutGuide }) {
      self = .invalidItem
    } else if !constraint.multiplier.isFinite {
      self = .infinite("multiplier", constraint.multiplier)
    } else if !constraint.constant.isFinite {
      self = .infinite("constant", constraint.constant)
    } else if left == .notAnAttribute || second != nil && right == .notAnAttribute {
      self = .invalidPairing
    } else if left.direction != 0, second == nil || constraint.multiplier == 0 {
      self = .positionWithoutItem
    } else if second != nil, left.direction != right.direction {
      self = .invalidPairing
    } else if let one = left.readingDirection, let other = right.readingDirection, one != other {
      self = .mixedReadingDirection
    } else {
      return nil
    }
  }
}
