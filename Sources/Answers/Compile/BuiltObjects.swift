import Foundation
import Processes

/// What objects that the build system has left name of the module of a lesson's answers.
///
/// In `swift test` the answers of a lesson are one module, and its suites another. Each file has an object
/// of its own, as long as a module is compiled file by file.
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

  /// What came of reading objects.
  enum Reading {
    case objects(BuiltObjects)
    /// A program that reads them was ended, or has found no room.
    case failed
  }

  /// Reads objects, those of all files at once; nil if an object is not there, or cannot be read.
  static func read(
    _ objects: [URL], module: String, with tools: ObjectTools, in folder: URL
  ) -> Reading? {
    guard objects.allSatisfy(\.isFile) else { return nil }
    switch tools.list(objects, in: folder) {
    case .failed: return .failed
    case .unreadable: return nil
    case .output(let list):
      let symbols = Self.symbols(in: list, of: objects, module: module)
      // Each suite has names.
      guard symbols.count == objects.count else { return nil }
      let wanted = Set(symbols.values.flatMap(\.all)).sorted()
      switch tools.takeApart(wanted, in: folder) {
      case .failed: return .failed
      case .unreadable: return nil
      case .output(let trees):
        let known = SymbolTree.bySymbol(in: String(decoding: trees, as: UTF8.self))
        guard wanted.isEmpty || !known.isEmpty else { return nil }
        return .objects(BuiltObjects(symbols: symbols, trees: known))
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

extension ObjectTools {
  /// What one of the programs printed.
  fileprivate enum Printed {
    case output(Data)
    /// It says that it cannot read what it was given.
    case unreadable
    case failed
  }

  /// The symbols of objects, with what each of them is.
  fileprivate func list(_ objects: [URL], in folder: URL) -> Printed {
    printed("built", in: folder) {
      run([reader, "--format=posix"] + objects.map(\.path), printingTo: $0)
    }
  }

  /// Symbols, taken apart.
  fileprivate func takeApart(_ symbols: [String], in folder: URL) -> Printed {
    let wanted = folder.appendingPathComponent("built.wanted")
    defer { try? FileManager.default.removeItem(at: wanted) }
    guard (try? wanted.write(symbols.joined(separator: "\n") + "\n")) != nil else {
      return .failed
    }
    return printed("built.trees", in: folder) { takeApart(wanted, printingTo: $0) }
  }

  private func printed(
    _ name: String, in folder: URL, by call: (URL) -> ProgramEnding?
  ) -> Printed {
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    switch call(file) {
    case .exited(0): return (try? Data(contentsOf: file)).map(Printed.output) ?? .failed
    case .exited: return .unreadable
    default: return .failed
    }
  }
}
