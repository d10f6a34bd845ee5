import Foundation

/// The commands that the build system wrote down for what it compiles and links.
package enum BuildPlan {
  /// Finds the command that makes a module or a program in a plan.
  ///
  /// A plan is more than a megabyte long, so it is searched, not split into its lines.
  package static func command(for module: String, kind: String, in plan: String) -> [String]? {
    var rest = plan[...]
    while let key = rest.range(of: "\n  \"C.\(module)-", options: .literal) {
      rest = rest[key.upperBound...]
      let end = rest.range(of: "\n\n", options: .literal)?.lowerBound ?? rest.endIndex
      let lines = rest[..<end].split(separator: "\n")
      guard lines.first?.hasSuffix("-debug.\(kind)\":") == true else { continue }
      guard let line = lines.first(where: { $0.hasPrefix("    args: ") }) else { return nil }
      return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8))
    }
    return nil
  }
}
