import Answers
import Foundation

/// The settings that an application is built with, and their values put into a text.
///
/// - Shape: A name is written `$(NAME)` or `${NAME}`; `:c99extidentifier` and `:rfc1034identifier`
///   behind it say how to spell the value.
/// - Errors: A name that nobody knows stays as it is written.
/// - Source: Apple, "Build settings reference".
struct BuildSettings {
  private var values: [String: String]

  /// Takes the settings of a project, whose application is called `target`.
  init(_ settings: [String: String] = [:], target: String) {
    values = settings.merging(["TARGET_NAME": target, "SRCROOT": "."]) { $1 }
    values["PROJECT_DIR"] = "."
    values["PRODUCT_NAME"] = self["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? target
    values["EXECUTABLE_NAME"] = self["PRODUCT_NAME"]
    let module = Self.identifier(self["PRODUCT_MODULE_NAME"] ?? values["PRODUCT_NAME"] ?? target)
    // A module of the course is linked with it.
    let isTaken = CoursePackage.libraryModules.contains(module)
    values["PRODUCT_MODULE_NAME"] = isTaken ? "\(module)App" : module
    values["DEVELOPMENT_LANGUAGE"] = values["DEVELOPMENT_LANGUAGE"] ?? "en"
    values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = "APPL"
  }

  /// The value of a setting, with those that it names put in.
  subscript(name: String) -> String? { values[name].map { filled($0) } }

  /// What `#if` asks for, as `DEBUG`, and finds set.
  var conditions: [String] {
    let words = self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG"
    return words.split(separator: " ").map(String.init).filter {
      $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil
    }
  }

  /// The language mode of the compiler: that of the project, or of Swift 4 for what is older.
  ///
  /// Xcode builds no Swift 3 any more, and migrates it to Swift 4. Code that no project belongs to is that
  /// of Swift 5.
  var languageMode: String {
    switch self["SWIFT_VERSION"]?.split(separator: ".").first {
    case "6": "6"
    case "1", "2", "3": "4"
    case "4": self["SWIFT_VERSION"]?.hasPrefix("4.2") == true ? "4.2" : "4"
    default: "5"
    }
  }

  /// Whether Objective-C knows every method of a class of its own, as it did in Swift 3.
  ///
  /// - Source: Swift Evolution, SE-0160, "Limiting @objc inference"; Apple, "Build settings reference":
  ///   where the setting says "Default", the version of Swift says it.
  var exposesAllToObjectiveC: Bool {
    switch self["SWIFT_SWIFT3_OBJC_INFERENCE"] {
    case "On": return true
    case "Off": return false
    default: break
    }
    return ["1", "2", "3"].contains(self["SWIFT_VERSION"]?.split(separator: ".").first)
  }

  /// The features of later Swift that the project has switched on, by their names for the compiler.
  ///
  /// - Source: Apple, "Build settings reference", "Swift Compiler - Upcoming Features".
  var features: [String] {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    var found = Set(all(beginningWith: prefix).filter { $0.value == "YES" }.keys)
    if self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { found.formUnion(Self.approachable) }
    // Swift 6 has the others itself, and refuses their flags.
    if languageMode == "6" { found.formIntersection(Self.optional) }
    return found.compactMap { Self.features[$0] }.sorted()
  }

  /// The features that Swift 6 does not switch on by itself.
  private static let optional = [
    "EXISTENTIAL_ANY", "INFER_ISOLATED_CONFORMANCES", "NONISOLATED_NONSENDING_BY_DEFAULT",
  ]

  private static let approachable = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
    "INFER_ISOLATED_CONFORMANCES", "INFER_SENDABLE_FROM_CAPTURES",
    "NONISOLATED_NONSENDING_BY_DEFAULT",
  ]

  private static let features = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// The settings whose names begin in a way, without that beginning.
  func all(beginningWith prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for (name, value) in values where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = filled(value)
    }
    return found
  }

  /// Returns a value of a property list with the settings put in.
  func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.map { filled($0) }
    case let table as [String: Any]: table.mapValues { filled($0) }
    default: value
    }
  }

  /// Returns a text with the settings put in.
  func filled(_ text: String) -> String {
    var text = text
    // A setting may name another one, and one may name itself.
    for _ in 0..<8 where text.contains("$") && text.utf8.count < 10_000 {
      text = text.replacing(/\$[({](\w+)(?::(\w+))?[)}]/) { match in
        guard let value = values[String(match.1)], !value.contains("$(\(match.1)") else {
          return String(match.0)
        }
        return Self.spelled(value, match.2.map(String.init))
      }
    }
    return text
  }

  private static func spelled(_ value: String, _ way: String?) -> String {
    switch way {
    case "c99extidentifier": identifier(value)
    case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    default: value
    }
  }

  /// A name as Swift spells that of a module: `Dicee_iOS13`.
  static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if name.allSatisfy({ $0 == "_" }) { return "App" }
    return name.first?.isNumber == false ? name : "_\(name)"
  }
}

extension BuildSettings {
  /// What the settings tell the compiler besides the language mode.
  var compilerOptions: [String] {
    // In Swift 6 slashes begin a regular expression.
    let slashes =
      self["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "NO" ? [] : ["-enable-bare-slash-regex"]
    return conditions.map { "-D\($0)" } + slashes
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
