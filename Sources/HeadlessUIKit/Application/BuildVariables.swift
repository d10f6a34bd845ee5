/// The variables Xcode fills in where an Info.plist says `$(NAME)`, as far as they are known here.
///
/// - Shape: A name is written `$(NAME)` or `${NAME}`; a part behind a colon says how to spell it.
/// - Errors: A name that is not known stays as it is written.
/// - Differs: The product, its target and its executable are called like the module.
/// - Source: Apple, "Build settings reference"; Xcode's template of Info.plist.
nonisolated struct BuildVariables {
  private let values: [String: String]

  /// Creates the variables of an application whose code lies in a module.
  init(module: String?) {
    var values = ["DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"]
    for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"] {
      values[name] = module
    }
    self.values = values
  }

  /// Returns a value of a property list with its variables filled in.
  func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.map(filled)
    case let table as [String: Any]: table.mapValues(filled)
    default: value
    }
  }

  func filled(_ text: String) -> String {
    guard text.contains("$") else { return text }
    return text.replacing(Self.pattern) { match in
      values[String(match.name)] ?? String(text[match.range])
    }
  }

  /// Returns the first variable that stands in a text, as it is written, or nil.
  static func first(in text: String) -> String? {
    text.firstMatch(of: pattern).map { String(text[$0.range]) }
  }

  private static var pattern: Regex<(Substring, name: Substring)> {
    #/\$[({](?<name>[A-Za-z_][A-Za-z0-9_]*)(?::[A-Za-z0-9=]+)*[)}]/#
  }
}
