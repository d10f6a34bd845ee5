import Answers

/// Points that need not be whole.
enum Score {
  /// Points with as many digits as a sum needs that is to be right in two.
  static func exact(_ points: Double) -> Double { (points * 1_000_000).rounded() / 1_000_000 }

  /// Points with two digits after the point, so that every machine writes the same.
  static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }

  /// Points as a person writes them: `12`, `12.5`.
  static func text(_ points: Double) -> String {
    points == points.rounded() && abs(points) < 1e15 ? "\(Int(points))" : "\(rounded(points))"
  }

  /// Points with their noun: `1 point`, `12.5 points`.
  static func points(_ points: Double) -> String {
    "\(text(points)) point\(text(points) == "1" ? "" : "s")"
  }

  /// Points of the most there can be: `12.5 of 20`.
  static func points(_ points: Double, _ most: Double) -> String {
    "\(text(points)) of \(text(most))"
  }
}
