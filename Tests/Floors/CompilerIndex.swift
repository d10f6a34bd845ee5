import Foundation

/// Which declaration of a module stands in which file, and which files name it.
///
/// The compiler writes an index of everything it compiles beside what it builds, for editors to read.
/// It holds every name in every file, with the declaration that is meant, so it also knows members
/// and extensions. The toolchain's own library, `libIndexStore`, reads it.
nonisolated struct CompilerIndex {
  /// A file that names a declaration of another file.
  struct Reference: Hashable {
    /// The file that names it.
    let file: String
    /// The line it is named in.
    let line: Int
    /// The file that declares it.
    let target: String
    /// The name.
    let name: String
  }

  /// A type that is made to conform to a protocol, both of the module.
  struct Conformance: Hashable {
    /// The file that says so.
    let file: String
    /// The line it says so in.
    let line: Int
    /// The file that declares the type.
    let typeFile: String
    /// The protocol, or one that it inherits from.
    let name: String
    /// The file that declares the protocol.
    let protocolFile: String
  }

  /// The references from one file of the module to another, each line once.
  let references: [Reference]

  /// The conformances that extensions declare.
  let conformances: [Conformance]

  /// The files of the module.
  let files: Set<String>

  private init(references: [Reference], conformances: [Conformance], files: Set<String>) {
    self.references = references
    self.conformances = conformances
    self.files = files
  }

  /// Reads what a store holds about the files below a folder.
  init(_ reader: IndexReader, below folder: String) throws {
    var occurrences: [String: [IndexReader.Occurrence]] = [:]
    for unit in try reader.units() where unit.file.hasPrefix(folder + "/") {
      guard FileManager.default.fileExists(atPath: unit.file) else { continue }
      occurrences[unit.file, default: []] += try unit.records.flatMap {
        try reader.occurrences(in: $0)
      }
    }
    var declared: [String: String] = [:]
    for (file, found) in occurrences {
      for occurrence in found where occurrence.isDefinition { declared[occurrence.symbol] = file }
    }
    func path(_ file: String) -> String { String(file.dropFirst(folder.count + 1)) }
    files = Set(occurrences.keys.map(path))
    references = Set(
      occurrences.flatMap { file, found in
        found.compactMap { occurrence -> Reference? in
          // What reads or sets a property is there beside the property.
          guard !occurrence.isDefinition, let target = declared[occurrence.symbol],
            target != file, !occurrence.name.hasPrefix("getter:"),
            !occurrence.name.hasPrefix("setter:")
          else { return nil }
          return Reference(
            file: path(file), line: occurrence.line, target: path(target), name: occurrence.name)
        }
      }
    ).sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    conformances = Self.conformances(in: occurrences, declared: declared, path)
  }

  /// Finds the types that extensions make conform to protocols of the module.
  private static func conformances(
    in occurrences: [String: [IndexReader.Occurrence]], declared: [String: String],
    _ path: (String) -> String
  ) -> [Conformance] {
    var types: [String: String] = [:]
    var bases: [String: [(symbol: String, name: String)]] = [:]
    for occurrence in occurrences.values.joined() {
      for addition in occurrence.extensions { types[addition] = occurrence.symbol }
      for heir in occurrence.heirs {
        bases[heir, default: []].append((occurrence.symbol, occurrence.name))
      }
    }
    return occurrences.flatMap { file, found in
      found.flatMap { occurrence in
        occurrence.heirs.flatMap { addition -> [Conformance] in
          guard let type = types[addition], let typeFile = declared[type] else { return [] }
          // A protocol brings those along that it inherits from.
          var names: [(symbol: String, name: String)] = []
          var pending = [(symbol: occurrence.symbol, name: occurrence.name)]
          while let next = pending.popLast() {
            names.append(next)
            pending += bases[next.symbol] ?? []
          }
          return names.compactMap { symbol, name in
            declared[symbol].map {
              Conformance(
                file: path(file), line: occurrence.line, typeFile: path(typeFile), name: name,
                protocolFile: path($0))
            }
          }
        }
      }
    }
  }

  /// What it knows of the files in some folders; the path of a single folder is taken away.
  func part(_ folders: [String]) -> CompilerIndex {
    let prefixes = folders.map { "\($0)/" }
    let length = folders.count == 1 ? prefixes[0].count : 0
    func path(_ file: String) -> String? {
      prefixes.contains { file.hasPrefix($0) } ? String(file.dropFirst(length)) : nil
    }
    return CompilerIndex(
      references: references.compactMap {
        guard let file = path($0.file), let target = path($0.target) else { return nil }
        return Reference(file: file, line: $0.line, target: target, name: $0.name)
      },
      conformances: conformances.compactMap {
        guard let file = path($0.file), let typeFile = path($0.typeFile),
          let protocolFile = path($0.protocolFile)
        else { return nil }
        return Conformance(
          file: file, line: $0.line, typeFile: typeFile, name: $0.name, protocolFile: protocolFile)
      },
      files: Set(files.compactMap(path)))
  }

  /// The folder that a file lies in: nothing for one beside the folders.
  static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The pairs of folders of which each names a declaration of the other, and for each direction
  /// one line that does.
  var mutualFolders: [String] {
    var first: [[String]: Reference] = [:]
    for reference in references {
      let pair = [reference.file, reference.target].map(Self.folder)
      if pair[0] != pair[1], first[pair] == nil { first[pair] = reference }
    }
    return first.compactMap { pair, there -> String? in
      guard pair[0] < pair[1], let back = first[pair.reversed()] else { return nil }
      return [there, back].map { "\($0.file):\($0.line) names \($0.name) of \($0.target)" }
        .joined(separator: ", ")
    }.sorted()
  }

  /// The largest group of files of which each leads to each other, without the file that puts the
  /// floors together: it names all of them, and what names it is held by a test of its own.
  func largestCycle(without root: String? = nil) -> [String] {
    var reach: [String: Set<String>] = [:]
    for reference in references where reference.target != root {
      reach[reference.file, default: []].insert(reference.target)
    }
    return StronglyConnected(reach).components.max { $0.count < $1.count }?.sorted() ?? []
  }
}

/// Tarjan's search for the groups of a directed graph whose members all reach each other.
nonisolated private struct StronglyConnected {
  private(set) var components: [[String]] = []
  private let edges: [String: Set<String>]
  private var numbers: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var stack: [String] = []
  private var onStack: Set<String> = []

  init(_ edges: [String: Set<String>]) {
    self.edges = edges
    for node in edges.keys.sorted() where numbers[node] == nil { visit(node) }
  }

  private mutating func visit(_ node: String) {
    let number = numbers.count
    (numbers[node], lowest[node]) = (number, number)
    stack.append(node)
    onStack.insert(node)
    for next in (edges[node] ?? []).sorted() {
      if numbers[next] == nil {
        visit(next)
        lowest[node] = min(lowest[node] ?? number, lowest[next] ?? number)
      } else if onStack.contains(next) {
        lowest[node] = min(lowest[node] ?? number, numbers[next] ?? number)
      }
    }
    guard lowest[node] == number, let start = stack.lastIndex(of: node) else { return }
    components.append(Array(stack[start...]))
    onStack.subtract(stack[start...])
    stack.removeSubrange(start...)
  }
}
