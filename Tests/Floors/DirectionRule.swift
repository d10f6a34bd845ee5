import Testing

/// A direction that references do not take, within a floor or from one to another.
///
/// Where some still do, the limit is how many. It only goes down.
nonisolated struct DirectionRule: CustomTestStringConvertible {
  /// What the rule says.
  let sentence: String
  /// How the paths of the files begin that it is about.
  let from: [String]
  /// How the paths of the files begin that those do not name.
  let to: [String]
  /// How many references do all the same.
  let limit: Int

  var testDescription: String { sentence }

  init(_ sentence: String, from: [String], to: [String], limit: Int = 0) {
    (self.sentence, self.from, self.to, self.limit) = (sentence, from, to, limit)
  }

  /// Whether the rule is about a file.
  func applies(to file: String) -> Bool { from.contains { file.hasPrefix($0) } }

  /// Whether a reference takes the direction; one within a folder does not.
  func isBroken(by reference: CompilerIndex.Reference) -> Bool {
    applies(to: reference.file) && to.contains { reference.target.hasPrefix($0) }
      && Self.folder(of: reference.file) != Self.folder(of: reference.target)
  }

  /// The folder of a floor that a file lies in, or the file itself.
  private static func folder(of file: String) -> [Substring] {
    Array(file.split(separator: "/").prefix(2))
  }

  private static let kindsOfView = [
    "Controls/", "Controllers/", "Views/UIControl/", "Views/UIImageView/", "Views/UILabel/",
    "Views/UIScrollView/", "Views/UIStackView/",
  ]

  private static let kindsOfController = [
    "Controllers/UIAlertController/", "Controllers/UINavigationController",
    "Controllers/UITabBarController", "Controllers/UITableViewController",
  ]

  static let all = [
    DirectionRule(
      "UIView names no cell, wheel, label, control, bar or controller.", from: ["Views/UIView/"],
      to: kindsOfView, limit: 3),
    DirectionRule(
      "UIViewController names no navigation, tabs, alert or bar.",
      from: ["Controllers/UIViewController"], to: kindsOfController + ["Controls/"], limit: 62),
    DirectionRule(
      "UIScrollView names no control and no controller.", from: ["Views/UIScrollView/"],
      to: ["Controls/", "Controllers/"]),
    DirectionRule(
      "UIControl names no kind of gesture recognizer.", from: ["Views/UIControl/"],
      to: [
        "Views/Events/UILongPress", "Views/Events/UIPan", "Views/Events/UIScreenEdge",
        "Views/Events/UISwipe", "Views/Events/UITap",
      ]),
    DirectionRule(
      "Drawing is values and names no view.", from: ["Drawing/"],
      to: ["Views/", "Controls/", "Controllers/"]),
    DirectionRule(
      "What solves constraints names no label, field, button or scroll view.",
      from: ["Views/Layout/"], to: kindsOfView),
    DirectionRule(
      "UIWindow names no scene.", from: ["Views/Windows/"], to: ["Views/Scenes/"], limit: 10),
    DirectionRule(
      "What reads documents and images names no view.",
      from: ["Drawing/Images/", "Drawing/NibDecoder/"], to: ["Views/", "Controls/", "Controllers/"]),
    DirectionRule("A bar names no controller.", from: ["Controls/Bars/"], to: ["Controllers/"]),
    DirectionRule(
      "The messages of controllers name none of their kinds.",
      from: ["Controllers/ViewControllerMessages"], to: kindsOfController),
    DirectionRule(
      "Animation names no control, label or scroll view.", from: ["Views/Animation/"],
      to: kindsOfView),
    DirectionRule(
      "A control names no other; what it is made of are views.", from: ["Controls/"],
      to: ["Controls/"], limit: 62),
  ]
}
