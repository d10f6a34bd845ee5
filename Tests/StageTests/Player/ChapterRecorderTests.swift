import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Recording a chapter", .isolated)
struct ChapterRecorderTests {
  private func record(_ source: String?, _ play: @escaping (Stage, String) throws -> Void) throws
    -> ChapterRecorder
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Lessons-\(UUID().uuidString)/Lessons")
    let file = folder.appendingPathComponent("01-A.swift")
    if let source {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    }
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let recorder = ChapterRecorder(number: 1, title: "Wheels")
    recorder.record(Chapter("Wheels") { try play($0, file.path) }, bundle: .main)
    return recorder
  }

  private struct Closed: Error, CustomStringConvertible {
    let description = "The kitchen is closed."
  }

  @Test
  func `a chapter that throws ends there, and its error is the one thing said`() throws {
    let source =
      "//: # Wheels\nstage.show(\"One\")\nstage.print(1)\n// Prints \"1\"\nstage.show(\"Two\")"

    let recorder = try record(source) { stage, file in
      stage.show("One", file: file, line: 2)
      throw Closed()
    }

    #expect(recorder.steps.map(\.scene?.caption) == ["One", nil])
    #expect(recorder.problems.map(\.sentence) == ["Lessons/01-A.swift: The kitchen is closed."])
    #expect(recorder.steps.last?.problems.map(\.note) == ["The kitchen is closed."])
  }

  @Test
  func `a step has the source between the step before and its own line`() throws {
    let source =
      "//: # Wheels\nlet a = 1\nstage.show(\"One\")\nlet b = 2\nstage.show(\"Two\")\n//: End."

    let steps = try record(source) { stage, file in
      stage.show("One", file: file, line: 3)
      stage.show("Two", file: file, line: 5)
    }
    .steps

    #expect(steps.map(\.label) == ["1.1", "1.2", "1.3"])
    #expect(
      steps[0].passages == [.heading(level: 1, "Wheels"), .code(firstLine: 2, ["let a = 1"])])
    #expect(steps[1].passages == [.code(firstLine: 4, ["let b = 2"])])
    #expect(steps[2].passages == [.prose(["End."])])
    #expect(steps[2].scene == nil)
  }

  @Test
  func `without its source a chapter still has its pictures and what it printed`() throws {
    let recorder = try record(nil) { stage, file in
      stage.print("Soup", file: file, line: 2)
      stage.show("One", file: file, line: 3)
    }

    #expect(recorder.steps.map(\.scene?.caption) == ["One"])
    #expect(recorder.steps[0].passages.isEmpty)
    #expect(recorder.steps[0].printed == ["Soup"])
    #expect(recorder.problems.isEmpty)
  }

  @Test
  func `a step has what was said since the step before`() throws {
    let source = "//: # Wheels\nstage.show(\"One\")\nstage.show(\"Two\")\nstage.show(\"Three\")"

    let steps = try record(source) { stage, file in
      let source = RowSource()
      source.picker.dataSource = source
      stage.present(source.picker)
      stage.show("One", file: file, line: 2)
      stage.show("Two", file: file, line: 3)
      source.picker.reloadAllComponents()
      stage.show("Three", file: file, line: 4)
    }
    .steps

    #expect(steps.map { $0.scene?.conversation.count } == [2, 0, 2])
  }

  @Test
  func `what a person cannot do is a problem of the lesson`() throws {
    let recorder = try record("//: # Wheels") { stage, file in
      stage.show("One", file: file, line: 1)
      stage.buttons["Random"].tap()
    }

    #expect(recorder.problems.count == 1)
    #expect(recorder.problems.first?.sentence.contains("button “Random” cannot be tapped") == true)
  }

  @Test
  func `a difference belongs to the step with its line, under the comment`() throws {
    let source =
      "//: # Wheels\nstage.show(\"One\")\nstage.print(4)\n// Prints \"3\"\nstage.show(\"Two\")\n//: End."

    let recorder = try record(source) { stage, file in
      stage.show("One", file: file, line: 2)
      stage.print(4, file: file, line: 3)
      stage.show("Two", file: file, line: 5)
    }

    #expect(recorder.steps.map { $0.problems.map(\.note) } == [[], ["The run printed “4”."], []])
    #expect(recorder.steps[1].problems.first?.line == 4)
    #expect(
      StepFormatter(style: .plain, width: 60).text(of: recorder.steps[1]).suffix(3) == [
        "  3 │ stage.print(4)", "  4 │ // Prints \"3\"", "    │ ▲ The run printed “4”.",
      ])
  }

  @Test
  func `a chapter that throws before its first picture has a page that says so`() throws {
    let recorder = try record("//: # Wheels") { _, _ in throw Closed() }

    #expect(recorder.steps.map(\.label) == ["1.1"])
    #expect(
      StepFormatter(style: .plain, width: 60).text(of: recorder.steps[0])
        == ["", "Wheels", "══════", "", "The kitchen is closed."])
  }

  @Test
  func `a title that the list does not know is a problem`() throws {
    let recorder = try record("//: # Weels\nstage.show(\"One\")") { stage, file in
      stage.show("One", file: file, line: 2)
    }

    #expect(recorder.problems.first?.sentence.contains("“Weels”") == true)
  }

  @Test
  func `what the console got stands with the step`() throws {
    let steps = try record("//: # Wheels\nstage.show(\"One\")") { stage, file in
      let source = RowSource()
      source.picker.dataSource = source
      source.picker.selectRow(9, inComponent: 0, animated: false)
      stage.show("One", file: file, line: 2)
    }
    .steps

    #expect(steps[0].scene?.console.first?.contains("there is no row 9") == true)
  }

  final class RowSource: NSObject, UIPickerViewDataSource {
    let picker = UIPickerView()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }
}
