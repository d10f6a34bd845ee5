// # Exercise 4: No retain cycle
//
// An oven works for a delegate: it asks before it bakes, and tells when it has.
// Whoever has an oven keeps it, and often is its delegate. So the oven must not
// keep its delegate, or neither of them ever goes. An oven without a delegate, or
// whose delegate has gone, bakes all the same.
//
//     swift test --filter NoRetainCycle

import HeadlessUIKit

/// What an oven asks and tells whoever it works for.
// TODO 1: A protocol that only classes can conform to.
protocol OvenDelegate {
  /// Returns whether the oven may bake a dish.
  func oven(_ oven: Oven, mayBake dish: String) -> Bool
  /// Tells the delegate that a dish is ready.
  func oven(_ oven: Oven, didBake dish: String)
}

/// A thing that bakes.
final class Oven {
  /// The object the oven works for.
  // TODO 2: A reference that does not keep the delegate, and is nil when it has gone.
  var delegate: (any OvenDelegate)?

  /// What was baked, oldest first.
  private(set) var baked: [String] = []

  /// Bakes a dish if nobody has anything against it, and returns whether it did.
  func bake(_ dish: String) -> Bool {
    // TODO 3: The dish is baked and the delegate was asked before and told after.
    false
  }
}
