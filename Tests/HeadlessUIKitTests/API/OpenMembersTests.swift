import Foundation
import Testing

/// Reads the sources: what a class of Objective-C has, a program may override on a device.
@Suite("What Apple opens")
struct OpenMembersTests {
  /// Members that cannot be overridden here, with the reason.
  private static let closed: [String: Set<String>] = [
    "It lies on a higher floor than its class, and Swift overrides nothing of an extension.": [
      "UIViewController.storyboard", "UISceneSession.configuration", "UITableView.register",
      "UIWindow.rootViewController",
    ],
    "The application is one object, and a subclass has its say in what it is told.": [
      "UIApplication.applicationIconBadgeNumber", "UIApplication.statusBarStyle",
      "UIApplication.setStatusBarStyle", "UIApplication.isStatusBarHidden",
      "UIApplication.openSettingsURLString",
    ],
    "Anchors, guides and held constraints are asked for; what a view says of itself is open.": [
      "UIView.leadingAnchor", "UIView.trailingAnchor", "UIView.leftAnchor", "UIView.rightAnchor",
      "UIView.topAnchor", "UIView.bottomAnchor", "UIView.widthAnchor", "UIView.heightAnchor",
      "UIView.centerXAnchor", "UIView.centerYAnchor", "UIView.firstBaselineAnchor",
      "UIView.lastBaselineAnchor", "UIView.constraints", "UIView.addConstraint",
      "UIView.addConstraints", "UIView.removeConstraint", "UIView.removeConstraints",
      "UIView.layoutGuides", "UIView.addLayoutGuide", "UIView.removeLayoutGuide",
      "UIView.safeAreaLayoutGuide", "UIView.layoutMarginsGuide",
      "UIView.keyboardLayoutGuide", "UIView.hasAmbiguousLayout",
      "UIView.constraintsAffectingLayout",
    ],
    "It cannot change once the constraint is made, and nothing asks a subclass for it.": [
      "NSLayoutConstraint.firstAttribute", "NSLayoutConstraint.secondAttribute",
      "NSLayoutConstraint.relation", "NSLayoutConstraint.multiplier",
    ],
    "It is asked of the class UIView by name.": [
      "UIView.animate", "UIView.performWithoutAnimation", "UIView.setAnimationsEnabled",
      "UIView.areAnimationsEnabled", "UIView.beginAnimations", "UIView.commitAnimations",
      "UIView.setAnimationDuration",
    ],
    "It takes a method of Swift; the one that takes a name can be overridden.": [
      "UIGestureRecognizer.addTarget"
    ],
    "Core Graphics's classes are final.": ["CGColor", "CGContext", "UIColor.cgColor"],
    "Dispatch's classes are final.": ["DispatchQueue"],
  ]

  @Test func `classes and their members are open, unless there is a reason`() throws {
    let found = try sources().flatMap(Self.closedNames)
    let known = Self.closed.values.reduce(into: Set<String>()) { $0.formUnion($1) }

    let unknown = found.filter { name in
      !known.contains(name) && !known.contains(name.prefix { $0 != "." }.description)
    }
    #expect(unknown.sorted() == [], "Write open instead of public, inside the class.")
    #expect(found.count > 20, "The sources were not read.")
  }

  /// Returns the classes and members of a file that are public and cannot be overridden.
  private static func closedNames(in text: String) -> [String] {
    var names: [String] = []
    var owner: String?
    let type = #/^(?:nonisolated )?(open|public)(?: final)? class (\w+)/#
    let addition = #/^(?:nonisolated )?(?:public )?extension ((?:UI|UN)\w+)/#
    let member =
      #/^  (?:@\w+ )?public (?:[\w()]+ )*?(?:class var|class func|var|let|func) `?(\w+)/#
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: type) {
        owner = String(match.2)
        if match.1 == "public" { names.append(String(match.2)) }
      } else if let match = line.firstMatch(of: addition) {
        owner = isClass(String(match.1)) ? String(match.1) : nil
      } else if line.hasPrefix("}") {
        owner = nil
      } else if let owner, !line.contains(" static "), let match = line.firstMatch(of: member) {
        names.append("\(owner).\(match.1)")
      }
    }
    return names
  }

  /// Whether a name is that of a class, and not of a structure or a protocol.
  private static func isClass(_ name: String) -> Bool {
    NSClassFromString("HeadlessUIKit.\(name)") != nil
  }

  private func sources() throws -> [String] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let core = package.appendingPathComponent("Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
