import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 5: NoRetainCycle", .exercise, .serialized)
struct NoRetainCycleTests {
  // A reference to any object of a class is the object and its methods, two words. Where structs
  // may conform as well, the value itself has to fit in.
  @Test(.todo(1))
  func `only a class can be a delegate`() {
    #expect(
      MemoryLayout<any UploaderDelegate>.size == 2 * MemoryLayout<Int>.size,
      "A struct is copied when it is assigned. Let the protocol inherit from AnyObject.")
  }

  @Test(.todo(2))
  func `an uploader does not keep its delegate`() {
    let uploader = Uploader()
    weak var gone: Screen?
    do {
      let screen = Screen()
      uploader.delegate = screen
      gone = screen
    }

    #expect(
      gone == nil,
      "Only the uploader has a reference to the screen, and this reference keeps it. Make it weak.")
  }

  @Test(.todo(2))
  func `a screen with an uploader is freed when it was left`() {
    let log = Log()
    weak var uploader: Uploader?
    do {
      let screen = Screen(log)
      screen.uploader.delegate = screen
      uploader = screen.uploader
    }

    #expect(
      log.lines == ["gone"] && uploader == nil,
      "The screen keeps its uploader. If the uploader keeps the screen, neither is ever freed.")
  }

  @Test(.todo(2))
  func `the reference is nil when the delegate is gone`() throws {
    let uploader = Uploader()
    weak var gone: Screen?
    do {
      let screen = Screen()
      uploader.delegate = screen
      gone = screen
    }
    try #require(
      gone == nil, .needed("The delegate is still alive. Make the reference weak first."))

    #expect(uploader.delegate == nil, "A weak reference is nil when its object is gone.")
  }

  @Test(.todo(3))
  func `the delegate is asked before and told after`() throws {
    let (uploader, screen) = (Uploader(), Screen())
    uploader.delegate = screen

    let isUploaded = uploader.upload("sunrise")

    try #require(
      isUploaded && uploader.uploaded == ["sunrise"],
      "The answer was true, so the file is uploaded, and the result is true.")
    try #require(
      screen.heard == ["should sunrise, so far []", "did sunrise, so far [\"sunrise\"]"],
      "First ask, then upload, then tell. The list is right when the delegate is told.")

    let isSecondUploaded = uploader.upload("beach")

    #expect(
      isSecondUploaded && uploader.uploaded == ["sunrise", "beach"],
      "The second file is uploaded after the first. Add the file of this call to the list.")
    #expect(
      screen.heard.suffix(2) == [
        "should beach, so far [\"sunrise\"]", "did beach, so far [\"sunrise\", \"beach\"]",
      ],
      "The delegate is asked and told about the second file. Pass the file of this call.")
  }

  @Test(.todo(3))
  func `false forbids the upload`() throws {
    let (uploader, screen) = (Uploader(), Screen())
    uploader.delegate = screen
    screen.answer = false

    let isUploaded = uploader.upload("sunrise")

    try #require(!screen.heard.isEmpty, "Ask the delegate whether the uploader may upload.")
    #expect(
      !isUploaded && uploader.uploaded.isEmpty && screen.heard.count == 1,
      "The answer was false: upload nothing, tell nothing, and return false.")

    screen.answer = true
    let isUploadedNow = uploader.upload("sunrise")

    #expect(
      isUploadedNow && uploader.uploaded == ["sunrise"],
      "The answer was false for the first file, and is true now. Ask for each file.")
  }

  @Test(.todo(3))
  func `when the delegate is gone it uploads`() throws {
    let uploader = Uploader()
    do {
      let screen = Screen()
      uploader.delegate = screen
      _ = uploader.upload("sunrise")
    }
    try #require(
      uploader.delegate == nil,
      .needed("The delegate is still alive. Make the reference weak first."))

    let isUploaded = uploader.upload("beach")

    #expect(
      isUploaded && uploader.uploaded == ["sunrise", "beach"],
      "There was a delegate, and it is gone. Nobody forbids it, so upload the file.")
  }

  @Test(.todo(3))
  func `without a delegate it uploads`() throws {
    let uploader = Uploader()

    let isUploaded = uploader.upload("sunrise")

    try #require(
      isUploaded && uploader.uploaded == ["sunrise"],
      "There is no delegate that forbids it. Use ?? true.")

    let isSecondUploaded = uploader.upload("sunrise")

    #expect(
      isSecondUploaded && uploader.uploaded == ["sunrise", "sunrise"],
      "The same file is uploaded a second time. Upload every file, and add it to the list.")
  }
}

// An NSObject, so that a protocol may also inherit from NSObjectProtocol, as Objective-C's do.
private final class Screen: NSObject, UploaderDelegate {
  let uploader = Uploader()
  var answer = true
  var heard: [String] = []
  private let log: Log?

  init(_ log: Log? = nil) {
    self.log = log
    super.init()
  }

  isolated deinit { log?.lines.append("gone") }

  func uploader(_ uploader: Uploader, shouldUpload file: String) -> Bool {
    heard.append("should \(file), so far \(uploader.uploaded)")
    return answer
  }

  func uploader(_ uploader: Uploader, didUpload file: String) {
    heard.append("did \(file), so far \(uploader.uploaded)")
  }
}

private final class Log {
  var lines: [String] = []
}

extension NoRetainCycleTests: ExerciseScene {
  static let advice = "An uploader without a delegate is given three files. It uploads them all."

  var opening: SceneOpening {
    let uploader = Uploader()
    return .table(
      ["file", "upload returns", "uploaded so far"],
      rows: ["Sunrise", "Beach", "Dinner"].map { file in
        let answer = uploader.upload(file)
        return [file, "\(answer)", uploader.uploaded.joined(separator: ", ")]
      })
  }
}
