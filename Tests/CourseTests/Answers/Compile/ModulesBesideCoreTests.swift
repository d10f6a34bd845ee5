import Foundation
import Testing

@testable import Answers

@Suite("What an answer imports beside the library")
struct ModulesBesideCoreTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    try course.write(
      SmallCourse.manifest.replacing(
        "\"02-SnowAndIce\",\n    ]",
        with: "\"02-SnowAndIce\",\n    ], imports: [\"HeadlessUICollectionView\"]"),
      to: "Package.swift")
  }

  @Test(arguments: [
    "import HeadlessUIKit\nimport HeadlessUICollectionView\n", "import HeadlessUICollectionView",
    "import HeadlessUIKit\r\nimport HeadlessUICollectionView\r\n",
    "  @testable import HeadlessUICollectionView // cells",
  ])
  func `an answer is compiled with what it imports and its lesson may import`(text: String) {
    let package = CoursePackage(root: course.root)

    #expect(
      package.exercises.map { ModulesBesideCore.names(for: $0, importedBy: text, in: package) }
        == [["HeadlessUICollectionView"], ["HeadlessUICollectionView"], []])
    #expect(
      ModulesBesideCore.names(
        for: package.exercises[0],
        importedBy: "/*\nimport HeadlessUICollectionView\n*/ // import HeadlessUICollectionView",
        in: package) == [])
  }
}
