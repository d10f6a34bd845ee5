import Foundation
import WebServer

/// What follows the name of a command: options with a value, options without one, and names.
///
/// `--format json` and `--format=json` say the same.
package struct Options {
  /// The arguments that belong to no option.
  package private(set) var names: [String] = []

  private let command: String
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads what follows the name of a command.
  ///
  /// The command line was asked before whether the command knows its options.
  package init(_ arguments: [String], of command: String, withValue valued: Set<String>) throws {
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
      } else if let value = parts.element(at: 1).map(String.init) ?? rest.popFirst(),
        !value.allSatisfy(\.isWhitespace)
      {
        values[option] = value
      } else {
        throw CommandError.optionNeedsValue(option, command: command)
      }
    }
  }

  /// Whether an option without a value was given.
  package func has(_ option: String) -> Bool { flags.contains(option) }

  /// The value of an option, or nil if it was not given.
  package func text(_ option: String) -> String? { values[option] }

  /// The value of an option that takes one of a few values, or nil if it was not given.
  package func choice<Choice: RawRepresentable & CaseIterable>(
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

extension Options {
  /// The port that a page is to be served on, or nil for a free one.
  package func port() throws -> UInt16? {
    guard let text = text("--port") else { return nil }
    guard let port = UInt16(text), port > 0 else {
      throw CommandError.usage(
        "\(text) is no port. A port is a number from 1 to 65535: --port 8080")
    }
    return port
  }

  /// What tells a program the time zone that its phone is to be in; nothing if none was given.
  package func timeZone() throws -> [String] {
    guard let text = text(Self.timeZone) else { return [] }
    guard let zone = TimeZone(identifier: text) else { throw CommandError.badTimeZone(text) }
    return ["\(Self.timeZone)=\(zone.identifier)"]
  }

  /// The option that sets the time zone of a phone.
  package static let timeZone = "--time-zone"
}

extension CommandError {
  package static func unknownOption(_ option: String, command: String) -> Self {
    usage("course \(command) has no option \(option).")
  }

  package static func optionNeedsValue(_ option: String, command: String) -> Self {
    usage(
      "course \(command) needs a value after \(option). For what it can be: swift run course "
        + "\(command) --help")
  }

  static func unknownValue(_ value: String, option: String, command: String, allowed: [String])
    -> Self
  {
    usage(
      "course \(command) does not know \(option) \(value). It can be "
        + "\(allowed.joined(separator: ", ")).")
  }

  package static func tooManyNames(command: String) -> Self {
    usage("course \(command) takes no name. For one exercise: swift run course check NAME")
  }

  static func badTimeZone(_ text: String) -> Self {
    usage(
      "\(text) is no time zone. A time zone has the name of a place, or is GMT with the hours before "
        + "or after it: --time-zone Asia/Shanghai, --time-zone GMT+8")
  }

  package static func noServer(_ error: WebServerError) -> Self {
    Self(error.sentence, status: WebServerError.exitStatus)
  }
}
