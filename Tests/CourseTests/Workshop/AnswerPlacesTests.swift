import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("From the phone to the code")
struct AnswerPlacesTests {
  private let methods = [
    CompletionNames.Method(
      name: "tea(_:didBoil:)", type: "UITeaDelegate",
      text: "func tea(_ tea: UITea, didBoil cups: Int)")
  ]

  @Test func `properties and the methods of protocols are there, with their lines`() {
    let text = """
      final class Kitchen: UITeaDelegate {
        let pot = Pot()
        static let shared = Kitchen()
        func tea(_ tea: UITea, didBoil cups: Int) {}
        func pour() { let hidden = 1 }
      }
      let loose = 1
      """

    let places = AnswerPlaces.all(in: text, methods: methods)

    #expect(
      places == [
        .init(owner: "Kitchen", name: "pot", line: 2, text: "  let pot = Pot()"),
        .init(
          owner: "Kitchen", name: "tea(_:didBoil:)", line: 4,
          text: "  func tea(_ tea: UITea, didBoil cups: Int) {}", asked: ["UITeaDelegate"]),
        .init(
          owner: "Kitchen", name: "pour()", line: 5, text: "  func pour() { let hidden = 1 }",
          asked: []),
      ])
  }

  @Test(arguments: ["", "}", "class {", "let \u{0} = <img>", "class A { var a: Int { ", "// var a"])
  func `a text that is no program has whatever is found of it`(text: String) {
    #expect(AnswerPlaces.all(in: text, methods: methods).allSatisfy { $0.line >= 1 })
  }
}
