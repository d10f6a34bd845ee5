import Answers
import Foundation

/// The sample answers of exercises as whole files: what a contributor reads, and what tests hand in.
///
/// - Shape: `DIR/01-Pickers/01-JaggedColumns/decoy CountsComponents.swift`, beside `the solution.swift`
///   and `the stub.swift`.
enum SampleFiles {
  /// Writes them into a new folder, and returns how many there are.
  ///
  /// - Errors: A folder that is there already is left as it is.
  static func write(of exercises: [Exercise], to folder: URL) throws -> Int {
    guard !folder.exists else {
      throw CommandError.placeTaken(folder.path, command: "prove", option: "--samples")
    }
    var count = 0
    for exercise in exercises {
      let place = folder.appendingPathComponent("\(exercise.lesson)/\(exercise.file)")
      for answer in exercise.sampleAnswers {
        try place.appendingPathComponent("\(answer.name).swift").writeOrExplain(answer.source)
        count += 1
      }
    }
    return count
  }
}
