import CourseFormat

/// What types a suite uses by name and does not declare itself, and what its exercise declares.
package struct SuiteNames {
  /// The types that the suite names.
  package private(set) var types: Set<String> = []
  /// The names that the exercise declares, as its solution shows.
  package private(set) var declared: Set<String> = []
  /// What the exercise itself adds to other types: `String.shout`.
  package private(set) var extensions: Set<String> = []

  /// Reads suites with what they share, and the solution.
  package init(suites: [String], solution: String) {
    let outline = SourceOutline(solution)
    let own = Set(outline.declarations.filter { $0.kind == .type }.map(\.name))
    for declaration in outline.declarations {
      if let owner = declaration.owner, owner.isExtension, !own.contains(owner.path[0]) {
        extensions.insert("\(owner.name).\(declaration.name)")
      } else {
        declared.insert(declaration.name)
      }
    }
    for suite in suites { read(SourceOutline(suite)) }
  }

  private mutating func read(_ suite: SourceOutline) {
    let ownTypes = Set(suite.declarations.filter { [.type, .alias].contains($0.kind) }.map(\.name))
    for (index, token) in suite.tokens.enumerated()
    where token.kind == .word && token.text.first?.isUppercase == true {
      if !suite.isMember(at: index), !ownTypes.contains(token.text) { types.insert(token.text) }
    }
  }
}

extension SuiteNames {
  /// What is known of each suite, by its text: a class hands in many answers to one.
  private static var known: [String: SuiteNames] = [:]

  /// Reads the suite of an exercise with the files of help beside it, once.
  package static func of(_ suite: SuiteText) -> SuiteNames {
    let key = "\(suite.exercise.suite.path)\n\(suite.text ?? "")"
    if let names = known[key] { return names }
    let folder = suite.exercise.suite.deletingLastPathComponent()
    let help = folder.names { $0.hasSuffix(".swift") && $0.first?.isNumber == false }
    let names = SuiteNames(
      suites: [suite.text ?? ""] + help.map { folder.appendingPathComponent($0).text ?? "" },
      solution: suite.exercise.declarations ?? "")
    known[key] = names
    return names
  }
}
