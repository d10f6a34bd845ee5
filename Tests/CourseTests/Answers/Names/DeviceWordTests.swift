import CourseFormat
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What becomes of a device's words")
struct DeviceWordTests {
  @Test
  func `no word stands in two rows or in two tables`() {
    let words =
      DeviceWord.all.map(\.text) + OldNames.rows.map(\.name) + Array(AppleModule.purposes.keys)
    let twice = Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }.keys

    #expect(twice.isEmpty, "These stand there twice: \(twice.sorted())")
    #expect(words.count > 300)
  }

  @Test
  func `whoever compiles an application and whoever helps read one row of a word`() throws {
    for word in DeviceWord.all {
      #expect(DeviceWord.becoming(word.text) == word.becoming, "\(word.text)")
      if let sentence = word.sentence { #expect(sentence.contains(word.text), "\(word.text)") }
    }
    #expect(AppSource.outlets == ["@IBOutlet", "@IBInspectable", "@GKInspectable"])
    #expect(AppSource.actions == ["@IBAction", "@IBSegueAction", "@objc"])
    #expect(AppSource.starts == ["@main", "@UIApplicationMain", "@NSApplicationMain"])
  }

  @Test(arguments: [
    ("turn", "Menu", "turn", ""), ("turn(_:for:)", "Menu", "turn", "(_:for:)"),
    ("self.turn", "Menu", "turn", ""), ("Self.turn(_:)", "Menu", "turn", "(_:)"),
    ("Other.Cell.turn", "Other.Cell", "turn", ""), ("field.turn(_:)", nil, "turn", "(_:)"),
    ("", "Menu", "", ""),
  ])
  func `a selector names a method, and the class it is looked for in`(
    text: String, owner: String?, name: String, labels: String
  ) {
    let tokens = SourceOutline(text).tokens
    let method = SelectedMethod(tokens[...])

    #expect(method.owner(within: "Menu") == owner)
    #expect(method.name == name && method.labels == labels)
  }
}
