/// What public projects hold that Xcode made: names, and no text.
///
/// - Shape: Format 77 is that of Xcode 16.0, and new projects of Xcode 16.3 and 26.0 have it. Format 90, which
///   Xcode calls that of 16.3, is that of a project which Xcode 27 begins without asking for its name. It is one
///   in SwiftUI for all of Apple's systems: its objects can be compared, and its settings cannot. Xcode 26.3 has
///   a format 100, and Xcode 27 a format 110 and one in JSON; no public project of these was found that is made
///   like the template. Xcode 27 reads format 77, so that is what is written: Xcode 16.0 reads no later one.
/// - Source: For format 77 umairaion91/DemoXcode16 of 2025-06-04 (Xcode 16.3) and koogawa/Xcode26UIKitSample of
///   2025-06-12 (Xcode 26.0), made by the template "App" with a storyboard, without the team of who made the
///   first; their objects have the same keys. For format 90 NDCSwift/Claude_Xcode27Demo at c6e151f and
///   shawnhuangyh/Eventrail at e0e8558. For the names of the formats yonaskolb/XcodeGen, `ProjectFormat.swift` and
///   pull request 1648; CocoaPods/Xcodeproj, pull request 1041.
enum XcodeProjects {
  /// The keys of each kind of object.
  static let objects: [String: Set<String>] = [
    "PBXFileSystemSynchronizedBuildFileExceptionSet": names(
      """
      isa membershipExceptions target
      """),
    "PBXFileSystemSynchronizedRootGroup": names(
      """
      exceptions isa path sourceTree
      """),
    "PBXFrameworksBuildPhase": names(
      """
      buildActionMask files isa runOnlyForDeploymentPostprocessing
      """),
    "PBXGroup": names(
      """
      children isa name sourceTree
      """),
    "PBXNativeTarget": names(
      """
      buildConfigurationList buildPhases buildRules dependencies fileSystemSynchronizedGroups
      isa name packageProductDependencies productName productReference productType
      """),
    "PBXProject": names(
      """
      attributes buildConfigurationList developmentRegion hasScannedForEncodings isa
      knownRegions mainGroup minimizedProjectReferenceProxies preferredProjectObjectVersion
      productRefGroup projectDirPath projectRoot targets
      """),
    "PBXResourcesBuildPhase": names(
      """
      buildActionMask files isa runOnlyForDeploymentPostprocessing
      """),
    "PBXSourcesBuildPhase": names(
      """
      buildActionMask files isa runOnlyForDeploymentPostprocessing
      """),
    "XCBuildConfiguration": names(
      """
      buildSettings isa name
      """),
    "XCConfigurationList": names(
      """
      buildConfigurations defaultConfigurationIsVisible defaultConfigurationName isa
      """),
  ]

  /// The keys of each kind of object in format 90.
  static let objectsOfFormat90: [String: Set<String>] = [
    "PBXFileSystemSynchronizedRootGroup": names("isa path sourceTree"),
    "PBXFrameworksBuildPhase": names("files isa"),
    "PBXGroup": names("children isa name sourceTree"),
    "PBXNativeTarget": names(
      """
      buildConfigurationList buildPhases buildRules fileSystemSynchronizedGroups
      isa name productName productReference productType
      """),
    "PBXProject": names(
      """
      attributes buildConfigurationList developmentRegion hasScannedForEncodings isa
      knownRegions mainGroup minimizedProjectReferenceProxies preferredProjectObjectVersion
      productRefGroup projectDirPath projectRoot targets
      """),
    "PBXResourcesBuildPhase": names("files isa"),
    "PBXSourcesBuildPhase": names("files isa"),
    "XCBuildConfiguration": names("buildSettings isa name"),
    "XCConfigurationList": names("buildConfigurations defaultConfigurationName isa"),
  ]

  /// The keys that format 77 has and format 90 leaves out: lists that are empty, and what is always the same.
  ///
  /// The exceptions are those of an Info.plist in the folder, which the projects of format 90 do not have.
  static let leftOutInFormat90: [String: Set<String>] = [
    "PBXFileSystemSynchronizedRootGroup": ["exceptions"],
    "PBXFrameworksBuildPhase": phase, "PBXResourcesBuildPhase": phase,
    "PBXSourcesBuildPhase": phase,
    "PBXNativeTarget": ["dependencies", "packageProductDependencies"],
    "XCConfigurationList": ["defaultConfigurationIsVisible"],
  ]

  private static let phase: Set<String> = [
    "buildActionMask", "runOnlyForDeploymentPostprocessing",
  ]

  /// The settings of the target of Xcode 26, in both configurations.
  static let target = names(
    """
    ASSETCATALOG_COMPILER_APPICON_NAME ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME
    CODE_SIGN_STYLE CURRENT_PROJECT_VERSION GENERATE_INFOPLIST_FILE INFOPLIST_FILE
    INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents
    INFOPLIST_KEY_UILaunchStoryboardName INFOPLIST_KEY_UIMainStoryboardFile
    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad
    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone LD_RUNPATH_SEARCH_PATHS
    MARKETING_VERSION PRODUCT_BUNDLE_IDENTIFIER PRODUCT_NAME STRING_CATALOG_GENERATE_SYMBOLS
    SWIFT_DEFAULT_ACTOR_ISOLATION SWIFT_EMIT_LOC_STRINGS
    SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY SWIFT_VERSION TARGETED_DEVICE_FAMILY
    """)

  /// The settings of the project of Xcode 26, in the configuration Debug.
  static let debug = names(
    """
    ALWAYS_SEARCH_USER_PATHS ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS
    CLANG_ANALYZER_NONNULL CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION
    CLANG_CXX_LANGUAGE_STANDARD CLANG_ENABLE_MODULES CLANG_ENABLE_OBJC_ARC
    CLANG_ENABLE_OBJC_WEAK CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING CLANG_WARN_BOOL_CONVERSION
    CLANG_WARN_COMMA CLANG_WARN_CONSTANT_CONVERSION
    CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS CLANG_WARN_DIRECT_OBJC_ISA_USAGE
    CLANG_WARN_DOCUMENTATION_COMMENTS CLANG_WARN_EMPTY_BODY CLANG_WARN_ENUM_CONVERSION
    CLANG_WARN_INFINITE_RECURSION CLANG_WARN_INT_CONVERSION
    CLANG_WARN_NON_LITERAL_NULL_CONVERSION CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF
    CLANG_WARN_OBJC_LITERAL_CONVERSION CLANG_WARN_OBJC_ROOT_CLASS
    CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER CLANG_WARN_RANGE_LOOP_ANALYSIS
    CLANG_WARN_STRICT_PROTOTYPES CLANG_WARN_SUSPICIOUS_MOVE
    CLANG_WARN_UNGUARDED_AVAILABILITY CLANG_WARN_UNREACHABLE_CODE
    CLANG_WARN__DUPLICATE_METHOD_MATCH COPY_PHASE_STRIP DEBUG_INFORMATION_FORMAT
    ENABLE_STRICT_OBJC_MSGSEND ENABLE_TESTABILITY ENABLE_USER_SCRIPT_SANDBOXING
    GCC_C_LANGUAGE_STANDARD GCC_DYNAMIC_NO_PIC GCC_NO_COMMON_BLOCKS GCC_OPTIMIZATION_LEVEL
    GCC_PREPROCESSOR_DEFINITIONS GCC_WARN_64_TO_32_BIT_CONVERSION GCC_WARN_ABOUT_RETURN_TYPE
    GCC_WARN_UNDECLARED_SELECTOR GCC_WARN_UNINITIALIZED_AUTOS GCC_WARN_UNUSED_FUNCTION
    GCC_WARN_UNUSED_VARIABLE IPHONEOS_DEPLOYMENT_TARGET LOCALIZATION_PREFERS_STRING_CATALOGS
    MTL_ENABLE_DEBUG_INFO MTL_FAST_MATH ONLY_ACTIVE_ARCH SDKROOT
    SWIFT_ACTIVE_COMPILATION_CONDITIONS SWIFT_OPTIMIZATION_LEVEL
    """)

  /// The settings of the project of Xcode 26, in the configuration Release.
  static let release = names(
    """
    ALWAYS_SEARCH_USER_PATHS ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS
    CLANG_ANALYZER_NONNULL CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION
    CLANG_CXX_LANGUAGE_STANDARD CLANG_ENABLE_MODULES CLANG_ENABLE_OBJC_ARC
    CLANG_ENABLE_OBJC_WEAK CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING CLANG_WARN_BOOL_CONVERSION
    CLANG_WARN_COMMA CLANG_WARN_CONSTANT_CONVERSION
    CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS CLANG_WARN_DIRECT_OBJC_ISA_USAGE
    CLANG_WARN_DOCUMENTATION_COMMENTS CLANG_WARN_EMPTY_BODY CLANG_WARN_ENUM_CONVERSION
    CLANG_WARN_INFINITE_RECURSION CLANG_WARN_INT_CONVERSION
    CLANG_WARN_NON_LITERAL_NULL_CONVERSION CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF
    CLANG_WARN_OBJC_LITERAL_CONVERSION CLANG_WARN_OBJC_ROOT_CLASS
    CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER CLANG_WARN_RANGE_LOOP_ANALYSIS
    CLANG_WARN_STRICT_PROTOTYPES CLANG_WARN_SUSPICIOUS_MOVE
    CLANG_WARN_UNGUARDED_AVAILABILITY CLANG_WARN_UNREACHABLE_CODE
    CLANG_WARN__DUPLICATE_METHOD_MATCH COPY_PHASE_STRIP DEBUG_INFORMATION_FORMAT
    ENABLE_NS_ASSERTIONS ENABLE_STRICT_OBJC_MSGSEND ENABLE_USER_SCRIPT_SANDBOXING
    GCC_C_LANGUAGE_STANDARD GCC_NO_COMMON_BLOCKS GCC_WARN_64_TO_32_BIT_CONVERSION
    GCC_WARN_ABOUT_RETURN_TYPE GCC_WARN_UNDECLARED_SELECTOR GCC_WARN_UNINITIALIZED_AUTOS
    GCC_WARN_UNUSED_FUNCTION GCC_WARN_UNUSED_VARIABLE IPHONEOS_DEPLOYMENT_TARGET
    LOCALIZATION_PREFERS_STRING_CATALOGS MTL_ENABLE_DEBUG_INFO MTL_FAST_MATH SDKROOT
    SWIFT_COMPILATION_MODE VALIDATE_PRODUCT
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
