// Alternative: `filter` keeps the keys that have no text, and each of them is a problem.

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
  return (1...3).contains(parts.count)
    && parts.allSatisfy { Int($0) != nil && $0.first?.isNumber == true }
}

/// The keys that have to be there, each with a text that is not empty.
let mandatoryKeys = ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"]

/// Returns a problem for every mandatory key without text, in their order.
func missingKeys(in info: [String: Any]) -> [PlistProblem] {
  mandatoryKeys.filter { key in
    guard let text = info[key] as? String else { return true }
    return text.isEmpty
  }.map(PlistProblem.missing)
}

/// Returns what is wrong with the name of an application.
func problems(ofName name: String) -> [PlistProblem] {
  if name.dropFirst(15).isEmpty { return [] }
  return [.nameTooLong(name.count)]
}

/// Returns what is wrong with the version of an application.
func problems(ofVersion version: String) -> [PlistProblem] {
  guard !isVersionNumber(version) else { return [] }
  return [.badVersion(version)]
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
