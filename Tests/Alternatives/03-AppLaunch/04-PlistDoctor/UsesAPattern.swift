// Alternative: A regular expression describes a version.

import HeadlessUIKit

/// What is wrong with an Info.plist.
enum PlistProblem: Equatable {
  case missing(String)
  case nameTooLong(Int)
  case badVersion(String)
}

/// Returns whether a text is a version: whole numbers, two or three, with dots between them.
func isVersionNumber(_ text: String) -> Bool {
  text.wholeMatch(of: /[0-9]+(\.[0-9]+){1,2}/) != nil
}

/// Returns what is wrong with an Info.plist, in the order of the keys below.
func problems(in info: [String: Any]) -> [PlistProblem] {
  var problems: [PlistProblem] = []
  for key in ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"] {
    guard info[key] is String else {
      problems.append(.missing(key))
      continue
    }
  }
  if let name = info["CFBundleName"] as? String {
    if name.count > 15 { problems.append(.nameTooLong(name.count)) }
  }
  if let version = info["CFBundleShortVersionString"] as? String {
    if !isVersionNumber(version) { problems.append(.badVersion(version)) }
  }
  return problems
}
