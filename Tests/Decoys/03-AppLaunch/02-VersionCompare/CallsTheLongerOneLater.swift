// Misconception: Where all pairs are the same the longer one is the later. 8.0.0 is no later than
//   8.
// Rejected by: missing parts are nought

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
}

/// Returns whether the parts of a version are those of another, or of a later one.
func isVersion(_ version: [Int], atLeast other: [Int]) -> Bool {
  !version.lexicographicallyPrecedes(other)
}

/// Returns whether a version is another, or a later one.
func isVersion(_ version: String, atLeast other: String) -> Bool {
  isVersion(parts(of: version), atLeast: parts(of: other))
}
