import Foundation
import Processes

/// The programs of the toolchain that say what an object names.
///
/// - Errors: A toolchain that was taken apart may not have them. No answer is graded then: nothing would tell
///   what its checks use of it.
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
  package static func missing(
    beside compiler: String,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> [String] {
    names.filter { find($0, beside: compiler, path: path) == nil }
  }

  /// What it comes to that some are missing.
  package static func sentence(onMissing names: [String]) -> String {
    "The Swift toolchain has no \(names.joined(separator: " and no ")), so nothing tells what the checks use of "
      + "an answer, and none is graded. Install a whole toolchain of Swift 6.3."
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

  /// The symbols of objects, with what each of them is.
  func list(_ objects: [URL], in folder: URL) -> ObjectReading<Data> {
    let list = run([reader, "--format=posix"] + objects.map(\.path), in: folder)
    if case .failed = list, !objects.allSatisfy(Self.isObject) { return .noObject }
    return list
  }

  /// Symbols, taken apart.
  ///
  /// A name may be longer than all that a program can be called with, so they are handed on in a file.
  func takeApart(_ symbols: [String], in folder: URL) -> ObjectReading<Data> {
    let wanted = folder.appendingPathComponent("names.wanted")
    defer { try? FileManager.default.removeItem(at: wanted) }
    guard (try? wanted.write(symbols.joined(separator: "\n") + "\n")) != nil else {
      return .failed
    }
    return run(
      ["/bin/sh", "-c", "exec \"$0\" --tree-only < \"$1\"", demangler, wanted.path], in: folder)
  }

  /// Whether a file begins as the objects of this system do.
  private static func isObject(_ file: URL) -> Bool {
    let start = try? FileHandle(forReadingFrom: file).read(upToCount: 4)
    return start == Data([0x7F]) + Data("ELF".utf8)
  }

  /// What a program printed.
  private func run(_ arguments: [String], in folder: URL) -> ObjectReading<Data> {
    let (output, errors) = (
      folder.appendingPathComponent("names"), folder.appendingPathComponent("names.errors")
    )
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    let job = ChildProcess.Job(
      arguments: arguments, output: output, errors: errors, limit: .seconds(300))
    guard (try? ChildProcess.run([job])) == [.exited(0)] else { return .failed }
    return (try? Data(contentsOf: output)).map { .found($0) } ?? .failed
  }
}

/// What came of reading objects.
enum ObjectReading<Found> {
  case found(Found)
  /// They are no objects, which the linker will say, too.
  case noObject
  /// A program that reads them was ended, has found no room, or is of another version than the compiler and
  /// cannot read what that wrote.
  case failed

  /// What is read of what was found.
  func flatMap<Other>(_ read: (Found) -> ObjectReading<Other>) -> ObjectReading<Other> {
    switch self {
    case .found(let found): read(found)
    case .noObject: .noObject
    case .failed: .failed
    }
  }
}
