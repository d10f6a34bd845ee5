// Misconception: Fifteen characters are already too many.
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
  return (2...3).contains(parts.count)
    && parts.allSatisfy { Int($0) != nil && $0.first?.isNumber == true }
}

/// The keys that have to be there, with text under them.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"]

/// Returns a problem for every mandatory key without text, in their order.
func missingKeys(in info: [String: Any]) -> [PlistProblem] {
  mandatoryKeys.filter { !(info[$0] is String) }.map(PlistProblem.missing)
}

/// Returns what is wrong with the name of an application.
func problems(ofName name: String) -> [PlistProblem] {
  name.count >= 15 ? [.nameTooLong(name.count)] : []
}

/// Returns what is wrong with the version of an application.
func problems(ofVersion version: String) -> [PlistProblem] {
  isVersionNumber(version) ? [] : [.badVersion(version)]
}

/// Returns what is wrong with an Info.plist: first what is missing, then name and version.
func problems(in info: [String: Any]) -> [PlistProblem] {
  let name = info["CFBundleName"] as? String
  let version = info["CFBundleShortVersionString"] as? String
  return missingKeys(in: info) + (name.map(problems(ofName:)) ?? [])
    + (version.map(problems(ofVersion:)) ?? [])
}
