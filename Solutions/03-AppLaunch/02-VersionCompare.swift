// # Exercise 2: A version is no number
//
// A program of the year 2015 asked for the version of the system, made a number of
// it, and compared that with 8.0. It took 8.10 for less than 8.9, and 10.0.1 is no
// number at all. A version is a row of whole numbers with dots between them: the first
// pair that differs decides, and a part that is not there counts as 0, so that 8 and
// 8.0.0 are the same. A part that is no whole number counts as 0, too.
//
//     swift test --filter VersionCompare

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
