//: # Properties by name
//:
//: After this chapter you can read and write a property by its name, and say
//: which properties of a Swift class can be reached in this way on a device.

import HeadlessUIKit
import Stage

//: ## A name that stands in a file
//:
//: A nib has a line like this for each outlet (lesson 5):
//:
//:     <outlet property="nameLabel" destination="Nam-e1-lab"/>
//:
//: The name of the property stands there as text. When the nib is loaded, UIKit
//: writes the property with this name. If the class has none, the app ends:
//:
//:     ... this class is not key value coding-compliant for the key nameLabel.
//:
//: `dog.name` reads a property whose name stands in your code. To read and
//: write properties whose names come from a file or from a person is called
//: **key-value coding**, or **KVC**. The name of a property, as a string, is a
//: **key**. Two methods take a key: `value(forKey:)` reads the property with
//: this name, and `setValue(_:forKey:)` writes it. They work for each property
//: that has a key.
//:
//: ## A class with keys
//:
//: On a device a part of iOS knows the names of properties. Linux has no such
//: part. So in this course a class lists its keys itself: it conforms to the
//: protocol `KeyValueCoding` and has a property `keys`. `class var` means that
//: `keys` belongs to the class, and not to one dog. The type `Keys` belongs to
//: this course, too.
//:
//: Each line of the list has a key and a key path. A key path is a Swift value
//: that stands for a property (lesson 1): `\Dog.name` is the property `name` of
//: a `Dog`. Some texts call it a Swift key path, because KVC uses the same two
//: words for something else (chapter 12).

final class Dog: NSObject, KeyValueCoding {
  var name = "Fido"
  weak var owner: NSObject?

  class var keys: Keys { ["name": \Dog.name, "owner": \Dog.owner] }
}

//: Views and view controllers have keys already. A subclass may override a
//: `class var`. So their subclasses write `override class var keys`, and list
//: only what is new.

func propertiesByName(on stage: Stage) {
  //: ## Reading and writing
  //:
  //: `value(forKey:)` returns `Any?`, because a property can have any type.
  //: `as?` turns it into the type that you need. `setValue(_:forKey:)` gives
  //: the dog another name.

  let dog = Dog()
  stage.print(dog.value(forKey: "name") as? String ?? "no name")
  // Prints "Fido"

  dog.setValue("Rex", forKey: "name")
  stage.print(dog.name)
  // Prints "Rex"

  //: A label has the key `text`. Writing it by name is the same as writing the
  //: property: the label on the screen changes.

  let label = UILabel(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  label.text = "Fido"
  stage.present(label)
  label.setValue("Rex", forKey: "text")
  stage.show("A label whose text was written by name")

  //: ## The property keeps its rules
  //:
  //: Writing by name does what an assignment does: `didSet` runs, and a weak
  //: property stays weak. Here nobody keeps the new owner, so it is gone after
  //: the line.

  dog.setValue(NSObject(), forKey: "owner")
  stage.print(dog.value(forKey: "owner") == nil)
  // Prints "true"

  //: ## Keys and Swift key paths
  //:
  //: A Swift key path also reads and writes a property. The compiler checks it:
  //: `\Dog.nmae` does not compile. But a key path cannot be read from a file,
  //: and a key can. Use a key path where you know the property, and a key where
  //: only a string is known.

  let path = \Dog.name
  dog[keyPath: path] = "Bello"
  stage.print(dog.value(forKey: "name") ?? "nil")
  // Prints "Bello"
}

//: ## Which properties KVC reaches on a device
//:
//: Neither `keys` nor `KeyValueCoding` exists on a device. There KVC asks the
//: **Objective-C runtime**: the part of iOS that knows the classes of a running
//: program, and the names of their methods. Objective-C is the language that
//: UIKit is written in. The runtime knows a property of a Swift class only if
//: three things are true:
//:
//: 1. The class inherits from `NSObject`. A structure (`struct`) cannot do so.
//: 2. The property is marked `@objc`, or its class is marked `@objcMembers`.
//:    `@IBOutlet` includes `@objc`.
//: 3. Objective-C has a type for it.
//:
//: This table shows which types Objective-C has:
//:
//:     allowed                         not allowed
//:     Int, Double, Bool               Int?, Double?, Bool?
//:     String, String?                 your own structures
//:     arrays of objects
//:     your own subclasses of NSObject
//:
//: Why is `Int?` not allowed? In Objective-C only an object can be nil. A
//: string is an object, and an `Int` is not.
//:
//: So `@objc var age: Int?` does not compile. If a number may be missing, write
//: `@objc var age: NSNumber?`. An `NSNumber` is an object that holds a number,
//: so it may be nil.
//:
//: This is the class of this chapter for a device:
//:
//:     @objcMembers final class Dog: NSObject {
//:       var name = "Fido"
//:       weak var owner: NSObject?
//:     }
//:
//: A property that the runtime does not know is not found, and the program
//: stops (chapter 3).
//:
//: > Then: Up to Swift 3 the compiler marked most members of such a class by
//: > itself. Since Swift 4 (2017) it does not. The proposal is SE-0160, in
//: > proposals/0160-objc-inference.md of github.com/swiftlang/swift-evolution.

//: ## Remember
//:
//: - `value(forKey:)` and `setValue(_:forKey:)` use a property by its name.
//: - On a device KVC reaches only `@objc` properties of subclasses of
//:   `NSObject`, and only those whose type Objective-C has.
//: - Here a class lists its keys, each with a Swift key path.
//:
//: > Question: A class for a device inherits from `NSObject` and has `@objc var
//: > name = ""` and `var points = 0`. Which of the two does `value(forKey:)`
//: > find?
//: > Answer: Only `name`. `points` is not marked, so the runtime does not know
//: > it.
//:
//: > Question: Which type do you give a property for a number that may be
//: > missing, if KVC has to reach it?
//: > Answer: `NSNumber?`. `Int?` cannot be marked `@objc`.

//: ## Your turn
//:
//: Give `Dog` a number `age` and a line for it in `keys`. Write it by name,
//: print it, and run `swift run kvc --chapter 1`. `git checkout Lessons` puts
//: the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - Using Objective-C Runtime Features in Swift,
//:   <https://developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift>
//: - <https://developer.apple.com/documentation/swift/keypath>
