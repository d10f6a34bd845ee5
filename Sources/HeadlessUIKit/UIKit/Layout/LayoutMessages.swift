/// What is wrong with the constraints of a tree.
///
/// Constraints and views are called by their origins: where they stand in a document.
enum LayoutProblem: ConsoleMessage {
  /// A required constraint contradicts others.
  case conflict(any CustomStringConvertible)
  /// No constraint decides a part of a view's frame.
  case ambiguity(any CustomStringConvertible)

  var text: String {
    switch self {
    case .conflict(let constraint):
      "\(constraint): The constraint contradicts others, so it is left out."
    case .ambiguity(let view):
      "\(view): No constraint says all of where the view is, so it takes the rest from its frame."
    }
  }
}
