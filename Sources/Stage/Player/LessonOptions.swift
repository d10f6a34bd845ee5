import HeadlessUIKit

/// What the command line of a lesson asks for.
struct LessonOptions: Equatable {
  var chapter: Int?
  /// A step by its label, `4.2`, or by its number in the list.
  var step: String?
  var lists = false
  var asksForHelp = false
  var isTranscript = false
  var snapshots: String?
  var export: String?
  var showsCover = false
  var width: Int?
  var hasColor = true
  var isUnicode = true
  var phone: String?
  var phonePipe: String?
  /// The step whose phone is looked into.
  var inspected: String?
  var isForBrowser = false
  var port: UInt16?

  /// A command line that asks for something impossible, with a sentence that says what.
  struct UsageError: Error, Equatable {
    let message: String
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      func value() throws(UsageError) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else {
          throw UsageError(message: "\(name) needs a value.")
        }
        return next
      }
      switch name {
      case "--list": lists = true
      case "--help", "-h": asksForHelp = true
      case "--transcript": isTranscript = true
      case "--no-color": hasColor = false
      case "--ascii": isUnicode = false
      case "--chapter": chapter = try number(of: name, value(), atLeast: 1)
      case "--step": step = try value()
      case "--width": width = try number(of: name, value(), atLeast: 40)
      case "--snapshots": snapshots = try value()
      case "--export": export = try value()
      case "--cover": showsCover = true
      case "--phone": phone = try value()
      case "--phone-pipe": phonePipe = try value()
      case "--inspect": inspected = try value()
      case "--browser": isForBrowser = true
      case "--port": port = try port(value())
      default: throw UsageError(message: "There is no option \(argument).")
      }
    }
    if port != nil, !isForBrowser {
      throw UsageError(message: "--port is for the page of --browser.")
    }
  }

  private func port(_ text: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text), port > 0 else {
      throw UsageError(
        message: "--port takes a number from 1 to 65535, and \u{201C}\(text)\u{201D} is none.")
    }
    return port
  }

  private func number(
    of name: String, _ text: String, atLeast least: Int
  ) throws(UsageError) -> Int {
    guard let number = Int(text), number >= least else {
      throw UsageError(
        message: "\(name) takes a whole number from \(least) up, and \u{201C}\(text)\u{201D} "
          + "is none.")
    }
    return number
  }

  static func usage(_ product: String) -> String {
    """
    Usage: swift run \(product) [--browser [--port N]] [--chapter N] [--step N] [--list]
                            [--transcript] [--snapshots DIR] [--export DIR] [--cover]
                            [--inspect N] [--width N] [--no-color] [--ascii] [--help]
    """
  }

  static func help(_ product: String) -> String {
    """
    On a terminal the lesson is interactive: it shows one page at a time, and t lets you
    use the phone yourself. Into a pipe or a file goes the whole transcript.

    \(usage(product))

      --browser        the lesson in a web page of this machine, beside a phone you can touch
      --port N         the page's port; a free one if there is no number
      --list           the chapters and their steps
      --chapter N      begin at chapter N; with a transcript, only that chapter
      --step N         only step N of the list, or of the chapter given; 4.2 as in the list
      --inspect N      what can be seen inside the phone of step N, such as 4.2: its views, who
                       is asked, and who holds whom
      --transcript     the transcript, on a terminal too
      --snapshots DIR  write the screen of every step into DIR, one SVG a step
      --export DIR     write the lesson as data, lesson.json, beside its pictures
      --cover          the picture that stands for the lesson, as an SVG
      --width N        lines of the transcript of at most N characters, from 40 up
      --no-color       no colours; the variable NO_COLOR does the same
      --ascii          frames and marks in plain ASCII, as on a terminal whose LC_ALL, LC_CTYPE or
                       LANG names no UTF-8
      --help           this page
    """
  }
}
