import Answers
import CourseFormat

/// `course help [COMMAND|TERM]`: what the program can be told, and what a term means.
enum Help {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    let name = arguments.joined(separator: " ")
    if !name.isEmpty {
      let isCommand = Command.all.contains { $0.name == name }
      let terms = isCommand ? [] : GlossaryTerm.named(name, in: package)
      guard terms.isEmpty else {
        tell(terms, to: printer)
        return 0
      }
      guard let command = Command.all.first(where: { $0.name == name }) else {
        throw CommandError.unknownTerm(name, near: names(near: name, in: package))
      }
      printer.print(command.usage)
      printer.print()
      printer.print(command.details)
    } else {
      list(to: printer)
    }
    return 0
  }

  /// The commands and the terms that somebody may have meant.
  private static func names(near name: String, in package: CoursePackage) -> [String] {
    let all = Command.all.map(\.name) + GlossaryTerm.all(in: package).map(\.term)
    return Array(all.filter { $0.lowercased().distance(to: name.lowercased()) <= 2 }.prefix(3))
  }

  private static func tell(_ terms: [GlossaryTerm], to printer: Printer) {
    for term in terms.prefix(8) {
      printer.print(term.term, in: .heading)
      printer.print("\(term.meaning)".wrapped(indent: 2))
      printer.print("  Chapter: Lessons/\(term.chapter)")
      if let page = term.page { printer.print("  Apple: \(page)") }
    }
    if terms.count > 8 { printer.print("and \(terms.count - 8) more, in Lessons/GLOSSARY.md") }
  }

  private static func list(to printer: Printer) {
    printer.print("Usage: swift run course [COMMAND] [NAME...]")
    for audience in Command.Audience.allCases {
      printer.print()
      printer.print(audience.rawValue, in: .heading)
      list(Command.all.filter { $0.audience == audience }, to: printer)
    }
    printer.print()
    printer.print("NAME is an exercise or a lesson:")
    printer.print(
      "  pickers/01-JaggedColumns, 01-JaggedColumns, JaggedColumns, pickers/1, 1, pickers")
    printer.print("[NAME]: without a name it is the exercise that was saved last.")
    printer.print("A term of the course: swift run course help delegate")
    printer.print()
    printer.print("A call that is not understood ends with status \(ExitStatus.usage).")
  }

  private static func list(_ commands: [Command], to printer: Printer) {
    for command in commands {
      let call = "\(command.name) \(command.parameters)"
      if call.count < 22 {
        printer.print("  \(call.padding(to: 22))\(command.summary)")
      } else {
        printer.print("  \(call)")
        printer.print("  \("".padding(to: 22))\(command.summary)")
      }
    }
  }
}

extension CommandError {
  static func unknownTerm(_ name: String, near: [String]) -> Self {
    usage(
      "No command and no term of the glossary is called \"\(name)\"." + String.suggestion(near)
        + " All terms stand in Lessons/GLOSSARY.md.")
  }
}
