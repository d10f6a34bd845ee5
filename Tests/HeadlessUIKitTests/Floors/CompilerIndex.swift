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

  /// The references from one file of the module to another, each line once.
  let references: [Reference]

  /// The files of the module.
  let files: Set<String>

  /// Reads what a store holds about the files below a folder.
  init(store: String, library: String, below folder: String) throws {
    let reader = try IndexReader(store: store, library: library)
    var occurrences: [String: [IndexReader.Occurrence]] = [:]
    for unit in try reader.units() where unit.file.hasPrefix(folder + "/") {
      guard FileManager.default.fileExists(atPath: unit.file) else { continue }
      occurrences[unit.file, default: []] += try unit.records.flatMap(reader.occurrences)
    }
    var declared: [String: String] = [:]
    for (file, found) in occurrences {
      for occurrence in found where occurrence.isDefinition { declared[occurrence.symbol] = file }
    }
    files = Set(occurrences.keys.map { String($0.dropFirst(folder.count + 1)) })
    references = Set(
      occurrences.flatMap { file, found in
        found.compactMap { occurrence -> Reference? in
          guard !occurrence.isDefinition, let target = declared[occurrence.symbol] else {
            return nil
          }
          guard target != file else { return nil }
          return Reference(
            file: String(file.dropFirst(folder.count + 1)), line: occurrence.line,
            target: String(target.dropFirst(folder.count + 1)), name: occurrence.name)
        }
      }
    ).sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }

  /// The largest group of files of which each leads to each other.
  var largestCycle: [String] {
    var reach: [String: Set<String>] = [:]
    for reference in references { reach[reference.file, default: []].insert(reference.target) }
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
