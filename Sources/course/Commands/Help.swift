/// `course help [COMMAND]`: what the program can be told.
enum Help {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    if let name = arguments.first {
      let command = try Command.named(name)
      printer.print(command.usage)
      printer.print()
      printer.print(command.details)
    } else {
      list(to: printer)
    }
    return 0
  }

  private static func list(to printer: Printer) {
    printer.print(Command.usage)
    printer.print()
    for command in Command.all {
      let call = "\(command.name) \(command.parameters)"
      if call.count < 22 {
        printer.print("  \(call.padding(to: 22))\(command.summary)")
      } else {
        printer.print("  \(call)")
        printer.print("  \("".padding(to: 22))\(command.summary)")
      }
    }
    printer.print()
    printer.print("NAME is an exercise or a lesson:")
    printer.print(
      "  pickers/01-JaggedColumns, 01-JaggedColumns, JaggedColumns, pickers/1, 1, pickers")
    printer.print()
    printer.print("A call that is not understood ends with status \(Companion.usageStatus).")
  }
}
