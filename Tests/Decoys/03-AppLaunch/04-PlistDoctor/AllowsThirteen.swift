// Misconception: The limit is 13, as in the old book.
// Rejected by: a name is measured in characters

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
  return (2...3).contains(parts.count) && parts.allSatisfy { UInt($0) != nil }
}

/// Returns what is wrong with an Info.plist, in the order of the keys below.
func problems(in info: [String: Any]) -> [PlistProblem] {
  var problems: [PlistProblem] = []
  for key in ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"] {
    if info[key] as? String == nil { problems.append(.missing(key)) }
  }
  if let name = info["CFBundleName"] as? String {
    if name.count > 13 { problems.append(.nameTooLong(name.count)) }
  }
  if let version = info["CFBundleShortVersionString"] as? String {
    if !isVersionNumber(version) { problems.append(.badVersion(version)) }
  }
  return problems
}
