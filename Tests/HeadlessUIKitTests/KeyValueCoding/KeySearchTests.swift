import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The search for a key", .isolated)
struct KeySearchTests {
  @Test
  func `B140: reading asks methods, then collection methods, then variables, then the object`() {
    _ = Device.current.exception { _ = Fido.Nobody().value(forKey: "fido") }

    #expect(
      lines == [
        "KVC → Nobody: responds(to:) getFido = no", "KVC → Nobody: responds(to:) fido = no",
        "KVC → Nobody: responds(to:) isFido = no", "KVC → Nobody: responds(to:) _getFido = no",
        "KVC → Nobody: responds(to:) _fido = no", "KVC → Nobody: responds(to:) countOfFido = no",
        "KVC → Nobody: accessInstanceVariablesDirectly = yes", "KVC → Nobody: stores _fido = no",
        "KVC → Nobody: stores _isFido = no", "KVC → Nobody: stores fido = no",
        "KVC → Nobody: stores isFido = no", "KVC → Nobody: value(forUndefinedKey:) fido",
      ])
  }

  @Test func `B145: writing asks for setters, then variables, then the object`() {
    _ = Device.current.exception { Fido.Nobody().setValue("Rex", forKey: "fido") }

    #expect(
      lines == [
        "KVC → Nobody: responds(to:) setFido: = no", "KVC → Nobody: responds(to:) _setFido: = no",
        "KVC → Nobody: accessInstanceVariablesDirectly = yes", "KVC → Nobody: stores _fido = no",
        "KVC → Nobody: stores _isFido = no", "KVC → Nobody: stores fido = no",
        "KVC → Nobody: stores isFido = no", "KVC → Nobody: setValue(_:forUndefinedKey:) fido",
      ])
  }

  @Test func `the one that is found is used, and nobody is asked after it`() {
    let both = Fido.Both()

    #expect(both.value(forKey: "fido") as? String == "method")
    both.setValue("Rex", forKey: "fido")

    #expect(both.moved == ["Rex"])
    #expect(
      lines == [
        "KVC → Both: responds(to:) getFido = no", "KVC → Both: responds(to:) fido = yes",
        "KVC → Both: fido = \"method\"", "KVC → Both: responds(to:) setFido: = yes",
        "KVC → Both: setFido: \"Rex\"",
      ])
  }

  @Test func `B141: variables are looked for in order, and only where the class allows it`() {
    #expect(Fido.Two().value(forKey: "fido") as? String == "underscored")
    #expect(Fido.Plain().value(forKey: "fido") as? String == "plain")

    let message = Device.current.exception { _ = Fido.Shut().value(forKey: "fido") }

    #expect(message?.hasPrefix("NSUnknownKeyException") == true)
    #expect(lines.last == "KVC → Shut: value(forUndefinedKey:) fido")
    #expect(lines.dropLast().last == "KVC → Shut: accessInstanceVariablesDirectly = no")
  }

  @Test func `a getter without a setter leaves writing to the variable`() {
    let getter = Fido.Getter()

    getter.setValue("Rex", forKey: "fido")

    #expect(getter._fido == "Rex")
    #expect(getter.value(forKey: "fido") as? String == "method")
  }

  @Test func `a setter of the wrong name is not found, and nothing changes`() {
    let misnamed = Fido.Misnamed()

    let message = Device.current.exception { misnamed.setValue("Rex", forKey: "fido") }

    #expect(message?.contains("for the key fido.") == true)
    #expect(misnamed.moved.isEmpty && misnamed.fido == "plain" && misnamed._fido == "underscored")
  }

  @Test func `a class that lists properties only is not asked aloud`() {
    _ = Flag().value(forKey: "name")
    UIView().setValue(1, forKey: "tag")

    #expect(lines.isEmpty)
  }

  @Test func `only the first letter of a key becomes a capital`() {
    _ = Device.current.exception { _ = Fido.Nobody().value(forKey: "bestFriend") }

    #expect(lines.first == "KVC → Nobody: responds(to:) getBestFriend = no")
  }

  private var lines: [String] {
    Device.current.conversation.messages.map(\.line)
  }
}
