import CourseFormat
import Foundation
import Testing

@testable import Answers

@Suite("The members that UIKit's classes have here")
struct MemberTableTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL

  /// The classes of the libraries that everybody can inherit from or use, with what each inherits from.
  private func declared() throws -> [String: String] {
    var found: [String: String] = [:]
    for library in ["HeadlessUIKit", "HeadlessUIKitExtras", "HeadlessUICollectionView"] {
      let folder = Self.root.appendingPathComponent("Sources/\(library)")
      let files = try #require(FileManager.default.subpaths(atPath: folder.path))
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        // Reading all of the libraries takes long.
        guard text.contains("open class ") || text.contains("public final class ") else { continue }
        let outline = SourceOutline(text)
        let classes = Set(outline.owners.filter { $0.keyword == "class" }.map(\.name))
        for type in outline.declarations where type.kind == .type && classes.contains(type.name) {
          guard !type.modifiers.isDisjoint(with: ["open", "public"]) else { continue }
          found[type.name] = type.words.first
        }
      }
    }
    return found
  }

  @Test func `it knows what each class of UIKit inherits from`() throws {
    let declared = try declared()
    let isUIKits = { (name: String) in
      ["UI", "NS", "UN", "WK"].contains { name.hasPrefix($0) } && name != "NSObject"
    }
    var superclasses: [String: [String]] = [:]
    for name in declared.keys where isUIKits(name) {
      var above = declared[name]
      // A class of the library's own lies between two of UIKit's.
      while let between = above, between.hasPrefix("_") { above = declared[between] }
      if let above, isUIKits(above) { superclasses[name] = [above] }
    }

    #expect(superclasses.count > 50)
    for (name, above) in superclasses {
      #expect(MemberTable.superclasses[name] == above, "\(name) inherits from \(above).")
    }
    for name in MemberTable.superclasses.keys where superclasses[name] == nil {
      Issue.record("There is no class \(name) that inherits from one of UIKit's.")
    }
  }

  @Test(arguments: [
    ("UISwitch", ["UIControl", "UIView", "UIResponder"]), ("UIImage", []), ("Dish", []),
    ("Menu", ["Base", "Steeped", "UIViewController", "UIResponder"]),
    // A class that inherits from itself does not compile.
    ("Loop", []),
  ])
  func `a type has the members of what its file and UIKit say that it inherits`(
    type: String, ancestors: [String]
  ) {
    let inherited = [
      "Menu": ["Base", "Steeped"], "Base": ["UIViewController"], "Loop": ["Loop"],
    ]

    #expect(MemberTable.ancestors(of: type, in: inherited) == ancestors)
  }
}
