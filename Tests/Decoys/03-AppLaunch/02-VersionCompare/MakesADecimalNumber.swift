// Misconception: A version is taken for a number with a point, as in 2015: 8.10 is 8.1, and 10.0.1
//   is nothing.
// Rejected by: a version is cut at its dots
// Rejected by: a part that is no number is nought
// Rejected by: an empty part is nought
// Rejected by: texts are compared by their parts

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  [Int((Double(version) ?? 0) * 10)]
}

/// Returns whether the parts of a version are those of another, or of a later one.
func isVersion(_ version: [Int], atLeast other: [Int]) -> Bool {
  for index in 0..<max(version.count, other.count) {
    let mine = index < version.count ? version[index] : 0
    let theirs = index < other.count ? other[index] : 0
    if mine != theirs { return mine > theirs }
  }
  return true
}

/// Returns whether a version is another, or a later one.
func isVersion(_ version: String, atLeast other: String) -> Bool {
  isVersion(parts(of: version), atLeast: parts(of: other))
}
