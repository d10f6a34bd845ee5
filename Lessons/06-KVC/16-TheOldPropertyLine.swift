//: # How it was: a property in Objective-C (optional)
//:
//: After this chapter you can read the attributes of an old property, say what
//: Swift writes for each, and store a text so that nobody else can change it.
//: You need it for old code only.

import HeadlessUIKit
import Stage

//: ## What the line says
//:
//: Much code and many answers on the web are in Objective-C. A property there
//: is declared in one line:
//:
//:     @property (nonatomic, readonly, copy) NSString *name;
//:
//: Each word in parentheses is an **attribute**: it says how the getter and
//: the setter behave. There are three groups.
//:
//:     question                 Objective-C           Swift
//:     may it be written?       readwrite (default)   var
//:                              readonly              private(set) var
//:     who keeps the object?    strong (default)      var
//:                              weak                  weak var
//:                              assign                unowned(unsafe) var
//:                              copy                  @NSCopying var
//:     several threads at once? atomic (default)      no such word
//:                              nonatomic             no such word
//:
//: So the line above is a text that others can read and cannot set, and that is
//: copied when it is stored.
//:
//: `assign` is right for numbers. For an object it is dangerous: it neither keeps
//: the object nor becomes nil. When the object is gone, the property leads to
//: freed memory.
//:
//: `atomic` concerns two threads that use the property at the same time: a value
//: is read and written as a whole. That alone does not make a class safe for
//: several threads. Most properties of UIKit are nonatomic.

//: ## A text that somebody else can change
//:
//: `NSMutableString` is a text that can be changed, and a subclass of
//: `NSString`. So a property of type `NSString` may hold one. If its owner
//: changes it later, the property changes with it, and `didSet` does not run.
//:
//: The attribute `copy` prevents this: the setter stores a copy. In Swift it is
//: `@NSCopying`. You need it for classes such as `NSString` only. A `String` is
//: a value, and nobody else can change yours. Prefer it.
//:
//: An initializer does not call the setter. Copy there yourself.

// The class is not final: in a final class Swift 6.3 on Linux ignores
// @NSCopying.
class Caption {
  private(set) var timesSet = 0
  var kept = NSString() {
    didSet { timesSet += 1 }
  }
  @NSCopying var copied = NSString()
}

//: ## Names that a property may not have
//:
//: In Objective-C a property that holds an object may not be called `newTitle`.
//: The reason: a method whose name begins with `new`, `alloc`, `copy` or
//: `mutableCopy` makes an object, and its caller has to free that object. The
//: getter of `newTitle` would have such a name, and it makes no object.
//:
//: - A lowercase letter after the word makes another word of it: `newsletter` is
//:   allowed.
//: - An underscore in front changes nothing: `_new` is not allowed.
//: - A number may be called `newSize`, because it is no object.
//:
//: The documentation of the compiler has the rule:
//: <https://clang.llvm.org/docs/AutomaticReferenceCounting.html#method-families>.

func isReservedName(_ name: String) -> Bool {
  let name = name.drop { $0 == "_" }
  return ["new", "alloc", "copy", "mutableCopy"].contains { family in
    guard name.hasPrefix(family) else { return false }
    return name.dropFirst(family.count).first?.isLowercase != true
  }
}

func theOldPropertyLine(on stage: Stage) {
  //: ## Only the copy stays the same
  //:
  //: A text with the letter q is given to both properties. Then a z is added to
  //: the text itself. `kept` shows it, although nobody has set it again.

  let text = NSMutableString(string: "q")
  let caption = Caption()
  caption.kept = text
  caption.copied = text
  text.append("z")
  stage.present(
    AnswerTable(
      ["kept", "copied"], widths: [120, 120],
      rows: [["\(caption.kept)", "\(caption.copied)"]]))
  stage.show("One text, a reference and a copy")

  stage.print("kept was set", caption.timesSet, "time")
  // Prints "kept was set 1 time"

  //: ## A read-only property whose object changes
  //:
  //: `titleLabel` of a button is read-only: you cannot give the button another
  //: label. But the label is an object, and its own properties can be written.

  let button = UIButton(type: .system)
  button.frame = CGRect(x: 24, y: 32, width: 160, height: 44)
  button.setTitle("Download", for: .normal)
  button.titleLabel?.font = .boldSystemFont(ofSize: 24)
  stage.present(button)
  stage.show("The same label, with a larger font")

  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "24.0"

  //: ## Names, tried out

  for name in ["newTitle", "newsletter", "copyDate", "copyright", "_new"]
  {
    stage.print(name, isReservedName(name))
    // Prints "newTitle true"
    // Prints "newsletter false"
    // Prints "copyDate true"
    // Prints "copyright false"
    // Prints "_new true"
  }

  //: > Then: The compiler makes a getter, a setter and the variable `_name`
  //: > from the line. `@synthesize name = _text;` gives the variable another
  //: > name; the getter is renamed with the attribute `getter=`. If you write
  //: > all accessors of a property yourself, no variable is made. A read-only
  //: > property has only a getter. So a read-only property with a getter of
  //: > your own has no variable, and needs `@synthesize`.
}

//: ## Remember
//:
//: - `copy` is `@NSCopying` in Swift, and a `String` needs neither.
//: - `readonly` fixes the reference, not the object behind it.
//: - `atomic` does not make a class safe for several threads.
//:
//: > Question: What do you write in Swift for `@property (nonatomic, weak) id
//: > delegate;`?
//: > Answer: `weak var delegate`, with a protocol as its type. `nonatomic` has
//: > no word in Swift.
//:
//: > Question: May a property in Objective-C be called `copyright`?
//: > Answer: Yes. After `copy` comes a lowercase letter.

//: ## Your turn
//:
//: Search the web for `@property (nonatomic`. Take three of the lines that you
//: find, and write each as a property in Swift, with the table above.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/nscopying>
//: - Encapsulating Data,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ProgrammingWithObjectiveC/EncapsulatingData/EncapsulatingData.html>
//:   (an archived guide)
