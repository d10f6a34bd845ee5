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
  // TODO 1: Whether there are two or three parts, all of them whole numbers without a sign.
  false
}

/// The keys that have to be there, with text under them.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString"]

/// Returns a problem for every mandatory key without text, in their order.
func missingKeys(in info: [String: Any]) -> [PlistProblem] {
  // TODO 2: A problem for each of these keys that has no text.
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
  let name = info["CFBundleName"] as? String
  let version = info["CFBundleShortVersionString"] as? String
  return missingKeys(in: info) + (name.map(problems(ofName:)) ?? [])
    + (version.map(problems(ofVersion:)) ?? [])
}
