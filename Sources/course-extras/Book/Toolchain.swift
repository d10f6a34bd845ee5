import Answers
import Foundation

/// The Swift toolchain on the PATH: what it compiles for, and where its tools lie.
struct Toolchain {
  /// What it compiles for: `x86_64-unknown-linux-gnu`.
  let triple: String

  /// The folder of its programs, if it says where it lies.
  private let programs: URL?

  /// What `swift -print-target-info` prints, as far as it is used here.
  private struct Information: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths
  }

  /// Asks the toolchain.
  init(log: URL) throws {
    let job = ChildProcess.Job(arguments: ["swift", "-print-target-info"], output: log)
    let ending = try ChildProcess.run([job])
    guard ending == [.exited(0)], let text = log.text,
      let information = try? JSONDecoder().decode(Information.self, from: Data(text.utf8))
    else { throw CommandError.bookFailed("swift -print-target-info", output: log.text ?? "") }
    triple = information.target.triple
    // The resources lie in lib/swift, beside bin.
    let resources = URL(fileURLWithPath: information.paths.runtimeResourcePath)
    programs = resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin")
  }

  /// The compiler of documentation, or nil if the toolchain has none.
  var docc: URL? {
    let program = programs?.appendingPathComponent("docc")
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }
}

/// The names of a library, as the compiler lists them.
///
/// - Source: Swift, "SymbolGraph" format.
enum SymbolGraph {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let kind: Kind
      let pathComponents: [String]
    }
    let symbols: [Symbol]
  }

  private static let kinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
  ]

  /// Returns the types in the graphs of a folder, as `UIButton.Configuration`.
  static func types(in folder: URL) throws -> Set<String> {
    // The other files hold what the library adds to types of other libraries.
    let file = folder.appendingPathComponent("HeadlessUIKit.symbols.json")
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    return Set(
      graph.symbols.filter { kinds.contains($0.kind.identifier) }
        .map { $0.pathComponents.joined(separator: ".") })
  }
}
