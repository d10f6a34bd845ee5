import CourseFormat
import Foundation

/// What types a suite uses by name and does not declare itself, and what its exercise declares.
package struct SuiteNames {
  /// The types that the suite names.
  package private(set) var types: Set<String> = []
  /// The names that the exercise declares, as its solution shows.
  package private(set) var declared: Set<String> = []

  /// Reads suites with what they share, and the solution.
  package init(suites: [String], solution: String) {
    let outline = SourceOutline(solution)
    let own = outline.typeNames
    for declaration in outline.declarations {
      // What it adds to other types is no name of its own.
      if let owner = declaration.owner, owner.isExtension, !own.contains(owner.path[0]) { continue }
      declared.insert(declaration.name)
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
  /// What is known of each suite, by all that was read of it: a class hands in many answers to one.
  private static var known: [String: SuiteNames] = [:]

  /// Reads the suite of an exercise with the files of help beside it, once.
  package static func of(_ suite: SuiteText) -> SuiteNames {
    let shared = suite.exercise.sharedSuiteFiles.map { $0.text ?? "" }
    let solution = suite.exercise.declarations ?? ""
    let suites = [suite.text ?? ""] + shared
    let key = Fingerprint.of([solution] + suites)
    if let names = known[key] { return names }
    let names = SuiteNames(suites: suites, solution: solution)
    known[key] = names
    return names
  }
}
