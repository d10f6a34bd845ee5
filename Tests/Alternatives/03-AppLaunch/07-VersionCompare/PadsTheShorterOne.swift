// Alternative: zeros are added to the shorter version until both have the same length.

import HeadlessUIKit

/// Returns the parts of a version: 10, 0 and 1 of `10.0.1`.
func parts(of version: String) -> [Int] {
  var parts: [Int] = []
  for part in version.components(separatedBy: ".") { parts.append(Int(part) ?? 0) }
  return parts
}

/// Returns whether the parts of a version are those of another, or of a later one.
func isVersion(_ version: [Int], atLeast other: [Int]) -> Bool {
  let length = max(version.count, other.count)
  let mine = version + Array(repeating: 0, count: length - version.count)
  let theirs = other + Array(repeating: 0, count: length - other.count)
  return !mine.lexicographicallyPrecedes(theirs)
}

/// Returns whether a version is another, or a later one.
func isVersion(_ version: String, atLeast other: String) -> Bool {
  isVersion(parts(of: version), atLeast: parts(of: other))
}
