import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The sentences of key-value coding", .isolated)
struct KeyValueMessagesTests {
  private let flag = Flag()
  private let name = PropertyReference(owner: Flag.self, key: "name")

  /// The name, the reason and the help of an error, as they are printed.
  private func text(_ error: KeyValueError) -> String {
    let exception = error.exception
    return "\(exception.name): \(exception.reason) | \(exception.help)"
  }

  @Test func `a key that is not there`() {
    let reason = "this class is not key value coding-compliant for the key nam."

    #expect(
      text(.undefinedKey("nam", of: flag, .read))
        == "NSUnknownKeyException: [<Flag> valueForUndefinedKey:]: \(reason) | "
        + "The keys of Flag are \"name\", \"neighbour\". Compare the key with them.")
    #expect(
      text(.undefinedKeyOfValue("nam", className: "NSString", .write))
        == "NSUnknownKeyException: [<NSString> setValue:forUndefinedKey:]: \(reason) | "
        + "NSString answers to a few keys only. Look at the key before this one.")
    #expect(
      text(.undefinedCollectionKey("nam", className: "NSArray"))
        == "NSUnknownKeyException: [<NSArray> valueForUndefinedKey:]: \(reason) | After an operator "
        + "such as @sum a key follows, as in \"@sum.age\". Written @nam alone, the NSArray itself "
        + "is asked for nam.")
    #expect(
      text(.immutableDictionary("nam"))
        == "NSUnknownKeyException: [<NSDictionary> setValue:forUndefinedKey:]: \(reason) | "
        + "A dictionary that cannot change takes no values. Use an NSMutableDictionary.")
  }

  @Test func `nil for what cannot be nil`() {
    #expect(
      text(.nilValue("area", of: flag))
        == "NSInvalidArgumentException: [<Flag> setNilValueForKey]: could not set nil as the value "
        + "for the key area. | Flag.area cannot be nil. Override setNilValueForKey(_:) and choose "
        + "a value, or make the property optional.")
  }

  @Test func `a value of the wrong type`() {
    #expect(
      text(.wrongType(5, type: String.self, name))
        == "NSInvalidArgumentException: Flag.name is a String, so it cannot hold 5, an NSNumber | "
        + "Give it a String, or declare the property with the type of the value. A device stores "
        + "such a value, and the program fails when it is used.")
    #expect(
      text(.noCase(9, type: NSTextAlignment.self, name))
        == "NSInvalidArgumentException: Flag.name is an NSTextAlignment, which has no case of the "
        + "raw value 9 | Give it the raw value of a case that exists.")
    #expect(
      text(.notUnwrapped(NSNull(), method: "intValue", name))
        == "NSInvalidArgumentException: -[NSNull intValue]: unrecognized selector sent to instance "
        + "| Flag.name was given an NSNull. Give it a value of its own type.")
  }

  @Test func `operators of key paths`() {
    #expect(
      text(.undefinedOperator("mean", className: "NSArray"))
        == "NSInvalidArgumentException: [<NSArray> valueForKeyPath:]: this class does not implement "
        + "the mean operation. | Operators work on arrays and sets: @count, @sum, @avg, @min, @max, "
        + "@unionOfObjects, @distinctUnionOfObjects, @unionOfArrays, @distinctUnionOfArrays, "
        + "@distinctUnionOfSets.")
    #expect(
      text(.notSummable(NSNull()))
        == "NSInvalidArgumentException: -[NSNull decimalValue]: unrecognized selector sent to "
        + "instance | @sum and @avg add numbers, and an NSNull is none.")
    #expect(
      text(.notComparable("a", 1))
        == "NSInvalidArgumentException: -[NSString compare:]: unrecognized selector sent to "
        + "instance | @min and @max compare \"a\", an NSString with 1, an NSNumber, and these two "
        + "have no order.")
    #expect(
      text(.nilInUnion(path: "boss"))
        == "NSInvalidArgumentException: *** -[NSMutableArray addObject:]: object cannot be nil | "
        + "One of the values of boss is nil, and a union cannot hold it.")
    #expect(
      text(
        .notJoinable("a", path: "name", kind: "set", requiredClass: "NSSet", className: "NSArray"))
        == "NSInvalidArgumentException: [<NSArray> valueForKeyPath:]: set argument is not an NSSet "
        + "| name is \"a\", an NSString for one of the elements. This operator joins an NSSet for "
        + "each of them.")
  }

  @Test func `lists of keys that are wrong`() {
    #expect(
      [
        KeyListMistake.dottedKey("a.b", owner: Flag.self),
        .duplicateKey("name", owner: Flag.self),
        .foreignKeyPath(root: Person.self, name: "name", owner: Flag.self),
        .foreignAccessor(target: Person.self, name: "name", owner: Flag.self),
      ].map(\.text) == [
        "Flag lists the key \"a.b\". A dot stands between two keys of a path.",
        "Flag lists the key \"name\" twice. Keep one of the two lines.",
        "Flag lists a key path of Person under \"name\". List key paths of Flag itself or of its "
          + "superclasses.",
        "Flag lists an accessor of Person under \"name\". List accessors of Flag itself or of its "
          + "superclasses.",
      ])
  }

  @Test func `what the console hears`() {
    let console = ConsoleRecorder()

    KeyValueMessage.valueChanged(name, given: "300", result: "44").report()
    KeyValueMessage.notDecimal(NSNumber(value: Double.infinity)).report()

    #expect(
      console.lines == [
        "Flag.name: 300 became 44, as it does on a device. Give it a value that fits.",
        "@sum and @avg add decimals, and inf is none, so the result is NaN. Leave it out, or add up "
          + "in Swift.",
      ])
  }
}
