// Alternative: the function compares the first numbers. If they are equal, it calls itself with the
// rest.

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
}

/// Returns whether the parts of a version are those of another, or of a later one.
func isVersion(_ version: [Int], atLeast other: [Int]) -> Bool {
  if version.isEmpty && other.isEmpty { return true }
  let (mine, theirs) = (version.first ?? 0, other.first ?? 0)
  guard mine == theirs else { return mine > theirs }
  return isVersion(Array(version.dropFirst()), atLeast: Array(other.dropFirst()))
}

/// Returns whether a version is another, or a later one.
func isVersion(_ version: String, atLeast other: String) -> Bool {
  isVersion(parts(of: version), atLeast: parts(of: other))
}
