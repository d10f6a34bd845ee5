import Foundation

/// The signals by which Ctrl-C, a terminal that is closed and other programs ask this program to end.
///
/// The handler only stores the number of the signal. Whoever waits for a child reads it, ends the child and
/// everything the child started, and stops.
package nonisolated enum StopSignal {
  nonisolated(unsafe) private static var number: sig_atomic_t = 0

  /// The signal that came last, if one did.
  package static var received: Int32? { number == 0 ? nil : number }

  /// Listens from now on, and forgets what came before.
  package static func listen() {
    number = 0
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { StopSignal.number = $0 }
      sigaction(signal, &action, nil)
    }
  }
}
