import Foundation

/// Which declarations of the companion program and of its libraries no program uses.
///
/// It begins at what runs: the `main` of each program, the lessons, and the suites that grade. From there
/// it goes to each declaration that is named, and on to those which that one names. So it also finds
/// those that only name each other.
///
/// - Shape: A member is used with its type where something outside asks for it: one that a protocol or a
///   class of another module requires, one that `Codable` reads or writes, a case that is made of a text.
nonisolated struct UsedDeclarations {
  /// A declaration, and where it stands.
  struct Declaration: Hashable {
    /// The path in Sources.
    let file: String
    let line: Int
    let name: String
  }

  /// The declarations that are not used.
  private(set) var unused: [Declaration] = []

  /// How many declarations there are.
  var count: Int { declared.count }

  private typealias Symbol = String

  private var declared: [Symbol: Declaration] = [:]
  private var kinds: [Symbol: IndexReader.Kind] = [:]
  /// What a declaration names; what stands outside of all is named by "".
  private var names: [Symbol: Set<Symbol>] = [:]
  private var parents: [Symbol: Symbol] = [:]
  private var properties: [Symbol: Symbol] = [:]
  private var extensions: [Symbol: Set<Symbol>] = [:]
  private var extended: [Symbol: Symbol] = [:]
  private var bases: [Symbol: Set<Symbol>] = [:]
  private var baseNames: [Symbol: Set<String>] = [:]
  private var requirements: [Symbol: Set<Symbol>] = [:]
  /// What makes cases out of texts, or lists all: it belongs to an enumeration and stands in no file.
  private var makers: Set<Symbol> = []
  private var used: Set<Symbol> = []

  /// Reads what a package is made of: the modules in Sources but for the core, and who uses them.
  init(_ reader: IndexReader, of package: String, users: [String]) throws {
    for unit in try reader.units() where unit.file.hasPrefix(package + "/") {
      let path = String(unit.file.dropFirst(package.count + 1))
      let isUser = users.contains { path.hasPrefix($0) }
      let isOwn = path.hasPrefix("Sources/") && !path.hasPrefix("Sources/HeadlessUI")
      guard isUser || isOwn, let text = try? String(contentsOfFile: unit.file, encoding: .utf8)
      else { continue }
      let found = try unit.records.flatMap {
        try reader.occurrences(in: $0, with: isUser ? [] : Self.relations)
      }
      if isUser {
        names["", default: []].formUnion(found.map(\.symbol))
      } else {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for occurrence in found { note(occurrence, of: String(path.dropFirst(8)), lines) }
      }
    }
    follow()
    unused = declared.filter { isReported($0.key) }.values
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private static let relations: IndexReader.Roles = [
    .isChildOf, .isBaseOf, .isOverrideOf, .isCalledBy, .isExtendedBy, .isAccessorOf, .isContainedBy,
  ]

  private mutating func note(
    _ occurrence: IndexReader.Occurrence, of file: String, _ lines: [Substring]
  ) {
    let symbol = occurrence.symbol
    requirements[symbol, default: []].formUnion(occurrence.related(.isOverrideOf))
    for heir in occurrence.heirs {
      bases[heir, default: []].insert(symbol)
      baseNames[heir, default: []].insert(occurrence.name)
    }
    for addition in occurrence.extensions {
      extended[addition] = symbol
      extensions[symbol, default: []].insert(addition)
    }
    guard occurrence.isDefinition else {
      // That a type is extended does not use it, nor does a list of what conforms use its members.
      guard occurrence.extensions.isEmpty,
        !(occurrence.isImplicit && !occurrence.related(.isOverrideOf).isEmpty)
      else { return }
      if ["init(rawValue:)", "allCases"].contains(occurrence.name) { makers.insert(symbol) }
      let owners = occurrence.related([.isContainedBy, .isCalledBy, .isBaseOf])
      for owner in owners.isEmpty ? [""] : owners { names[owner, default: []].insert(symbol) }
      return
    }
    parents[symbol] = occurrence.related(.isChildOf).first
    if let property = occurrence.related(.isAccessorOf).first {
      properties[symbol] = property
    } else if !occurrence.isImplicit {
      kinds[symbol] = occurrence.kind
      declared[symbol] = Declaration(file: file, line: occurrence.line, name: occurrence.name)
      if Self.isForOthers(lines, occurrence.line) { names["", default: []].insert(symbol) }
    }
  }

  /// Whether a declaration is there for code outside of Sources: it is public, or the loader calls it.
  ///
  /// Applications of other people, suites, and the files that the program itself writes name what is
  /// public.
  private static func isForOthers(_ lines: [Substring], _ line: Int) -> Bool {
    let own = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    let before = lines.indices.contains(line - 2) ? lines[line - 2] : ""
    return own.contains("public ") || before.contains("@used")
  }

  /// Finds everything that is used.
  private mutating func follow() {
    var pending = [""]
    while !pending.isEmpty {
      while let symbol = pending.popLast() {
        guard used.insert(symbol).inserted else { continue }
        // What sets and reads a property is there beside the property.
        pending += names[symbol] ?? []
        pending += extensions[symbol] ?? []
        pending += [properties[symbol], parents[symbol], extended[symbol]].compactMap(\.self)
      }
      for accessor in properties where used.contains(accessor.value) {
        if !used.contains(accessor.key) { pending.append(accessor.key) }
      }
      for symbol in declared.keys where !used.contains(symbol) && isAskedFor(symbol) {
        pending.append(symbol)
      }
    }
  }

  /// Whether something is used with its type, though nothing names it.
  private func isAskedFor(_ symbol: Symbol) -> Bool {
    guard let owner = owner(of: symbol), used.contains(owner) else { return false }
    if requirements[symbol]?.contains(where: { declared[$0] == nil || used.contains($0) }) == true {
      return true
    }
    switch kinds[symbol] {
    case .deinitializer: return true
    case .enumCase:
      return makers.contains { $0.hasPrefix(owner) }
        || inherits(owner, from: ["Decodable", "Codable", "CodingKey"])
    case .storedOrComputedProperty: return inherits(owner, from: ["Encodable"])
    case .enumeration: return declared[symbol]?.name == "CodingKeys"
    default: return false
    }
  }

  /// The type that a member belongs to, which may stand in an extension.
  private func owner(of symbol: Symbol) -> Symbol? {
    parents[symbol].map { extended[$0] ?? $0 }
  }

  private func inherits(_ type: Symbol, from names: Set<String>) -> Bool {
    var seen: Set<Symbol> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard baseNames[next]?.isDisjoint(with: names) != false else { return true }
      pending += bases[next] ?? []
      pending += extensions[next] ?? []
    }
    return false
  }

  /// Whether a declaration is not used while its type is: of a type that is not, the type says it all.
  private func isReported(_ symbol: Symbol) -> Bool {
    guard !used.contains(symbol), ![.parameter, .extensionOfType].contains(kinds[symbol]) else {
      return false
    }
    guard let owner = owner(of: symbol), declared[owner] != nil else { return true }
    return used.contains(owner)
  }
}
