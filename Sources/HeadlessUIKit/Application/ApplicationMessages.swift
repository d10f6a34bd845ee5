/// What UIKit raises an exception for when an application is launched.
enum LaunchError: ExceptionCase {
  case secondLaunch
  case secondApplication(UIApplication)
  case unknownPrincipalClass(String)
  case unknownDelegateClass(String)
  case noRootController(UIWindow)
  case scenesRequired(sdkVersion: Int)

  var exception: Exception {
    switch self {
    case .secondLaunch:
      .inconsistency(
        Self.oneInstance,
        help: "This application was launched already. Launch once, with one delegate.")
    case .secondApplication(let application):
      .inconsistency(
        Self.oneInstance,
        help: "Take UIApplication.shared instead of making "
          + "\(String(withArticle: type(of: application))).")
    case .unknownPrincipalClass(let name):
      .inconsistency(
        "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.",
        help: ClassName(name).help)
    case .unknownDelegateClass(let name):
      .inconsistency(
        "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.",
        help: ClassName(name).help)
    case .noRootController(let window):
      .inconsistency(
        "Application windows are expected to have a root view controller at the end of "
          + "application launch",
        help: "Assign rootViewController of the \(type(of: window)) before it is shown.")
    case .scenesRequired(let sdkVersion):
      .inconsistency(
        "UIScene life cycle is required",
        help: "An application built with the SDK of iOS \(sdkVersion) has scenes. Add "
          + "UIApplicationSceneManifest to Info.plist, and make the window in "
          + "scene(_:willConnectTo:options:).")
    }
  }

  private static let oneInstance = "There can only be one UIApplication instance."
}

/// What stops the program when an application is launched, and UIKit has no words for.
enum LaunchMistake: ConsoleMessage {
  case noApplication(String)
  case noDelegate(String)

  var text: String {
    switch self {
    case .noApplication(let name):
      "UIApplicationMain: \(name) is no subclass of UIApplication, so it cannot stand for the "
        + "application. Pass nil for UIApplication itself."
    case .noDelegate(let name):
      "UIApplicationMain: \(name) is no UIApplicationDelegate. Declare the protocol on the class, "
        + "and the methods in it."
    }
  }
}

/// What is said about a launch where the program goes on.
enum LaunchMessage: ConsoleMessage {
  case noInitialController(of: String, key: String)
  case noWindowProperty
  case windowNotKept(by: Any.Type)
  case windowLost
  case storyboardMissing(String, key: String)
  case nothingShown(hasScenes: Bool)
  case scenesSoonRequired

  var text: String {
    switch self {
    case .noInitialController(let name, let key):
      "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the "
        + "designated entry point is not set? Look at initialViewController in \(name).storyboard."
    case .noWindowProperty:
      "The app delegate must implement the window property if it wants to use a main storyboard "
        + "file. Declare var window: UIWindow? in it."
    case .windowNotKept(let delegate):
      "\(delegate) has no property window, so the window is not kept. "
        + "Declare var window: UIWindow? in it."
    case .windowLost:
      "A window that was shown during the launch is gone, because nobody keeps it. Store it in a "
        + "property: self.window = window."
    case .storyboardMissing(let name, let key):
      "Info.plist: \(key) is \(name), and the bundle has no \(name).storyboard."
    case .nothingShown(let hasScenes):
      "The launch is over, and the application shows no window, so the screen is black. "
        + (hasScenes
          ? "Look at UISceneStoryboardFile in Info.plist, or make a window in "
            + "scene(_:willConnectTo:options:) and call makeKeyAndVisible()."
          : "Look at UIMainStoryboardFile in Info.plist, or make a window in "
            + "application(_:didFinishLaunchingWithOptions:) and call makeKeyAndVisible().")
    case .scenesSoonRequired:
      "UIScene lifecycle will soon be required. Failure to adopt will result in an assert "
        + "in the future. Add UIApplicationSceneManifest to Info.plist."
    }
  }
}

/// What is said about scenes and their configurations.
enum SceneMessage: ConsoleMessage {
  case noConfigurations(String, role: UISceneSession.Role)
  case unknownConfiguration(String, known: [String])
  case noDelegate(String)
  case unknownClass(String, key: String, configuration: String?, role: UISceneSession.Role)
  case noSceneClass(AnyClass)
  case noSceneDelegate(AnyClass)
  case storyboardWithoutDelegate
  case noWindowProperty

  var text: String {
    switch self {
    case .noConfigurations(let name, let role):
      Self.noConfiguration(name) + "Nobody makes a window: list one in UIApplicationSceneManifest, "
        + "below UISceneConfigurations and \(role.rawValue)."
    case .unknownConfiguration(let name, let known):
      Self.noConfiguration(name) + "It has \(known.isEmpty ? "none" : Self.list(known))."
    case .noDelegate(let name):
      "The scene configuration \"\(name)\" names no delegate, so nobody makes a window. Look at "
        + "UISceneDelegateClassName in Info.plist."
    case .unknownClass(let name, let key, let configuration, let role):
      "Info.plist configuration \"\(configuration ?? "(no name)")\" for \(role.rawValue) contained "
        + "\(key) key, but could not load class with name \"\(name)\". " + ClassName(name).help
    case .noSceneClass(let type):
      "\(type) is no subclass of UIScene, so the scene is a UIWindowScene. Look at sceneClass, or "
        + "at UISceneClassName in Info.plist."
    case .noSceneDelegate(let type):
      "\(type) is no UISceneDelegate, so nobody hears of the scene. Declare "
        + "UIWindowSceneDelegate on the class, and the methods in it."
    case .storyboardWithoutDelegate:
      "There is no scene delegate set. A scene delegate class must be specified to use a main "
        + "storyboard file. Look at UISceneDelegateClassName in Info.plist."
    case .noWindowProperty:
      "The scene delegate must implement the window property if it wants to use a main storyboard "
        + "file. Declare var window: UIWindow? in it."
    }
  }

  private static func noConfiguration(_ name: String) -> String {
    "Info.plist contained no UIScene configuration dictionary (looking for configuration named "
      + "\"\(name)\"). "
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
  }
}

/// What is said about an Info.plist.
enum InfoPlistMessage: ConsoleMessage {
  case noFile(Bundle)
  case unreadable
  case wrongType(Any, key: String, expected: InfoPlist.Kind)
  case buildVariable(String, key: String)
  case noLaunchScreen(String, Bundle)
  case unknownKey(String, near: String)

  var text: String {
    switch self {
    case .noFile(let bundle):
      "The bundle \(bundle.bundleURL.lastPathComponent) has no Info.plist, so the application has no "
        + "name, no storyboard and no scenes. Put the file among the resources."
    case .unreadable:
      "Info.plist is no property list whose root is a dictionary, so nothing is known of the "
        + "application. Open it as source code."
    case .wrongType(let value, let key, let kind):
      "Info.plist: \(key) is \(Self.description(for: value)), and has to be \(Self.description(for: kind)). "
        + "It counts as missing."
    case .buildVariable(let variable, let key):
      "Info.plist: \(key) says \(variable). Xcode fills this build variable in, and nobody does "
        + "here. Write the value itself."
    case .unknownKey(let key, let near):
      "Info.plist: No key of the system is called \(key), so nobody reads it. Do you mean \(near)?"
    case .noLaunchScreen(let name, let bundle):
      "Info.plist: UILaunchStoryboardName is \(name), and the bundle has no \(name).storyboard, so "
        + "there is no launch screen. " + NibFile.help(name, "storyboard", in: bundle)
    }
  }

  private static func description(for kind: InfoPlist.Kind) -> String {
    switch kind {
    case .string: "a string"
    case .boolean: "a Boolean"
    case .strings: "an array of strings"
    case .dictionary: "a dictionary"
    case .dictionaries: "an array of dictionaries"
    case .capabilities: "an array of strings, or a dictionary of Booleans"
    }
  }

  private static func description(for value: Any) -> String {
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

/// What UIKit raises an exception for while an application runs.
enum ApplicationError: ExceptionCase {
  case noCommonOrientation(UIViewController)

  var exception: Exception {
    switch self {
    case .noCommonOrientation(let controller):
      Exception(
        name: "UIApplicationInvalidInterfaceOrientation",
        reason: "Supported orientations has no common orientation with the application, and "
          + "[\(type(of: controller)) shouldAutorotate] is returning YES",
        help: "Compare supportedInterfaceOrientations of the controller with "
          + "UISupportedInterfaceOrientations in Info.plist.")
    }
  }
}

/// What is said while an application runs, and goes on or is ended.
enum ApplicationMessage: ConsoleMessage {
  case badgeNotAllowed
  case urlNotOpened(URL, isInFront: Bool)
  case schemeNotListed(String, of: URL)
  case openURLCalled

  var text: String {
    switch self {
    case .badgeNotAllowed:
      "Attempting to badge the application icon but haven't received permission from the user to "
        + "badge the application. Call requestAuthorization(options:) with .badge first."
    case .urlNotOpened(let url, let isInFront):
      "Failed to open URL \(url). "
        + (isInFront
          ? "No application on this device has the scheme."
          : "An application in the background opens nothing.")
    case .schemeNotListed(let scheme, let url):
      "-canOpenURL: failed for URL: \"\(url)\" - error: \"This app is not allowed to query for "
        + "scheme \(scheme)\". Add \(scheme) to LSApplicationQueriesSchemes in Info.plist."
    case .openURLCalled:
      "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
        + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false "
        + "(NO)."
    }
  }
}
