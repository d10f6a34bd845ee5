import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What a page hears of the texts that are saved")
struct LiveExerciseTests {
  private let course: SmallCourse

  init() throws { course = try SmallCourse() }

  @Test @MainActor
  func `a picture that a page has heard of stays while other texts are built`() async throws {
    let live = LiveExercise(course.package.exercises[0]) { number in
      AnswerProgram(number: number, picture: Data("picture \(number)".utf8)) {
        throw CancellationError()
      }
    }
    var names: [String] = []
    for number in 1...5 {
      try course.write("// text \(number)\n", to: "Exercises/01-Weather/01-Rain.swift")
      live.refresh()
      await live.settle()
      names.append(try #require(live.pictureName))
    }

    #expect(names == (1...5).map { "picture-\($0).svg" })
    #expect(live.picture(named: names[4]) == Data("picture 5".utf8))
    #expect(live.picture(named: names[1]) == Data("picture 2".utf8))
    #expect(live.picture(named: names[0]) == nil, "The last four are kept.")
    #expect(live.picture(named: "picture-6.svg") == nil)
  }

  @Test @MainActor
  func `what a text was built to is let go of when the next one stands`() async throws {
    final class Held {}
    weak var first: Held?
    let live = LiveExercise(course.package.exercises[0]) { number in
      let held = Held()
      if number == 1 { first = held }
      return AnswerProgram(number: number, picture: Data("picture \(number)".utf8)) {
        withExtendedLifetime(held) {}
        throw CancellationError()
      }
    }
    for number in 1...2 {
      try course.write("// text \(number)\n", to: "Exercises/01-Weather/01-Rain.swift")
      live.refresh()
      await live.settle()
      #expect((first == nil) == (number == 2))
    }
  }

  /// What builds were begun, which of them were ended, and whether they go on.
  @MainActor private final class Builds {
    var begun: [Int] = []
    var ended: [Int] = []
    var isHeld = true

    func build(_ number: Int) async throws -> AnswerProgram {
      begun.append(number)
      while isHeld {
        do { try await Task.sleep(for: .milliseconds(5)) } catch {
          ended.append(number)
          throw error
        }
      }
      return AnswerProgram(number: number) { throw CancellationError() }
    }
  }

  @Test @MainActor
  func `a build ends when its page is gone, and begins again with the next one`() async throws {
    let builds = Builds()
    let live = LiveExercise(
      course.package.exercises[0], grace: .milliseconds(20), patience: .seconds(600),
      build: builds.build)
    try course.write("// a text\n", to: "Exercises/01-Weather/01-Rain.swift")

    let page = Task { await live.change(since: 0, building: 1) }
    while builds.begun.isEmpty { await Task.yield() }
    page.cancel()
    _ = await page.value
    while builds.ended.isEmpty { try await Task.sleep(for: .milliseconds(5)) }

    #expect(builds.begun == [1])
    #expect(builds.ended == [1])

    builds.isHeld = false
    let change = await live.change(since: 0, building: 2)

    #expect(builds.begun == [1, 2])
    guard case .state(let state) = change else {
      Issue.record("\(change)")
      return
    }
    #expect(state.version == 2)
    #expect(state.problem == nil)
  }

  @Test @MainActor
  func `a build goes on while another page waits for it`() async throws {
    let builds = Builds()
    let live = LiveExercise(
      course.package.exercises[0], grace: .zero, patience: .seconds(600), build: builds.build)
    try course.write("// a text\n", to: "Exercises/01-Weather/01-Rain.swift")

    let pages = (1...2).map { _ in Task { await live.change(since: 0, building: 1) } }
    while builds.begun.isEmpty || live.watchers < 2 { await Task.yield() }
    pages[0].cancel()
    _ = await pages[0].value
    for _ in 1...20 { try await Task.sleep(for: .milliseconds(2)) }
    builds.isHeld = false

    guard case .state(let state) = await pages[1].value else {
      Issue.record("The second page hears nothing.")
      return
    }
    #expect(state.version == 1)
    #expect(builds.ended == [])
  }
}
