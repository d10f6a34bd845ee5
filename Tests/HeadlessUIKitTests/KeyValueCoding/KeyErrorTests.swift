import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("What is wrong with a key or a value", .isolated)
struct KeyErrorTests {
  let scalars = Scalars()

  @Test func `a key nobody has is named, with the keys there are`() {
    let flag = Flag()

    #expect(
      message { _ = flag.value(forKey: "nam") }
        == "NSUnknownKeyException: [<Flag> valueForUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key nam.")
    #expect(
      message { flag.setValue("Italy", forKey: "nam") }
        == "NSUnknownKeyException: [<Flag> setValue:forUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key nam.")
    #expect(
      help("nam", of: flag)
        == "The keys of Flag are \"name\", \"neighbour\". Compare the key with them.")
  }

  @Test func `the help looks at capitals, dots, empty keys and what cannot be written`() {
    #expect(help("naMe", of: Flag()) == "Its key is \"name\". Compare the capitals.")
    #expect(help("neighbour.name", of: Flag()).hasPrefix("A key has no dots."))
    #expect(help("", of: Flag()).hasPrefix("The key is empty."))
    #expect(
      help("naïve", of: Misc()).hasPrefix("Misc.naïve can be read, but not written."))
    #expect(help("x", of: Bare()).hasPrefix("Bare lists no keys. Write class var keys"))
  }

  @Test func `the help for a class of UIKit asks nobody to write in it`() {
    let sentence =
      "is a class of UIKit, and nobody can add keys to it. Ask an object of your own "
      + "class, or look at the class that the document gives the object."

    #expect(help("x", of: UIView()) == "UIView \(sentence)")
    #expect(help("nothing", of: UIView().layer) == "CALayer \(sentence)")
  }

  @Test func `a value of the wrong type is refused, and the property keeps what it has`() {
    let flag = Flag()
    flag.name = "Italy"

    let message = message { flag.setValue(5, forKey: "name") }

    #expect(
      message
        == "NSInvalidArgumentException: Flag.name is a String, so it cannot hold 5, an NSNumber"
    )
    #expect(flag.name == "Italy")
  }

  @Test func `null given to a number is asked for its number, as on a device`() {
    let message = message { scalars.setValue(NSNull(), forKey: "in") }

    #expect(
      message == "NSInvalidArgumentException: -[NSNull intValue]: "
        + "unrecognized selector sent to instance")
  }

  @Test func `a number that does not fit is cut, and the console says so`() {
    let console = ConsoleRecorder()

    scalars.setValue(300, forKey: "ch")
    scalars.setValue(Double.nan, forKey: "in")
    scalars.setValue(1e30, forKey: "lo")
    scalars.setValue("12 kg", forKey: "nsi")
    scalars.setValue(3.99, forKey: "ll")
    scalars.setValue(1e300, forKey: "fl")
    scalars.setValue("perhaps", forKey: "boo")

    #expect(scalars.ch == 44 && scalars.int == 0 && scalars.lo == .max && scalars.nsi == 12)
    #expect(scalars.ll == 3 && scalars.fl == .infinity && !scalars.boo)
    #expect(
      console.lines.map { $0.prefix { $0 != "," } } == [
        "Scalars.ch: 300 became 44", "Scalars.in: nan became 0",
        "Scalars.lo: 1e+30 became 9223372036854775807", "Scalars.nsi: \"12 kg\" became 12",
        "Scalars.ll: 3.99 became 3", "Scalars.fl: 1e+300 became inf",
        "Scalars.boo: \"perhaps\" became false",
      ])
  }

  @Test func `a text that a device does not read as Swift does is reported`() {
    let console = ConsoleRecorder()

    for text in ["inf", "nan", "0x10", "1e400"] { scalars.setValue(text, forKey: "db") }

    #expect(
      console.lines.map { $0.prefix { $0 != "," } } == [
        "Scalars.db: \"inf\" became 0.0", "Scalars.db: \"nan\" became 0.0",
        "Scalars.db: \"0x10\" became 0.0",
      ])
  }

  @Test func `a length is a number like any other`() {
    let view = UIView()
    let console = ConsoleRecorder()

    view.setValue(view.value(forKey: "alpha"), forKey: "tag")
    view.setValue(CGFloat(1), forKey: "hidden")
    scalars.setValue(CGFloat(2.5), forKey: "fl")
    scalars.setValue(CGFloat(2.5), forKey: "db")
    scalars.setValue(CGFloat(300), forKey: "uch")

    #expect(view.tag == 1 && view.isHidden && scalars.fl == 2.5 && scalars.db == 2.5)
    #expect(scalars.uch == 44 && console.lines.count == 1)
    #expect(
      message { UILabel().setValue(CGFloat(1), forKey: "text") }
        == "NSInvalidArgumentException: UILabel.text is a String, so it cannot hold 1.0, an NSNumber"
    )
  }

  @Test func `a decimal number is called by its name`() {
    #expect(
      message { Flag().setValue(NSDecimalNumber(string: "0.5"), forKey: "name") }?
        .hasSuffix("Flag.name is a String, so it cannot hold 0.5, an NSDecimalNumber") == true)
  }

  @Test func `a number that fits is taken without a word`() {
    let console = ConsoleRecorder()

    scalars.setValue(NSNumber(value: 7), forKey: "db")
    scalars.setValue("42", forKey: "nsi")
    scalars.setValue(UInt64.max, forKey: "ulo")
    scalars.setValue("YES", forKey: "boo")

    #expect(scalars.db == 7 && scalars.nsi == 42 && scalars.ulo == .max && scalars.boo)
    #expect(console.lines.isEmpty)
  }

  @Test func `an unknown operator, and one that finds no collection, are not implemented`() {
    #expect(
      message { _ = NSArray(array: [Person("Ann", 30)]).value(forKeyPath: "@mean.age") }
        == "NSInvalidArgumentException: [<NSArray> valueForKeyPath:]: "
        + "this class does not implement the mean operation.")
    #expect(
      message { _ = Person("Ann", 30).value(forKeyPath: "@sum.age") }
        == "NSInvalidArgumentException: [<Person> valueForKeyPath:]: "
        + "this class does not implement the sum operation.")
    #expect(
      message { _ = Person("Ann", 30).value(forKeyPath: "name.@sum.age") }
        == "NSInvalidArgumentException: [<NSString> valueForKeyPath:]: "
        + "this class does not implement the sum operation.")
  }

  @Test func `a path does not lead into a structure`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    let read = message { _ = view.value(forKeyPath: "center.x") }
    let written = message { view.setValue(1, forKeyPath: "center.x") }
    let deeper = message { view.setValue(1, forKeyPath: "frame.origin.x") }

    #expect(read?.contains("[<NSValue> valueForUndefinedKey:]") == true)
    #expect(written?.contains("[<NSValue> setValue:forUndefinedKey:]") == true)
    #expect(deeper?.contains("[<NSValue> valueForUndefinedKey:]") == true)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `objects that point at each other are walked as far as the path goes`() {
    let (ann, bob) = (Person("Ann", 30), Person("Bob", 40))
    (ann.boss, bob.boss) = (bob, ann)
    defer { ann.boss = nil }

    ann.setValue("Zed", forKeyPath: "boss.boss.boss.boss.boss.name")

    #expect(bob.name as? String == "Zed" && ann.name as? String == "Ann")
    #expect(ann.value(forKeyPath: "boss.boss.boss.boss.name") as? String == "Ann")
  }

  private func message(_ body: () -> Void) -> String? {
    Device.current.exception(in: body)
  }

  private func help(_ key: String, of object: AnyObject) -> String {
    KeyValueError.undefinedKey(key, of: object, .read).exception.help
  }
}

/// A view that lists no keys.
private final class Bare: UIView {}
