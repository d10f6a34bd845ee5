import Testing

@testable import HeadlessUIKit

@Suite("Making objects by their class")
struct MethodTableTests {
  @Test func `an object and a cell are made with the initializers of their class`() {
    #expect((NSObject.make(Plain.self) as? Plain)?.text == "plain")
    let cell = UITableViewCell.make(Row.self, style: .value1, reuseIdentifier: "row")
    #expect((cell as? Row)?.text == "row" && cell.reuseIdentifier == "row")
    #expect(
      (UITableViewHeaderFooterView.make(Header.self, "head") as? Header)?.text == "header head")
  }

  @Test func `initializers in the same place are found, and those in another are too`() {
    #expect(
      MethodTable.haveSamePlaces(
        (Plain.self, Other.self), (Second.self, OtherSecond.self), behind: nil))
    #expect(
      !MethodTable.haveSamePlaces(
        (Late.self, OtherLate.self), (Wide.self, OtherWide.self), behind: Plain.self))
  }

  @Test func `classes that differ nowhere say nothing`() {
    #expect(
      !MethodTable.haveSamePlaces((Plain.self, Plain.self), (Plain.self, Plain.self), behind: nil))
  }

  @Test func `an unknown layout stops the program with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { MethodTable.require(false, toMake: Plain.self) }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("An object of Plain cannot be made by its class"))
  }
}

private class Plain: NSObject {
  var text = "plain"
}

private final class Other: Plain {
  override init() {
    super.init()
    text = "other"
  }
}

private class Second: NSObject {
  override init() {
    super.init()
  }
}

private final class OtherSecond: Second {
  override init() {
    super.init()
  }
}

/// A class whose initializer lies right behind that of its superclass.
private class Late: Plain {
  init(number: Int) {
    super.init()
  }
}

private final class OtherLate: Late {
  override init(number: Int) {
    super.init(number: number + 1)
  }
}

/// A class that has properties before its initializer.
private class Wide: Plain {
  var first = 1
  var second = 2

  init(number: Int) {
    super.init()
  }
}

private final class OtherWide: Wide {
  override init(number: Int) {
    super.init(number: number + 2)
  }
}

private final class Row: UITableViewCell {
  var text = ""

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text = reuseIdentifier ?? "none"
  }

  required init?(coder: NSCoder) { nil }
}

private final class Header: UITableViewHeaderFooterView {
  var text = ""

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    text = "header \(reuseIdentifier ?? "none")"
  }

  required init?(coder: NSCoder) { nil }
}
