// Misconception: The names that Xcode's editor shows are taken for keys. Nothing is found under
//   them.
// Rejected by: the line shows both
// Rejected by: a real file is read
// Rejected by: without a version it says so
// Rejected by: without a build there are no parentheses

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else { return nil }
  return text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("Bundle versions string, short", in: info) ?? "unknown"
  guard let build = text("Bundle version", in: info) else { return version }
  return "\(version) (\(build))"
}
