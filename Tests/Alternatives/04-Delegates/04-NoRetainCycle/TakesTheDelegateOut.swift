// Alternative: The delegate is taken out of its optional once, and kept for the length of the
//   call.

import HeadlessUIKit

/// What an oven asks and tells whoever it works for.
protocol OvenDelegate: AnyObject {
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
    guard let delegate else {
      baked.append(dish)
      return true
    }
    guard delegate.oven(self, mayBake: dish) else { return false }
    baked.append(dish)
    delegate.oven(self, didBake: dish)
    return true
  }
}
