//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.
//:
//: Each section has its own subject, and you can read it alone. For a first app
//: read those about classes, about nibs and about exceptions.

import HeadlessUIKit
import Stage

//: ## Classes that KVC reaches
//:
//: On a device there is no `KeyValueCoding` and no `keys`. `NSObject` has the
//: methods of KVC already. The marks of chapter 1, such as `@objcMembers`, make
//: your properties known to it. This is `AppRecord` of chapter 7, for a device:
//:
//:     import UIKit
//:
//:     @objcMembers nonisolated class AppRecord: NSObject {
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
//: Compare it with chapter 7:
//:
//: - `setValue(_:forUndefinedKey:)` has `override`, because `NSObject` has this
//:   method.
//: - `@objcMembers` marks all properties, so `unknownKeys` is a key too. If you
//:   do not want that, leave it out and write `@objc` before `name` and `icon`.
//: - The class is `nonisolated`. The next section says why.
//:
//: And the other classes of this lesson:
//:
//: - `Game.size` stays an `NSNumber?`. An `Int?` cannot be marked.
//: - KVC does not reach structures such as `City` and `AppInfo`. It need not:
//:   an initializer or a decoder makes them.
//: - `Home`, its subclasses and `PicturedRecord` imitate Objective-C. To see KVC
//:   use their variables on a device, write them in Objective-C.
//: - KVC returns numbers as `NSNumber` and structures as `NSValue`. `as? Int`
//:   and `as? CGPoint` work as here.

//: ## Why the class is nonisolated
//:
//: UIKit is used from one thread only, the main thread (lesson 1). In a new
//: project of Xcode 26 the same is true for your own classes: their methods may
//: be called on the main thread only. You need not write anything for that.
//:
//: But a method of `NSObject` may be called on any thread, and an override
//: takes the place of such a method. This override may be called on the main
//: thread only:
//:
//:     class AppRecord: NSObject {
//:       override func setValue(_ value: Any?, forUndefinedKey key: String) {
//:
//: So the override allows less than the method that it replaces. `nonisolated`
//: means: this belongs to no thread. In a `nonisolated class AppRecord` the
//: methods may be called on any thread, as those of `NSObject` may.
//:
//: A view stays on the main thread, so its class cannot have the word. There
//: the word stands before the method: `nonisolated override func`. The views of
//: chapters 3 and 6 need this.
//:
//: Must you write it? That depends on the language mode, a setting of the
//: project (lesson 1). In the mode Swift 5, which a new project has, the word
//: may be left out. In the mode Swift 6 the compiler refuses the override
//: without it.

//: ## Changes that KVC announces
//:
//: Say a label shows the points of a game. When the points change, the label
//: should change too. So something has to tell you about the change:
//:
//:     final class Score: NSObject {
//:       @objc dynamic var points = 0
//:     }
//:
//:     let score = Score()
//:     let observation = score.observe(\.points, options: [.new]) {
//:       _, change in print(change.newValue ?? 0)
//:     }
//:     score.points = 5
//:
//: The last line prints 5. To be told when a property of an object changes
//: is **key-value observing** (KVO), and Apple's guide names it first among
//: what KVC is for.
//:
//: The property is marked `@objc dynamic`. `dynamic` means that each use of the
//: property goes through the Objective-C runtime. Without this word nothing is
//: printed.
//:
//: Keep `observation` in a property. When nobody keeps it any more, the
//: observation ends.
//:
//: This course has no KVO, because KVO needs the Objective-C runtime. Swift code
//: of today uses `didSet`, a closure or `@Observable` (lesson 5) instead. You
//: need KVO for some classes of Apple, which offer nothing else.
//:
//: ## Keys that Apple forbids
//:
//: On the web you find lines such as this one. It compiles:
//:
//:     field.setValue(UIColor.white, forKeyPath: "_placeholderLabel.textColor")
//:
//: `_placeholderLabel` is a private variable of Apple's text field. KVC reaches
//: private variables too. Since iOS 13 UIKit ends the app for some of these keys.
//: The message says that access to `_placeholderLabel` is prohibited, and that
//: this is an application bug.
//:
//: Use only keys that are properties in Apple's documentation. Here the property
//: is `attributedPlaceholder`.
//:
//: ## Views and nibs
//:
//: The controller of chapter 2 loses its `keys`, and its outlets are marked:
//:
//:     final class ReminderViewController: UIViewController {
//:       @IBOutlet weak var timeLabel: UILabel!
//:       @IBOutlet weak var remindButton: UIButton!
//:     }
//:
//: Xcode compiles the nib (chapter 2). Write `Bundle.main`, the bundle of the
//: app, in place of `Bundle.module`. Nil means the same bundle.
//:
//: ## A key that the compiler checks
//:
//: Here `#keyPath` makes the string "name" out of a name in your code:
//:
//:     app.value(forKey: #keyPath(AppRecord.name))
//:
//: A misspelled name does not compile. `#keyPath` needs Objective-C, so it does
//: not exist in this course.
//:
//: ## Exceptions
//:
//: On a device there is no `stage.exception`: an exception ends the app. To see
//: where it happens, add an Exception Breakpoint in Xcode. Then the program
//: stops at the line that raised the exception.
//:
//: ## On which thread
//:
//: KVC calls your setter on the thread that calls KVC. It does not go to another
//: thread for you.
//:
//: - Call `setValue(_:forKey:)` on a view from the main thread only.
//: - You may read a file on another thread. Go back to the main thread before
//:   you show what you have read.

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
  //: The records are read from `app.plist` and filled by keys. The first six
  //: are shown.

  let shelf = ShelfViewController()
  shelf.records = Array(AppRecord.appList().prefix(6))
  stage.present(shelf)
  stage.show("Six apps, filled by their keys")

  stage.print(shelf.records.map { $0.value(forKey: "icon") ?? "nil" })
  // Prints "["clock", "weather", "notes", "maps", "music", "camera"]"
}

//: ## Remember
//:
//: - Write `@objc` or `@objcMembers` in place of `keys`.
//: - Override the methods for unknown keys and for nil.
//: - For a model of today use a structure and a decoder. Use KVC where only a
//:   string is known.
//:
//: > Question: You copy `Dog` of chapter 1 into Xcode and delete
//: > `KeyValueCoding` and `keys`. `dog.value(forKey: "name")` ends the app.
//: > What is missing?
//: > Answer: `@objc` in front of `var name`, or `@objcMembers` in front of the
//: > class.

//: ## Your turn: a project
//:
//: Exercise 13 is Exercises/06-KVC/13-ShelfByKeys.swift. The class in it is empty.
//: You write a whole screen: a shelf of apps from a property list, and a text
//: field in which a person types the key that is shown under each app. What you
//: need was in chapters 3, 7 and 10, and in lesson 5 (three cells in a row).
//: `AppGrid` belongs to the lesson; you write your own.
//:
//:     swift run course check ShelfByKeys
//:     swift run course play ShelfByKeys
//:
//: > On a device: A person could type `hash` or `copy` into this field too. In
//: > an app that you publish, compare the key with a list first (chapter 3), and
//: > switch the correction of the field off.
//:
//: Apple's pages for this chapter:
//:
//: - Using Objective-C Runtime Features in Swift,
//:   <https://developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift>
//: - <https://developer.apple.com/documentation/swift/importing-swift-into-objective-c>
