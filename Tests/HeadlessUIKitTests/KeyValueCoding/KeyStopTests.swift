import Grading
import HeadlessUIKit
import Testing

@Suite("What stops the program", .isolated)
struct KeyStopTests {
  @Test func `B142: a key nobody has stops the program in Apple's words, with help`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Flag().setValue("Italy", forKey: "nam") }
    }

    #expect(
      message(of: result).contains(
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
          + "'[<Flag> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key nam.'. The keys of Flag are \"name\", \"neighbour\"."))
  }

  @Test func `B143: nil for a number stops the program in Apple's words, with help`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView().setValue(nil, forKey: "alpha") }
    }

    #expect(
      message(of: result).contains(
        "'NSInvalidArgumentException', reason: '[<UIView> setNilValueForKey]: could not set nil as "
          + "the value for the key alpha.'. UIView.alpha cannot be nil. Override setNilValueForKey")
    )
  }

  @Test func `a value of the wrong type stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UILabel().setValue(5, forKey: "text") }
    }

    #expect(
      message(of: result).contains(
        "'UILabel.text is a String, so it cannot hold 5, an NSNumber'. Give it a String, or"))
  }

  @Test func `a key listed twice stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Twice().value(forKey: "name") }
    }

    #expect(message(of: result).contains("Twice lists the key \"name\" twice. Keep one of the two"))
  }

  @Test func `a key path of another class stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Foreign().value(forKey: "name") }
    }

    #expect(
      message(of: result).contains(
        "Foreign lists a key path of Flag under \"name\". List key paths of Foreign itself or of"))
  }

  @Test func `a method of a subclass stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = FidoWithForeignGetter().value(forKey: "fido") }
    }

    #expect(
      message(of: result).contains(
        "FidoWithForeignGetter lists an accessor of Both under \"fido\"."))
  }

  @Test func `a key with a dot stops the program with a sentence`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Dotted().value(forKey: "a") }
    }

    #expect(message(of: result).contains("Dotted lists the key \"a.b\". A dot stands between"))
  }

  private func message(of result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}

private final class Twice: NSObject, KeyValueCoding {
  var name = ""
  static var keys: Keys { ["name": \Twice.name, "name": \Twice.name] }
}

private final class Foreign: NSObject, KeyValueCoding {
  static var keys: Keys { ["name": \Flag.name] }
}

private final class FidoWithForeignGetter: Fido {
  override class var keys: Keys { Keys(methods: ["fido": Accessor(Fido.Both.answer)]) }
}

private final class Dotted: NSObject, KeyValueCoding {
  var name = ""
  static var keys: Keys { ["a.b": \Dotted.name] }
}
