import Answers
import Foundation

/// The editor that a learner has chosen, and how it opens a file at a line.
struct Editor: Equatable {
  /// What the shell runs, before the file and the line.
  let command: String

  /// Finds the editor: `$VISUAL`, `$EDITOR`, or VS Code in its own terminal.
  init?(in environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let command = named ?? (environment["TERM_PROGRAM"] == "vscode" ? "code" : nil) else {
      return nil
    }
    self.command = command
  }

  /// What to say where none is known.
  static func advice(for path: String) -> String {
    "No editor is known here. Open \(path) yourself, or name one before you begin: "
      + "EDITOR=nano swift run course watch"
  }

  /// The call that opens a file at a line.
  func arguments(for file: String, line: Int) -> [String] {
    let program = command.split(separator: " ").first?.split(separator: "/").last.map(String.init)
    let place: [String] =
      switch program ?? "" {
      case "code", "code-insiders", "codium", "cursor", "windsurf": ["-g", "\(file):\(line)"]
      case "hx", "helix", "subl", "zed": ["\(file):\(line)"]
      case "vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro", "kak", "joe", "gedit":
        ["+\(line)", file]
      default: [file]
      }
    return ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + place
  }
}
