/// An exception of Objective-C, which ends the program.
///
/// Swift code cannot catch one on a device. Here the program stops with the text that a device
/// leaves on its console, and with a sentence on what to look at. While ``catching(_:)`` runs,
/// exceptions are collected instead, and the call that raises one has no effect.
///
/// Code raises the cases of an ``ExceptionCase``, which hold the texts.
package nonisolated struct Exception: Equatable {
  /// The name Apple gives it: `NSInvalidArgumentException`.
  package let name: String
  /// What is the case, in UIKit's words where they are known, without addresses.
  package let reason: String
  /// What to look at.
  package let help: String

  /// What a device prints, and the help.
  package var text: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'. \(help)"
  }

  /// Stops the program, even where exceptions are caught.
  package func terminate(file: StaticString = #fileID, line: UInt = #line) -> Never {
    Self.stop(text, file: file, line: line)
  }

  /// Stops the program with a sentence, where UIKit has no words or none worth repeating.
  package nonisolated static func stop(
    _ sentence: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(sentence, file: file, line: line)
  }
}

nonisolated extension Exception {
  package static func invalidArgument(_ reason: String, help: String) -> Exception {
    Exception(name: "NSInvalidArgumentException", reason: reason, help: help)
  }

  package static func inconsistency(_ reason: String, help: String) -> Exception {
    Exception(name: "NSInternalInconsistencyException", reason: reason, help: help)
  }

  package static func generic(_ reason: String, help: String) -> Exception {
    Exception(name: "NSGenericException", reason: reason, help: help)
  }

  package static func outOfRange(_ reason: String, help: String) -> Exception {
    Exception(name: "NSRangeException", reason: reason, help: help)
  }
}

@MainActor extension Exception {
  /// Stops the program, or adds the exception to those that are being caught and returns.
  package func raise() {
    let device = Device.current
    guard device.caughtExceptions != nil else { terminate() }
    device.caughtExceptions?.append(self)
  }

  /// Returns the exceptions that a body raises.
  ///
  /// The lines after one that raises are run nevertheless.
  package static func catching(_ body: () -> Void) -> [Exception] {
    let device = Device.current
    let outer = device.caughtExceptions
    device.caughtExceptions = []
    defer { device.caughtExceptions = outer }
    body()
    return device.caughtExceptions ?? []
  }

  package static var isCatching: Bool { Device.current.caughtExceptions != nil }

  package static var isRaised: Bool { Device.current.caughtExceptions?.isEmpty == false }
}

extension Device {
  /// Returns the name and the reason of the first exception that a body raises.
  package func exception(in body: () -> Void) -> String? {
    Exception.catching(body).first.map { "\($0.name): \($0.reason)" }
  }
}
