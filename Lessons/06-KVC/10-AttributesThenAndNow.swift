//: # Attributes, then and now
//:
//: In Objective-C a property was declared with a list of attributes: may it be
//: written, who keeps the object alive, is it copied? Swift asks the same
//: questions and spells the answers differently. Two of them decide whether an
//: object lives.

import HeadlessUIKit
import Stage

//: ## The old line
//:
//: `@property (nonatomic, copy) NSString *name;` made a getter, a setter and a
//: variable `_name`, which together are a stored property of Swift. The default
//: was `readwrite`; `readonly` left the setter out.
//:
//: **copy** has the setter take a copy. It was meant for strings: an
//: `NSMutableString` may be given for an `NSString`, and be changed later.
//: Swift's `String` is a value and needs no word; a class needs `@NSCopying`.

// Not final: in a final class Swift 6.3 on Linux leaves the copy out.
class Caption {
  // readonly: others read it, and only the caption writes it.
  private(set) var timesSet = 0
  // readwrite, strong.
  var kept = NSString() {
    didSet { timesSet += 1 }
  }
  // readwrite, copy.
  @NSCopying var copied = NSString()
}

//: (`@synthesize` named the variable, not the accessors; those are renamed by
//: `getter=`. A name could not begin with `new`: such a method made an object.)

//: ## Who keeps it
//:
//: The default for objects is **strong**: the property keeps the object alive.
//: `retain` was its old name: keep the new value, let the old one go. `assign`
//: keeps nothing and notices nothing; it is for numbers, and has not been the
//: default for objects since 2011, when counting became automatic. **weak**
//: keeps nothing either, and becomes nil when the object goes.

final class ForgetfulForm: FormViewController {
  weak var toolbar: UIToolbar?

  override func bar() -> UIToolbar? {
    toolbar = makeBar()
    return toolbar
  }
}

final class KeepingForm: FormViewController {
  lazy var toolbar = makeBar()

  override func bar() -> UIToolbar? { toolbar }
}

//: Open FormViewController.swift: a field, and a bar above its keyboard.
//:
//: Two objects that keep each other are never freed. So a parent keeps its
//: children, and the way back is weak. A delegate is such a way back.

final class Room {
  var house: House?
  weak var landlord: House?
}

final class House {
  let room = Room()
}

func attributesThenAndNow(on stage: Stage) {
  //: ## Made, and gone
  //:
  //: A bar is made, and the only one to hold it is a weak property. One line
  //: later it is nil, and the keyboard comes up without a bar. Texts of 2015
  //: warn of it: what is created lazily needs a strong property.

  let forgetful = ForgetfulForm()
  stage.present(forgetful)
  stage.textFields.firstMatch.tap()
  stage.show("The bar was weak")

  stage.print(forgetful.toolbar == nil)
  // Prints "true"

  let keeping = KeepingForm()
  stage.present(keeping)
  stage.textFields.firstMatch.tap()
  stage.show("The bar is strong")

  //: ## Forgotten, and still there
  //:
  //: Each house is forgotten at the end of `do`. The first was given to its own
  //: room to keep: nothing can reach it any more, and it stays in memory until
  //: the program ends. That is a **leak**.

  weak var leaked: House?
  weak var freed: House?
  do {
    let first = House()
    first.room.house = first
    leaked = first
    let second = House()
    second.room.landlord = second
    freed = second
  }
  stage.print(leaked == nil, freed == nil)
  // Prints "false true"

  //: ## Changed behind its back
  //:
  //: One buffer with a `q` is given to both properties, and then a `z` is added
  //: to the buffer. Nobody has set either property again.

  let buffer = NSMutableString(string: "q")
  let caption = Caption()
  (caption.kept, caption.copied) = (buffer, buffer)
  buffer.append("z")
  let texts = [caption.kept, caption.copied].map { String($0) }
  stage.present(
    AnswerTable(["strong", "copy"], widths: [120, 120], rows: [texts]))
  stage.show("Only the copy is still q")

  stage.print("set", caption.timesSet, "time")
  // Prints "set 1 time"

  //: ## Read-only, and yet
  //:
  //: A read-only reference leads to the same object for ever, and the object
  //: may change. You cannot give a button another `titleLabel`, and you may
  //: give its label another font.

  let button = UIButton(type: .system)
  button.frame = CGRect(x: 24, y: 32, width: 160, height: 44)
  button.setTitle("Download", for: .normal)
  button.titleLabel?.font = .boldSystemFont(ofSize: 24)
  stage.present(button)
  stage.show("The same label, in another font")

  //: And `nonatomic`, with which the old line began? `atomic`, the default, made
  //: one access come out whole. It never made a class safe to use from several
  //: threads, and `nonatomic` forbids none. Swift has neither word.
}

//: ## Your turn
//:
//: Exercises/06-KVC/08-WhichAttribute.swift is a draft whose properties have
//: lost their attributes. Change the declarations and nothing else.
