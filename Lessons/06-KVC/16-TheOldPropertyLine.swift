//: # How it was: a property in Objective-C (optional)
//:
//: After this chapter you can read the declaration of a property in
//: Objective-C, and write the same property in Swift. You need it for old code
//: only.

import HeadlessUIKit
import Stage

//: ## What the line says
//:
//: Much code and many answers on the web are in Objective-C. There you find
//: lines like this one:
//:
//:     @property (nonatomic, readonly, copy) NSString *name;
//:
//: It declares a property `name` of type `NSString`, a text. In Swift you
//: write:
//:
//:     private(set) var name: String
//:
//: Each of the three words in parentheses is an **attribute**: it says how the
//: getter and the setter of the property behave. `readonly` means that other
//: code cannot write the property. `copy` means that the setter keeps a copy.
//: `nonatomic` is about threads.
//:
//: ## Three questions
//:
//: There are three groups of attributes. Each group is the answer to a
//: question. If no word of a group stands in the line, the default is meant.
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
//: You know most of the second column from Swift: `strong` and `weak` mean the
//: same there (chapter 15). Two words need more.
//:
//: `assign` is right for a number. With an object it is dangerous: the property
//: does not keep the object, and does not become nil when the object is gone.
//: Then it leads to memory that is free, and the program may end. Old code has
//: `assign` for objects, because up to 2011 it was the default.
//:
//: `atomic` is about two threads that use one property at the same time. One
//: writes, the other reads. With `atomic` the reader gets the old value or the
//: new one, and never half of each. It does not make a class safe for several
//: threads: the class may have other properties, which have to fit together.
//: `nonatomic` leaves this protection out, and `nonatomic` forbids nothing.
//: Most properties of UIKit are nonatomic.

//: ## A text that somebody else can change
//:
//: `NSString` has a subclass whose text can be changed, `NSMutableString`. Look
//: what can happen with it:
//:
//:     let text = NSMutableString(string: "q")
//:     caption.kept = text      // a property of type NSString
//:     text.append("z")
//:
//: Nobody has written `kept` again, and yet it is "qz" now. The property and
//: the variable `text` lead to the same object. `didSet` did not run.
//:
//: With the attribute `copy` the setter stores a copy of the text, and so the
//: property stays "q". In Swift this is written `@NSCopying`. An initializer
//: does not call the setter, so copy the text there yourself.
//:
//: You need `@NSCopying` for classes only. A `String` of Swift is a value, and
//: nobody else can change it. Prefer it.

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
//: A property in Objective-C may not be called `newTitle`. The compiler stops
//: with an error.
//:
//: The reason is an old agreement. If the name of a method begins with `new`,
//: `alloc`, `copy` or `mutableCopy`, the method makes a new object, and its
//: caller has to free the object. The compiler frees objects by such names. The
//: getter of `newTitle` is a method with such a name, and it makes no new
//: object.
//:
//: These are the rules:
//:
//: - After the word comes no lowercase letter: `newTitle` is such a name, and
//:   `newsletter` is not.
//: - An underscore in front does not matter: `_newTitle` is such a name too.
//: - Only objects count. A number may be called `newSize`.
//:
//: The function below checks the first two rules. The compiler's own
//: documentation has all of them:
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
  //: Both properties are given the same text, the letter q. Then a z is added
  //: to the text. `kept` shows the z, although nobody has set it again.

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

  //: ## Which names are allowed?
  //:
  //: `true` means that a property may not have this name.

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
  //: > from the line. With `readonly` it makes no setter. In old code you find
  //: > two changes of this. `@synthesize name = _text;` gives the variable
  //: > another name, and `getter=isOpen` in the parentheses gives the getter
  //: > another name. If you write all accessors of a property yourself, no
  //: > variable is made. A read-only property has one accessor, the getter. If
  //: > you write it, add `@synthesize` to get the variable.
}

//: ## Remember
//:
//: - The words in parentheses say who may write a property, who keeps the
//:   object, and what holds for several threads.
//: - `copy` is `@NSCopying` in Swift. A `String` needs neither.
//: - A property that is `readonly` always has the same object. The object
//:   itself can change.
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
