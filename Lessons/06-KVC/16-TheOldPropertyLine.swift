//: # How it was: a property in Objective-C (optional)
//:
//: After this chapter you can read the line of a property in Objective-C, and
//: write the same property in Swift. You need it for old code only.

import HeadlessUIKit
import Stage

//: ## A line on the web
//:
//: Much code and many answers on the web are in Objective-C. There you find
//: lines like this one, and want the same in Swift:
//:
//:     @property (nonatomic, readonly, copy) NSString *name;
//:
//: It declares a property `name`. Its type is `NSString`, a text. This is the
//: property in Swift:
//:
//:     private(set) var name: String
//:
//: Each of the three words in parentheses is an **attribute**: it says how the
//: getter and the setter of the property behave (chapters 5 and 6).
//:
//: - `nonatomic` has no word in Swift. Leave it out.
//: - `readonly` is written `private(set)`: other code cannot write the
//:   property.
//: - `copy` means that the setter keeps a copy. A `String` needs no such word,
//:   because it is a value.
//:
//: ## Three questions
//:
//: There are three groups of attributes. Each group answers a question. Take
//: the words one by one, and look them up in this table. If no word of a group
//: stands in the line, take the default. `strong` is the default for an object;
//: for a number it is `assign`.
//:
//:     question                 Objective-C           Swift
//:     may it be written?       readwrite (default)   var
//:                              readonly              private(set) var
//:     how is it kept?          strong (default)      var
//:                              weak                  weak var
//:                              copy                  @NSCopying var
//:                              assign, an object     weak var
//:                              assign, a number      var
//:     several threads at once? atomic (default)      no such word
//:                              nonatomic             no such word
//:
//: `strong`, `weak` and `copy` are the words of chapter 15. Three need more:
//:
//: - `assign` stores the value, and does nothing else. That is right for a
//:   number. For an object it is dangerous: when the object is gone, the
//:   property still leads to its old place in memory, and the program may end.
//:   `weak var` is safe, because it becomes nil.
//: - `atomic` is for two threads that use one property at the same time. One
//:   writes, and the other reads. The reader gets the old value or the new one,
//:   and never half of each.
//: - `nonatomic` means: without this protection. Two threads may still use the
//:   property, but nobody promises a whole value. Most properties of UIKit are
//:   nonatomic.

func theOldPropertyLine(on stage: Stage) {
  //: ## What readonly does not forbid
  //:
  //: `titleLabel` of a button is `readonly`: you cannot give the button another
  //: label. But the label is an object, and you can write the properties of the
  //: label. Here its font is written.

  let button = UIButton(type: .system)
  button.frame = CGRect(x: 24, y: 32, width: 160, height: 44)
  button.setTitle("Download", for: .normal)
  button.titleLabel?.font = .boldSystemFont(ofSize: 24)
  stage.present(button)
  stage.show("The same label, with a larger font")

  //: The button still has its label, and the label has the larger font.

  stage.print(button.titleLabel?.font.pointSize ?? 0)
  // Prints "24.0"

  //: > Then: The compiler makes a getter, a setter and the variable `_name`
  //: > from the line. With `readonly` it makes no setter. In old code you find
  //: > two changes of this. `@synthesize name = _text;` gives the variable
  //: > another name, and `getter=isOpen` in the parentheses gives the getter
  //: > another name. If you write all accessors of a property yourself, no
  //: > variable is made. A read-only property has one accessor, the getter. If
  //: > you write it, add `@synthesize` to get the variable.
  //:
  //: > Then: A property in Objective-C may not be called `newTitle` or
  //: > `copyDate`. Names that begin with `new`, `alloc`, `copy` or
  //: > `mutableCopy` are for methods that make a new object, and the compiler
  //: > frees objects by these names. After the word comes no lowercase letter:
  //: > `newsletter` and `copyright` are allowed. Only objects count: a number
  //: > may be called `newSize`. All rules stand in
  //: > <https://clang.llvm.org/docs/AutomaticReferenceCounting.html#method-families>.
}

//: ## Remember
//:
//: - Three groups of attributes say whether a property may be written, how its
//:   value is kept, and what holds for several threads.
//: - `readonly` is `private(set)`, `copy` is `@NSCopying`, and `nonatomic` is
//:   left out. A `String` needs no `@NSCopying`.
//: - Other code cannot give a `readonly` property another object. But it can
//:   change the object.
//:
//: > Question: What do you write in Swift for
//: > `@property (nonatomic, weak) id delegate;`?
//: > Answer: `weak var delegate`, with a protocol as its type. `nonatomic` has
//: > no word in Swift.

//: ## Your turn
//:
//: Write each of these lines as a property in Swift, with the table above.
//: `CGFloat` is a number.
//:
//:     @property (nonatomic, strong) UILabel *label;
//:     @property (nonatomic, readonly) NSArray *songs;
//:     @property (nonatomic, assign) CGFloat margin;
//:
//: > Question: What are the three properties in Swift?
//: > Answer: `var label: UILabel`, `private(set) var songs: [Song]` and
//: > `var margin: CGFloat`. Objective-C often does not say what is in an array.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/nscopying>
//: - Encapsulating Data,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ProgrammingWithObjectiveC/EncapsulatingData/EncapsulatingData.html>
//:   (an archived guide)
