// Misconception: Without a version nothing is known, so the build is not shown either.
// Rejected by: without a version it says so

import HeadlessUIKit

/// Returns the text under a key of an Info.plist, or nil if there is nothing to show.
func text(_ key: String, in info: [String: Any]) -> String? {
  guard let text = info[key] as? String, !text.isEmpty else { return nil }
  return text
}

/// Returns the version and the build of an application: `1.2.0 (42)`.
func versionLine(_ info: [String: Any]) -> String {
  guard let version = text("CFBundleShortVersionString", in: info) else { return "unknown" }
  guard let build = text("CFBundleVersion", in: info) else { return version }
  return "\(version) (\(build))"
}
