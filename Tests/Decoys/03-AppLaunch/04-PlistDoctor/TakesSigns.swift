// Misconception: Int reads a sign, too: 1.-2 becomes a version.
// Rejected by: a version has two or three whole numbers

import HeadlessUIKit

/// What is wrong with an Info.plist.
enum PlistProblem: Equatable {
  case missing(String)
  case nameTooLong(Int)
  case badVersion(String)
}

/// Returns whether a text is a version: whole numbers, two or three, with dots between them.
func isVersionNumber(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return (2...3).contains(parts.count) && parts.allSatisfy { Int($0) != nil }
}

/// Returns what is wrong with an Info.plist, in the order of the keys below.
func problems(in info: [String: Any]) -> [PlistProblem] {
  var problems: [PlistProblem] = []
  for key in ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"] {
    if info[key] as? String == nil { problems.append(.missing(key)) }
  }
  if let name = info["CFBundleName"] as? String {
    if name.count > 15 { problems.append(.nameTooLong(name.count)) }
  }
  if let version = info["CFBundleShortVersionString"] as? String {
    if !isVersionNumber(version) { problems.append(.badVersion(version)) }
  }
  return problems
}
