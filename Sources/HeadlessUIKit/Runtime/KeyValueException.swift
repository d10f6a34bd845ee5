/// What ends the program when a key or a value is wrong, or a nib.
///
/// A device raises an exception. Here the program stops with the same words, unless somebody is
/// catching: then the words are kept and the access that failed does nothing.
struct KeyValueException {
  let name: String
  let reason: String
  let help: String

  /// Stops the program, or leaves the words with who is catching them.
  func raise() {
    let state = Device.current
    guard state.caughtExceptions == nil else {
      state.caughtExceptions?.append(self)
      return
    }
    Exception.raise(name, reason: reason, help: help)
  }

  /// Whether an exception was raised since somebody began to catch.
  static var isRaised: Bool { Device.current.hasCaught }
}

extension Device {
  /// Whether an exception was raised since somebody began to catch.
  var hasCaught: Bool { caughtExceptions?.isEmpty == false }

  /// Returns the words of the first exception that key-value coding raises in a body.
  ///
  /// The access that fails has no effect, and the lines after it are run nevertheless.
  package func exception(in body: () -> Void) -> String? {
    refusals(in: body).first.map { "\($0.name): \($0.reason)" }
  }

  /// Returns the exceptions that key-value coding raises in a body.
  func refusals(in body: () -> Void) -> [KeyValueException] {
    let before = caughtExceptions
    caughtExceptions = []
    defer { caughtExceptions = before }
    body()
    return caughtExceptions ?? []
  }
}
