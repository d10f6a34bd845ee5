import CourseFormat
import HeadlessUIKit

/// Runs one chapter and records its steps.
final class ChapterRecorder {
  private(set) var steps: [Step] = []
  private(set) var problems: [Problem] = []
  /// The path of the chapter's source, once something was shown or printed.
  private(set) var path: String?

  private let number: Int
  private let title: String
  private var source: SourceFile?
  private var lastLine = 0
  private var recordedMessages = 0
  private var printed: [Stage.Printed] = []
  private var printedSinceStep: [String] = []
  private var problemsSinceStep: [Problem] = []
  private var console: [String] = []
  private var isPlayed = false
  /// The last line of each step.
  private var ends: [Int] = []

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  /// Plays the chapter in an application of its own.
  func record(_ chapter: Chapter, bundle: Bundle) {
    let state = Device()
    state.bundle = bundle
    state.console = { [unowned self] line in console.append(line) }
    Device.$ofTask.withValue(state) {
      let stage = Stage()
      stage.onShow = { [unowned self, unowned stage] in add($0, on: stage) }
      stage.onPrint = { [unowned self] in add($0) }
      Stage.$reporter.withValue({ [unowned self] in report($0) }) {
        do {
          try chapter.play(stage)
          isPlayed = true
        } catch {
          report("\(error)")
        }
      }
    }
    checkTitle()
    // What a chapter that ended too early did not print is no second mistake.
    if isPlayed {
      addRest()
      if let source { problems += check(source) }
    } else if !steps.isEmpty {
      addStep(upTo: lastLine, hides: nil, scene: nil)
    }
    if steps.isEmpty, !problems.isEmpty { addEmptyStep() }
    for problem in problems where !steps.contains(where: { $0.problems.contains(problem) }) {
      steps[index(ofStepWith: problem.line)].problems.append(problem)
    }
  }

  /// Notes what went wrong in the course of the chapter, for the step that comes next.
  private func report(_ sentence: String) {
    let problem = Problem("\(sourceName): \(sentence)", note: sentence)
    problems.append(problem)
    problemsSinceStep.append(problem)
  }

  private func check(_ source: SourceFile) -> [Problem] {
    PrintCheck.problems(in: source, printed: printed) + AnnotationCheck.problems(in: source)
  }

  /// The step that a line belongs to, or the last one.
  private func index(ofStepWith line: Int?) -> Int {
    line.flatMap { line in ends.firstIndex { $0 >= line } } ?? steps.count - 1
  }

  /// Adds a step without a picture, so that a chapter that showed nothing can say why.
  private func addEmptyStep() {
    ends.append(0)
    steps.append(
      Step(
        chapter: number, number: 1, passages: [.heading(level: 1, title)], scene: nil,
        file: sourceName, line: 1, printed: []))
  }

  private func add(_ shown: Stage.Shown, on stage: Stage) {
    open(shown.file)
    // Drawing comes first: it is then that views ask for what they show.
    let display = stage.display
    let messages = stage.conversation
    let new = Array(messages[min(recordedMessages, messages.count)...])
    if shown.showsSilence, let message = new.first {
      problems.append(
        Problem(
          "\(sourceName):\(shown.line) says that nobody was asked or told anything, and "
            + "\u{201C}\(message.line)\u{201D} was. Look at showsSilence.", line: shown.line))
    }
    addStep(
      upTo: shown.line, hides: shown.line,
      scene: Step.Scene(
        caption: shown.caption, display: display,
        description: ScreenDescription(of: stage).sentence, conversation: new,
        showsSilence: shown.showsSilence, console: console))
    recordedMessages = messages.count
    console = []
  }

  private func add(_ line: Stage.Printed) {
    open(line.file)
    printed.append(line)
    printedSinceStep.append(line.text)
  }

  private func addRest() {
    guard let source, lastLine < source.lines.count else { return }
    addStep(upTo: source.lines.count, hides: nil, scene: nil)
  }

  private func addStep(upTo line: Int, hides hidden: Int?, scene: Step.Scene?) {
    let first = lastLine + 1
    let end = max(source?.endOfStatement(from: line) ?? line, lastLine)
    let last = hidden.map { $0 - 1 } ?? end
    let passages = source.map {
      first <= last ? Passage.passages(of: $0.lines, in: first...last) : []
    }
    lastLine = end
    let text = passages ?? []
    guard scene != nil || !text.isEmpty || !problemsSinceStep.isEmpty else { return }
    ends.append(end)
    steps.append(
      Step(
        chapter: number, number: steps.count + 1, passages: text, scene: scene, file: sourceName,
        line: line, printed: printedSinceStep, problems: problemsSinceStep))
    printedSinceStep = []
    problemsSinceStep = []
  }

  private func open(_ file: String) {
    guard path == nil else { return }
    path = file
    source = SourceFile(path: file)
  }

  private func checkTitle() {
    guard let written = source?.title, written != title else { return }
    problems.append(
      Problem(
        "\(sourceName) is titled \u{201C}\(written)\u{201D}, and the lesson lists it as "
          + "\u{201C}\(title)\u{201D}. Look at main.swift beside it.", line: 1))
  }

  private var sourceName: String { path.map(SourceFile.name) ?? "Chapter \(number)" }
}
