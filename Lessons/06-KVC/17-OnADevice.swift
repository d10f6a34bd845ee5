//: # On a device
//:
//: After this chapter you can use a model of this lesson in an app for an
//: iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## What does not exist on a device
//:
//: You want to use the model `AppRecord` of chapter 7 in an app of your own.
//: `value(forKey:)`, `setValue(_:forKey:)` and `setValuesForKeys` are called in
//: the same way there. (For a new model, a structure and a decoder are simpler:
//: chapter 10.) But four things belong to this course:
//:
//:     in this course             on a device
//:     import HeadlessUIKit       import UIKit
//:     KeyValueCoding and keys    @objc or @objcMembers
//:     Bundle.module              Bundle.main
//:     stage.exception            the app ends
//:
//: ## Marks in place of keys
//:
//: On a device the **Objective-C runtime** knows the keys: it is the part of
//: iOS that knows the classes of a running program, and the names of their
//: methods. It knows a property of a Swift class only if the property has the
//: mark `@objc`. `@objcMembers` in front of a class marks each of its
//: properties that can have the mark. `@IBOutlet` is such a mark, too.
//:
//: So the protocol `KeyValueCoding` and the list `keys` go away, and a mark
//: comes in their place:
//:
//:     import UIKit
//:
//:     @objcMembers class AppRecord: NSObject {
//:       var name: String?
//:       var icon: String?
//:       private(set) var unknownKeys: [String] = []
//:
//:       required init(dictionary: [String: Any]) {
//:         super.init()
//:         setValuesForKeys(dictionary)
//:       }
//:
//:       override func setValue(_ value: Any?, forUndefinedKey key: String) {
//:         unknownKeys.append(key)
//:       }
//:     }
//:
//: One word is new in the class: `override`. On a device `NSObject` has the
//: methods for unknown keys.
//:
//: > On a device: In the mode Swift 6 the compiler refuses the override, if the
//: > classes of the project belong to the main thread, as those of UIKit
//: > (lesson 1). A new project of Xcode 26 has the mode Swift 5, and accepts
//: > it. The reason: a method of `NSObject` may be called on any thread, and an
//: > override must not allow less. Then write `@objcMembers nonisolated class`.
//: > A view stays on the main thread, so its class cannot have the word. There
//: > it stands before the method: `nonisolated override func`.
//:
//: ## Which properties can have the mark
//:
//: The class has to inherit from `NSObject`. And Objective-C has to know the
//: type of the property. It does not know every type of Swift:
//:
//:     Objective-C knows                   it does not know
//:     Int, Double, Bool                   Int?, Double?, Bool?
//:     String, String?                     your own structures
//:     your own subclasses of NSObject
//:     arrays of strings or of such objects
//:
//: In Objective-C only an object can be nil. A string is an object there, and
//: an `Int` is not. What happens to an `Int?` depends on the mark:
//:
//: - `@objc` before an optional `Int` does not compile.
//: - `@objcMembers` leaves the property out and says nothing. The app ends when
//:   the key is used.
//:
//: If a number may be missing, write `@objc var age: NSNumber?` (chapter 12).
//:
//: > Then: Up to Swift 3 the compiler marked most members of such a class by
//: > itself. Since Swift 4 (2017) it does not. The proposal is SE-0160, in
//: > proposals/0160-objc-inference.md of github.com/swiftlang/swift-evolution.
//:
//: ## The bundle of the app
//:
//: The files of your app lie in its own bundle, `Bundle.main`. Write it in
//: `appList` of chapter 9. For a nib you may write nil, which means this
//: bundle: `ReminderViewController(nibName: "Reminder", bundle: nil)`. The
//: outlets of the controller are marked `@IBOutlet` (chapter 2).
//:
//: ## An exception ends the app
//:
//: A misspelled key raises an exception, and the app ends. You want to see the
//: line in which this happens. Add an Exception Breakpoint in Xcode: then the
//: program stops at this line.
//:
//: ## A screen that need not change
//:
//: `ShelfViewController` is given records and shows them. It is the same on a
//: device. `AppGrid` and `AppCell` belong to this lesson: copy AppCell.swift,
//: too, and import UIKit in it.

final class ShelfViewController: UIViewController {
  var records: [AppRecord] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      AppGrid(records.map { ($0.name, UIImage(named: $0.icon ?? "")) }))
  }
}

func onADevice(on stage: Stage) {
  //: ## The shelf of this lesson
  //:
  //: `appList` (chapter 9) reads `app.plist`, and KVC fills the records. The
  //: first six are shown.

  let shelf = ShelfViewController()
  shelf.records = Array(AppRecord.appList().prefix(6))
  stage.present(shelf)
  stage.show("Six apps, filled by their keys")
}

//: ## Remember
//:
//: - On a device write `@objc` or `@objcMembers` in place of `keys`, and
//:   `override` before the methods for unknown keys.
//: - A number that may be missing is an `NSNumber?`. `@objcMembers` leaves an
//:   `Int?` out, without a message.
//: - For a new model, a structure and a decoder are simpler.
//:
//: > Question: You copy `Dog` of chapter 1 into Xcode and delete
//: > `KeyValueCoding` and `keys`. `dog.value(forKey: "name")` ends the app.
//: > What is missing?
//: > Answer: `@objc` in front of `var name`, or `@objcMembers` in front of the
//: > class.
//:
//: > On a device: Say a label shows the points of a game, and has to change
//: > when the points change. To be told when a property of an object changes
//: > is **key-value observing** (KVO), and Apple's guide names it first among
//: > what KVC is for:
//: >
//: >     final class Score: NSObject {
//: >       @objc dynamic var points = 0
//: >     }
//: >
//: >     let score = Score()
//: >     let observation = score.observe(\.points, options: [.new]) {
//: >       _, change in print(change.newValue ?? 0)
//: >     }
//: >     score.points = 5
//: >
//: > The last line prints 5. `dynamic` means that each use of the property goes
//: > through the Objective-C runtime; without the word nothing is printed. Keep
//: > `observation` in a property: when nobody keeps it, the observation ends.
//: > This course has no KVO, because Linux has no Objective-C runtime. Code of
//: > today uses `didSet`, a closure or `@Observable` (lesson 5). You need KVO
//: > for some classes of Apple, which offer nothing else.

//: ## Your turn: a project
//:
//: Exercise 13 is Exercises/06-KVC/13-ShelfByKeys.swift. The class in it is
//: empty. You write a whole screen: a shelf of apps from a property list, and a
//: text field in which a person types the key that is shown under each app.
//: These chapters have what you need:
//:
//: - chapter 3: a text field for a key, and an answer for unknown keys;
//: - chapter 7: a model that is filled by keys;
//: - chapter 9: `PropertyListSerialization` and `as?`, which make an array of
//:   dictionaries out of data;
//: - lesson 5: three cells in a row. `AppGrid` belongs to this lesson, and you
//:   write your own.
//:
//: `appList` of chapter 9 returns an empty list for a wrong file. Here return
//: nil if the data is no array of dictionaries. Nil does not say where the
//: mistake is. But it says that there is one, and an empty list does not.
//:
//:     swift run course check ShelfByKeys
//:     swift run course play ShelfByKeys
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export ShelfByKeys --to ~/ShelfByKeys
//:     swift run course play ~/ShelfByKeys
//:
//: Apple's pages for this chapter:
//:
//: - Using Objective-C Runtime Features in Swift,
//:   <https://developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift>
//: - <https://developer.apple.com/documentation/swift/importing-swift-into-objective-c>
