import Foundation

/// The name under which a code space hands a port of its machine on to the browser of its owner.
///
///     curly-spork-x7wq-8080.app.github.dev
///
/// - Source: GitHub, "Forwarding ports in your codespace" and "Default environment variables for your
///   codespace": `CODESPACES`, `CODESPACE_NAME` and `GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN`.
nonisolated enum ForwardedName {
  /// Returns the name of a port, or nil if an environment is not that of a code space.
  static func ofEnvironment(
    port: UInt16, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard environment["CODESPACES"] == "true", let name = environment["CODESPACE_NAME"],
      let domain = environment["GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN"],
      name.wholeMatch(of: /[A-Za-z0-9-]{1,60}/) != nil,
      domain.wholeMatch(of: /[A-Za-z0-9-]{1,60}(\.[A-Za-z0-9-]{1,60}){1,4}/) != nil
    else { return nil }
    return "\(name)-\(port).\(domain)".lowercased()
  }
}
