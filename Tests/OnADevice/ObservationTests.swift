import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Grading
  import HeadlessUIKit
#endif

/// Asks the framework that this was compiled with each question.
struct ObservationTests {
  #if canImport(UIKit)
    @Test(arguments: Observation.all)
    func `a device answers as the library of the course does`(_ observation: Observation) {
      expectAnswer(to: observation)
    }
  #else
    @Test(.isolated, arguments: Observation.all)
    func `the library answers what is written here`(_ observation: Observation) {
      expectAnswer(to: observation)
    }
  #endif

  private func expectAnswer(to observation: Observation) {
    let answer = observation.observe()

    #expect(answer == observation.here, "\(observation.question)")
  }

  #if !canImport(UIKit)
    @Test
    func `the identifier of a question stands in the documentation of its type, and no other does`()
    {
      for type in Set(Observation.all.map(\.type)).sorted() {
        let documentation = Self.documentation(of: type)
        let asked = Observation.all.filter { $0.type == type }.map(\.id).sorted()
        #expect(
          Self.identifiers(in: documentation).sorted() == asked,
          "\(type) has to say after Asked: \(asked.joined(separator: ", ")).")
        for observation in Observation.all where observation.type == type && observation.differs {
          #expect(
            documentation.contains("Differs:"),
            "\(observation.id) says that \(type) differs, and the documentation does not.")
        }
      }
    }

    @Test func `every identifier in the library belongs to a question`() {
      let known = Set(Observation.all.map(\.id))
      var found: Set<String> = []
      for file in Self.files { found.formUnion(Self.identifiers(in: Self.text(of: file))) }

      #expect(
        found == known, "\(found.symmetricDifference(known).sorted()) stand in one place alone.")
    }

    /// Why a question cannot be asked of a test without an application: nothing public tells the answer.
    private static let reasons: Set<String> = [
      "It takes a finger.", "It takes a keyboard.", "It takes an application.",
      "Only the screen shows it.",
    ]

    @Test func `what is unconfirmed has a question, or its type says why there is none`() {
      let asked = Set(Observation.all.map(\.type))
      var unconfirmed = 0
      for file in Self.files {
        let text = Self.text(of: file)
        let name = String(file.split(separator: "/").last?.dropLast(".swift".count) ?? "")
        let notAsked = text.matches(of: #/- Not asked: (.+)/#).map { String($0.1) }
        guard text.contains("- Unconfirmed:") else {
          #expect(
            notAsked.isEmpty, "\(name) calls nothing unconfirmed, and says why it is not asked.")
          continue
        }
        unconfirmed += 1
        if asked.contains(name) {
          #expect(notAsked.isEmpty, "\(name) has a question, and says why it has none.")
        } else {
          #expect(
            notAsked.count == 1 && Self.reasons.isSuperset(of: notAsked),
            "\(name) calls something unconfirmed: write a question in Tests/OnADevice, or say after Not asked: one of \(Self.reasons.sorted())"
          )
        }
      }
      #expect(unconfirmed > 60, "The files with Unconfirmed: are not found.")
    }

    /// The identifiers after `Asked:`, which may go on in the next lines.
    private static func identifiers(in text: String) -> [String] {
      text.matches(of: #/- Asked: ((?:D\d+,\s*(?:///\s*)?)*D\d+)\./#).flatMap { match in
        match.1.matches(of: #/D\d+/#).map { String($0.0) }
      }
    }

    @Test func `what is said of another type of the file is not said of this one`() {
      let text = "/// - Differs: It glows.\nclass Lamp {\n}\n\n/// A room.\nopen class Room {\n}"

      #expect(Self.documentation(of: "Lamp", in: text) == "/// - Differs: It glows.")
      #expect(Self.documentation(of: "Room", in: text) == "/// A room.")
      #expect(
        Self.identifiers(in: "/// - Asked: D1, D2,\n///   D3.\n/// - Asked: D4.") == [
          "D1", "D2", "D3", "D4",
        ])
    }

    // MARK: - Recordings

    @Test func `what a device answered is what the library answers, or is said to differ`() throws {
      for file in Recording.files {
        let recording = try Recording(Data(contentsOf: file))
        for problem in recording.problems { Issue.record("\(file.lastPathComponent): \(problem)") }
      }
    }

    @Test func `a recording that differs is told, and so is one of other questions`() throws {
      let some = Array(Observation.all.prefix(3))
      let differing = try #require(Observation.all.first { $0.differs })
      func problems(_ answers: [(id: String, question: String, answer: String)]) throws -> [String]
      {
        let json =
          [
            "system": "iOS 26.1",
            "answers": answers.map { ["id": $0.id, "question": $0.question, "answer": $0.answer] },
          ] as [String: Any]
        return try Recording(JSONSerialization.data(withJSONObject: json)).problems
      }

      #expect(try problems(some.map { ($0.id, $0.question, $0.here) }).isEmpty)
      #expect(try problems([(differing.id, differing.question, "else")]).isEmpty)
      #expect(
        try problems([(some[0].id, some[0].question, "else")]) == [
          "\(some[0].id): iOS 26.1 answers \"else\", and \(some[0].type) answers \"\(some[0].here)\". Change the library, or say under Differs: why not, and write differs: true."
        ])
      #expect(
        try problems([("D0", "What?", "that")]) == [
          "D0 is none of the questions. Take it out, or write the question."
        ])
      #expect(
        try problems([(some[0].id, "What?", some[0].here)]) == [
          "\(some[0].id) asked something else then. Record it anew."
        ])
    }

    @Test func `the table of the documentation says what the questions say`() throws {
      let page = try String(
        contentsOfFile: "\(Self.sources)/HeadlessUIKit/HeadlessUIKit.docc/OnADevice.md",
        encoding: .utf8
      )
      let answered = try Set(
        Recording.files.flatMap { try Recording(Data(contentsOf: $0)).answers.map(\.id) })
      var rows: [String: [Int]] = [:]
      for observation in Observation.all {
        let basis = answered.contains(observation.id) ? .recorded : observation.basis
        let column = Observation.Basis.allCases.firstIndex(of: basis) ?? 0
        rows[observation.type, default: [0, 0, 0, 0]][column] += 1
        rows[observation.type, default: [0, 0, 0, 0]][3] += observation.differs ? 1 : 0
      }
      rows["all"] = (0..<4).map { column in rows.values.reduce(0) { $0 + $1[column] } }
      let written = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      let expected = rows.map { type, counts in
        "| \(type) | " + counts.map { $0 == 0 ? "" : "\($0)" }.joined(separator: " | ") + " |"
      }

      #expect(
        Set(written.map(String.init)) == Set(expected) && written.count == expected.count,
        "Make it anew: python3 Tests/OnADevice/collect.py --table")
    }

    /// Returns the documentation of a type, or nothing if no file has its name.
    private static func documentation(of type: String) -> String {
      files.first { $0.hasSuffix("/\(type).swift") }
        .map { documentation(of: type, in: text(of: $0)) } ?? ""
    }

    /// The Swift files of the library and of the modules beside it, by their paths in Sources.
    private static let files = [
      "HeadlessUIKit", "HeadlessUICollectionView", "HeadlessUIKitExtras",
    ].flatMap { module in
      (FileManager.default.subpaths(atPath: "\(sources)/\(module)") ?? [])
        .filter { $0.hasSuffix(".swift") }.map { "\(module)/\($0)" }
    }

    private static func text(of file: String) -> String {
      (try? String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)) ?? ""
    }

    /// Returns the lines of documentation above the declaration of a type.
    private static func documentation(of type: String, in text: String) -> String {
      let name = type.split(separator: ".").last ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let declaration = lines.firstIndex { line in
        guard let match = line.firstMatch(of: #/\b(?:class|struct|enum|protocol) (\w+)\b/#) else {
          return false
        }
        return match.1 == name && !line.contains("//")
      }
      // A file of additions alone is documented above the first of them.
      let place = declaration ?? lines.firstIndex { $0.hasPrefix("extension ") } ?? 0
      let above = lines[..<place].reversed()
        .prefix { $0.contains("///") || $0.contains("@") }
      return above.reversed().joined(separator: "\n")
    }

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources").path
  #endif

  @Test func `no question is asked twice, and none has the identifier of another`() {
    let questions = Observation.all.map { $0.question }

    #expect(Set(questions).count == questions.count)
    #expect(Set(Observation.all.map(\.id)).count == questions.count)
    #expect(questions.count >= 150)
  }

  /// Writes what this framework answers, a line an answer, where somebody names a file for it.
  ///
  /// What is written before a question ends the program stays written, and `collect.py` says which one it was.
  @Test(.enabled(if: answersFile != nil))
  func `every answer is written down`() throws {
    let path = try #require(Self.answersFile)
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try #require(FileHandle(forWritingAtPath: path))
    func write(_ entry: [String: Any]) throws {
      let line = try JSONSerialization.data(withJSONObject: entry, options: .sortedKeys)
      try file.write(contentsOf: line + Data("\n".utf8))
    }
    try write([
      "system": Self.system, "device": UIDevice.current.model, "ids": Observation.all.map(\.id),
    ])
    for observation in Observation.all {
      try write([
        "id": observation.id, "question": observation.question, "answer": observation.observe(),
      ])
    }
    try write(["end": true])
  }

  private nonisolated static let answersFile = ProcessInfo.processInfo.environment[
    "COURSE_ANSWERS_FILE"]

  private static var system: String {
    "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }
}

nonisolated extension Observation: CustomTestStringConvertible {
  var testDescription: String { question }
}
