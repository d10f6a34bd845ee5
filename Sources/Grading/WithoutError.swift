import CourseFormat
import Testing

/// Returns what the body returns; if it throws, the check ends with the rule and the error.
///
/// In a check a bare `try` of what somebody has answered ends it as well, with the name of the error
/// and without a word on what was expected.
///
///     let app = try withoutError("Both keys have a text, so this is an app.") {
///       try AppEntry(dictionary: ["name": "Chess", "icon": "chess"])
///     }
@MainActor
public func withoutError<Value>(
  _ rule: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
) throws -> Value {
  do {
    return try body()
  } catch {
    let thrown: (any Error)? = error
    // The answer is asked here, and no step before it.
    try IssueNote.noting(.expectation) {
      try #require(thrown == nil, rule, sourceLocation: sourceLocation)
    }
    throw error
  }
}
