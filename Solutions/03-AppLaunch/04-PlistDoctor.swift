// # Exercise 4: The doctor of Info.plist
//
// A doctor looks at an Info.plist and lists everything that is wrong with it. Three
// keys have to be there, with text under them. A name of more than 15 characters is
// too long: an old book says 13 bytes, which would leave no room for five Chinese
// characters. A version is two or three whole numbers without a sign, as 1.2 or 1.2.3.
// An application without a storyboard is healthy, and the doctor says nothing about it.
//
//     swift test --filter PlistDoctor

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
  // Int reads a sign, too, so a part has to begin with a digit.
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
  name.count > 15 ? [.nameTooLong(name.count)] : []
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
