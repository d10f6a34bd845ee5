import Testing

#if !canImport(UIKit)
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
    @Test func `what a question settles is called unconfirmed or different where it is written`() {
      let files = FileManager.default.subpaths(atPath: Self.sources) ?? []
      for type in Set(Observation.all.compactMap { $0.type }).sorted() {
        let text = files.first { $0.hasSuffix("/\(type).swift") }
          .flatMap { try? String(contentsOfFile: "\(Self.sources)/\($0)", encoding: .utf8) }
        let documentation = Self.documentation(of: type, in: text ?? "")
        #expect(
          ["Unconfirmed:", "Differs:"].contains(where: documentation.contains),
          "\(type) has neither above its declaration, or no file of its name.")
      }
    }

    @Test func `what is said of another type of the file is not said of this one`() {
      let text = "/// - Differs: It glows.\nclass Lamp {\n}\n\n/// A room.\nopen class Room {\n}"

      #expect(Self.documentation(of: "Lamp", in: text) == "/// - Differs: It glows.")
      #expect(Self.documentation(of: "Room", in: text) == "/// A room.")
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
      .appendingPathComponent("Sources/HeadlessUIKit").path
  #endif

  @Test func `no question is asked twice`() {
    let questions = Observation.all.map { $0.question }

    #expect(Set(questions).count == questions.count)
  }
}

nonisolated extension Observation: CustomTestStringConvertible {
  var testDescription: String { question }
}
