import Testing

@testable import course

@Suite("What the program prints")
struct PrinterTests {
  @Test(arguments: [
    ([:], true), (["LANG": "en_US.UTF-8"], true), (["LC_ALL": "C.utf8", "LANG": "C"], true),
    (["LC_ALL": "C"], false), (["LC_ALL": "", "LANG": "en_US.ISO-8859-1"], false),
    (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], false),
  ])
  func `the language setting says whether marks may be other than ASCII`(
    _ environment: [String: String], _ isUnicode: Bool
  ) {
    #expect(Printer.showsUnicode(environment) == isUnicode)
  }

  @Test func `marks are ASCII where nothing else is shown, and what a learner wrote stays`() {
    var lines: [String] = []
    let printer = Printer(
      isColored: false, isLive: false, isUnicode: false, out: { lines.append($0) },
      err: { lines.append($0) })

    printer.print("\u{2714} passes: \u{201C}caf\u{E9}\u{201D} \u{2192} 1")
    printer.note("\u{2718} fails \u{2501}\u{2501}")

    #expect(lines == ["+ passes: 'caf\u{E9}' -> 1\n", "x fails --\n"])
  }
}
