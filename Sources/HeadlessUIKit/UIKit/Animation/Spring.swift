import Foundation

/// A weight on a spring that comes to rest within the time of an animation.
///
/// The distance that is left follows the damped harmonic oscillator
///
///     x'' + 2ζω x' + ω² x = 0,   x(0) = 1,   x'(0) = -v
///
/// with its under-damped solution for ζ < 1 and its critically damped one otherwise. ω is what
/// makes the swing, at the end of the time, a thousandth of the way.
///
/// - Shape: ζ is the damping ratio, v the velocity at the start.
/// - Units: The whole time is 1, and so is the whole way; v is ways a time.
/// - Errors: A ratio below a hundredth would never come to rest and counts as a hundredth; one
///   above 1 counts as 1. A velocity is kept below a million.
/// - Unconfirmed: The thousandth. Apple does not say when a spring is at rest.
/// - Source: Apple, UIKit, "animate(withDuration:delay:usingSpringWithDamping:
///   initialSpringVelocity:options:animations:completion:)"; the formula is textbook physics.
nonisolated struct Spring: Equatable {
  private static let rest = 0.001

  private let damping: Double
  private let velocity: Double
  private let frequency: Double

  /// Creates a spring that is at rest when the time is 1.
  init(damping: Double, velocity: Double) {
    let damping = damping.isNaN ? 1 : min(max(damping, 0.01), 1)
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1_000_000), 1_000_000)
    var low = 0.0
    var high = 10_000.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.swing(damping, velocity, middle) > Self.rest { low = middle } else { high = middle }
    }
    (self.damping, self.velocity, frequency) = (damping, velocity, high)
  }

  /// Returns the part of the way that is done at a time from 0 to 1.
  func progress(at time: Double) -> Double {
    let decay = exp(-damping * frequency * time)
    guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let angular = frequency * (1 - damping * damping).squareRoot()
    let sine = (damping * frequency - velocity) / angular
    return 1 - decay * (cos(angular * time) + sine * sin(angular * time))
  }

  /// Returns how far from rest the spring may be when the time is over.
  private static func swing(_ damping: Double, _ velocity: Double, _ frequency: Double) -> Double {
    let decay = exp(-damping * frequency)
    guard damping < 1 else { return decay * (1 + abs(frequency - velocity)) }
    let angular = frequency * (1 - damping * damping).squareRoot()
    let sine = (damping * frequency - velocity) / angular
    return decay * (1 + sine * sine).squareRoot()
  }
}
