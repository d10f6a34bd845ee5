import CourseFormat
import Foundation

/// The program that was built of an answer and its suite, and where its files lie.
struct BuiltProgram {
  let package: CoursePackage

  /// The folder of answers in the package.
  let answers: String

  /// The folder that the program lies in.
  let scratch: URL

  /// The built test program.
  var program: URL { scratch.appendingPathComponent("debug/\(Self.product).xctest") }

  static let product = "UIKitCoursePackageTests"

  /// What the compiler warned of in the answer, if one answer was compiled.
  var warnings: [Diagnostic] = []

  /// The file that is compiled for an exercise.
  func source(of exercise: Exercise) -> URL {
    package.root.appendingPathComponent("\(answers)/\(exercise.path)")
  }
}

extension Exercise {
  /// The folder of resources beside the program of its suite.
  var bundle: String { "UIKitCourse_\(module)Tests.resources" }
}
