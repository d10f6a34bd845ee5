/// The name a class is found by.
struct ClassName {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Takes the name of a class.
  init(_ type: AnyClass) {
    name = String(reflecting: type)
  }

  var isOfLibrary: Bool { name.hasPrefix("HeadlessUIKit.") }

  /// Returns the class of the name, or nil.
  func find() -> AnyClass? { NSClassFromString(name) }

  /// What to look at when there is no class of the name.
  var help: String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).count
    switch parts {
    case 1:
      return "A class is found by its module's name and its own, \u{201C}Module.\(name)\u{201D}: "
        + "NSStringFromClass(\(name).self) spells it."
    case 2:
      return "Compare both names with the declaration. A private class is not found by its name, "
        + "and neither is one that lies in a function."
    default:
      return "A class that lies in another type is not found by its name. Declare it at the top of "
        + "its file."
    }
  }
}
