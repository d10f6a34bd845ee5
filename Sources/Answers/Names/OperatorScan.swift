import CourseFormat
import Foundation

/// Looks in the text of an answer for what takes the place of operators and members that are not its own.
///
/// Where the toolchain reads objects, ``SuiteLinks`` tells it as the compiler chose it. Where it has not got
/// what reads them, this is all that is known: more than is used is an objection then, and more can be
/// hidden.
struct OperatorScan {
  /// What reaches into the checks, from top to bottom.
  private(set) var objections: [Diagnostic] = []

  private let exercise: Exercise
  private let outline: SourceOutline
  private let solution: String
  private let names: SuiteNames

  /// Looks at a submission.
  init(of submission: Submission) {
    exercise = submission.exercise
    solution = exercise.declarations ?? ""
    names = SuiteNames.of(submission.suite)
    outline = SourceOutline.of(submission.text ?? "")
    for declaration in outline.declarations { find(in: declaration) }
    findConformances()
    objections.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func object(_ token: SourceTokens.Token, _ message: String) {
    objections.append(
      Diagnostic(
        file: exercise.answer.path, line: token.line, column: token.column, message: message))
  }

  /// Types whose comparisons and members the suites rest on.
  private static let standardTypes: Set<String> = AnswerScan.types.union([
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "ClosedRange", "Collection",
    "Comparable", "CustomStringConvertible", "Data", "Date", "DateComponents",
    "DefaultStringInterpolation", "Equatable", "FixedWidthInteger", "FloatingPoint", "Hashable",
    "Int16", "Int32", "Int64", "Int8", "MutableCollection", "Numeric", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence", "SignedNumeric", "StringProtocol", "Strideable",
    "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "IndexPath", "IndexSet",
    "CGPoint", "CGRect", "CGSize", "NSRange", "NSObject", "NSObjectProtocol", "LazySequence",
    "ReversedCollection", "EnumeratedSequence", "ArraySlice", "Unicode", "KeyPath", "Error",
  ])

  private static let equality: Set<String> = ["==", "!=", "===", "!==", "~=", "&&", "||", "??"]
  private static let order: Set<String> = ["<", ">", "<=", ">="]
  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "!", "...", "..<", "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*",
    "+=", "-=", "*=", "/=", "%=", ".!=", ".==",
  ]

  /// Members that nothing names and that decide what a value looks like or whether it is equal.
  private static let silentMembers: Set<String> = [
    "description", "debugDescription", "hashValue", "testDescription", "customMirror",
    "appendInterpolation", "appendLiteral", "hash", "isEqual",
  ]

  /// Whether Swift has an operator of this name that a suite may use.
  static func isStandard(_ name: String) -> Bool {
    equality.contains(name) || order.contains(name) || arithmetic.contains(name)
  }
}

/// Which types are the answer's own.
extension OperatorScan {
  private var ownTypes: Set<String> {
    let types = outline.declarations.filter { $0.kind == .type }
    let declared = Set(types.map(\.name))
    let adopted = outline.owners.filter { $0.isExtension && !declared.contains($0.path[0]) }
      .flatMap(\.inherited)
    let protocols = outline.owners.filter { $0.keyword == "protocol" }
    // A protocol brings those along that it inherits from.
    var reached = Set(adopted)
    var pending = adopted
    while let name = pending.popLast() {
      let bases = protocols.filter { $0.name == name }.flatMap(\.inherited)
      pending += bases.filter { reached.insert($0).inserted }
    }
    // A type within another one leaves the standard library its names.
    let inner = Set(types.filter { $0.owner != nil }.map(\.name))
      .subtracting(types.filter { $0.owner == nil }.map(\.name))
    return declared.subtracting(reached.intersection(protocols.map(\.name))).subtracting(
      AnswerScan.types
    )
    .subtracting(inner.intersection(Self.standardTypes))
  }

  /// The type that a name stands for.
  private func resolved(_ name: String) -> String {
    var name = name
    for _ in 0..<8 {
      guard
        let alias = outline.declarations.first(where: { $0.kind == .alias && $0.name == name }),
        let target = alias.words.last(where: { $0 != name })
      else { break }
      name = target
    }
    return name
  }

  /// Whether a name stands for a type of the answer, wherever the file gives it a meaning.
  private func isOwn(_ name: String, depth: Int = 0) -> Bool {
    let aliases = outline.declarations.filter { $0.kind == .alias && $0.name == name }
    guard !aliases.isEmpty else { return ownTypes.contains(name) }
    return depth < 8
      && aliases.allSatisfy { alias in
        // A list of own values, or one that may be missing, is no type of the answer.
        alias.type.allSatisfy { $0 == "." || $0.first?.isLetter == true || $0.first == "_" }
          && alias.words.last.map { $0 != name && isOwn($0, depth: depth + 1) } ?? false
      }
  }

  private func isOwn(_ owner: SourceOutline.Owner) -> Bool { isOwn(owner.name) }

  /// Whether a parameter has a type of the answer, and nothing around it.
  private func isOwn(
    _ parameter: SourceOutline.Parameter, of declaration: SourceOutline.Declaration
  ) -> Bool {
    let words = parameter.type.filter {
      !["inout", "borrowing", "consuming", "__owned", "any", "some", "@autoclosure"].contains($0)
    }
    guard let first = words.first, !words.contains("["), !words.contains("?"), first != "(" else {
      return false
    }
    if first == "Self", words.count == 1 { return declaration.owner.map(isOwn) ?? false }
    if let constraints = declaration.constraints[first] {
      return constraints.contains { isOwn($0) }
    }
    // Box.Item is what Item stands for there, whoever Box is.
    var path = [first]
    var rest = words.dropFirst()
    while rest.first == ".", let name = rest.dropFirst().first {
      path.append(name)
      rest = rest.dropFirst(2)
    }
    return path.last.map { isOwn($0) } ?? false
  }

  /// The type of a parameter as it is written, without a module before it.
  private func type(of parameter: SourceOutline.Parameter) -> String {
    resolved(parameter.type.last { $0.first?.isLetter == true } ?? "")
  }
}

extension OperatorScan {
  private mutating func find(in declaration: SourceOutline.Declaration) {
    guard !declaration.isPrivate, [.function, .variable].contains(declaration.kind) else { return }
    if declaration.kind == .function,
      declaration.name.first.map({ !$0.isLetter && $0 != "_" }) ?? false
    {
      findOperator(declaration)
    } else if let owner = declaration.owner, owner.isExtension, !isOwn(owner) {
      findSilentMember(declaration, of: owner)
    }
  }

  private mutating func findOperator(_ declaration: SourceOutline.Declaration) {
    let name = declaration.name
    guard Self.isStandard(name) else { return }
    let own = declaration.parameters.filter { isOwn($0, of: declaration) }
    let isCompared = Self.equality.contains(name) || Self.order.contains(name)
    if isCompared ? own.count == declaration.parameters.count : !own.isEmpty { return }
    let types = Set(declaration.parameters.map(type))
    let owner = declaration.owner.map { resolved($0.name) }
    let isStandard =
      !types.isDisjoint(with: Self.standardTypes) || owner.map(Self.standardTypes.contains) ?? false
      || declaration.parameters.contains {
        $0.type.contains("?") || $0.type.contains("[") || $0.type.contains("(")
      } || declaration.constraints.keys.contains { types.contains($0) }
    let shadows =
      Self.equality.contains(name)
      || isStandard && (Self.order.contains(name) || types.count == 1 && !isGeometry(types))
    guard shadows else { return }
    let subject = types.sorted().joined(separator: " and ")
    object(
      declaration.token,
      "This declares \(name) for \(subject), and checks may use it. Declare operators for types of your "
        + "own only.")
  }

  /// Whether arithmetic with these types is nobody's but the answer's.
  private func isGeometry(_ types: Set<String>) -> Bool {
    types.isSubset(of: ["CGPoint", "CGSize", "CGRect", "NSRange", "URL", "IndexPath"])
  }

  /// Finds a member of a type which is not the answer's own that says what a value looks like, or whether it
  /// is equal.
  private mutating func findSilentMember(
    _ declaration: SourceOutline.Declaration, of owner: SourceOutline.Owner
  ) {
    let type = resolved(owner.name)
    guard Self.silentMembers.contains(declaration.name),
      !names.extensions.contains("\(type).\(declaration.name)")
    else { return }
    object(
      declaration.token,
      "\(type) is not a type of this file, and whoever shows or compares a value may use its "
        + "\(declaration.name). Choose another name, or a type of your own.")
  }

  /// Whether the exercise itself says that one of its types adopts a protocol.
  private func isOfExercise(_ owner: SourceOutline.Owner, adopting name: String) -> Bool {
    solution.contains(name)
      && SourceOutline(solution).owners.contains {
        $0.name == owner.name && $0.inherited.contains(name)
      }
  }

  /// Finds a type of the answer that stands wherever a number or a text is written.
  private mutating func findConformances() {
    for owner in outline.owners {
      guard
        let literal = owner.inherited.first(where: { literal in
          literal.hasPrefix("ExpressibleBy") && !isOfExercise(owner, adopting: literal)
        }), let token = outline.tokens.first(where: { $0.text == literal })
      else { continue }
      object(
        token,
        "\(owner.name) could stand for a value that a check writes down, and is then compared by its "
          + "own ==. No exercise needs \(literal).")
    }
  }
}
