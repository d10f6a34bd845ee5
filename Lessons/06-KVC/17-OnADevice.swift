//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## Classes that KVC reaches
//:
//: There is no `KeyValueCoding` and no `keys` on a device. `NSObject` has the
//: methods of KVC, and the marks of chapter 1 make properties known. This is
//: `AppRecord` of chapter 7, for a device:
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
//: - Methods such as `setValue(_:forUndefinedKey:)` are overridden, because
//:   `NSObject` has them.
//: - With `@objcMembers`, `unknownKeys` is a key too. Mark single properties
//:   with `@objc` if you do not want that.
//: - `Game.size` stays an `NSNumber?`. `Int?` cannot be marked.
//: - Structures such as `City` and `AppInfo` are not reached by KVC, and need
//:   not be: they are read by an initializer and by a decoder.
//: - `Home`, its subclasses and `PicturedRecord` are made in the style of
//:   Objective-C. To see KVC use their variables, write them in Objective-C.
//: - Values come as `NSNumber` and `NSValue`. `as? Int` and `as? CGPoint` work
//:   as here.
//:
//: ## Why the model is `nonisolated`
//:
//: A new project of Xcode 26 uses the language mode Swift 5. There the model
//: compiles without the word `nonisolated`, and so do your views. You need the
//: word if you switch the project to Swift 6. This is the reason:
//:
//: 1. The project puts all your classes on the main thread, unless you say
//:    otherwise.
//: 2. The methods of `NSObject`, such as `setValue(_:forUndefinedKey:)`, may be
//:    called from any thread.
//: 3. A method that may be called from any thread cannot be overridden by one
//:    that needs the main thread. Swift 6 refuses that.
//:
//: `nonisolated` means: this code belongs to no thread. A model can be a
//: `nonisolated class`. A view stays on the main thread, so in the views of
//: chapters 3 and 6 only the method gets the word: `nonisolated override func`.

//: ## Changes that KVC announces
//:
//: An object can ask to be told when a property of another object changes. This
//: is **key-value observing** (KVO), and Apple's guide names it first among
//: what KVC is for. The property is marked `@objc dynamic`: `dynamic`
//: means that each use goes through the Objective-C runtime.
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
//: The observation ends when nobody keeps `observation` any more. Without
//: `dynamic` nothing is printed. This course has no KVO, because it needs that
//: runtime. In Swift code of today `didSet`, a closure or `@Observable` (lesson
//: 5) do the same. You need KVO for classes of Apple that offer it.
//:
//: ## Keys that Apple forbids
//:
//: KVC reaches private variables too, and many answers on the web use it for
//: views of Apple. Since iOS 13 UIKit ends the app for some of these keys:
//:
//:     field.setValue(UIColor.white, forKeyPath: "_placeholderLabel.textColor")
//:
//: compiles, and raises an exception, which says that access to
//: `_placeholderLabel` is prohibited, and that this is an application bug. Use
//: only keys that are properties in Apple's documentation. Here it is
//: `attributedPlaceholder`.
//:
//: ## Views and nibs
//:
//: The controller of chapter 2 needs its marks and loses its `keys`:
//:
//:     final class ReminderViewController: UIViewController {
//:       @IBOutlet weak var timeLabel: UILabel!
//:       @IBOutlet weak var remindButton: UIButton!
//:     }
//:
//: The nib is compiled (chapter 2). `Bundle.module` becomes `Bundle.main`, or
//: nil for the bundle of the app.
//:
//: ## A key that the compiler checks
//:
//: `#keyPath` gives you a string for KVC from a Swift name. A misspelled name
//: does not compile. It needs Objective-C, so it does not exist here:
//:
//:     app.value(forKey: #keyPath(AppRecord.name))
//:
//: ## Exceptions
//:
//: There is no `stage.exception`. An exception ends the app. In Xcode, add an
//: Exception Breakpoint: the program then stops at the line that raised it.
//:
//: ## On which thread
//:
//: KVC belongs to no thread: it calls your setter on the thread that calls it.
//: Views are used from the main thread only, so call `setValue(_:forKey:)` on a
//: view there. Files may be read on another thread; a list that is shown comes
//: back to the main thread first.

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
//: Exercise 10 is Exercises/06-KVC/10-ShelfByKeys.swift. The class in it is empty.
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
