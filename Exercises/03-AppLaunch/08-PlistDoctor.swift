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
  // TODO 1: Whether there are one to three parts, all of them whole numbers without a sign.
  false
}

/// The keys that have to be there, each with a text that is not empty.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"]

/// Returns a problem for every mandatory key without text, in their order.
func missingKeys(in info: [String: Any]) -> [PlistProblem] {
  // TODO 2: A problem for each of these keys that has no text, or an empty one.
  []
}

/// Returns what is wrong with the name of an application.
func problems(ofName name: String) -> [PlistProblem] {
  // TODO 3: A problem, with its length, if the name has more than 15 characters.
  []
}

/// Returns what is wrong with the version of an application.
func problems(ofVersion version: String) -> [PlistProblem] {
  // TODO 4: A problem, with the text, if the version is none.
  []
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
