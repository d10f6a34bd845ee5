import Foundation

/// The compiler that compiles answers.
package enum CompilerVersion {
  /// What changes when another compiler is found, without a call of it.
  package static var state: String {
    state(onPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// The same for the compiler on a path.
  static func state(onPath path: String) -> String {
    let folders = path.split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    guard let first = compilers.first(where: \.exists)?.resolvingSymlinksInPath() else { return "" }
    return "\(first.path) \(first.modified?.timeIntervalSince1970 ?? 0)"
  }
}
