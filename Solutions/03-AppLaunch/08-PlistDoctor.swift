// # Exercise 8: What is wrong in an Info.plist
//
// Look for mistakes in an Info.plist. (These are the rules of this exercise. The App Store has
// more.)
//
// - Three keys have to be there, each with a text that is not empty: CFBundleIdentifier,
//   CFBundleVersion (the number of the build) and CFBundleShortVersionString (the version that
//   people see). A key without such a text is missing, and that is its only problem.
// - The version that people see is one to three whole numbers with dots between them: 1, 1.2 or
//   1.2.3. They have the digits 0 to 9, and no sign.
// - A name (CFBundleName) may be missing. If there is one, it has 15 characters at most.
// - An app without a storyboard is no problem.
//
//     swift run course check PlistDoctor

import HeadlessUIKit

/// What is wrong with an Info.plist.
enum PlistProblem: Equatable {
  case missing(String)
  case nameTooLong(Int)
  case badVersion(String)
}

/// Returns whether a text is a version: one to three whole numbers, with dots between them.
func isVersionNumber(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  // Int reads a sign, too, so a part has to begin with a digit.
  return (1...3).contains(parts.count)
    && parts.allSatisfy { Int($0) != nil && $0.first?.isNumber == true }
}

/// The keys that have to be there, each with a text that is not empty.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"]

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
