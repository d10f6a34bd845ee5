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

  /// Whether the class is one of UIKit's.
  var isOfLibrary: Bool { LibraryModules.names.contains { name.hasPrefix("\($0).") } }

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

nonisolated extension String {
  /// Creates the name of a type after its article, as it is spoken: an AlertView, a UIView.
  package init(withArticle type: Any) {
    let name = "\(type)"
    let letters = name.prefix(2)
    // Of letters that are spoken one by one, as in NSObject, some begin with a vowel.
    let isSpelled = letters.count == 2 && letters.allSatisfy(\.isUppercase)
    let vowels = isSpelled ? "AEFHILMNORSX" : "AEIOaeio"
    let isUn = ["Un", "Up"].contains(String(letters)) && !name.hasPrefix("Uni")
    self = (isUn || name.first.map(vowels.contains) == true ? "an " : "a ") + name
  }
}
