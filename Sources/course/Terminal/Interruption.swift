import Foundation

/// Whether somebody asked the program to stop.
///
/// The signal only leaves a note. Whoever waits for a child process reads it, ends the child and
/// everything the child started, and stops.
enum Interruption {
  nonisolated(unsafe) private static var noted: sig_atomic_t = 0

  /// Starts to listen for Ctrl-C and its relatives.
  static func listen() {
    noted = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.noted = $0 }
      sigaction(number, &action, nil)
    }
  }

  /// The signal that came, if one did.
  static var signal: Int32? { noted == 0 ? nil : noted }

  /// Stops the program as the signal would have done.
  static func stop(by number: Int32) -> Never {
    Foundation.signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
