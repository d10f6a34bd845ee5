// # Exercise 7: Which version is later?
//
// A version is a row of whole numbers with dots between them, such as 10.0.1.
//
// - The first pair of parts that differs decides: 8.10 is later than 8.9.
// - A part that is missing counts as 0, so 8 and 8.0.0 are the same version.
// - A part that is empty, or that is no whole number, counts as 0, too.
//
//     swift run course check VersionCompare

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
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
