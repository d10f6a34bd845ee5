import CourseFormat
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("A lesson as data")
struct LessonExportTests {
  private func lesson(_ play: @escaping (Stage) throws -> Void) -> Lesson {
    Lesson("Tea", product: "tea", bundle: .main, chapters: [Chapter("Cups", play: play)])
  }

  private func export(_ lesson: Lesson) -> LessonExport {
    LessonExport(lesson: lesson, recording: Recording(of: lesson))
  }

  @Test
  func `a step has its picture, in words too, and what was printed`() throws {
    let export = export(
      lesson { stage in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Tea"
        stage.present(label)
        stage.print("one cup")
        stage.show("A cup", file: "Lessons/09-Tea/01-Cups.swift")
      })

    let step = try #require(export.document.chapters.first?.steps.first)

    #expect(step.printed == ["one cup"])
    #expect(
      step.picture
        == PlayedChapters.Picture(
          file: "01-01.svg", caption: "A cup", description: "A phone that shows: label “Tea”.",
          conversation: [], console: []))
    #expect(export.document.cover == step.picture)
    #expect(export.cover.contains("<title>A phone that shows: label “Tea”.</title>"))
  }

  @Test
  func `the document and the pictures lie in the folder, and can be read again`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lesson-export-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let export = export(lesson { $0.show("Nothing", file: "Lessons/09-Tea/01-Cups.swift") })

    #expect(try export.write(to: folder.path) == folder.path + "/lesson.json\n")

    let data = try Data(contentsOf: folder.appendingPathComponent("lesson.json"))
    #expect(try JSONDecoder().decode(PlayedChapters.self, from: data) == export.document)
    let picture = folder.appendingPathComponent("01-01.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8).hasPrefix("<svg"))
  }
}
