@testable import Answers
@testable import course
@testable import course_extras

/// Event streams as Swift Testing writes them.
enum Streams {
  /// The two checks of the small course.
  static let head =
    test("there are days", line: 3) + test("the rain has a name", line: 6)

  static func test(_ name: String, line: Int) -> String {
    """
    {"kind":"test","payload":{"displayName":"\(name)","id":"\(name)","isParameterized":false,\
    "kind":"function","name":"`\(name)`()","sourceLocation":{"_filePath":"/x","column":4,\
    "fileID":"WeatherTests/01-RainTests.swift","line":\(line)}},"version":0}

    """
  }

  static func event(_ kind: String, _ name: String) -> String {
    """
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":1},"kind":"\(kind)",\
    "messages":[],"testID":"\(name)"},"version":0}

    """
  }

  static func issue(_ name: String, isKnown: Bool = false) -> String {
    """
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":1},"issue":\
    {"isKnown":\(isKnown),"sourceLocation":{"_filePath":"/x","column":5,\
    "fileID":"WeatherTests/01-RainTests.swift","line":4}},"kind":"issueRecorded","messages":\
    [{"symbol":"fail","text":"Expectation failed: (days → 0) == 5"},\
    {"symbol":"details","text":"Count the days."}],"testID":"\(name)"},"version":0}

    """
  }

  /// A check that fails with these messages of Swift Testing, each with the symbol it has.
  static func failed(_ name: String, saying texts: [(symbol: String, text: String)]) -> String {
    let messages = texts.map { #"{"symbol":"\#($0.symbol)","text":"\#($0.text)"}"# }
    return event("testStarted", name)
      + issue(name).replacing(
        /"messages":\[.+\],/, with: #""messages":[\#(messages.joined(separator: ","))],"#)
      + event("testEnded", name)
  }

  static func passed(_ name: String) -> String {
    event("testStarted", name) + event("testEnded", name)
  }

  static func failed(_ name: String) -> String {
    event("testStarted", name) + issue(name) + event("testEnded", name)
  }

  static func waiting(_ name: String) -> String {
    event("testStarted", name) + issue(name, isKnown: true) + event("testEnded", name)
  }
}
