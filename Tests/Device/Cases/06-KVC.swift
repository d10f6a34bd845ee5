// What lesson 6 says about a device.

// Case: a property that is misspelled after a dot
// Chapter: 06-KVC/01-PropertiesByName.swift
// Says: a misspelled name does not compile.
// Refuses in 5, 5 main, 6, 6 main: has no member 'nmae'
final class Cat: NSObject {
  var name = "Tom"
}

let cat = Cat()
let values: (String, KeyPath<Cat, String>) = (cat.nmae, \Cat.nmae)

// Case: properties that KVC reaches
// Chapter: 06-KVC/01-PropertiesByName.swift
// Listing: @objcMembers final class Dog: NSObject {
// Says: in front of the class instead

// Case: types that Objective-C has
// Chapter: 06-KVC/17-OnADevice.swift
final class Puppy: NSObject {}

final class Cat: NSObject {
  @objc var age: NSNumber?
  @objc var weight = 1.5
  @objc var isOld = false
  @objc var owner: String?
  @objc var tricks: [String] = []
  @objc var puppies: [Puppy] = []
}

// Case: an optional number has no mark
// Chapter: 06-KVC/17-OnADevice.swift
// Says: `@objc` before an optional `Int` does not compile.
// Refuses in 5, 5 main, 6, 6 main: property cannot be marked '@objc' because its type cannot be
//   represented in Objective-C
final class Cat: NSObject {
  @objc var age: Int?
}

// Case: a mark for all members leaves an optional number out
// Chapter: 06-KVC/17-OnADevice.swift
// Says: `@objcMembers` leaves the property out and says nothing.
@objcMembers final class Cat: NSObject {
  var age: Int?
}

// Case: the property that was left out has no key
// Chapter: 06-KVC/17-OnADevice.swift
// Says: `@objcMembers` leaves the property out and says nothing.
// Refuses in 5, 5 main, 6, 6 main: refers to non-'@objc' property 'age'
@objcMembers final class Cat: NSObject {
  var age: Int?
}

let key = #keyPath(Cat.age)

// Case: a field without corrections
// Chapter: 06-KVC/03-AKeyThatAPersonTypes.swift
// Says: Also write `field.autocorrectionType = .no`
let field = UITextField()
field.autocorrectionType = .no

// Case: a key that the compiler makes
// Chapter: 06-KVC/03-AKeyThatAPersonTypes.swift
// Listing: label.value(forKey: #keyPath(UILabel.text))
let label = UILabel()

// Case: such a key that is misspelled
// Chapter: 06-KVC/03-AKeyThatAPersonTypes.swift
// Says: A misspelled name does not compile.
// Refuses in 5, 5 main, 6, 6 main: has no member 'txet'
let key = #keyPath(UILabel.txet)

// Case: a key that Apple forbids
// Chapter: 06-KVC/05-HowAKeyIsRead.swift
// Listing: field.value(forKey: "_placeholderLabel")
let field = UITextField()

// Case: a property of one's own, by its key
// Chapter: 06-KVC/05-HowAKeyIsRead.swift
// Says: An `@objc` property of a Swift class has a getter of its own name
// Says: an `@objc var isOpen` has the key `isOpen`
final class Shop: NSObject {
  @objc var isOpen = true
}

let isOpen = Shop().value(forKey: "isOpen")

// Case: an outlet includes @objc
// Chapter: 06-KVC/02-AnOutletIsAKey.swift
// Says: Leave out `keys` and write `@IBOutlet weak var timeLabel: UILabel!`.
// Instead of: ReminderViewController
final class ReminderViewController: UIViewController {
  @IBOutlet weak var timeLabel: UILabel!
}

let key = #keyPath(ReminderViewController.timeLabel)

// Case: a model with the method for unknown keys
// Chapter: 06-KVC/07-FromADictionaryToAModel.swift
// Says: Write `@objcMembers class AppRecord: NSObject`
// Declaration: 06-KVC/07-FromADictionaryToAModel.swift class AppRecord
// Drop: class var keys
// Change: class AppRecord: NSObject, KeyValueCoding -> @objcMembers class AppRecord: NSObject
// Change: func setValue -> override func setValue
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration

// Case: a class with answers for unknown keys
// Chapter: 06-KVC/06-HowAKeyIsWritten.swift
// Says: There `NSObject` has both methods, so `override` stands in front of them.
// Declaration: 06-KVC/06-HowAKeyIsWritten.swift final class PatientDog
// Drop: class var keys
// Change: final class PatientDog: NSObject, KeyValueCoding -> @objcMembers final class PatientDog: NSObject
// Change: func value( -> override func value(
// Change: func setValue( -> override func setValue(
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration

// Case: a list whose elements have the class that was asked
// Chapter: 06-KVC/09-FactoryMethods.swift
// Says: because the result `[Self]` does not compile.
// Refuses in 5, 5 main, 6, 6 main: covariant 'Self'
class Book {
  required init() {}

  class func shelf() -> [Self] { [Self()] }
}

// Case: what a factory method of Objective-C returns
// Chapter: 06-KVC/09-FactoryMethods.swift
// Says: it means the class that was asked, and the compiler warns.
// Not compiled: it is Objective-C

// Case: a constant that a method makes
// Chapter: 06-KVC/15-WhoKeepsAnObject.swift
// Says: It does not compile.
// Declaration: 06-KVC/15-WhoKeepsAnObject.swift final class NoteViewController
// Change: lazy var toolbar = makeToolbar() -> let toolbar = makeToolbar()
// Refuses in 5, 5 main, 6, 6 main: cannot use instance member 'makeToolbar' within property initializer

// Case: the message about a structure, in words
// Chapter: 06-KVC/12-StringKeyPaths.swift
// Says: The words of the message differ a little.

// Case: the model of chapter 7
// Chapter: 06-KVC/17-OnADevice.swift
// Listing: import UIKit
// No code: in this course             on a device
// No code: Objective-C knows                   it does not know
// Says: In the mode Swift 6 the compiler refuses the override
// Says: A new project of Xcode 26 has the mode Swift 5, and accepts it.
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration

// Case: the same model with the word
// Chapter: 06-KVC/17-OnADevice.swift
// Says: Then write `@objcMembers nonisolated class`.
// Says: A view stays on the main thread, so its class cannot have the word.
// Declaration: 06-KVC/07-FromADictionaryToAModel.swift class AppRecord
// Declaration: 06-KVC/03-AKeyThatAPersonTypes.swift final class InspectedLabel
// Declaration: 06-KVC/06-HowAKeyIsWritten.swift final class FadingLabel
// Drop: class var keys
// Change: class AppRecord: NSObject, KeyValueCoding -> @objcMembers nonisolated class AppRecord: NSObject
// Change:   func setValue ->   override func setValue
// Change:   override func value( ->   nonisolated override func value(
// Change: override func setNilValueForKey -> nonisolated override func setNilValueForKey

// Case: the label of chapter 3 without a mark
// Chapter: 06-KVC/17-OnADevice.swift
// Says: In the mode Swift 6 the compiler refuses the override
// Declaration: 06-KVC/03-AKeyThatAPersonTypes.swift final class InspectedLabel
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration

// Case: the label of chapter 6 without a mark
// Chapter: 06-KVC/17-OnADevice.swift
// Says: In the mode Swift 6 the compiler refuses the override
// Declaration: 06-KVC/06-HowAKeyIsWritten.swift final class FadingLabel
// Refuses in 6 main: has different actor isolation from nonisolated overridden declaration

// Case: observing a property
// Chapter: 06-KVC/17-OnADevice.swift
// Listing: final class Score: NSObject {
// Says: `dynamic` means that each use of the property goes through the Objective-C runtime

// Case: a third setter, in words
// Chapter: 06-KVC/06-HowAKeyIsWritten.swift
// Says: Foundation also tries a third method, `setIsFido:`

// Case: the first value is not copied, in words
// Chapter: 06-KVC/13-CopiesShallowAndDeep.swift
// Says: `@NSCopying` makes no copy of this value.
