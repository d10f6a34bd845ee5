import TerminalIO
import Testing

@testable import Stage

@Suite("The command line of a lesson")
struct LessonOptionsTests {
  @Test
  func `values stand after their option or behind an equals sign`() throws {
    #expect(try LessonOptions(["--chapter", "2"]).chapter == 2)
    #expect(try LessonOptions(["--width=60"]).width == 60)
    #expect(try LessonOptions(["--snapshots", "out"]).snapshots == "out")
    #expect(try LessonOptions(["--inspect", "2.3"]).inspected == "2.3")
  }

  @Test
  func `switches turn colours and Unicode off`() throws {
    let options = try LessonOptions(["--no-color", "--ascii", "--transcript"])

    #expect(!options.hasColor && !options.isUnicode && options.isTranscript)
  }

  @Test
  func `the page of a lesson may have a port`() throws {
    #expect(try LessonOptions(["--browser"]).isForBrowser)
    #expect(try LessonOptions(["--browser", "--port", "8080"]).port == 8080)
    #expect(try LessonOptions([]).isForBrowser == false)
  }

  @Test(arguments: [
    (["--port", "8080"], "--port is for the page of --browser."),
    (
      ["--browser", "--port", "0"],
      "--port takes a number from 1 to 65535, and “0” is none."
    ),
    (
      ["--browser", "--port=70000"],
      "--port takes a number from 1 to 65535, and “70000” is none."
    ),
    (["--fast"], "There is no option --fast."),
    (["pickers"], "There is no option pickers."),
    (["--chapter"], "--chapter needs a value."),
    (["--chapter", "two"], "--chapter takes a whole number from 1 up, and “two” is none."),
    (["--width", "39"], "--width takes a whole number from 40 up, and “39” is none."),
  ])
  func `a usage error is one sentence`(_ arguments: [String], _ message: String) {
    #expect(throws: LessonOptions.UsageError(message: message)) {
      try LessonOptions(arguments)
    }
  }

  @Test(arguments: [
    ([:], true), (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LANG": "en_US.ISO-8859-1"], false),
    (["LC_ALL": "", "LC_CTYPE": "POSIX"], false),
  ])
  func `a language setting without UTF-8 asks for plain ASCII`(
    _ environment: [String: String], _ shows: Bool
  ) {
    #expect(Terminal.showsUnicode(environment) == shows)
  }
}
