// Alternative: `NSObjectProtocol` is for classes alone, too. Objective-C's protocols inherit from it.

import HeadlessUIKit

/// What an oven asks and tells whoever it works for.
protocol OvenDelegate: NSObjectProtocol {
  /// Returns whether the oven may bake a dish.
  func oven(_ oven: Oven, mayBake dish: String) -> Bool
  /// Tells the delegate that a dish is ready.
  func oven(_ oven: Oven, didBake dish: String)
}

/// A thing that bakes.
final class Oven {
  /// The object the oven works for.
  weak var delegate: (any OvenDelegate)?

  /// What was baked, oldest first.
  private(set) var baked: [String] = []

  /// Bakes a dish if nobody has anything against it, and returns whether it did.
  func bake(_ dish: String) -> Bool {
    // Whoever is not there has nothing against it.
    guard delegate?.oven(self, mayBake: dish) ?? true else { return false }
    baked.append(dish)
    delegate?.oven(self, didBake: dish)
    return true
  }
}
