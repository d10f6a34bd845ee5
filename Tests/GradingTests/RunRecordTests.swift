import CourseFormat
import Foundation
import Processes
import Testing

@testable import Grading

@Suite("What a run notes about itself")
struct RunRecordTests {
  let rain = RunningCheck(name: "there are days", exercise: "weather/01-Rain")
  let star = RunningCheck(name: "it is\tnight", exercise: "nights/01-Star")

  @Test
  func `interruptions are read with their check and their addresses`() {
    let record = RunRecord(
      """
      \(RunRecord.began(rain))
      crashed
      \(CallStack.label)00000000000000ff
      \(CallStack.label)0000000000000010
      \(RunRecord.began(star))
      stuck

      """)

    #expect(
      record.interruptions == [
        RunInterruption(kind: .crashed, check: rain, addresses: [255, 16]),
        RunInterruption(kind: .stuck, check: star),
      ])
    #expect(!record.isConcluded)
  }

  @Test(arguments: RunEnd.Kind.allCases.filter { $0 != .finished })
  func `an interruption notes its kind, whatever stands beside it`(kind: RunEnd.Kind) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("RunRecordTests-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(processExitsWith: .exitCode(kind.exitStatus)) {
      [path = file.path as String, word = kind.rawValue as String] in
      RunNotes.prepare()
      RunNotes.write(to: path)
      RunNotes.begin(RunningCheck(name: "there are days", exercise: "weather/01-Rain"))
      guard let kind = RunEnd.Kind(rawValue: word) else { exit(99) }
      RunNotes.interrupt(kind)
      exit(98)
    }

    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(RunRecord(text).interruptions.map(\.kind) == [kind])
  }

  @Test
  func `a check is under way from its beginning to its end`() {
    let began = RunRecord.began(rain) + "\n"

    #expect(RunRecord(began).isWithinCheck)
    #expect(!RunRecord(began + RunRecord.ended).isWithinCheck)
    #expect(RunRecord(began + RunRecord.ended).last == rain)
    #expect(RunRecord(began + RunRecord.ended + "\n" + RunRecord.concluded).isConcluded)
  }

  @Test
  func `a run that is interrupted after its last lines is not over`() {
    let over = "\(RunRecord.began(rain))\n\(RunRecord.ended)\n\(RunRecord.concluded)\n"

    let record = RunRecord(over + "crashed\n\(CallStack.label)00000000000000ff\n")

    #expect(!record.isConcluded)
    #expect(
      record.interruptions == [RunInterruption(kind: .crashed, check: rain, addresses: [255])])
    #expect(!RunRecord(over + RunRecord.began(star)).isConcluded, "Another run has begun.")
  }

  @Test
  func `what crashes apart is the check's, and no interruption of the run`() {
    let record = RunRecord(
      """
      \(RunRecord.began(rain))
      \(RunRecord.childCrash)
      \(CallStack.label)00000000000000ff
      \(RunRecord.ended)
      \(RunRecord.began(star))
      left
      \(CallStack.label)0000000000000010
      """)

    #expect(record.childCrashes == [rain: [255]])
    #expect(
      record.interruptions == [RunInterruption(kind: .left, check: star, addresses: [16])])
  }

  @Test
  func `nothing is made of lines before the first check, or of nonsense`() {
    #expect(RunRecord("crashed\n\(CallStack.label)00ff\nnonsense\n").interruptions == [])
  }

  @Test
  func `the time at which a run begins is read as it was written`() {
    let date = Date(timeIntervalSince1970: 1000.5)

    #expect(RunRecord(RunRecord.began(at: date)).began == date)
  }
}
