import Foundation
import Processes

/// Whether somebody asked the program to stop: by a signal, or a person who leaves.
package enum Interruption {
  private static var isLeaving = false

  /// Says, before the program stops, what is kept and how to go on.
  package static var beforeStopping: (() -> Void)?

  /// Listens for Ctrl-C and its relatives.
  static func handleSignals() {
    isLeaving = false
    StopSignal.listen()
  }

  /// The signal that came, if one did.
  package static var signal: Int32? { isLeaving ? leaving : StopSignal.received }

  /// Stops the program if a signal came that asks for it.
  ///
  /// Whoever works for long without waiting for a child calls it now and then.
  package static func stopIfAsked() {
    if let signal { stop(by: signal) }
  }

  /// No signal, but a person who leaves while children run.
  private static let leaving: Int32 = 0x1000

  /// Asks the program to end with status 0 as soon as its children are gone.
  package static func leave() { isLeaving = true }

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
