import CourseFormat
import Testing

nonisolated extension IssueNote {
  /// What whoever records an issue knows of it: its kind, and its two sides.
  @TaskLocal private static var known: (kind: Kind, sides: Sides?)?

  /// Records an issue of a kind that its testing library has no word for.
  static func record(
    _ kind: Kind, _ sentence: String, sides: Sides? = nil, sourceLocation: SourceLocation
  ) {
    noting(kind, sides: sides) {
      _ = Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
    }
  }

  /// Does what may record an issue of a kind.
  static func noting<Result>(
    _ kind: Kind, sides: Sides? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try $known.withValue((kind, sides), operation: body)
  }

  /// What there is to note of an issue that is recorded now.
  init(of issue: Issue) {
    let known = Self.known
    self.init(
      known?.kind ?? Self.kind(of: issue), line: issue.sourceLocation?.line ?? 0,
      sides: known?.sides)
  }

  private static func kind(of issue: Issue) -> Kind {
    switch issue.kind {
    case .expectationFailed(let expectation):
      guard expectation.isRequired else { return .expectation }
      return issue.comments.contains(where: \.isNeeded) ? .prerequisite : .requirement
    case .unconditional: return .obstacle
    default: return .error
    }
  }
}
