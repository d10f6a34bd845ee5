import Foundation

/// Tells what keeps an application from being played, and what of it is left out.
struct AppReport {
  let printer: Printer

  /// The list of what the library leaves out.
  let table: URL

  /// Whether all errors are shown, and not the first few.
  var showsAll = false

  /// How many errors are shown otherwise: most of the others come from these.
  private static let most = 8

  /// Tells what is left out, each thing once.
  func report(_ notes: [AppNote]) {
    var told: Set<String> = []
    for note in notes where told.insert(note.sentence).inserted { printer.note(note.sentence) }
  }

  /// Tells what the compiler does not accept.
  ///
  /// `notes` say what is left out: a name that is missed may come from there.
  func report(_ errors: [Diagnostic], of app: AppFolder, leavingOut notes: [AppNote] = []) {
    let lines = errors.count
    printer.print(
      "✘ \(app.name)  does not compile, \(lines) error\(lines == 1 ? "" : "s")", in: .wrong)
    let shown = showsAll ? errors[...] : errors.prefix(Self.most)
    var told: Set<String> = []
    for error in shown { report(error, leavingOut: notes, &told) }
    if shown.count < errors.count {
      printer.print(
        "  \(errors.count - shown.count) more, which may go with these. For all: add --errors")
    }
  }

  private func report(
    _ error: Diagnostic, leavingOut notes: [AppNote], _ told: inout Set<String>
  ) {
    let file = URL(fileURLWithPath: error.file)
    let text = file.text ?? ""
    printer.print(
      "      \(AppFolder.shownPath(of: file)):\(error.line):\(error.column): \(error.message)")
    for line in error.excerpt(from: text) { printer.print("          \(line)") }
    let help = TutorialHelp(for: error, in: text, table: table)
    let sentence =
      help?.sentence ?? origin(of: error, among: notes) ?? CompilerHelp.sentence(for: error.message)
    // What one name is missed for is said once.
    guard let sentence, told.insert(sentence).inserted else { return }
    printer.print(sentence.wrapped(indent: 6))
    for line in help?.lines ?? [] { printer.print("          \(line)") }
  }

  /// The module that a name which is missed may come from, in a sentence.
  private func origin(of error: Diagnostic, among notes: [AppNote]) -> String? {
    guard error.message.contains(/cannot find (?:type )?'\w+' in scope/) else { return nil }
    let modules = notes.compactMap { note -> String? in
      if case .module(let name) = note.kind, note.file?.path == error.file { name } else { nil }
    }
    guard !modules.isEmpty else { return nil }
    return "It may come from \(modules.joined(separator: " or ")), which is not here."
  }
}
