#if !canImport(UIKit)
  import HeadlessUIKit

  /// What a device answered: a file `Recordings/iOS-26.1.json`, which outranks every page.
  nonisolated struct Recording: Decodable {
    struct Answer: Decodable {
      let id: String
      let question: String
      let answer: String
    }

    let system: String
    let answers: [Answer]

    init(_ data: Data) throws { self = try JSONDecoder().decode(Recording.self, from: data) }

    /// The recordings that somebody has sent.
    static var files: [URL] {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings")
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    /// What is not as the library has it, or is no answer to one of the questions, in a sentence each.
    var problems: [String] {
      let known = Dictionary(
        Observation.all.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
      return answers.compactMap { entry in
        guard let observation = known[entry.id] else {
          return "\(entry.id) is none of the questions. Take it out, or write the question."
        }
        guard observation.question == entry.question else {
          return "\(entry.id) asked something else then. Record it anew."
        }
        guard observation.here != entry.answer, !observation.differs else { return nil }
        return
          "\(entry.id): \(system) answers \"\(entry.answer)\", and \(observation.type) answers "
          + "\"\(observation.here)\". Change the library, or say under Differs: why not, and write "
          + "differs: true."
      }
    }
  }
#endif
