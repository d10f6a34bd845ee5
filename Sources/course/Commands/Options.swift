/// What follows the name of a command: options with a value, options without one, and names.
///
/// `--format json` and `--format=json` say the same.
struct Options {
  /// The arguments that belong to no option.
  private(set) var names: [String] = []

  private let command: String
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads what follows the name of a command.
  ///
  /// The command line was asked before whether the command knows its options.
  init(_ arguments: [String], of command: String, withValue valued: Set<String>) throws {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        names += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      if !argument.hasPrefix("--") {
        names.append(argument)
      } else if !valued.contains(option) {
        guard parts.count == 1 else { throw CommandError.unknownOption(argument, command: command) }
        flags.insert(option)
      } else if let value = parts.element(at: 1).map(String.init) ?? rest.popFirst() {
        values[option] = value
      } else {
        throw CommandError.optionNeedsValue(option, command: command)
      }
    }
  }

  /// Whether an option without a value was given.
  func has(_ option: String) -> Bool { flags.contains(option) }

  /// The value of an option, or nil if it was not given.
  func text(_ option: String) -> String? { values[option] }

  /// The value of an option that takes one of a few values, or nil if it was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, among: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    guard let value = values[option] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw CommandError.unknownValue(
        value, option: option, command: command, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
