import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The sentences about applications and scenes", .isolated)
struct ApplicationMessagesTests {
  /// The name, the reason and the help of an exception.
  private func text(_ exception: Exception) -> String {
    "\(exception.name): \(exception.reason) | \(exception.help)"
  }

  @Test func `launches that stop the program`() {
    let help = ClassName("Waiter").help
    let sentences: [String] = [
      "There can only be one UIApplication instance. | This application was launched already. "
        + "Launch once, with one delegate.",
      "There can only be one UIApplication instance. | Take UIApplication.shared instead of "
        + "making a UIApplication.",
      "Unable to instantiate the UIApplication subclass instance. No class named Waiter is "
        + "loaded. | \(help)",
      "Unable to instantiate the UIApplication delegate instance. No class named Waiter is "
        + "loaded. | \(help)",
      "Application windows are expected to have a root view controller at the end of application "
        + "launch | Assign rootViewController of the UIWindow before it is shown.",
      "UIScene life cycle is required | An application built with the SDK of iOS 27 has scenes. "
        + "Add UIApplicationSceneManifest to Info.plist, and make the window in "
        + "scene(_:willConnectTo:options:).",
    ]

    #expect(
      [
        LaunchError.secondLaunch, .secondApplication(.shared), .unknownPrincipalClass("Waiter"),
        .unknownDelegateClass("Waiter"), .noRootController(UIWindow()),
        .scenesRequired(sdkVersion: 27),
      ].map { text($0.exception) }
        == sentences.map { "NSInternalInconsistencyException: \($0)" })
    #expect(
      [LaunchMistake.noApplication("Waiter"), .noDelegate("Waiter")].map(\.text) == [
        "UIApplicationMain: Waiter is no subclass of UIApplication, so it cannot stand for the "
          + "application. Pass nil for UIApplication itself.",
        "UIApplicationMain: Waiter is no UIApplicationDelegate. Declare the protocol on the class, "
          + "and the methods in it.",
      ])
  }

  @Test func `launches that go on`() {
    #expect(
      [
        LaunchMessage.noInitialController(of: "Main", key: "UIMainStoryboardFile"),
        .noWindowProperty, .windowNotKept(by: UIView.self), .windowLost,
        .storyboardMissing("Main", key: "UIMainStoryboardFile"), .nothingShown(hasScenes: true),
        .nothingShown(hasScenes: false), .scenesSoonRequired,
      ].map(\.text) == [
        "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - "
          + "perhaps the designated entry point is not set? Look at initialViewController in "
          + "Main.storyboard.",
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file. Declare var window: UIWindow? in it.",
        "UIView has no property window, so the window is not kept. Declare var window: UIWindow? in "
          + "it.",
        "A window that was shown during the launch is gone, because nobody keeps it. Store it in a "
          + "property: self.window = window.",
        "Info.plist: UIMainStoryboardFile is Main, and the bundle has no Main.storyboard.",
        "The launch is over, and the application shows no window, so the screen is black. Look at "
          + "UISceneStoryboardFile in Info.plist, or make a window in "
          + "scene(_:willConnectTo:options:) and call makeKeyAndVisible().",
        "The launch is over, and the application shows no window, so the screen is black. Look at "
          + "UIMainStoryboardFile in Info.plist, or make a window in "
          + "application(_:didFinishLaunchingWithOptions:) and call makeKeyAndVisible().",
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
          + "future. Add UIApplicationSceneManifest to Info.plist.",
      ])
  }

  @Test func `configurations of scenes`() {
    let none = "Info.plist contained no UIScene configuration dictionary (looking for configuration"
    let unknown = "key, but could not load class with name \"Waiter\". \(ClassName("Waiter").help)"
    let role = UISceneSession.Role.windowApplication
    let sentences: [String] = [
      "\(none) named \"Menu\"). Nobody makes a window: list one in UIApplicationSceneManifest, "
        + "below UISceneConfigurations and UIWindowSceneSessionRoleApplication.",
      "\(none) named \"Menu\"). It has \u{201C}A\u{201D}, \u{201C}B\u{201D}.",
      "\(none) named \"Menu\"). It has none.",
      "The scene configuration \"Menu\" names no delegate, so nobody makes a window. Look at "
        + "UISceneDelegateClassName in Info.plist.",
      "Info.plist configuration \"Menu\" for UIWindowSceneSessionRoleApplication contained "
        + "UISceneClassName \(unknown)",
      "Info.plist configuration \"(no name)\" for UIWindowSceneSessionRoleApplication contained "
        + "UISceneClassName \(unknown)",
      "UIView is no subclass of UIScene, so the scene is a UIWindowScene. Look at sceneClass, or "
        + "at UISceneClassName in Info.plist.",
      "UIView is no UISceneDelegate, so nobody hears of the scene. Declare UIWindowSceneDelegate "
        + "on the class, and the methods in it.",
      "There is no scene delegate set. A scene delegate class must be specified to use a main "
        + "storyboard file. Look at UISceneDelegateClassName in Info.plist.",
      "The scene delegate must implement the window property if it wants to use a main storyboard "
        + "file. Declare var window: UIWindow? in it.",
    ]

    #expect(
      [
        SceneMessage.noConfigurations("Menu", role: role),
        .unknownConfiguration("Menu", known: ["A", "B"]),
        .unknownConfiguration("Menu", known: []),
        .noDelegate("Menu"),
        .unknownClass("Waiter", key: "UISceneClassName", configuration: "Menu", role: role),
        .unknownClass("Waiter", key: "UISceneClassName", configuration: nil, role: role),
        .noSceneClass(UIView.self), .noSceneDelegate(UIView.self), .storyboardWithoutDelegate,
        .noWindowProperty,
      ].map(\.text) == sentences)
  }

  @Test func `an Info.plist that cannot be used`() {
    let bundle = Device.current.bundle

    #expect(
      [
        InfoPlistMessage.noFile(bundle), .unreadable,
        .buildVariable("$(SIZE)", key: "CFBundleName"), .noLaunchScreen("NoSuchScreen", bundle),
      ].map(\.text) == [
        "The bundle \(bundle.bundleURL.lastPathComponent) has no Info.plist, so the application has "
          + "no name, no storyboard and no scenes. Put the file among the resources.",
        "Info.plist is no property list whose root is a dictionary, so nothing is known of the "
          + "application. Open it as source code.",
        "Info.plist: CFBundleName says $(SIZE). Xcode fills this build variable in, and nobody does "
          + "here. Write the value itself.",
        "Info.plist: UILaunchStoryboardName is NoSuchScreen, and the bundle has no "
          + "NoSuchScreen.storyboard, so there is no launch screen. Look for "
          + "NoSuchScreen.storyboard in the resources of the bundle.",
      ])
  }

  @Test func `values of an Info.plist that are of the wrong type`() {
    let pairs: [(value: Any, expected: InfoPlist.Kind, message: String)] = [
      (true, .string, "a Boolean, and has to be a string"),
      (1.5, .boolean, "a number, and has to be a Boolean"),
      ("a", .strings, "a string, and has to be an array of strings"),
      ([1], .dictionary, "an array, and has to be a dictionary"),
      (["a": 1], .dictionaries, "a dictionary, and has to be an array of dictionaries"),
      (
        Date(), .capabilities,
        "a date, and has to be an array of strings, or a dictionary of Booleans"
      ),
      (Data(), .string, "data, and has to be a string"),
    ]
    for (value, expected, message) in pairs {
      #expect(
        InfoPlistMessage.wrongType(value, key: "CFBundleName", expected: expected).text
          == "Info.plist: CFBundleName is \(message). It counts as missing.")
    }
  }

  @Test func `orientations that have nothing in common`() {
    #expect(
      text(ApplicationError.noCommonOrientation(UITabBarController()).exception)
        == "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
        + "orientation with the application, and [UITabBarController shouldAutorotate] is returning "
        + "YES | Compare supportedInterfaceOrientations of the controller with "
        + "UISupportedInterfaceOrientations in Info.plist.")
  }

  @Test func `what an application asks for in vain`() throws {
    let url = try #require(URL(string: "menu:tea"))
    let sentences: [String] = [
      "Attempting to badge the application icon but haven't received permission from the user to "
        + "badge the application. Call requestAuthorization(options:) with .badge first.",
      "Failed to open URL menu:tea. No application on this device has the scheme.",
      "Failed to open URL menu:tea. An application in the background opens nothing.",
      "-canOpenURL: failed for URL: \"menu:tea\" - error: \"This app is not allowed to query for "
        + "scheme menu\". Add menu to LSApplicationQueriesSchemes in Info.plist.",
      "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
        + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false "
        + "(NO).",
    ]

    #expect(
      [
        ApplicationMessage.badgeNotAllowed, .urlNotOpened(url, isInFront: true),
        .urlNotOpened(url, isInFront: false), .schemeNotListed("menu", of: url), .openURLCalled,
      ].map(\.text) == sentences)
  }
}
