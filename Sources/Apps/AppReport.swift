import Answers
import CourseFormat
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

  /// How many further places of an error are told.
  private static let mostPlaces = 5

  /// Tells what is left out, each thing once.
  func report(_ notes: [AppNote]) {
    for sentence in AppNote.sentences(on: notes) { printer.note(sentence) }
  }

  /// Tells what the compiler does not accept.
  ///
  /// `notes` say what is left out: a name that is missed may come from there.
  func report(_ errors: [Diagnostic], of app: AppFolder, leavingOut notes: [AppNote] = []) {
    let lines = errors.count
    printer.print(
      "✘ \(app.name)  does not compile, \(lines.of("error"))", in: .wrong)
    let sources = app.sources.filter(\.exists)
    let groups =
      showsAll
      ? errors.map { ErrorGroups.Group(error: $0) } : ErrorGroups(errors, in: sources).groups
    let shown = showsAll ? groups[...] : groups.prefix(Self.most)
    let missing = Missing(notes: notes, imports: Self.imports(in: sources))
    var told: Set<String> = []
    for group in shown { report(group, missing, &told) }
    if shown.count < groups.count {
      printer.print(
        "  \(groups.count - shown.count) more, which may go with these. For all: add --errors")
    }
  }

  /// What an application takes from elsewhere.
  private struct Missing {
    /// What is left out of it.
    let notes: [AppNote]
    /// The modules that its files import, and those that come with them.
    let imports: Set<String>
  }

  /// The modules that bring further ones along.
  private static let bringing = [
    "ARKit": ["SceneKit", "SpriteKit"], "AVFoundation": ["CoreMedia"],
    "AVKit": ["AVFoundation", "CoreMedia"], "ContactsUI": ["Contacts"],
    "MapKit": ["CoreLocation"], "PhotosUI": ["Photos"],
  ]

  /// The modules that some files import, and those that come with them.
  private static func imports(in files: [URL]) -> Set<String> {
    var modules: Set<String> = []
    for file in files {
      for declaration in SourceOutline(file.text ?? "").declarations
      where declaration.kind == .import {
        let module = declaration.name
        modules.formUnion([module] + (bringing[module] ?? []))
        if module.hasPrefix("Firebase") { modules.insert("Firebase") }
      }
    }
    return modules
  }

  private func report(
    _ group: ErrorGroups.Group, _ missing: Missing, _ told: inout Set<String>
  ) {
    let error = group.error
    let file = URL(fileURLWithPath: error.file)
    let text = file.text ?? ""
    printer.print("      \(Self.place(of: error)): \(error.message)")
    for line in error.excerpt(from: text) { printer.print("          \(line)") }
    reportFurther(group)
    // What is said of the Objective-C runtime is for an exercise: here selectors are found.
    let selector = SelectorMessage.help(for: error.message)
    let help = selector == nil ? TutorialHelp(for: error, in: text, table: table) : nil
    let sentence =
      selector ?? help?.sentence ?? origin(of: error, missing)
      ?? CompilerHelp.sentence(for: error, in: text)
    // What one name is missed for is said once.
    guard let sentence, told.insert(sentence).inserted else { return }
    printer.print(sentence.wrapped(indent: 6))
    for line in help?.lines ?? [] { printer.print("          \(line)") }
  }

  private static func place(of error: Diagnostic) -> String {
    "\(AppFolder.shownPath(of: URL(fileURLWithPath: error.file))):\(error.line):\(error.column)"
  }

  /// Tells where the same is missed, and how many errors may come from it.
  private func reportFurther(_ group: ErrorGroups.Group) {
    if !group.others.isEmpty {
      let places = group.others.prefix(Self.mostPlaces).map {
        let name = URL(fileURLWithPath: $0.file).lastPathComponent
        return $0.file == group.error.file ? "line \($0.line)" : "\(name):\($0.line)"
      }
      let rest = group.others.count - places.count
      let more = rest > 0 ? ", and \(rest) more" : ""
      printer.print("Also at \(places.joined(separator: ", "))\(more).".wrapped(indent: 6))
    }
    guard group.following > 0 else { return }
    let count = group.following
    let come = "\(count.of("more error")) may come from that."
    printer.print(
      (group.orphan.map { "\($0) has no superclass without it: \(come)" } ?? come).wrapped(
        indent: 6))
  }

  /// The module that a name which is missed may come from, in a sentence.
  ///
  /// A name that begins as those of a module do may be one of the application's own, written in
  /// another way: so one of its files has to import the module.
  private func origin(of error: Diagnostic, _ missing: Missing) -> String? {
    guard let match = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) else {
      return nil
    }
    if let module = AppleModule.module(of: String(match.1)), AppleModule.purposes[module] != nil,
      missing.imports.contains(module)
    {
      return "\(match.1) comes from \(module), which is not here."
    }
    let modules = missing.notes.compactMap { note -> String? in
      if case .module(let name) = note.kind, note.file?.path == error.file { name } else { nil }
    }
    guard !modules.isEmpty else { return nil }
    return "It may come from \(modules.joined(separator: " or ")), which is not here."
  }
}
