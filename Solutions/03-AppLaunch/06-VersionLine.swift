// # Exercise 6: A line about the version
//
// A screen shows the version of an app, and its build in parentheses: "1.2.0 (42)". They
// stand in an Info.plist, under CFBundleShortVersionString and CFBundleVersion. A value may
// be missing, be an empty text, or be no text at all. Then there is nothing to show: without
// a version the line begins with "unknown", and without a build it has no parentheses.
//
//     swift run course check VersionLine

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else { return nil }
  return text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  let version = text("CFBundleShortVersionString", in: info) ?? "unknown"
  guard let build = text("CFBundleVersion", in: info) else { return version }
  return "\(version) (\(build))"
}
