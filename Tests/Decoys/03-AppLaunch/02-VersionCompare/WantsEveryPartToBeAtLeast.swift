// Misconception: Every part has to be at least the other, so that 10.0 is not enough for 9.9.
// Rejected by: the first difference decides

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
}

/// Returns whether the parts of a version are those of another, or of a later one.
func isVersion(_ version: [Int], atLeast other: [Int]) -> Bool {
  (0..<max(version.count, other.count)).allSatisfy { index in
    let mine = index < version.count ? version[index] : 0
    return mine >= (index < other.count ? other[index] : 0)
  }
}

/// Returns whether a version is another, or a later one.
func isVersion(_ version: String, atLeast other: String) -> Bool {
  isVersion(parts(of: version), atLeast: parts(of: other))
}
