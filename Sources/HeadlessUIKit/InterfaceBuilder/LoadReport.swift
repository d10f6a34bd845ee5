/// What became of a document when objects were made of it.
package struct LoadReport {
  /// What was not as the document says.
  package enum Kind: Hashable {
    /// An element that stands for a class the core does not have.
    case unknownElement
    /// A custom class that does not exist, or cannot take the element's place.
    case unknownClass
    /// An object whose `init(coder:)` answered nil, or that nobody can make by name.
    case refusedObject
    /// A reference to an id that no element has.
    case danglingReference
    /// An outlet that could not be set.
    case unresolvedOutlet
    /// An action that nobody can be asked for.
    case unresolvedAction
    /// A way to another screen that is not gone.
    case segue
    /// A value that is not what its attribute holds.
    case value
    /// A constraint that is not understood, or cannot be met.
    case constraint
    /// Loading that never ends.
    case recursion
  }

  /// One thing that was not as the document says.
  package struct Problem {
    package let kind: Kind
    package let element: String
    /// The place and the sentence, in words.
    package let sentence: String
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

/// Saying what is not as the document has it.
extension NibLoader {
  /// Returns where an element stands in the document.
  func location(of element: XMLElementNode) -> NibLocation {
    NibLocation(file: document.file, element: element)
  }

  /// Writes down what a device passes over, and says it on the console once.
  func note(_ kind: LoadReport.Kind, _ element: XMLElementNode, _ sentence: String) {
    let line = write(kind, element, sentence)
    let state = Device.current
    if raises, state.documentRemarks.insert(line).inserted { state.console(line) }
  }

  /// Ends the program as a device does, or writes it down where nothing is raised.
  func fail(
    _ kind: LoadReport.Kind, _ element: XMLElementNode, _ name: String, _ reason: String,
    _ help: String
  ) {
    guard !raises else {
      let place = NibError.place(
        file: document.file, line: element.line, element: element.name)
      Exception(name: name, reason: reason, help: "\(help) Look at \(place).").raise()
      return
    }
    write(kind, element, reason.hasSuffix(".") ? "\(reason) \(help)" : "\(reason). \(help)")
  }

  @discardableResult
  private func write(_ kind: LoadReport.Kind, _ element: XMLElementNode, _ sentence: String)
    -> String
  {
    let place = NibError.place(
      file: document.file, line: element.line, element: element.name)
    let line = "\(place): \(sentence)"
    report.problems.append(.init(kind: kind, element: element.name, sentence: line))
    return line
  }
}
