// # Exercise 1: A line about the version
//
// The screen About shows what an Info.plist says about the version of an application,
// and the number of the build in parentheses: "1.2.0 (42)". A property list may hold
// anything under a key, or nothing. Where there is no version to show, the line begins
// with "unknown"; where there is no build, it has no parentheses. The keys are those
// of the file, and not the names that Xcode's editor shows.
//
//     swift test --filter VersionLine

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
