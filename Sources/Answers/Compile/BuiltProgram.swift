import CourseFormat
import Foundation

/// The program that was built of an answer and its suite, and where its files lie.
package struct BuiltProgram {
  package let package: CoursePackage

  /// The folder of answers in the package.
  package let answers: String

  /// The folder that the program lies in.
  package let scratch: URL

  /// The built test program.
  package var program: URL { place.appendingPathComponent(Self.product) }

  /// The folder of the program and its resources, with nothing else in it.
  package var place: URL { scratch.appendingPathComponent("app") }

  /// The name of the program, which its answer can read: it is the same whatever is done with it.
  package static let product = "App"

  /// The folder of resources beside the program of a suite.
  package static let resources = "Files.resources"

  /// The folder of the run that built it, if another one did: it goes away with whoever holds this last.
  private(set) var folder: PrivateFolder?

  /// What the compiler warned of in the answer, if one answer was compiled.
  package var warnings: [Diagnostic] = []

  /// The file that is compiled for an exercise.
  package func source(of exercise: Exercise) -> URL {
    package.root.appendingPathComponent("\(answers)/\(exercise.path)")
  }
}

extension BuiltProgram {
  private struct Location: Codable {
    let answers: String
    let scratch: String
    /// The folder of the run that built it.
    let work: String
  }

  /// Where the build lies, as text that ``init(package:location:)`` reads.
  package var location: String {
    get throws {
      let location = Location(
        answers: answers, scratch: scratch.path, work: try package.work.path)
      return String(decoding: try JSONEncoder().encode(location), as: UTF8.self)
    }
  }

  /// The build that `course play --build` has made and handed over, or nil if its output names none.
  package init?(package: CoursePackage, location: String) {
    let data = Data(location.utf8)
    guard let location = try? JSONDecoder().decode(Location.self, from: data) else { return nil }
    self.init(
      package: package, answers: location.answers,
      scratch: URL(fileURLWithPath: location.scratch, isDirectory: true))
    folder = WorkFolder.adopt(URL(fileURLWithPath: location.work, isDirectory: true))
  }
}
