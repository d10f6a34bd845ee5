/// A program that is a phone: it takes events on its standard input, a line of JSON each, and
/// answers each with a line on its standard output.
package nonisolated struct PhoneProgram: Sendable {
  /// The path of the program, and what it is called with.
  package let arguments: [String]

  /// What differs from this program's environment; nil takes a variable away.
  package var environment: [String: String?]

  package init(_ arguments: [String], environment: [String: String?] = [:]) {
    (self.arguments, self.environment) = (arguments, environment)
  }
}
