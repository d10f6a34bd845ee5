import Foundation
import Processes

/// The programs of the toolchain that say what an object names.
///
/// - Errors: A toolchain that was taken apart may not have them. What they would tell is then not known.
package struct ObjectTools {
  /// Lists the symbols of an object.
  let reader: String
  /// Takes symbols apart.
  let demangler: String

  package static let names = ["llvm-nm", "swift-demangle"]

  /// Finds them beside a compiler, or where a link leads that it is, or else on the path.
  init?(
    of compiler: String,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) {
    let found = Self.names.compactMap { Self.find($0, beside: compiler, path: path) }
    guard found.count == Self.names.count else { return nil }
    (reader, demangler) = (found[0], found[1])
  }

  /// Those of them that are not there.
  package static func missing(beside compiler: String, path: String) -> [String] {
    names.filter { find($0, beside: compiler, path: path) == nil }
  }

  /// What it comes to that some are missing.
  package static func sentence(onMissing names: [String]) -> String {
    "The Swift toolchain has no \(names.joined(separator: " and no ")). What an answer puts in the place of "
      + "Swift's own == is then looked for in its text alone, where more can be hidden."
  }

  private static func find(_ name: String, beside compiler: String, path: String) -> String? {
    let url = URL(fileURLWithPath: compiler)
    let folders =
      [url, url.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path }
      + path.split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// What came of reading the object of a suite.
  enum Reading {
    case links(SuiteLinks)
    /// It is no object, which the linker will say, too.
    case noObject
    /// Nothing is known of it.
    case failed
  }

  /// Reads what the object of a suite names of an answer's module.
  ///
  /// A name may be longer than all that a program can be called with, so they are handed on in a file. It is
  /// nil if these programs, of another version for example, cannot read what the compiler wrote.
  func read(_ object: URL, module: String, in folder: URL) -> Reading? {
    let (names, wanted, trees) = (
      folder.appendingPathComponent("names"), folder.appendingPathComponent("names.wanted"),
      folder.appendingPathComponent("names.trees")
    )
    defer { for file in [names, wanted, trees] { try? FileManager.default.removeItem(at: file) } }
    switch run([reader, "--format=just-symbols", object.path], printingTo: names) {
    case .exited(0): break
    case .exited: return Self.isObject(object) ? nil : .noObject
    default: return .failed
    }
    let symbols = (names.text ?? "").split(separator: "\n")
    // Each suite has names.
    guard !symbols.isEmpty else { return nil }
    let chosen = symbols.filter { SuiteLinks.isWanted($0, ofModule: module) }
    guard (try? wanted.write(chosen.joined(separator: "\n") + "\n")) != nil else { return .failed }
    switch takeApart(wanted, printingTo: trees) {
    case .exited(0): break
    case .exited: return nil
    default: return .failed
    }
    guard let taken = trees.text else { return .failed }
    return .links(SuiteLinks(symbols: symbols, trees: SymbolTree.all(in: taken), module: module))
  }

  /// Whether a file begins as the objects of this system do.
  private static func isObject(_ file: URL) -> Bool {
    let start = try? FileHandle(forReadingFrom: file).read(upToCount: 4)
    return start == Data([0x7F]) + Data("ELF".utf8)
  }

  func takeApart(_ symbols: URL, printingTo file: URL) -> ProgramEnding? {
    run(
      ["/bin/sh", "-c", "exec \"$0\" --tree-only < \"$1\"", demangler, symbols.path],
      printingTo: file)
  }

  func run(_ arguments: [String], printingTo file: URL) -> ProgramEnding? {
    var job = ChildProcess.Job(arguments: arguments, output: file, limit: .seconds(300))
    job.errors = file.appendingPathExtension("errors")
    defer { job.errors.map { try? FileManager.default.removeItem(at: $0) } }
    return (try? ChildProcess.run([job]))?.first
  }
}
