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
  // TODO 1: Whether there are two or three parts, all of them whole numbers without a sign.
  false
}

/// The keys that have to be there, each with a text that is not empty.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"]

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
