// # Exercise 8: What is wrong in an Info.plist
//
// List everything that is wrong in an Info.plist. Three keys have to be there, each with a
// text that is not empty; otherwise the key is missing, and nothing else is said about it. A
// name of more than 15 characters is too long. A version is two or three whole numbers with
// dots between them, without a sign: 1.2 or 1.2.3. An app without a storyboard is no problem.
//
//     swift run course check PlistDoctor

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

/// The keys that have to be there, each with a text that is not empty.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"]

/// Returns a problem for every mandatory key without text, in their order.
func missingKeys(in info: [String: Any]) -> [PlistProblem] {
  mandatoryKeys.filter { (info[$0] as? String ?? "").isEmpty }.map(PlistProblem.missing)
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
  var found = missingKeys(in: info)
  if let name = info["CFBundleName"] as? String, !name.isEmpty {
    found += problems(ofName: name)
  }
  if let version = info["CFBundleShortVersionString"] as? String, !version.isEmpty {
    found += problems(ofVersion: version)
  }
  return found
}
