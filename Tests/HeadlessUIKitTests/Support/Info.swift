import HeadlessUIKit

/// A bundle that holds an Info.plist, for as long as this is kept.
final class Info {
  let bundle: Bundle
  private let folder: URL

  init(_ keys: [String: Any], files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    bundle = Bundle(path: folder.path) ?? .main
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension Info {
  /// A manifest with one configuration, named Default Configuration.
  static func scenes(
    delegate: String, storyboard: String? = nil, severalWindows: Bool = false
  ) -> [String: Any] {
    var entry = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate,
    ]
    entry["UISceneStoryboardFile"] = storyboard
    return [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": severalWindows,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
      ] as [String: Any]
    ]
  }

  /// A storyboard with a first screen, whose label says Hello, and one of the identifier B.
  static func storyboard(initial: String = "one") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController id="one" customClass="LifeCycleController" customModule="CoreTestSupport" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    <subviews><label text="Hello" id="l1">
    <rect key="frame" x="20" y="40" width="100" height="21"/></label></subviews>
    </view></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="B" id="two" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    </view></viewController></objects></scene>
    </scenes></document>
    """
  }
}
