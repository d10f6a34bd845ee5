import Foundation

/// The commands that the build system wrote down for what it compiles and links.
enum BuildPlan {
  /// Finds the command that makes a module or a program in a plan.
  static func command(for module: String, kind: String, in plan: String) -> [String]? {
    let lines = plan.lines
    guard
      let start = lines.firstIndex(where: {
        $0.hasPrefix("  \"C.\(module)-") && $0.hasSuffix("-debug.\(kind)\":")
      }),
      let line = lines[start...].dropFirst().prefix(while: { !$0.isEmpty })
        .first(where: { $0.hasPrefix("    args: ") })
    else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8))
  }
}
