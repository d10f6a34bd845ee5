import Answers
import Foundation

/// The project file of an application, as Xcode 26.0 writes it for a new one.
///
/// - Shape: One target whose files are those of one folder; Info.plist is no member of it. The same
///   name gives the same bytes. The format is 77, the oldest with such a folder: Xcode 16.0 reads no
///   later one, and later Xcodes read this one.
/// - Source: Projects that Xcode 16.3 and Xcode 26.0 made: format 77, with a synchronized folder and the
///   settings of the template "App". `Tests/CourseTests/Apps/XcodeProjects.swift` has what they hold, and
///   what two projects of format 90 hold, which Xcode 27 made.
struct XcodeProjectFile {
  /// What the application is called: its target, its folder and its product.
  let name: String

  let bundleIdentifier: String

  /// What Info.plist is given besides its file.
  var infoKeys: [String: String] = [:]

  /// The oldest version of iOS that the application is for.
  var deploymentTarget = oldestSystem

  /// The oldest version of iOS that an answer is for.
  static let oldestSystem = "17.0"

  /// Whether the code belongs to the main actor where it does not say otherwise, as that of the course does.
  var isOnMainActor = true

  /// The objects of a project, by the number in their names.
  private enum Object: Int {
    case product = 1, exceptions, folder, frameworks, root, products, target, project, resources
    case sources, targetDebug, targetRelease, projectDebug, projectRelease, projectList, targetList
  }

  private func id(_ object: Object) -> String {
    let digits = String(object.rawValue, radix: 16, uppercase: true)
    return "C0525E00" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func reference(_ object: Object, _ comment: String) -> String {
    // A comment ends at the first of these signs.
    "\(id(object)) /* \(comment.replacing("*/", with: "")) */"
  }

  /// What `project.pbxproj` holds.
  var text: String {
    let app = "\(name).app"
    let list = { (kind: String, name: String) in "Build configuration list for \(kind) \"\(name)\""
    }
    let sections: [(String, String)] = [
      (
        "PBXFileReference",
        """
        \t\t\(reference(.product, app)) = {isa = PBXFileReference; explicitFileType = \
        wrapper.application; includeInIndex = 0; path = \(quoted(app)); sourceTree = \
        BUILT_PRODUCTS_DIR; };

        """
      ),
      (
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        object(
          reference(.exceptions, exceptionsComment),
          "PBXFileSystemSynchronizedBuildFileExceptionSet",
          [
            ("membershipExceptions", .list(["Info.plist"])),
            ("target", .raw(reference(.target, name))),
          ])
      ),
      (
        "PBXFileSystemSynchronizedRootGroup",
        object(
          reference(.folder, name), "PBXFileSystemSynchronizedRootGroup",
          [
            ("exceptions", .references([reference(.exceptions, exceptionsComment)])),
            ("path", .text(name)), ("sourceTree", .text("<group>")),
          ])
      ),
      ("PBXFrameworksBuildPhase", phase(.frameworks, "Frameworks")),
      (
        "PBXGroup",
        object(
          id(.root), "PBXGroup",
          [
            (
              "children",
              .references([reference(.folder, name), reference(.products, "Products")])
            ), ("sourceTree", .text("<group>")),
          ])
          + object(
            reference(.products, "Products"), "PBXGroup",
            [
              ("children", .references([reference(.product, app)])), ("name", .text("Products")),
              ("sourceTree", .text("<group>")),
            ])
      ),
      (
        "PBXNativeTarget",
        object(
          reference(.target, name), "PBXNativeTarget",
          [
            (
              "buildConfigurationList",
              .raw(reference(.targetList, list("PBXNativeTarget", name)))
            ),
            (
              "buildPhases",
              .references([
                reference(.sources, "Sources"), reference(.frameworks, "Frameworks"),
                reference(.resources, "Resources"),
              ])
            ), ("buildRules", .references([])), ("dependencies", .references([])),
            ("fileSystemSynchronizedGroups", .references([reference(.folder, name)])),
            ("name", .text(name)), ("packageProductDependencies", .references([])),
            ("productName", .text(name)), ("productReference", .raw(reference(.product, app))),
            ("productType", .text("com.apple.product-type.application")),
          ])
      ),
      (
        "PBXProject",
        object(
          reference(.project, "Project object"), "PBXProject",
          [
            (
              "attributes",
              .raw(
                """
                {
                \t\t\t\tBuildIndependentTargetsInParallel = 1;
                \t\t\t\tLastSwiftUpdateCheck = 2600;
                \t\t\t\tLastUpgradeCheck = 2600;
                \t\t\t\tTargetAttributes = {
                \t\t\t\t\t\(id(.target)) = {
                \t\t\t\t\t\tCreatedOnToolsVersion = 26.0;
                \t\t\t\t\t};
                \t\t\t\t};
                \t\t\t}
                """)
            ),
            ("buildConfigurationList", .raw(reference(.projectList, list("PBXProject", name)))),
            ("developmentRegion", .text("en")), ("hasScannedForEncodings", .text("0")),
            ("knownRegions", .list(["en", "Base"])), ("mainGroup", .raw(id(.root))),
            ("minimizedProjectReferenceProxies", .text("1")),
            ("preferredProjectObjectVersion", .text("77")),
            ("productRefGroup", .raw(reference(.products, "Products"))),
            ("projectDirPath", .text("")), ("projectRoot", .text("")),
            ("targets", .references([reference(.target, name)])),
          ])
      ),
      ("PBXResourcesBuildPhase", phase(.resources, "Resources")),
      ("PBXSourcesBuildPhase", phase(.sources, "Sources")),
      (
        "XCBuildConfiguration",
        configuration(.targetDebug, "Debug", targetSettings)
          + configuration(.targetRelease, "Release", targetSettings)
          + configuration(
            .projectDebug, "Debug", Self.projectSettings.merging(debugSettings) { $1 })
          + configuration(
            .projectRelease, "Release", Self.projectSettings.merging(releaseSettings) { $1 })
      ),
      (
        "XCConfigurationList",
        configurations(
          reference(.projectList, list("PBXProject", name)), .projectDebug, .projectRelease)
          + configurations(
            reference(.targetList, list("PBXNativeTarget", name)), .targetDebug, .targetRelease)
      ),
    ]
    let objects = sections.map { "\n/* Begin \($0) section */\n\($1)/* End \($0) section */\n" }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {
      \(objects.joined())\t};
      \trootObject = \(reference(.project, "Project object"));
      }

      """
  }

  private var exceptionsComment: String {
    "Exceptions for \"\(name)\" folder in \"\(name)\" target"
  }

  // MARK: - Values

  private enum Value {
    case text(String)
    /// Written as it is: a reference with its comment.
    case raw(String)
    case list([String])
    case references([String])
  }

  private func object(_ name: String, _ kind: String, _ fields: [(String, Value)]) -> String {
    let lines = fields.map { "\t\t\t\($0) = \(written($1, indent: "\t\t\t"));\n" }
    return "\t\t\(name) = {\n\t\t\tisa = \(kind);\n\(lines.joined())\t\t};\n"
  }

  private func written(_ value: Value, indent: String) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .raw(let text): text
    case .list(let texts):
      "(\n" + texts.map { "\(indent)\t\(quoted($0)),\n" }.joined() + "\(indent))"
    case .references(let texts): "(\n" + texts.map { "\(indent)\t\($0),\n" }.joined() + "\(indent))"
    }
  }

  /// A text as a property list of this kind has it: in quotes unless it is a plain word.
  private func quoted(_ text: String) -> String {
    if !text.isEmpty, text.wholeMatch(of: /[A-Za-z0-9_.\/]+/) != nil, !text.contains("//") {
      return text
    }
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  private func phase(_ phase: Object, _ name: String) -> String {
    object(
      reference(phase, name), "PBX\(name)BuildPhase",
      [
        ("buildActionMask", .text("2147483647")), ("files", .references([])),
        ("runOnlyForDeploymentPostprocessing", .text("0")),
      ])
  }

  private func configuration(
    _ configuration: Object, _ name: String, _ settings: [String: [String]]
  ) -> String {
    var lines = ""
    for (key, values) in settings.sorted(by: { $0.key < $1.key }) {
      let value: Value = values.count == 1 ? .text(values[0]) : .list(values)
      lines += "\t\t\t\t\(quoted(key)) = \(written(value, indent: "\t\t\t\t"));\n"
    }
    return object(
      reference(configuration, name), "XCBuildConfiguration",
      [("buildSettings", .raw("{\n\(lines)\t\t\t}")), ("name", .text(name))])
  }

  private func configurations(_ name: String, _ debug: Object, _ release: Object) -> String {
    object(
      name, "XCConfigurationList",
      [
        (
          "buildConfigurations",
          .references([reference(debug, "Debug"), reference(release, "Release")])
        ), ("defaultConfigurationIsVisible", .text("0")),
        ("defaultConfigurationName", .text("Release")),
      ])
  }

  // MARK: - Settings

  private var targetSettings: [String: [String]] {
    let orientations = "UIInterfaceOrientation"
    var settings: [String: [String]] = [
      "ASSETCATALOG_COMPILER_APPICON_NAME": ["AppIcon"],
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": ["AccentColor"],
      "CODE_SIGN_STYLE": ["Automatic"], "CURRENT_PROJECT_VERSION": ["1"],
      "GENERATE_INFOPLIST_FILE": ["YES"], "INFOPLIST_FILE": ["\(name)/Info.plist"],
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": ["YES"],
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": [
        ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
          .map { orientations + $0 }.joined(separator: " ")
      ],
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": [
        ["Portrait", "LandscapeLeft", "LandscapeRight"].map { orientations + $0 }
          .joined(separator: " ")
      ],
      "IPHONEOS_DEPLOYMENT_TARGET": [deploymentTarget],
      "LD_RUNPATH_SEARCH_PATHS": ["$(inherited)", "@executable_path/Frameworks"],
      "MARKETING_VERSION": ["1.0"], "PRODUCT_BUNDLE_IDENTIFIER": [bundleIdentifier],
      "PRODUCT_NAME": ["$(TARGET_NAME)"], "STRING_CATALOG_GENERATE_SYMBOLS": ["YES"],
      "SWIFT_APPROACHABLE_CONCURRENCY": ["YES"],
      "SWIFT_DEFAULT_ACTOR_ISOLATION": [isOnMainActor ? "MainActor" : "nonisolated"],
      "SWIFT_EMIT_LOC_STRINGS": ["YES"], "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": ["YES"],
      "SWIFT_VERSION": ["5.0"], "TARGETED_DEVICE_FAMILY": ["1,2"],
    ]
    for (key, value) in infoKeys { settings["INFOPLIST_KEY_\(key)"] = [value] }
    return settings
  }

  /// The settings that both configurations of the project share.
  private static let projectSettings: [String: [String]] = {
    var settings: [String: [String]] = [
      "ALWAYS_SEARCH_USER_PATHS": ["NO"],
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": ["YES"],
      "CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION": ["YES_AGGRESSIVE"],
      "CLANG_CXX_LANGUAGE_STANDARD": ["gnu++20"],
      "CLANG_WARN_DIRECT_OBJC_ISA_USAGE": ["YES_ERROR"],
      "CLANG_WARN_OBJC_ROOT_CLASS": ["YES_ERROR"],
      "CLANG_WARN_UNGUARDED_AVAILABILITY": ["YES_AGGRESSIVE"], "COPY_PHASE_STRIP": ["NO"],
      "GCC_C_LANGUAGE_STANDARD": ["gnu17"], "GCC_WARN_ABOUT_RETURN_TYPE": ["YES_ERROR"],
      "GCC_WARN_UNINITIALIZED_AUTOS": ["YES_AGGRESSIVE"], "MTL_FAST_MATH": ["YES"],
      "SDKROOT": ["iphoneos"],
    ]
    let on = [
      "CLANG_ANALYZER_NONNULL", "CLANG_ENABLE_MODULES", "CLANG_ENABLE_OBJC_ARC",
      "CLANG_ENABLE_OBJC_WEAK", "CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING",
      "CLANG_WARN_BOOL_CONVERSION", "CLANG_WARN_COMMA", "CLANG_WARN_CONSTANT_CONVERSION",
      "CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS", "CLANG_WARN_DOCUMENTATION_COMMENTS",
      "CLANG_WARN_EMPTY_BODY", "CLANG_WARN_ENUM_CONVERSION", "CLANG_WARN_INFINITE_RECURSION",
      "CLANG_WARN_INT_CONVERSION", "CLANG_WARN_NON_LITERAL_NULL_CONVERSION",
      "CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF", "CLANG_WARN_OBJC_LITERAL_CONVERSION",
      "CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER", "CLANG_WARN_RANGE_LOOP_ANALYSIS",
      "CLANG_WARN_STRICT_PROTOTYPES", "CLANG_WARN_SUSPICIOUS_MOVE", "CLANG_WARN_UNREACHABLE_CODE",
      "CLANG_WARN__DUPLICATE_METHOD_MATCH", "ENABLE_STRICT_OBJC_MSGSEND",
      "ENABLE_USER_SCRIPT_SANDBOXING", "GCC_NO_COMMON_BLOCKS", "GCC_WARN_64_TO_32_BIT_CONVERSION",
      "GCC_WARN_UNDECLARED_SELECTOR", "GCC_WARN_UNUSED_FUNCTION", "GCC_WARN_UNUSED_VARIABLE",
      "LOCALIZATION_PREFERS_STRING_CATALOGS",
    ]
    for name in on { settings[name] = ["YES"] }
    return settings
  }()

  private var debugSettings: [String: [String]] {
    [
      "DEBUG_INFORMATION_FORMAT": ["dwarf"], "ENABLE_TESTABILITY": ["YES"],
      "GCC_DYNAMIC_NO_PIC": ["NO"], "GCC_OPTIMIZATION_LEVEL": ["0"],
      "GCC_PREPROCESSOR_DEFINITIONS": ["DEBUG=1", "$(inherited)"],
      "IPHONEOS_DEPLOYMENT_TARGET": [deploymentTarget],
      "MTL_ENABLE_DEBUG_INFO": ["INCLUDE_SOURCE"], "ONLY_ACTIVE_ARCH": ["YES"],
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["DEBUG $(inherited)"],
      "SWIFT_OPTIMIZATION_LEVEL": ["-Onone"],
    ]
  }

  private var releaseSettings: [String: [String]] {
    [
      "DEBUG_INFORMATION_FORMAT": ["dwarf-with-dsym"], "ENABLE_NS_ASSERTIONS": ["NO"],
      "IPHONEOS_DEPLOYMENT_TARGET": [deploymentTarget], "MTL_ENABLE_DEBUG_INFO": ["NO"],
      "SWIFT_COMPILATION_MODE": ["wholemodule"], "VALIDATE_PRODUCT": ["YES"],
    ]
  }
}
