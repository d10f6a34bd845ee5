import Foundation

/// Whether somebody asked the program to stop.
///
/// The handler only stores the number of the signal. Whoever waits for a child process reads it, ends the child and
/// everything the child started, and stops.
enum Interruption {
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// Installs the handler for Ctrl-C and its relatives.
  static func handleSignals() {
    received = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.received = $0 }
      sigaction(number, &action, nil)
    }
  }

  /// The signal that came, if one did.
  static var signal: Int32? { received == 0 ? nil : received }

  /// Stops the program as the signal would have done.
  static func stop(by number: Int32) -> Never {
    Foundation.signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
