import Foundation

/// How far an animation has got when some part of its time is over.
///
///     1 ┤        ╭──
///       │      ╭─╯
///       │    ╭─╯
///     0 ┤────╯
///       └┬─────────┬
///        0         1
///
/// - Shape: The part of the time that is over, from 0 to 1, against how far the property has come.
///   A spring goes beyond 1 meanwhile.
/// - Source: Apple, Core Animation, "CAMediaTimingFunctionName", for the four curves: a cubic
///   Bézier from (0, 0) to (1, 1) whose two control points are listed there.
nonisolated enum TimingCurve: Equatable {
  case bezier(CGPoint, CGPoint)
  case spring(Spring)

  static let linear = bezier(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
  static let easeIn = bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = bezier(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeInOut = bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  /// Returns how far the property has come when a part of the time is over.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .spring(let spring): return spring.progress(at: time)
    case .bezier(let first, let second):
      let parameter = Self.parameter(where: time, first.x, second.x)
      return Self.cubic(parameter, first.y, second.y)
    }
  }

  /// Returns the parameter where a curve reaches a time; the time only grows along the curve.
  private static func parameter(where time: Double, _ first: Double, _ second: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(middle, first, second) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns one coordinate of a cubic Bézier curve from 0 to 1.
  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

/// A weight on a spring that comes to rest within the time of an animation.
///
/// The distance that is left follows the damped harmonic oscillator
///
///     x'' + 2ζω x' + ω² x = 0,   x(0) = 1,   x'(0) = -v
///
/// with its under-damped solution for ζ < 1 and its critically damped one otherwise. ω is what
/// makes the swing, at the end of the time, a thousandth of the distance.
///
/// - Shape: ζ is the damping ratio, v the velocity at the start.
/// - Units: The whole time is 1, and so is the whole distance.
/// - Errors: A ratio below a hundredth would never come to rest and counts as a hundredth; one
///   above 1 counts as 1. A velocity is kept below a million.
/// - Unconfirmed: The thousandth. Apple does not say when a spring is at rest.
/// - Not asked: Only the screen shows it.
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

  /// Returns how far the spring has come at a time from 0 to 1.
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
