import CourseFormat
import Testing

@Suite("What exercises were delivered with")
struct DeliveredTextsTests {
  nonisolated private static let first = "// TODO 1: First.\n"
  nonisolated private static let second = "// TODO 1: Second.\n"
  nonisolated private static let text = "// Rain\n\nlet rain = 0  // TODO\n"

  @Test
  func `a table is read as it was written`() {
    var texts = DeliveredTexts("")
    texts.add(Self.text, of: "weather/01-Rain", after: nil)
    texts.add("snow", of: "weather/02-Snow", after: nil)
    texts.add("more rain", of: "weather/01-Rain", after: nil)

    #expect(DeliveredTexts(texts.table) == texts)
    #expect(texts.exercises == ["weather/01-Rain", "weather/02-Snow"])
    #expect(texts.table.hasPrefix("exercise\t"))
  }

  @Test
  func `an exercise has the text of today and those before it`() {
    var texts = DeliveredTexts("")
    texts.add(Self.first, of: "weather/01-Rain", after: nil)
    texts.add(Self.second, of: "weather/01-Rain", after: nil)

    #expect(texts.contains(AnswerText(Self.first), of: "weather/01-Rain"))
    #expect(!texts.isToday(Self.first, of: "weather/01-Rain"))
    #expect(texts.isToday(Self.second, of: "weather/01-Rain"))
    #expect(!texts.contains(AnswerText("// TODO 1: Third.\n"), of: "weather/01-Rain"))
    #expect(!texts.contains(AnswerText(nil), of: "weather/01-Rain"))
    #expect(!texts.contains(AnswerText(Self.first), of: "weather/02-Snow"))

    texts.add(Self.first, of: "weather/01-Rain", after: nil)

    #expect(texts.isToday(Self.first, of: "weather/01-Rain"))
    #expect(texts.contains(AnswerText(Self.second), of: "weather/01-Rain"))
  }

  @Test
  func `a text without a TODO line is an answer, also where it was delivered`() {
    var texts = DeliveredTexts("")
    texts.add("let rain = 0\n", of: "weather/01-Rain", after: nil)

    #expect(texts.isToday("let rain = 0\n", of: "weather/01-Rain"))
    #expect(!texts.contains(AnswerText("let rain = 0\n"), of: "weather/01-Rain"))
  }

  @Test
  func `what no commit has was delivered to nobody`() {
    var committed = DeliveredTexts("")
    committed.add(Self.first, of: "weather/01-Rain", after: nil)
    var texts = committed
    let tried = "// TODO 1: Tried.\n"
    texts.add(tried, of: "weather/01-Rain", after: committed)
    #expect(texts.contains(AnswerText(tried), of: "weather/01-Rain"))
    texts.add(Self.second, of: "weather/01-Rain", after: committed)

    #expect(texts.isToday(Self.second, of: "weather/01-Rain"))
    #expect(texts.contains(AnswerText(Self.first), of: "weather/01-Rain"))
    #expect(!texts.contains(AnswerText(tried), of: "weather/01-Rain"))
  }

  @Test
  func `rows stand in the order of the exercises, and those of none go`() {
    var texts = DeliveredTexts("")
    for name in ["c", "a", "b"] { texts.add(name, of: name, after: nil) }

    texts.sort(by: ["a", "c", "d"])

    #expect(texts.exercises == ["a", "c"])
  }

  @Test(arguments: ["", "nothing", "a\tb\na b c\nweather/01-Rain\nweather/01-Rain\t\n"])
  func `a table that cannot be read has no row`(table: String) {
    #expect(DeliveredTexts(table).exercises.isEmpty)
  }

  @Test(arguments: [
    text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"), String(text.dropLast()),
    text + "\n", text + " \t\n \n", "\u{FEFF}" + text, text.replacing("\n", with: " \t\n"),
    text.replacing("\n\n", with: "\r\n \r\n"),
  ])
  func `what editors and Git change by themselves is no change`(other: String) {
    #expect(DeliveredTexts.fingerprint(of: other) == DeliveredTexts.fingerprint(of: Self.text))
  }

  @Test(arguments: [
    text.replacing("0", with: "1"), text.replacing("\n\n", with: "\n"), "\n" + text, " " + text,
    text.replacing("// Rain", with: "//  Rain"), text.replacing("= 0", with: "=\n0"),
    text.replacing("0  //", with: "0 //"), text.replacing("0  //", with: "0\t //"),
  ])
  func `everything else is a change`(other: String) {
    #expect(DeliveredTexts.fingerprint(of: other) != DeliveredTexts.fingerprint(of: Self.text))
  }
}
