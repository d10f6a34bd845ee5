import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 7: VersionCompare", .exercise, .serialized)
struct VersionCompareTests {
  @Test(.todo(1))
  func `a version is cut at its dots`() {
    #expect(parts(of: "10.0.1") == [10, 0, 1], "Cut 10.0.1 at its dots, and make numbers of it.")
    #expect(parts(of: "8") == [8], "8 has one part.")
    #expect(
      parts(of: "2015.3.14.15.92") == [2015, 3, 14, 15, 92],
      "2015.3.14.15.92 has five parts. A version may have any number of them.")
  }

  @Test(.todo(1))
  func `a part that is no number counts as 0`() async throws {
    try await mustNotStop()

    #expect(
      parts(of: "8.beta.2") == [8, 0, 2],
      "beta is no number and counts as 0. It keeps its place: the 2 is the third part.")
    #expect(
      parts(of: "8.3b.2") == [8, 0, 2], "3b is no whole number. It counts as 0, and not as 3.")
  }

  @Test(.todo(1))
  func `an empty part counts as 0`() async throws {
    try await mustNotStop()

    #expect(
      parts(of: "8..1") == [8, 0, 1],
      "Nothing stands between the two dots, and counts as 0. `split` can keep empty parts.")
    #expect(
      [parts(of: "8."), parts(of: ".5")] == [[8, 0], [0, 5]],
      "A dot at an end has a part on either side, and one of them is empty. It counts as 0.")
  }

  @Test(.todo(2))
  func `the first difference decides`() {
    #expect(
      isVersion([10, 0, 1], atLeast: [9, 9, 9]) && !isVersion([9, 9, 9], atLeast: [10, 0, 1]),
      "10 is more than 9. What comes after that does not count any more.")
    #expect(
      isVersion([8, 10], atLeast: [8, 9]) && !isVersion([8, 9], atLeast: [8, 10]),
      "The first parts are the same, and 10 is more than 9.")
    #expect(
      isVersion([2, 0], atLeast: [1, 20_150_314]) && !isVersion([1, 20_150_314], atLeast: [2, 0]),
      "2 is more than 1, however large the second part is. Compare part by part.")
    #expect(
      isVersion([8, 1], atLeast: [8, 0, 1]) && !isVersion([8, 0, 1], atLeast: [8, 1]),
      "The second parts differ: 1 is more than 0. A 0 in the middle keeps its place.")
  }

  @Test(.todo(2))
  func `every part counts, however many there are`() {
    #expect(
      isVersion([1, 2, 3, 4, 6], atLeast: [1, 2, 3, 4, 5])
        && !isVersion([1, 2, 3, 4, 5], atLeast: [1, 2, 3, 4, 6]),
      "The fifth parts differ, and none before. Go on to the end of the longer one.")
    #expect(
      isVersion([1, 2, 3, 4], atLeast: [1, 2, 3]) && !isVersion([1, 2, 3], atLeast: [1, 2, 3, 4])
        && isVersion([1, 2, 3], atLeast: [1, 2, 3, 0, 0]),
      "A fourth part that is not there counts as 0. Compare as many parts as the longer one has.")
  }

  @Test(.todo(2))
  func `missing parts count as 0`() {
    #expect(isVersion([8], atLeast: [8, 0, 0]), "8 is the same as 8.0.0.")
    #expect(isVersion([8, 0, 0], atLeast: [8]), "8.0.0 is the same as 8.")
    #expect(
      isVersion([8, 0, 1], atLeast: [8]) && !isVersion([8], atLeast: [8, 0, 1]),
      "8 is 8.0.0, and 8.0.1 comes after it. Go on to the end of the longer one.")
  }

  @Test(.todo(2))
  func `the same version is enough`() {
    #expect(isVersion([7, 1, 2], atLeast: [7, 1, 2]), "No pair differs: that is \"at least\".")
  }

  @Test(.todo(2))
  func `texts are compared by their parts`() {
    #expect(
      isVersion("8.10", atLeast: "8.9") && !isVersion("8.9", atLeast: "8.10"),
      "8.10 comes after 8.9: ten is more than nine.")
    #expect(
      isVersion("10.0.1", atLeast: "8.0") && !isVersion("7.1.2", atLeast: "8.0"),
      "The program of 2015 is to run on 10.0.1, and not on 7.1.2.")
    #expect(
      isVersion("8", atLeast: "8.0.beta") && !isVersion("8.0.0", atLeast: "8.0.0.1"),
      "A part that is no number counts as 0, and every part counts. Compare the parts of both texts."
    )
  }

  private func mustNotStop() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped at a part that is no number. Int(part) answers nil then."
    ) {
      await MainActor.run { _ = (parts(of: "8.beta.2"), parts(of: "8..1")) }
    }
  }
}

extension VersionCompareTests: ExerciseScene {
  static let advice = "Whether each version is the other one, or a later one."

  var opening: SceneOpening {
    let pairs = [
      ("8.10", "8.9"), ("8.9", "8.10"), ("8", "8.0.0"), ("10.0.1", "9.9.9"), ("8..1", "8.0.1"),
      ("8.beta", "8.0"), ("7.1.2", "8.0"),
    ]
    return .table(
      ["version", "parts", "at least", "answer"],
      rows: pairs.map { version, other in
        [version, "\(parts(of: version))", other, "\(isVersion(version, atLeast: other))"]
      })
  }
}
