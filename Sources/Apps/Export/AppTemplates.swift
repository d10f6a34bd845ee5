import Answers
import Foundation

/// The files that Xcode puts into a new application, and those beside it.
enum AppTemplates {
  static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(
          name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }

    """

  /// A scene delegate that shows what an expression makes.
  static func sceneDelegate(showing screen: String) -> String {
    """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {

      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        window.backgroundColor = .systemBackground
        window.rootViewController = \(screen)
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
  }

  /// The launch screen of the template, for the screen that the course draws on.
  static let launchScreen = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES" initialViewController="01J-lp-oVM">
        <device id="retina4_0" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="13104.12"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <scene sceneID="EHf-IW-A2E">
                <objects>
                    <viewController id="01J-lp-oVM" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Ze5-6b-2t3">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="iYj-Kq-Ea1" \
    userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="53" y="375"/>
            </scene>
        </scenes>
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """

  /// What every catalog of Xcode's holds.
  static let catalog: [String: String] = [
    "Contents.json": """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """,
    "AccentColor.colorset/Contents.json": """
    {
      "colors" : [
        {
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """,
    "AppIcon.appiconset/Contents.json": """
    {
      "images" : [
        {
          "idiom" : "universal",
          "platform" : "ios",
          "size" : "1024x1024"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """,
  ]

  /// The manifest of the package that tools without Xcode build.
  ///
  /// - Source: xtool, "Control your app's structure" and its template: one library product, whose
  ///   target holds the class that is marked with @main.
  static func package(
    _ name: String, module: String, leavingOut files: [String], oldestSystem: String,
    isOnMainActor: Bool
  ) -> String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    // For tools that build for a phone without Xcode: they make an app of the one library. Xcode
    // uses the project beside this file.
    let package = Package(
      name: \(literal(module)),
      platforms: [.iOS(\(literal(oldestSystem)))],
      products: [.library(name: \(literal(module)), targets: [\(literal(module))])],
      targets: [
        .target(
          name: \(literal(module)), path: \(literal(name)),
          exclude: [\(files.map(literal).joined(separator: ", "))],
          swiftSettings: [\(isOnMainActor ? ".defaultIsolation(MainActor.self)" : "")])
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  static func xtool(bundleIdentifier: String, resources: [String]) -> String {
    "version: 1\nbundleID: \(quoted(bundleIdentifier))\ninfoPath: xtool-Info.plist\n"
      + (resources.isEmpty
        ? "" : "resources:\n" + resources.map { "  - \(quoted($0))\n" }.joined())
  }

  /// The workflow that builds the application on a hosted Mac, and keeps a picture of its first screen.
  static func workflow(_ name: String, bundleIdentifier: String) -> String {
    """
    # Builds the app with Xcode on a hosted Mac, opens it in a simulator, and keeps a picture of it.
    # Start it by hand: Actions, Simulator, Run workflow.
    name: Simulator

    on: workflow_dispatch

    permissions:
      contents: read

    jobs:
      picture:
        runs-on: macos-26
        timeout-minutes: 30
        env:
          NAME: \(quoted(name))
          BUNDLE: \(quoted(bundleIdentifier))
        steps:
          - uses: actions/checkout@v5
            with:
              persist-credentials: false
          - name: Build
            run: >-
              xcodebuild -project "$NAME.xcodeproj" -target "$NAME" -sdk iphonesimulator
              -configuration Debug SYMROOT="$PWD/build" CODE_SIGNING_ALLOWED=NO
          - name: Open it in a simulator
            run: |
              device=$(xcrun simctl list devices available | grep -m1 -oE 'iPhone.*\\([0-9A-F-]{36}\\)' \
    | grep -oE '[0-9A-F-]{36}')
              xcrun simctl boot "$device"
              xcrun simctl bootstatus "$device"
              xcrun simctl install "$device" "build/Debug-iphonesimulator/$NAME.app"
              xcrun simctl launch "$device" "$BUNDLE"
              sleep 10
              xcrun simctl io "$device" screenshot screen.png
          - uses: actions/upload-artifact@v6
            with:
              name: screen
              path: screen.png
              if-no-files-found: error

    """
  }

  /// A text as Swift writes it.
  static func literal(_ text: String) -> String { String(reflecting: text) }

  /// A text in quotes, as JSON and YAML have it.
  static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self).replacing("\\/", with: "/") } ?? "\"\""
  }

  /// What the folder says of itself.
  static func readMe(
    _ name: String, isOfCourse: Bool, needingXcode files: [String]
  ) -> String {
    let origin =
      isOfCourse
      ? "This app was written in the course \"Hands-on UIKit\" and exported by `swift run course export`. Its "
        + "lines are the same but for what needs Objective-C: `import UIKit`, `@IBOutlet`, `@IBAction`, `@objc` "
        + "and `#selector`."
      : "This project was made of the folder of an app by `swift run course export` of the course \"Hands-on "
        + "UIKit\". Its lines are the same but for names that Swift has changed since they were written."
    return """
      # \(name)

      \(origin)

      | way | what it needs | how |
      |---|---|---|
      | a hosted Mac | an account at GitHub | put this folder into a repository of its own, then Actions, \
      Simulator, Run workflow: it keeps a picture of the first screen |
      | a Mac | Xcode 26 or 16 | open `\(name).xcodeproj`, choose a simulator, and run it. For an iPhone \
      choose your team under Signing & Capabilities; with a free account the app opens for seven days |
      | Linux or Windows, on your own iPhone | xtool, an iPhone, an Apple ID, Xcode's archive | `xtool dev` \
      in this folder |

      xtool takes Apple's SDK out of Xcode. Apple's agreement allows its SDK on computers of Apple alone: \
      read it, and decide yourself.\(without(files))

      No Mac was at hand where the course is made, so none of the three ways was tried there.

      """
  }

  /// What is missing without Xcode's tools, as the rest of a paragraph.
  private static func without(_ files: [String]) -> String {
    let documents = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    if !documents.isEmpty {
      return
        " Only Xcode compiles \(documents.joined(separator: ", ")), so with xtool this app does not "
        + "find what it was drawn with."
    }
    return files.isEmpty
      ? "" : " Only Xcode compiles catalogs, so with xtool the pictures are missing."
  }
}
