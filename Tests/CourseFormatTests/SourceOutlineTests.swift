import Testing

@testable import CourseFormat

@Suite("What a Swift file declares")
struct SourceOutlineTests {
  /// The declarations of a text that begin with none of its types.
  private func members(_ text: String) -> [SourceOutline.Declaration] {
    SourceOutline(text).declarations.filter { $0.kind != .type }
  }

  private func names(_ text: String) -> [String] { members(text).map(\.name) }

  @Test
  func `types, their members and what they stand in are read`() {
    let outline = SourceOutline(
      """
      @MainActor final class Menu: UIKit.UIViewController, Opening {
        struct Cell { let title: String }
        @IBOutlet private weak var label: UILabel!
        @objc(turn:) override class func turn(_ sender: Any, by steps: Int = 1) throws -> Int { steps }
        init?(coder: NSCoder) { nil }
        subscript(row: Int) -> Cell { cells[row] }
      }
      """)

    #expect(outline.owners.map(\.fullName) == ["Menu", "Menu.Cell"])
    #expect(outline.owners[0].superTypes == ["UIKit.UIViewController", "Opening"])
    #expect(outline.owners[0].attributes == ["@MainActor"])
    #expect(
      outline.declarations.map(\.name) == [
        "Menu", "Cell", "title", "label", "turn", "init", "subscript",
      ])
    let (label, turn) = (outline.declarations[3], outline.declarations[4])
    #expect(label.attributes == ["@IBOutlet"] && label.type == ["UILabel", "!"])
    #expect(label.modifiers == ["private", "weak"] && label.isPrivate)
    #expect(turn.objectiveCName == "turn:" && turn.isStatic && turn.returnsValue && turn.hasEffects)
    #expect(turn.parameters.map(\.label) == [nil, "by"])
    #expect(turn.parameters.map(\.name) == ["sender", "steps"])
    #expect(outline.words(inBodyOf: turn) == ["steps"])
    #expect(outline.tokens[turn.signature].last?.text == "Int")
  }

  @Test(arguments: [
    "static func == (a: M, b: M) -> Array<\nBool>.Element { held }",
    "static func == (a: M, b: M) throws\n(Never) -> Bool { held }",
    "static func == <T>(a: M, b: T) -> Bool where T\n: Sequence { held }",
    "static func == (a: M, b: M) -> Bool\n{ held }",
  ])
  func `a function has its body wherever its lines end`(text: String) throws {
    let outline = SourceOutline("extension M {\n  \(text)\n}")
    let function = try #require(outline.declarations.first { $0.name == "==" })

    #expect(outline.words(inBodyOf: function) == ["held"])
  }

  @Test(arguments: [
    "func f() -> Int\n  func g() { held }", "func f()\n  @objc func g() { held }",
    "func f()\n  private mutating func g() { held }",
    "func f()\n  #if DEBUG\n  func g() { held }\n  #endif",
  ])
  func `a requirement ends where another declaration begins`(text: String) throws {
    let outline = SourceOutline("protocol P {\n  \(text)\n}")

    #expect(outline.declarations.map(\.name) == ["P", "f", "g"])
    #expect(!outline.tokens[outline.declarations[1].signature].contains { $0.text == "g" })
  }

  @Test
  func `types without braces are read once, however many there are`() {
    let text = "class W { class A { class B } class A { class B } }\n"
    let once = SourceOutline(text).declarations.map(\.name)

    #expect(once == ["W", "A", "A"])
    #expect(
      SourceOutline(String(repeating: text, count: 40)).declarations.map(\.name)
        == Array(repeating: once, count: 40).flatMap(\.self))
  }

  @Test
  func `a row of modifiers may be as long as it likes`() {
    let row = String(repeating: "private ", count: 20_000)

    #expect(SourceOutline("\(row)func f() {}").declarations.map(\.name) == ["f"])
  }

  @Test
  func `a word behind a string that ends with a dot is no member`() {
    #expect(names("struct A {\n  let a = \"One.\"\n  var b: Int { 1 }\n}") == ["a", "b"])
  }

  @Test(arguments: [
    ("func f(a: Result<Int, Never>, b: Int) {}", ["a", "b"]),
    ("func f(a: Set<Set<Int>>, b: Int) {}", ["a", "b"]),
    ("func f(a: Set<Int?>, b: Int) {}", ["a", "b"]),
    ("func f<T: P<Int, Int>>(a: (Int, T) -> Void = { _, _ in }, b: Int) {}", ["a", "b"]),
    ("func f(a: Int = g(1, 2), b: A = Pair<Int, Int>(), c: Int) {}", ["a", "b", "c"]),
    ("func f(a: Bool = 1 < 2, b: Int) {}", ["a", "b"]),
    ("func <<T>(a: T, b: T) -> Bool { true }", ["a", "b"]),
  ])
  func `a comma in the type or the value of a parameter ends none`(
    text: String, labels: [String]
  ) {
    #expect(members(text).map { $0.parameters.map(\.label) } == [labels])
  }

  @Test(arguments: [
    ("class A: Base<Int>, P {}", ["Base", "P"]),
    ("extension Array: P where Element: Equatable, Element: Hashable {}", ["P"]),
    ("struct A<T: Equatable>: Box<T>.Inner & P {}", ["Box.Inner", "P"]),
    ("struct A: ~Copyable, @unchecked Sendable, nonisolated P {}", ["Sendable", "P"]),
    ("protocol P: class {}", ["class"]),
  ])
  func `what is generic about a type, and what it asks for, is not inherited`(
    text: String, superTypes: [String]
  ) {
    #expect(SourceOutline(text).owners.map(\.superTypes) == [superTypes])
  }

  @Test(arguments: [
    ("extension [Int] {}", "Array"), ("extension [String: Int] {}", "Dictionary"),
    ("extension UIColor? {}", "Optional"), ("extension Swift.Int {}", "Swift.Int"),
    ("extension Array<Int> {}", "Array"),
  ])
  func `an extension has the name of the type that it extends`(text: String, name: String) {
    #expect(SourceOutline(text).owners.map(\.fullName) == [name])
  }

  @Test(arguments: [
    ("let (a, b) = pair", ["a", "b"]),
    ("var a, b, c: Int", ["a", "b", "c"]),
    ("var a = 1,\n  b = 2", ["a", "b"]),
    ("let a = Foo<A, B, C>(), b = 2", ["a", "b"]),
    ("let a: Foo<A, B, C>, b: Int", ["a", "b"]),
    ("let a = x<y, b = 2", ["a", "b"]),
    ("let a = x\n  .map(f), b = 2", ["a", "b"]),
    ("let a = x!\nlet b = 1...\nvar c = 1", ["a", "b", "c"]),
    ("let a = x ? y : z\nvar b = 2", ["a", "b"]),
    ("let a = \"\"\"\n  one\n  \"\"\", b = 2", ["a", "b"]),
  ])
  func `one word declares several variables, each with its name`(text: String, names: [String]) {
    #expect(self.names("struct A {\n\(text)\nfunc f() {}\n}") == names + ["f"])
    #expect(self.names(text) == names)
  }

  @Test
  func `the type of a variable is whole, and that of a further one is its own`() {
    let outline = SourceOutline("struct A { var a: Dictionary<String, Int> = [:], b: Int?, c = 1 }")
    let members = outline.declarations.dropFirst()

    #expect(
      members.map { $0.type.joined() } == ["Dictionary<String,Int>", "Int?", ""])
    #expect(
      members.map { outline.tokens[$0.signature].map(\.text).joined() } == [
        "vara:Dictionary<String,Int>", ",b:Int?", ",c",
      ])
    #expect(members.map { outline.tokens[$0.place].text } == ["a", "b", "c"])
  }

  @Test(arguments: [
    "let a = Access.private\n  func f() {}",
    "let a: Access = .private\n  func f() {}",
    "let a = prefix\n  func f() {}",
    "case open, override\n  func f() {}",
    "case final(Int) = 2\n  func f() {}",
    "private(set) var a = 1\n  func f() {}",
    "#if open\n  func f() {}\n  #endif",
  ])
  func `a word that is a name says nothing of what follows`(text: String) throws {
    let function = try #require(members("enum A {\n  \(text)\n}").first { $0.name == "f" })

    #expect(function.modifiers.isEmpty && !function.isPrivate)
    #expect(function.owner?.name == "A")
  }

  @Test
  func `a case with the name of a keyword begins no type`() {
    #expect(names("enum A { case actor\n func f() {} }\nfunc g() {}") == ["f", "g"])
  }

  @Test(arguments: [
    "private @Clamped var a: Int", "@Wraps.Clamped private var a: Int",
    "@Clamped<Int>(3) private var a: Int", "@Clamped(3)\n  private\n  var a: Int",
    "fileprivate static let a = 1", "let r = 1...\n  private var a: Int",
    "let x = y!\n  private var a: Int",
  ])
  func `attributes and modifiers belong to the declaration behind them`(text: String) throws {
    let member = try #require(members("struct A {\n  \(text)\n}").first { $0.name == "a" })

    #expect(member.isPrivate)
  }

  @Test
  func `what has no body ends with its line or with a semicolon`() {
    let outline = SourceOutline(
      """
      protocol P { func a(); func b() -> Int; var c: Int { get } }
      protocol Q {
        func d() ->
          Int
        func e<T>(t: T)
          where T: P,
          T: Q
        init()
      }
      @_silgen_name("f") func f() -> Int
      func g() {}
      """)
    let members = outline.declarations.filter { $0.kind != .type }

    #expect(members.map(\.name) == ["a", "b", "c", "d", "e", "init", "f", "g"])
    #expect(
      members.map { outline.tokens[$0.signature].last?.text }[..<5] == [
        ")", "Int", "Int", "Int", "Q",
      ])
    #expect(
      members.map { $0.body != nil } == [false, false, false, false, false, false, false, true])
    #expect(members.map(\.returnsValue) == [false, true, false, true, false, false, true, false])
  }

  @Test(arguments: [
    ("-> Void", false), ("-> ()", false), ("-> (() -> Void)?", true), ("-> () -> Void", true),
    ("-> Void?", true), ("-> some View", true), ("-> Void where T: P", false), ("", false),
  ])
  func `a function that returns a function returns something`(result: String, returns: Bool) {
    let member = members("struct A { func f() \(result) { g() } }")

    #expect(member.map(\.returnsValue) == [returns])
    #expect(member.map(\.hasEffects) == [false])
  }

  @Test(arguments: ["func f() async {}", "func f() throws(E) -> Int {}", "init() throws {}"])
  func `a function that fails or waits says so`(text: String) {
    #expect(members("struct A { \(text) }").map(\.hasEffects) == [true])
    #expect(members("struct A { func f() -> (() throws -> Int) {} }").map(\.hasEffects) == [false])
  }

  @Test
  func `a file that begins with a mark of its editor is read from its first word`() {
    #expect(names("\u{FEFF}import Testing\nfunc f() {}") == ["Testing", "f"])
  }

  @Test(arguments: [
    "struct A", "class A: B", "struct A { func f(", "extension [Int", "var a: Set<", "let", "func",
  ])
  func `a file that is not whole yet is read to its end`(text: String) {
    let outline = SourceOutline(text)

    for owner in outline.owners { #expect(outline.tokens.indices.contains(owner.close)) }
    for member in outline.declarations {
      #expect(member.signature.upperBound <= outline.tokens.count)
      for parameter in member.parameters {
        #expect(parameter.written.upperBound <= outline.tokens.count)
      }
    }
  }
}
