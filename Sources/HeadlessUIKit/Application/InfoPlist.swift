/// What the Info.plist of an application's bundle says, as the system reads it.
///
/// - Shape: One value a key; ``BuildVariables`` are filled in.
/// - Errors: A value of another type than its key asks for is as good as none. ``problems`` says so.
/// - Source: Apple, "Information Property List" and its pages for the keys.
struct InfoPlist {
  /// What a key's value has to be.
  enum Kind: String {
    case string = "a string"
    case boolean = "a Boolean"
    case strings = "an array of strings"
    case dictionary = "a dictionary"
    case dictionaries = "an array of dictionaries"
    case capabilities = "an array of strings, or a dictionary of Booleans"

    fileprivate func includes(_ value: Any) -> Bool {
      switch self {
      case .string: value is String
      case .boolean: value is Bool
      case .strings: value is [String]
      case .dictionary: value is [String: Any]
      case .dictionaries: value is [[String: Any]]
      case .capabilities: value is [String] || value is [String: Bool]
      }
    }
  }

  private static let kinds: [(key: String, kind: Kind)] = [
    ("CFBundleDisplayName", .string), ("CFBundleIdentifier", .string), ("CFBundleName", .string),
    ("CFBundleShortVersionString", .string), ("CFBundleURLTypes", .dictionaries),
    ("CFBundleVersion", .string), ("LSApplicationQueriesSchemes", .strings),
    ("NSMainNibFile", .string), ("NSPrincipalClass", .string),
    ("UIApplicationSceneManifest", .dictionary), ("UILaunchStoryboardName", .string),
    ("UIMainStoryboardFile", .string), ("UIRequiredDeviceCapabilities", .capabilities),
    ("UIStatusBarHidden", .boolean), ("UIStatusBarStyle", .string),
    ("UISupportedInterfaceOrientations", .strings),
    ("UIViewControllerBasedStatusBarAppearance", .boolean),
  ]

  private let bundle: Bundle
  private let values: [String: Any]

  /// Reads the Info.plist of a bundle.
  init(_ bundle: Bundle, module: String?) {
    let variables = BuildVariables(module: module)
    self.bundle = bundle
    values = (bundle.infoDictionary ?? [:]).mapValues { variables.filled($0) }
  }

  /// Returns the value of a key, or nil if there is none of the type.
  func value<Value>(_ key: String) -> Value? { values[key] as? Value }

  /// Returns the text of a key, or nil if there is none or it is empty.
  func name(_ key: String) -> String? {
    (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The schemes of addresses that the application opens, in small letters.
  var schemes: [String] {
    let types: [[String: Any]] = value("CFBundleURLTypes") ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }

  /// The scenes the application has, or nil if it says nothing of scenes.
  var sceneManifest: [String: Any]? { value("UIApplicationSceneManifest") }

  /// Returns what the manifest says of the scenes of a role, in its order.
  func scenes(of role: UISceneSession.Role) -> [[String: Any]] {
    let roles = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    return roles?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// What is not as it has to be, a sentence each.
  var problems: [String] {
    guard bundle !== Bundle.main else { return [] }
    guard let file else { return [missing] }
    guard isReadable(file) else {
      return [
        "Info.plist is no property list whose root is a dictionary, so nothing is known of the "
          + "application. Open it as source code."
      ]
    }
    return typeProblems + variableProblems + launchScreenProblems
  }

  /// The file: beside the program, or among the resources of a package.
  private var file: URL? {
    [bundle.bundleURL, bundle.resourceURL].compactMap { $0?.appendingPathComponent("Info.plist") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private var missing: String {
    "The bundle \(bundle.bundleURL.lastPathComponent) has no Info.plist, so the application has no "
      + "name, no storyboard and no scenes. Put the file among the resources."
  }

  private func isReadable(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  private var typeProblems: [String] {
    Self.kinds.compactMap { key, kind in
      guard let value = values[key], !kind.includes(value) else { return nil }
      return "Info.plist: \(key) is \(Self.words(for: value)), and has to be \(kind.rawValue). "
        + "It counts as missing."
    }
  }

  private var variableProblems: [String] {
    values.keys.sorted().flatMap { key in
      Self.texts(in: values[key] as Any).compactMap { text in
        BuildVariables.first(in: text).map {
          "Info.plist: \(key) says \($0). Xcode fills this build variable in, and nobody does "
            + "here. Write the value itself."
        }
      }
    }
  }

  private var launchScreenProblems: [String] {
    guard let name = name("UILaunchStoryboardName"),
      NibFile.find(name, "storyboard", in: bundle) == nil,
      NibFile.find(name, "xib", in: bundle) == nil
    else { return [] }
    return [
      "Info.plist: UILaunchStoryboardName is \(name), and the bundle has no \(name).storyboard, so "
        + "there is no launch screen. " + NibFile.help(name, "storyboard", in: bundle)
    ]
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let table as [String: Any]: table.keys.sorted().flatMap { texts(in: table[$0] as Any) }
    default: []
    }
  }

  private static func words(for value: Any) -> String {
    switch value {
    case is Bool: "a Boolean"
    case is Int, is Double: "a number"
    case is String: "a string"
    case is [Any]: "an array"
    case is [String: Any]: "a dictionary"
    case is Date: "a date"
    default: "data"
    }
  }
}
