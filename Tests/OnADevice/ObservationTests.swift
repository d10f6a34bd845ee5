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
        #expect(
          ["Unconfirmed:", "Differs:"].contains { text?.contains($0) == true },
          "\(type) has neither, or no file of its name.")
      }
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
