import Foundation

/// What objects name of the module of an answer.
///
/// In `swift test` the answers of a lesson are one module, and its suites another. Each file has an object
/// of its own, as long as a module is compiled file by file. `course check` has one object of a suite.
struct BuiltObjects {
  /// The symbols of an object that may be of the answers' module.
  struct Symbols {
    /// All of them.
    fileprivate(set) var all: [String] = []
    /// Those that the object defines.
    fileprivate(set) var defined: Set<String> = []
    /// Those of these that no other object may define as well.
    fileprivate(set) var alone: Set<String> = []
  }

  private let symbols: [URL: Symbols]
  private let trees: [String: SymbolTree]

  /// What an object names.
  subscript(object: URL) -> Symbols { symbols[object] ?? Symbols() }

  /// A symbol, taken apart.
  func tree(of symbol: String) -> SymbolTree? { trees[symbol] }

  /// What some of the names say about checks that were compiled with the answers of a module.
  func links(of names: [String], module: String) -> SuiteLinks {
    SuiteLinks(symbols: names, trees: names.compactMap(tree), module: module)
  }

  /// Reads objects, those of all files at once.
  static func read(
    _ objects: [URL], module: String, with tools: ObjectTools, in folder: URL
  ) -> ObjectReading<BuiltObjects> {
    tools.list(objects, in: folder).flatMap { list in
      let symbols = Self.symbols(in: list, of: objects, module: module)
      // Each suite has names.
      guard !list.isEmpty, symbols.count == objects.count else { return .failed }
      let wanted = Set(symbols.values.flatMap(\.all)).sorted()
      return tools.takeApart(wanted, in: folder).flatMap { trees in
        let known = SymbolTree.bySymbol(in: String(decoding: trees, as: UTF8.self))
        guard wanted.isEmpty || !known.isEmpty else { return .failed }
        return .found(BuiltObjects(symbols: symbols, trees: known))
      }
    }
  }

  /// Reads a list of symbols: a line with the path of each object, and one for each symbol with its name
  /// and a letter that says what it is.
  ///
  /// There are a thousand for each object, and few are wanted, so the bytes are looked at.
  private static func symbols(
    in list: Data, of objects: [URL], module: String
  ) -> [URL: Symbols] {
    let paths = Dictionary(objects.map { ("\($0.path):", $0) }, uniquingKeysWith: { $1 })
    var symbols: [URL: Symbols] = [:]
    var current: URL?
    if objects.count == 1, let object = objects.first {
      current = object
      symbols[object] = Symbols()
    }
    for line in list.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: swift) {
        guard let current, line.range(of: answers) != nil || line.range(of: options) != nil else {
          continue
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count > 1, let kind = words[1].first else { continue }
        let name = String(words[0])
        guard
          SuiteLinks.isWanted(name, ofModule: module) || SuiteLinks.makesOptionsOfList(name)
        else { continue }
        symbols[current]?.all.append(name)
        if kind != "U", kind != "w", kind != "v" { symbols[current]?.defined.insert(name) }
        if !["U", "W", "V", "w", "v"].contains(kind) { symbols[current]?.alone.insert(name) }
      } else if line.last == UInt8(ascii: ":"),
        let object = paths[String(decoding: line, as: UTF8.self)]
      {
        current = object
        symbols[object] = Symbols()
      }
    }
    return symbols
  }

  private static let swift = Data("$s".utf8)
  private static let answers = Data("Exercises".utf8)
  private static let options = Data("SetAlgebra".utf8)
}
