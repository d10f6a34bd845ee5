//: # Properties by name
//:
//: After this chapter you can read and write a property by its name.

import HeadlessUIKit
import Stage

//: ## A name that your code does not know
//:
//: When you write `dog.name`, you know the name of the property. Some code does
//: not know it:
//:
//: - A person types the name of a property, and the screen shows its value
//:   (chapter 3).
//: - UIKit fills the outlets of your class (lesson 1). UIKit was written before
//:   your class. It finds the names of the outlets in the nib, as text.
//:
//: In both cases the name is a string. Two methods take this string:
//:
//:     dog.value(forKey: "name")             reads dog.name
//:     dog.setValue("Rex", forKey: "name")   writes dog.name
//:
//: To read and write properties by their names is called **key-value coding**,
//: or **KVC**. The name of a property, as a string, is a **key**.
//:
//: ## A class with keys
//:
//: KVC has to know which property belongs to which key. On a device, a part of
//: iOS knows this. Linux has no such part. So in this course a class lists its
//: keys itself. It needs three things:
//:
//: - It inherits from `NSObject`.
//: - It conforms to `KeyValueCoding`, a protocol of this course.
//: - It has a property `keys`. `class var` means that `keys` belongs to the
//:   class, and not to one dog.
//:
//: Each entry of `keys` has a key and its property. `\Dog.name` is a key path
//: of Swift (lesson 1, chapter 9): a value that stands for the property `name`
//: of a `Dog`.

final class Dog: NSObject, KeyValueCoding {
  var name = "Fido"

  class var keys: Keys { ["name": \Dog.name] }
}

//: > On a device: Leave out `KeyValueCoding` and `keys`. Write `@objcMembers`
//: > in front of the class instead (chapter 17):
//: >
//: >     @objcMembers final class Dog: NSObject {
//: >       var name = "Fido"
//: >     }

func propertiesByName(on stage: Stage) {
  //: ## Reading
  //:
  //: `value(forKey:)` returns `Any?`, because a property can have any type.
  //: `as? String` makes a string of it.

  let dog = Dog()
  let name = dog.value(forKey: "name") as? String
  stage.print(name ?? "no name")
  // Prints "Fido"

  //: ## Writing
  //:
  //: `setValue(_:forKey:)` gives the dog another name.

  dog.setValue("Rex", forKey: "name")
  stage.print(dog.name)
  // Prints "Rex"

  //: ## A label on the screen
  //:
  //: The classes of UIKit have keys already. A label has the key `text`. If you
  //: write it, the label on the screen changes, as after `label.text = "Rex"`.

  let label = UILabel(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  label.text = "Fido"
  stage.present(label)
  label.setValue("Rex", forKey: "text")
  stage.show("A label whose text was written by name")
}

//: ## A dot where you know the property
//:
//: Why do you not use keys everywhere? The compiler checks `dog.name` and
//: `\Dog.name`: a misspelled name does not compile. A key is a string, and
//: nobody checks it before the program runs. So use KVC only where you have
//: nothing but the name.

//: ## Remember
//:
//: - `value(forKey:)` reads the property with this name. Its result is `Any?`.
//: - `setValue(_:forKey:)` writes the property with this name.
//: - In this course a class lists its keys in `keys`.
//:
//: > Question: Which line reads the property `age` of a dog by its name?
//: > Answer: `dog.value(forKey: "age")`. The class also needs an entry for
//: > `age` in its `keys`.

//: ## Your turn
//:
//: Give `Dog` a property `var age = 3` and an entry for it in `keys`. Below the
//: last `stage.print` write 4 for the key `age`, and print `dog.age`. Then run
//: `swift run kvc --chapter 1`. `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nskeyvaluecoding>
//: - <https://developer.apple.com/documentation/swift/keypath>
