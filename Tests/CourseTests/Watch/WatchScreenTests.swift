import Foundation
import TerminalIO
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The screen of watch")
struct WatchScreenTests {
  let course: SmallCourse
  var screen: WatchScreen

  init() throws {
    course = try SmallCourse()
    let entries = course.package.exercises.map { WatchScreen.Entry(exercise: $0, state: nil) }
    screen = WatchScreen(entries, at: entries[0].exercise, size: (60, 12))
    screen.note(.waiting, of: entries[0].exercise)
    screen.show(entries[0].exercise, (1...20).map { .init(text: "line \($0)") })
  }

  private var exercises: [Exercise] { course.package.exercises }

  @Test
  func `the heading, the text, the progress and the keys fill the window`() {
    let lines = screen.lines

    #expect(lines.count == 12)
    #expect(lines[0] == "weather/01-Rain  ━ waiting")
    #expect(Array(lines[2...8]) == (1...7).map { "line \($0)" })
    #expect(lines[9] == "  … 13 more lines: Space")
    #expect(lines[10] == "[------------------------] 0 of 3 right, weather 0 of 2")
    #expect(lines[11].hasPrefix("n next  b back  h hint  l list  p play"))
  }

  @Test
  mutating func `keys read on, and not past the end`() {
    #expect(screen.handle(.character(" ")) == nil)
    #expect(screen.lines[2] == "line 6")

    #expect(screen.handle(.end) == nil && screen.handle(.down) == nil)
    #expect(screen.lines[8] == "line 20" && screen.lines[9] == "")

    _ = screen.handle(.home)
    #expect(screen.lines[2] == "line 1")
  }

  @Test
  mutating func `a statement is broken anew for a narrow window, and code is not`() {
    let statement = [
      "# Rain", "", "The label says how much it", "rained today.", "", "- one day of a week that",
      "  is long", "- two", "", "    let days = 5",
    ]
    screen.size = (20, 20)
    screen.show(exercises[0], Paragraphs(of: statement).lines)

    #expect(
      Array(screen.lines[2...13]) == [
        "# Rain", "", "The label says how", "much it rained", "today.", "", "- one day of a week",
        "  that is long", "- two", "", "    let days = 5", "",
      ])
    screen.size = (60, 20)
    #expect(screen.lines[4] == "The label says how much it rained today.")
  }

  @Test(arguments: [12, 20, 30, 40, 50, 60, 80])
  mutating func `the lines at the foot fit any window, and say how to leave`(columns: Int) {
    screen.size = (columns, 12)
    for overlay in [nil, WatchScreen.Overlay.list(ExerciseList(screen.entries, at: exercises[0]))] {
      screen.overlay = overlay
      let (progress, keys) = (screen.lines[10], screen.lines[11])
      #expect(progress.contains("0 of 3 right") && progress.count <= max(columns, 12))
      #expect(keys.contains(overlay == nil ? "q quit" : "Esc back"))
      #expect(keys.count <= max(columns, overlay == nil ? 14 : 33))
    }
  }

  @Test
  mutating func `n and b ask for the neighbours, and stop at the ends`() {
    #expect(screen.handle(.character("b")) == nil)
    #expect(screen.handle(.character("n")) == .open(exercises[1]))

    screen.show(exercises[2], [])
    #expect(screen.handle(.character("n")) == nil)
    #expect(screen.handle(.character("b")) == .open(exercises[1]))
  }

  @Test
  mutating func `keys ask for help, for play, for the editor and for the end`() {
    let requests: [WatchScreen.Request] = [.hint, .solution, .play, .edit, .quit]
    for (letter, request) in zip("hspeq", requests) {
      #expect(screen.handle(.character(letter)) == request)
    }
    #expect(screen.handle(.endOfInput) == .quit)
    #expect(screen.handle(.character("z")) == nil)
  }

  @Test
  mutating func `putting an exercise back is asked first`() {
    #expect(screen.handle(.character("r")) == nil)
    #expect(screen.lines[2] == "Put Exercises/01-Weather/01-Rain.swift back as it came?")
    #expect(screen.handle(.enter) == nil && screen.overlay == nil)

    _ = screen.handle(.character("r"))
    #expect(screen.handle(.character("y")) == .reset)
  }

  @Test
  mutating func `the key for the solution is named once the answer is right`() {
    #expect(!screen.lines[11].contains("s solution"))
    screen.note(.right, of: exercises[0])

    #expect(screen.lines[11].contains("s solution"))
    #expect(screen.lines[10].hasPrefix("[########----------------] 1 of 3 right, weather 1 of 2"))
  }

  @Test
  mutating func `what lies over the exercise goes away with a key`() {
    _ = screen.handle(.character("?"))
    #expect(screen.lines[2] == "Keys")
    #expect(screen.handle(.escape) == nil && screen.overlay == nil)
    #expect(screen.lines[2] == "line 1")
    #expect(screen.handle(.escape) == nil, "Escape pressed once more does not end the watch.")
  }

  @Test
  mutating func `a terminal without UTF-8 gets signs of ASCII`() {
    screen.isUnicode = false
    screen.show(exercises[0], [.init(text: "  ✘ fails: “Rain” → 3")])
    #expect(screen.lines[0] == "weather/01-Rain  - waiting")
    #expect(screen.lines[2] == "  x fails: \"Rain\" -> 3")

    screen.show(exercises[0], (1...20).map { .init(text: "line \($0)") })
    _ = screen.handle(.character("l"))
    #expect(screen.lines[3].hasSuffix("- waiting"))
    screen.overlay = nil
    #expect(screen.lines[9] == "  ... 13 more lines: Space")
  }

  @Test
  mutating func `one line that is left is called a line`() {
    screen.show(exercises[0], (1...8).map { .init(text: "line \($0)") })
    #expect(screen.lines[9] == "  … 1 more line: Space")
  }

  @Test
  mutating func `a long line of a comparison stays beside the name of its owner`() {
    screen.size = (32, 12)
    screen.show(exercises[0], [.init(text: "  yours       let rain = days - dry")])

    #expect(
      Array(screen.lines[2...3]) == ["  yours       let rain = days -", "              dry"])
  }

  @Test(arguments: [(0, 85, 0), (1, 85, 1), (43, 85, 12), (84, 85, 23), (85, 85, 24), (0, 0, 0)])
  func `a bar shows the first step, and is full after the last one alone`(
    part: Int, whole: Int, full: Int
  ) {
    #expect(Overview.bar(part, of: whole).count { $0 == "#" } == full)
  }

  @Test
  mutating func `a verdict on what was saved takes the place of a help text, and of nothing else`()
  {
    _ = screen.handle(.character("?"))
    screen.show(exercises[0], [.init(text: "opened")])
    #expect(screen.lines[2] == "Keys")
    screen.show(exercises[0], [.init(text: "wrong")], isVerdict: true)
    #expect(screen.lines[2] == "wrong")

    _ = screen.handle(.character("r"))
    screen.show(exercises[0], [.init(text: "right")], isVerdict: true)
    #expect(screen.handle(.character("y")) == .reset)
  }

  @Test
  mutating func `the list shows a kind, finds a name and opens it`() throws {
    screen.note(.right, of: exercises[1])
    screen.note(.crashed, of: exercises[2])
    _ = screen.handle(.character("l"))
    #expect(
      screen.lines[2...5] == [
        "Exercises", "> weather/01-Rain                    ━ waiting",
        "  weather/02-SnowAndIce              ✔ right",
        "  long-nights/01-Rain                ✘ crashed",
      ])

    _ = screen.handle(.character("x"))
    #expect(
      Array(screen.lines[2...4]).map { String($0.prefix(24)) }
        == ["Exercises that are wrong", "> long-nights/01-Rain   ", ""])
    #expect(screen.handle(.character("x")) == nil)

    for letter in "/sno" { #expect(screen.handle(.character(letter)) == nil) }
    #expect(screen.lines[2] == "Exercises   / sno")
    #expect(screen.handle(.enter) == .open(exercises[1]))
  }

  @Test
  mutating func `a search without a find opens nothing, and Escape ends it`() {
    _ = screen.handle(.character("l"))
    for letter in "/zzz" { _ = screen.handle(.character(letter)) }
    #expect(screen.lines[3] == "None.")
    #expect(screen.handle(.enter) == nil)
    #expect(screen.handle(.escape) == nil && screen.overlay != nil)
    #expect(screen.handle(.down) == nil && screen.handle(.enter) == .open(exercises[1]))
  }

  @Test
  mutating func `a narrow window breaks lines and keeps their indentation`() {
    screen.size = (24, 10)
    screen.show(exercises[0], [.init(text: "  Count the days of the week first.")])

    #expect(Array(screen.lines[2...3]) == ["  Count the days of the", "  week first."])
  }

  @Test
  mutating func `colour repeats what a word says, and paths are links where they are known`() throws
  {
    screen.isColored = true
    screen.links = PathLinks(of: course.package, environment: ["TERM": "foot"])
    screen.show(
      exercises[0], [.init(text: "In Exercises/01-Weather/01-Rain.swift:8", tone: .quiet)])

    let link = screen.lines[2]
    #expect(link.hasPrefix("\u{1B}[2mIn \u{1B}]8;;file:///"))
    #expect(link.contains("\u{1B}\\Exercises/01-Weather/01-Rain.swift\u{1B}]8;;\u{1B}\\:8"))
  }

  @Test
  func `links are made only where a terminal is known to have them`() {
    #expect(PathLinks.areKnown(in: ["TERM": "xterm-256color", "VTE_VERSION": "7200"]))
    #expect(PathLinks.areKnown(in: ["TERM": "xterm-kitty"]))
    #expect(!PathLinks.areKnown(in: ["TERM": "xterm-256color"]))
    #expect(!PathLinks.areKnown(in: ["TERM": "tmux-256color", "VTE_VERSION": "7200"]))
    #expect(!PathLinks.areKnown(in: ["TERM": "xterm-256color", "VTE_VERSION": "4800"]))
  }

  @Test
  func `the editor is the one that was named, or VS Code in its own terminal`() throws {
    #expect(Editor(in: ["VISUAL": "", "EDITOR": "nano"])?.command == "nano")
    #expect(Editor(in: ["VISUAL": "vim", "EDITOR": "nano"])?.command == "vim")
    #expect(Editor(in: ["TERM_PROGRAM": "vscode"])?.command == "code")
    #expect(Editor(in: [:]) == nil)

    let code = try #require(Editor(in: ["EDITOR": "/usr/bin/code --wait"]))
    #expect(
      code.arguments(for: "/a b.swift", line: 7)
        == ["/bin/sh", "-c", "/usr/bin/code --wait \"$@\"", "sh", "-g", "/a b.swift:7"])
    let vim = try #require(Editor(in: ["EDITOR": "vim"]))
    #expect(vim.arguments(for: "/a.swift", line: 7).suffix(2) == ["+7", "/a.swift"])
    let other = try #require(Editor(in: ["EDITOR": "ed"]))
    #expect(other.arguments(for: "/a.swift", line: 7).last == "/a.swift")
  }
}
