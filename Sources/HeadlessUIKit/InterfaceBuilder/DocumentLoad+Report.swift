/// Saying what is not as the document has it.
extension DocumentLoad {
  /// Writes down what a device passes over, and says it on the console once.
  func note(_ kind: LoadReport.Kind, _ element: Element, _ sentence: String) {
    let line = write(kind, element, sentence)
    let state = ApplicationState.current
    if raises, state.documentRemarks.insert(line).inserted { state.console(line) }
  }

  /// Ends the program as a device does, or writes it down where nothing is raised.
  func fail(
    _ kind: LoadReport.Kind, _ element: Element, _ name: String, _ reason: String, _ help: String
  ) {
    guard !raises else {
      let place = DocumentError.place(
        file: document.file, line: element.line, element: element.name)
      KeyValueException(name: name, reason: reason, help: "\(help) Look at \(place).").raise()
      return
    }
    write(kind, element, reason.hasSuffix(".") ? "\(reason) \(help)" : "\(reason). \(help)")
  }

  @discardableResult
  private func write(_ kind: LoadReport.Kind, _ element: Element, _ sentence: String) -> String {
    let place = DocumentError.place(
      file: document.file, line: element.line, element: element.name)
    let line = "\(place): \(sentence)"
    report.problems.append(.init(kind: kind, element: element.name, sentence: line))
    return line
  }
}
