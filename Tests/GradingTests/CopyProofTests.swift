import Foundation
import Testing

@testable import Grading

@Suite("What was proven about a copy")
struct CopyProofTests {
  let folder = TemporaryFolder()

  private var root: URL { folder.url }

  @Test
  func `a proof holds until something but an answer changes`() throws {
    try write("Exercises/01-Rain/01-Drops.swift", "one")
    try write("Exercises/01-Rain/Hints/01-Drops.md", "one")
    try write("Lessons/01-Rain/main.swift", "one")
    try write("programs/rain", "one")
    proof().note()
    #expect(proof().holds)

    try write("Exercises/01-Rain/01-Drops.swift", "another answer")
    try write("Exercises/Scratch.swift", "of the learner's own")
    #expect(proof().holds)

    for path in [
      "Exercises/01-Rain/Hints/01-Drops.md", "Lessons/01-Rain/main.swift", "programs/rain",
      "Tests/RainTests/01-DropsTests.swift", "Package.swift",
    ] {
      try write(path, "another text")
      #expect(!proof().holds, "\(path) has changed.")
      proof().note()
      #expect(proof().holds)
    }
  }

  @Test
  func `one proof says nothing about another`() throws {
    proof("rain").note()

    #expect(!proof("snow").holds)
  }

  @Test(arguments: ["CI": "true", "COURSE": "strict"])
  func `who relies on it proves it again`(_ variable: (key: String, value: String)) throws {
    proof().note()

    #expect(!proof(in: [variable.key: variable.value]).holds)
    #expect(proof(in: [variable.key: ""]).holds)
  }

  private func proof(_ name: String = "rain", in environment: [String: String] = [:]) -> CopyProof {
    CopyProof(
      of: name, in: root,
      fingerprint: CopyProof.fingerprint(
        of: root, programs: root.appendingPathComponent("programs")),
      environment: environment)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
