import CourseFormat
import Foundation

/// What the object of a suite names of the module of the answer that it was compiled with.
///
/// A suite is written for the solution. Of the answer it may use what the exercise declares, and members
/// of types that the answer declares. Whatever else it names there took the place of something of Swift's
/// or of the library's.
///
/// - Shape: It is read once for each object of a suite, by `llvm-nm` and `swift-demangle`.
/// - Errors: Where the toolchain has not got the two, nothing is known, and no answer is graded.
struct SuiteLinks: Codable {
  /// It changes with what is read of an object.
  static let version = "links 2"

  /// What it names, without types.
  let names: [LinkedName]

  /// Whether it makes a set of options of a list that is written down.
  let makesOptionsOfList: Bool

  /// Reads the symbols of an object, and what the demangler says about those that ``isWanted(_:)``.
  init(symbols: [String], trees: [SymbolTree], module: String) {
    var known: Set<LinkedName> = []
    names = trees.compactMap { LinkedName($0, ofModule: module) }
      .filter { known.insert($0).inserted }
    makesOptionsOfList = symbols.contains(where: Self.makesOptionsOfList)
  }

  /// Whether a symbol is that by which a list that is written down becomes a set of options.
  static func makesOptionsOfList(_ symbol: some StringProtocol) -> Bool {
    symbol.hasPrefix("$ss10SetAlgebraP") && symbol.contains("rrayLiteral")
  }

  /// Whether a symbol may be one of the answer's module, and is none of the suite's own.
  static func isWanted(_ symbol: some StringProtocol, ofModule module: String) -> Bool {
    // A word of the name may stand for itself alone, where it was written before.
    symbol.hasPrefix("$s") && symbol.contains("Exercises")
      && !symbol.hasPrefix("$s\(suites(of: module).utf8.count)\(suites(of: module))")
  }

  private static func suites(of module: String) -> String {
    String(module.dropLast("Exercises".count)) + "Tests"
  }
}

/// What is no answer's business.
extension SuiteLinks {
  private static let comparisons: Set<String> = [
    "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=",
  ]

  private static let literals: Set<String> = [
    "integerLiteral", "floatLiteral", "booleanLiteral", "stringLiteral", "unicodeScalarLiteral",
    "extendedGraphemeClusterLiteral", "stringInterpolation", "arrayLiteral", "dictionaryLiteral",
    "nilLiteral",
  ]

  /// Members that decide what a value looks like or whether it is equal.
  private static let silentMembers: Set<String> = [
    "description", "debugDescription", "hashValue", "hash", "isEqual", "customMirror",
  ]

  /// What of this reaches into the checks, from top to bottom.
  func objections(to submission: Submission) -> [Diagnostic] {
    let exercise = submission.exercise
    lazy var declared = ExerciseNames(SourceOutline(exercise.declarations ?? ""))
    lazy var outline = SourceOutline.of(submission.text ?? "")
    let lent = lent
    var found: [Diagnostic] = []
    for name in names {
      guard mayMatter(name, lent), !isOptionsAlone(name, in: submission),
        let message = message(about: name, declared, lent)
      else { continue }
      let diagnostic = Diagnostic(at: outline.token(of: name), of: exercise, message: message)
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found.sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }

  /// What an answer declares between which and something else the compiler could not choose when it read
  /// the suite.
  static func objections(to submission: Submission, by errors: [Diagnostic]) -> [Diagnostic] {
    let outline = SourceOutline.of(submission.text ?? "")
    let own = outline.typeNames
    let names = errors.filter { $0.file == submission.exercise.suite.path }.compactMap(
      \.ambiguousName)
    let added = outline.declarations.filter { declaration in
      names.contains(declaration.name) && !declaration.isPrivate
        && declaration.owner.map { $0.isExtension && !own.contains($0.name) } ?? true
    }
    return added.map { declaration in
      Diagnostic(
        at: declaration.token, of: submission.exercise,
        message: declaration.owner.map { member(declaration.name, of: $0.name) }
          ?? "The checks use \(declaration.name), and the compiler cannot choose between that and this "
          + "one. Give yours another name, or make it private.")
    }
  }

  /// The protocols of the answer that types adopt which are not the answer's, and those types.
  private var lent: [String: Set<String>] {
    var lent: [String: Set<String>] = [:]
    for name in names where name.adoptsOwn {
      if case .other(let type) = name.place { lent[name.name, default: []].insert(type) }
    }
    return lent
  }

  /// Whether there can be a reason to look at what the exercise declares: members of own types are the
  /// answer's business, and most suites name nothing else.
  private func mayMatter(_ name: LinkedName, _ lent: [String: Set<String>]) -> Bool {
    guard case .own(let type) = name.place else { return true }
    return name.isOperator || isLiteral(name) || lent[type] != nil
  }

  private func message(
    about name: LinkedName, _ declared: ExerciseNames, _ lent: [String: Set<String>]
  ) -> String? {
    switch name.place {
    case .own(let type):
      if isLiteral(name) {
        return declared.isLiteral(type)
          ? nil
          : "A check compares what you return with a number or a text. Here you return a \(type). "
            + "Return the type that the exercise asks for."
      }
      guard !declared.has(name, in: type) else { return nil }
      if name.isOperator { return isOwn(name, lent) ? nil : Self.sentence(onOperator: name, lent) }
      guard let others = lent[type], !declared.adds(name),
        let other = others.sorted().first(where: { !declared.hasMember(name, ofTypeBasedOn: $0) })
      else { return nil }
      return
        "The checks use \(name.name) of \(other), and \(type) gives \(other) another one here. Delete it, "
        + "or give it another name."
    case .file:
      guard !declared.hasFree(name) else { return nil }
      if name.isOperator { return isOwn(name, lent) ? nil : Self.sentence(onOperator: name, lent) }
      return
        "The checks \(name.kind == .function ? "call a function" : "use") \(name.name), and here that is "
        + "this one. Give yours another name, or make it private."
    case .other(let type):
      if name.kind == .conformance {
        // What a protocol of the file lends to others is looked at where the checks use it.
        return name.adoptsOwn || declared.adopts(name.name, by: type)
          ? nil
          : "\(type) is not a type of this file, and the checks use it as a \(name.name). Only "
            + "types of your own may adopt \(name.name)."
      }
      guard !declared.adds(name) else { return nil }
      if name.isOperator { return isOwn(name, lent) ? nil : Self.sentence(onOperator: name, lent) }
      let isAsked =
        !Self.silentMembers.contains(name.name) && declared.hasMember(name, ofTypeBasedOn: type)
      return isAsked ? nil : Self.member(name.name, of: type)
    }
  }

  private static func member(_ name: String, of type: String) -> String {
    "\(type) is not a type of this file, and the checks use its \(name). What this file declares takes "
      + "its place. Choose another name, or a type of your own."
  }

  private static func sentence(
    onOperator name: LinkedName, _ lent: [String: Set<String>]
  ) -> String {
    var types: [String] = []
    for parameter in name.parameters {
      let others = parameter.protocols.flatMap { lent[$0] ?? [] }.sorted()
      types += (others.isEmpty ? [parameter.type] : others).filter { !types.contains($0) }
    }
    return
      "This file changes what \(name.name) means for \(types.joined(separator: " and ")), and the "
      + "checks use that. Declare operators for types of your own only."
  }

  private func isLiteral(_ name: LinkedName) -> Bool {
    switch name.kind {
    case .initializer: return name.labels.first.map(Self.literals.contains) ?? false
    case .conformance:
      return name.name.hasPrefix("ExpressibleBy")
        || makesOptionsOfList && ["SetAlgebra", "OptionSet"].contains(name.name)
    default: return false
    }
  }

  /// Whether a set of options of the answer is used and not compared by an `==` of its own.
  ///
  /// The list that makes one may be that of another type: no name says which.
  private func isOptionsAlone(_ name: LinkedName, in submission: Submission) -> Bool {
    guard name.kind == .conformance, ["SetAlgebra", "OptionSet"].contains(name.name) else {
      return false
    }
    let isCompared = names.contains { other in
      other.place == name.place && (other.isOperator || other.name == "Equatable")
        || other.isOperator && other.parameters.contains { .own($0.type) == name.place }
    }
    let ownComparisons = SourceOutline.of(submission.text ?? "").declarations.filter {
      ["==", "!=", "~="].contains($0.name)
    }
    return !isCompared || ownComparisons.isEmpty
  }

  /// Whether an operator is for values of the file's own types: a comparison for these alone.
  ///
  /// What has to adopt a protocol is no value of the file if the suite uses others as such.
  private func isOwn(_ name: LinkedName, _ lent: [String: Set<String>]) -> Bool {
    func isOwn(_ parameter: LinkedName.Parameter) -> Bool {
      parameter.isOwn && !parameter.protocols.contains { lent[$0] != nil }
    }
    return Self.comparisons.contains(name.name)
      ? name.parameters.allSatisfy(isOwn) : name.parameters.contains(where: isOwn)
  }
}

/// What an exercise declares, as its solution shows.
private struct ExerciseNames {
  private let outline: SourceOutline
  /// What each of its types and protocols inherits and adopts.
  private let inherited: [String: Set<String>]

  init(_ outline: SourceOutline) {
    self.outline = outline
    inherited = Dictionary(grouping: outline.owners, by: \.name)
      .mapValues { Set($0.flatMap(\.inherited)) }
  }

  func hasFree(_ name: LinkedName) -> Bool {
    outline.declarations.contains { $0.owner == nil && $0.name == name.name && $0.isValue }
  }

  func has(_ name: LinkedName, in type: String) -> Bool {
    outline.declarations.contains { $0.owner?.name == type && $0.name == name.name }
  }

  /// Whether it adds such a member to a type that is not its own.
  ///
  /// An answer may add it to another one that comes to the same: to `StringProtocol` what is asked of
  /// `String`.
  func adds(_ name: LinkedName) -> Bool {
    outline.declarations.contains { declaration in
      guard let owner = declaration.owner, owner.isExtension else { return false }
      let mayDiffer = [.function, .variable].contains(name.kind) && !name.isOperator
      return !declares(owner.name) && declaration.matches(name)
        && (mayDiffer || name.place == .other(owner.name))
    }
  }

  /// Whether it lets a type that is not its own adopt a protocol, or has a type based on that one do so.
  func adopts(_ name: String, by type: String) -> Bool {
    inherited.contains { owner, adopted in
      adopted.contains(name)
        && (owner == type || bases(of: owner).contains { Self.is($0, basedOn: type) })
    }
  }

  /// Whether it declares a type of this name.
  private func declares(_ type: String) -> Bool {
    outline.declarations.contains { $0.kind == .type && $0.name == type }
  }

  /// All that a type of the exercise inherits and adopts, also by another one of the exercise.
  private func bases(of type: String) -> Set<String> {
    var reached = inherited[type] ?? []
    var pending = Array(reached)
    while let next = pending.popLast() {
      pending += (inherited[next] ?? []).filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// Whether a type of the exercise may stand wherever a value is written down.
  func isLiteral(_ type: String) -> Bool {
    (inherited[type] ?? []).contains {
      $0.hasPrefix("ExpressibleBy") || ["OptionSet", "SetAlgebra"].contains($0)
    }
  }

  /// Whether a type of the exercise has the member, and what it inherits from may have it instead.
  ///
  /// What the base class has already is overridden.
  func hasMember(_ name: LinkedName, ofTypeBasedOn base: String) -> Bool {
    outline.declarations.contains { declaration in
      guard let owner = declaration.owner, declaration.matches(name),
        !declaration.modifiers.contains("override"), name.kind != .initializer
      else { return false }
      return Self.common.contains(base) && declares(owner.name)
        || bases(of: owner.name).contains { Self.is($0, basedOn: base) }
    }
  }

  /// Protocols that a type has without a word, or that any may adopt.
  ///
  /// What stands in an extension of one of them gives way to what a type has by itself.
  private static let common: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "NSObjectProtocol", "RawRepresentable",
  ]

  /// Whether a class of UIKit's inherits from another one, as their names say.
  private static func `is`(_ type: String, basedOn base: String) -> Bool {
    if type == base { return true }
    let isClass =
      type.hasPrefix("UI") && !["Delegate", "DataSource"].contains { type.hasSuffix($0) }
    switch base {
    case "UIViewController": return isClass && type.hasSuffix("Controller")
    case "UIView": return isClass && !type.hasSuffix("Controller")
    case "UIResponder", "NSObject": return isClass
    default: return false
    }
  }
}

extension SourceOutline.Declaration {
  /// Whether it is something that can be read or called.
  fileprivate var isValue: Bool { kind == .function || kind == .variable }

  fileprivate func matches(_ name: LinkedName) -> Bool {
    switch name.kind {
    case .initializer: kind == .initializer
    case .subscript: kind == .subscript
    default: isValue && self.name == name.name
    }
  }
}

extension SourceOutline {
  /// Where a file declares what a symbol names, as far as its text tells.
  func token(of name: LinkedName) -> SourceTokens.Token? {
    if name.kind == .conformance {
      let types = declarations.filter { $0.kind == .type && .own($0.name) == name.place }
      return tokens.last { $0.kind == .word && $0.text == name.name } ?? types.first?.token
    }
    let all = declarations.filter { declaration in
      switch name.kind {
      case .initializer: declaration.kind == .initializer
      case .subscript: declaration.kind == .subscript
      default: declaration.name == name.name
      }
    }
    let own = all.filter { declaration in
      switch name.place {
      case .file: declaration.owner == nil
      case .own(let type), .other(let type): declaration.owner?.name == type
      }
    }
    return (own.first ?? all.first)?.token
  }
}
