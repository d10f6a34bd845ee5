/// Addresses that an application opens, and those it is asked to open.
extension UIApplication {
  /// How another application is to open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the address is opened by an application made for it only, and not by a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How an address came to an application without scenes.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether a file is to be opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The address that opens this application's page in Settings.
  public class var openSettingsURLString: String { "app-settings:" }

  /// Hands an address over to the application that opens it, and returns whether there is one.
  func handOver(
    _ url: URL, _ options: [OpenExternalURLOptionsKey: Any]
  ) -> Bool {
    if let problem = OtherApplications.problem(of: url) {
      problem.report(on: device)
      return false
    }
    if device.infoPlist.schemes.contains(OtherApplications.scheme(of: url)) {
      device.runningProcess.open([UIOpenURLContext(url)])
      return true
    }
    let isLink = ["http", "https"].contains(OtherApplications.scheme(of: url))
    if isLink, options[.universalLinksOnly] as? Bool == true { return false }
    guard device.isInFront, let name = device.otherApplications.name(for: url) else {
      ApplicationMessage.urlNotOpened(url, isInFront: device.isInFront).report(on: device)
      return false
    }
    device.otherApplications.visit(url, by: name)
    device.enterBackground()
    return true
  }

  /// Returns whether an address can be opened, as far as the application may know.
  func mayOpen(_ url: URL) -> Bool {
    guard OtherApplications.problem(of: url) == nil else { return false }
    let scheme = OtherApplications.scheme(of: url)
    if device.infoPlist.schemes.contains(scheme) || device.otherApplications.isOfSystem(url) {
      return true
    }
    let asked: [String] = device.infoPlist.value("LSApplicationQueriesSchemes") ?? []
    guard asked.contains(where: { $0.lowercased() == scheme }) else {
      ApplicationMessage.schemeNotListed(scheme, of: url).report(on: device)
      return false
    }
    return device.otherApplications.name(for: url) != nil
  }
}
