/// Chance that repeats itself: the same throws in every run.
///
/// A lesson can say what the next throws will be. When it has said nothing, they come from a
/// generator that always starts alike.
///
/// - Shape: ``bounds`` lists what was asked for, oldest first.
/// - Units: Whole numbers from 0 up to, not including, the bound.
/// - Errors: A bound below 1 has no throw and gives 0.
/// - Source: SplitMix64, by Sebastiano Vigna, for numbers nobody scripted.
public final class Dice {
  /// The bounds asked for so far.
  public private(set) var bounds: [Int] = []

  private var script: [Int] = []
  private var seed: UInt64 = 2015

  /// Creates dice that nobody has thrown yet.
  public init() {}

  /// Says what the next throws will be.
  public func willShow(_ throwsToCome: [Int]) {
    script = throwsToCome
  }

  /// Throws the dice: a number from 0 up to, not including, a bound.
  public func roll(below bound: Int) -> Int {
    bounds.append(bound)
    guard bound > 0 else { return 0 }
    guard script.isEmpty else { return min(max(script.removeFirst(), 0), bound - 1) }
    return Int(next() % UInt64(bound))
  }

  private func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
