/// `course help`: what the program can be told.
enum Help {
  static func run(_ arguments: [String], in package: CoursePackage, to printer: Printer) -> Int32 {
    printer.print(Command.usage)
    printer.print()
    for command in Command.all {
      let call = "\(command.name) \(command.parameters)".padding(to: 18)
      printer.print("  \(call)\(command.summary)")
    }
    printer.print()
    printer.print("NAME is an exercise or a lesson:")
    printer.print(
      "  pickers/01-JaggedColumns, 01-JaggedColumns, JaggedColumns, pickers/1, 1, pickers")
    return 0
  }
}
