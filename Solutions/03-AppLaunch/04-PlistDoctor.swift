// # Exercise 4: The doctor of Info.plist
//
// A doctor looks at an Info.plist and lists everything that is wrong with it. Three
// keys have to be there, with text under them. A name of more than 15 characters is
// too long: an old book says 13 bytes, which would leave no room for four Chinese
// characters and a digit. A version is two or three whole numbers, as 1.2 or 1.2.3. An
// application without a storyboard is healthy, and the doctor says nothing about it.
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
  return (2...3).contains(parts.count) && parts.allSatisfy { UInt($0) != nil }
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
