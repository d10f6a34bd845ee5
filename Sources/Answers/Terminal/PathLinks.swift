import Foundation

/// Makes links of the paths in a line, for a terminal that opens them.
///
/// - Source: "Hyperlinks in terminal emulators", the escape sequence OSC 8.
package struct PathLinks {
  /// The folder that the paths lie in.
  package let root: URL

  /// Creates the links of a package, or nil where the terminal is not known to have any.
  package init?(of package: CoursePackage, environment: [String: String]) {
    guard Self.areKnown(in: environment) else { return nil }
    root = package.root
  }

  /// Whether the terminal is known to show links.
  ///
  /// The terminal of VS Code finds paths with a line by itself, and its own links go to the line.
  static func areKnown(in environment: [String: String]) -> Bool {
    let kind = environment["TERM"] ?? ""
    guard !kind.hasPrefix("screen"), !kind.hasPrefix("tmux"), environment["TMUX"] == nil else {
      return false
    }
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5000 }
    let programs = ["iTerm.app", "WezTerm", "ghostty", "rio"]
    return programs.contains(environment["TERM_PROGRAM"] ?? "")
      || ["xterm-kitty", "xterm-ghostty", "foot", "alacritty"].contains(kind)
      || ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION"].contains { environment[$0] != nil }
  }

  /// Returns a line with its paths as links.
  package func linked(_ line: String) -> String {
    line.replacing(
      /(?:Exercises|Solutions|Tests|Lessons|Sources|Backups)\/[\w.\/+\-]+\.(?:swift|md)/
    ) { match in
      let address = root.appendingPathComponent(String(match.0)).absoluteString
      return "\u{1B}]8;;\(address)\u{1B}\\\(match.0)\u{1B}]8;;\u{1B}\\"
    }
  }
}
