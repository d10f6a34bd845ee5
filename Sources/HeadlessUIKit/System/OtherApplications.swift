/// The other applications of the device, and the addresses they open.
///
///     http, https   Safari          tel   Phone
///     mailto        Mail            sms   Messages
///     app-settings  Settings
///
/// - Shape: A scheme leads to one application.
/// - Errors: A scheme that no application has is not opened.
/// - Source: Apple, UIKit, "open(_:options:completionHandler:)", and Apple's "URL scheme reference".
package final class OtherApplications {
  /// An application that is in front in place of the one that runs.
  package struct Visit: Equatable {
    /// The application's name.
    package let name: String
    /// What it was asked to open.
    package let url: URL
  }

  /// The schemes of the system's own applications: to ask for them needs no permission.
  private static let system = [
    "app-settings": "Settings", "http": "Safari", "https": "Safari", "mailto": "Mail",
    "sms": "Messages", "tel": "Phone",
  ]

  /// The schemes of what a person has installed, in small letters.
  private var installed: [String: String] = [:]

  /// The application in front, or nil.
  package internal(set) var inFront: Visit?

  /// The addresses that were opened, in order.
  package private(set) var opened: [URL] = []

  init() {}

  /// Installs an application that opens addresses.
  package func install(_ name: String, schemes: [String]) {
    for scheme in schemes { installed[scheme.lowercased()] = name }
  }

  /// The name of the application that opens an address, or nil.
  func name(for url: URL) -> String? {
    let scheme = Self.scheme(of: url)
    return Self.system[scheme] ?? installed[scheme]
  }

  /// Whether an application may ask for a scheme without saying so in Info.plist.
  func isOfSystem(_ url: URL) -> Bool { Self.system[Self.scheme(of: url)] != nil }

  /// Brings the application to the front that opens an address.
  func visit(_ url: URL, by name: String) {
    inFront = Visit(name: name, url: url)
    opened.append(url)
  }

  static func scheme(of url: URL) -> String { url.scheme?.lowercased() ?? "" }

  /// What is wrong with the form of an address, or nil.
  static func problem(of url: URL) -> AddressMessage? {
    if scheme(of: url).isEmpty { return .noScheme(url) }
    guard scheme(of: url) == "mailto" else { return nil }
    guard url.absoluteString.lowercased().hasPrefix("mailto://") else { return nil }
    return .mailToHost(url)
  }
}

extension Device {
  package var otherApplications: OtherApplications { only { OtherApplications() } }
}
