/// What became of a document when objects were made of it.
package struct LoadReport {
  /// What is not as the document says.
  package enum Kind: Hashable {
    /// An element that stands for a class the core does not have.
    case unknownElement
    /// A custom class that does not exist, or cannot be used for the element.
    case unknownClass
    /// An object whose `init(coder:)` returned nil, or that cannot be made by name.
    case refusedObject
    /// A reference to an id that no element has.
    case danglingReference
    /// An outlet that could not be set.
    case unresolvedOutlet
    /// An action that no target lists.
    case unresolvedAction
    /// A segue that cannot be performed.
    case segue
    /// A value that is not what its attribute holds.
    case value
    /// A constraint that is not understood, or cannot be met.
    case constraint
    /// Loading that never ends.
    case recursion
  }

  /// One thing that is not as the document says.
  package struct Problem: ConsoleMessage {
    package let kind: Kind
    package let element: String
    /// Where the element stands, what is the case, and what to look at.
    package let text: String
  }

  /// The file's name.
  package let file: String

  /// The problems, in the order they were met.
  package internal(set) var problems: [Problem] = []

  /// Returns how many problems of a kind there are.
  package func count(of kind: Kind) -> Int {
    problems.count { $0.kind == kind }
  }
}

/// Reporting what is not as a document says.
extension NibLoader {
  /// Returns where an element stands in the document.
  func location(of element: XMLElementNode) -> NibLocation {
    NibLocation(file: document.file, line: element.line, element: element.name)
  }

  /// Writes what a device passes over into the report, and on the console once.
  func warn(_ problem: NibProblem, at element: XMLElementNode) {
    let entry = write(problem.kind, element, problem.text)
    if raises { entry.reportOnce() }
  }

  /// Raises the exception of a failure, or writes it into the report where nothing is raised.
  func fail(_ failure: NibFailure, at element: XMLElementNode) {
    let exception = failure.exception
    guard raises else {
      let reason = exception.reason
      let sentence = reason.hasSuffix(".") ? reason : "\(reason)."
      write(failure.kind, element, "\(sentence) \(exception.help)")
      return
    }
    Exception(
      name: exception.name, reason: exception.reason,
      help: "\(exception.help) Look at \(location(of: element))."
    ).raise()
  }

  @discardableResult
  private func write(
    _ kind: LoadReport.Kind, _ element: XMLElementNode, _ sentence: String
  ) -> LoadReport.Problem {
    let problem = LoadReport.Problem(
      kind: kind, element: element.name, text: "\(location(of: element)): \(sentence)")
    report.problems.append(problem)
    return problem
  }
}
