/// What the Info.plist of an application's bundle says, as the system reads it.
///
/// - Shape: One value a key; ``BuildVariables`` are filled in.
/// - Errors: A value of another type than its key asks for is as good as none. ``problems`` says so.
/// - Source: Apple, "Information Property List" and its pages for the keys.
struct InfoPlist {
  /// What a key's value has to be.
  enum Kind {
    case string, boolean, strings, dictionary, dictionaries, capabilities

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

  /// What is not as it has to be.
  var problems: [InfoPlistMessage] {
    guard bundle !== Bundle.ofProgram else { return [] }
    guard let file else { return [.noFile(bundle)] }
    guard isReadable(file) else { return [.unreadable] }
    return typeProblems + nameProblems + variableProblems + launchScreenProblems
  }

  /// The keys that decide what is shown at the launch, level by level: those of the file, of the scene
  /// manifest, of its roles, and of a configuration.
  private static let decisive: [[String]] = [
    [
      "NSMainNibFile", "NSPrincipalClass", "UIApplicationSceneManifest", "UILaunchStoryboardName",
      "UIMainStoryboardFile", "UIStatusBarStyle", "UISupportedInterfaceOrientations",
      "UIViewControllerBasedStatusBarAppearance",
    ],
    ["UIApplicationSupportsMultipleScenes", "UISceneConfigurations"],
    [UISceneSession.Role.windowApplication.rawValue],
    [
      "UISceneClassName", "UISceneConfigurationName", "UISceneDelegateClassName",
      "UISceneStoryboardFile",
    ],
  ]

  /// Keys of Apple's that differ little from one of those.
  private static let alike: Set = ["UILaunchStoryboards", "UIStatusBarHidden"]

  /// The keys that nearly are one that decides what is shown.
  private var nameProblems: [InfoPlistMessage] {
    let manifest = sceneManifest ?? [:]
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    let entries = roles.keys.sorted().flatMap { roles[$0] as? [[String: Any]] ?? [] }
    let levels = [[values], [manifest], [roles], entries]
    return zip(levels, Self.decisive).flatMap { tables, known in
      tables.flatMap { table in
        table.keys.sorted().compactMap { key in
          guard !known.contains(key), !Self.alike.contains(key) else { return nil }
          let near = known.first { table[$0] == nil && Self.isNear(key, $0) }
          return near.map { .unknownKey(key, near: $0) }
        }
      }
    }
  }

  /// Whether one name is another but for a few letters in one place, or for small and capital letters.
  private static func isNear(_ name: String, _ known: String) -> Bool {
    // A key with "~" is for some devices only.
    guard !name.contains("~") else { return false }
    let (one, other) = (Array(name.lowercased()), Array(known.lowercased()))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = min(zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count, most)
    let longer = max(one.count, other.count)
    return (start + end) * 4 >= longer * 3 && longer - start - end < 5
  }

  /// The file: beside the program, or among the resources of a package.
  private var file: URL? {
    [bundle.bundleURL, bundle.resourceURL].compactMap { $0?.appendingPathComponent("Info.plist") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func isReadable(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  private var typeProblems: [InfoPlistMessage] {
    Self.kinds.compactMap { key, kind in
      guard let value = values[key], !kind.includes(value) else { return nil }
      return .wrongType(value, key: key, expected: kind)
    }
  }

  private var variableProblems: [InfoPlistMessage] {
    values.keys.sorted().flatMap { key in
      Self.texts(in: values[key] as Any).compactMap { text in
        BuildVariables.first(in: text).map { .buildVariable($0, key: key) }
      }
    }
  }

  private var launchScreenProblems: [InfoPlistMessage] {
    guard let name = name("UILaunchStoryboardName"),
      NibFile.find(name, "storyboard", in: bundle) == nil,
      NibFile.find(name, "xib", in: bundle) == nil
    else { return [] }
    return [.noLaunchScreen(name, bundle)]
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let table as [String: Any]: table.keys.sorted().flatMap { texts(in: table[$0] as Any) }
    default: []
    }
  }
}
