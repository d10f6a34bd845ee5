import Foundation

/// Whether somebody asked the program to stop.
///
/// The handler only stores the number of the signal. Whoever waits for a child process reads it, ends the child and
/// everything the child started, and stops.
package enum Interruption {
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// Says, before the program stops, what is kept and how to go on.
  package static var beforeStopping: (() -> Void)?

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
  package static var signal: Int32? { received == 0 ? nil : received }

  /// Stops the program if a signal came that asks for it.
  ///
  /// Whoever works for long without waiting for a child calls it now and then.
  package static func stopIfAsked() {
    if let signal { stop(by: signal) }
  }

  /// No signal, but a person who leaves while children run.
  private static let leaving: Int32 = 0x1000

  /// Asks the program to end with status 0 as soon as its children are gone.
  package static func leave() {
    received = leaving
  }

  /// Stops the program as the signal would have done.
  package static func stop(by number: Int32) -> Never {
    beforeStopping?()
    WorkFolder.removeAll()
    if number == leaving { exit(0) }
    Foundation.signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
