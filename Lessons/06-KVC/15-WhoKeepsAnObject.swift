//: # Who keeps an object alive
//:
//: After this chapter you can decide which property of a screen has to be
//: strong, which weak and which lazy, and which one keeps a copy.

import HeadlessUIKit
import Stage

//: ## Why are outlets weak?
//:
//: A nib writes each outlet by its key (chapter 2), and there you wrote `weak
//: var timeLabel: UILabel!`. KVC does not change this: a weak property stays
//: weak (chapter 1). But why may the label be weak? If you write `weak` before
//: a view that you make yourself, it disappears, and no message says why.
//:
//: A strong reference keeps its object alive. A weak reference does not, and
//: becomes nil when the object is gone (lesson 1). An object without strong
//: references is freed at once.
//:
//: Ask for each property: does anybody else keep the object?
//:
//: - A view that lies in another view: its superview keeps it. The property may
//:   be weak.
//: - An object that you make yourself and that nobody else keeps: the property
//:   has to be strong.
//: - The way back, from a part to the whole, or from a view to its delegate:
//:   the property has to be weak. If it were strong, the two objects would keep
//:   each other.
//:
//: Then ask for each strong property: does its first value need `self`? If so,
//: make the property lazy.

//: ## A screen for a note
//:
//: This screen has a text field. Two subclasses of it will add a toolbar above
//: the keyboard (lesson 2). `makeToolbar` makes the toolbar for both.

class NoteViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "a note"
    view.addSubview(field)
  }

  func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [UIBarButtonItem(systemItem: .done)]
    return toolbar
  }
}

//: ## A toolbar in a lazy property
//:
//: The screen makes the toolbar itself, so the property has to be strong. Why
//: not `let toolbar = makeToolbar()`? It does not compile. The value of a `let`
//: is made before the screen is complete, and `makeToolbar` is a method of the
//: screen. A lazy property is made later, when it is first used (lesson 1).

final class LazyNoteViewController: NoteViewController {
  lazy var toolbar = makeToolbar()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.inputAccessoryView = toolbar
  }
}

//: ## A toolbar in a weak property: a common mistake
//:
//: Here the property is weak. Look at the last two lines of `viewDidLoad`:
//:
//: 1. `makeToolbar()` makes a toolbar. Only the weak property leads to it. So
//:    the toolbar is freed at the end of this line, and `toolbar` is nil.
//: 2. The field gets this nil.

final class WeakNoteViewController: NoteViewController {
  weak var toolbar: UIToolbar?

  override func viewDidLoad() {
    super.viewDidLoad()
    toolbar = makeToolbar()
    field.inputAccessoryView = toolbar
  }
}

//: > On a device: UIKit may hold a new object a little longer, until the event
//: > is over. Then this mistake shows only sometimes.

//: ## The way back
//:
//: A folder keeps its page. The page has a way back to its folder, and this has
//: to be weak:
//:
//:               page, strong
//:     Folder ────────────────▶ Page
//:        ▲                       │
//:        └───────────────────────┘
//:               folder, weak
//:
//: `strongFolder` is a second way back, and a wrong one. You will see below
//: what it does.

final class Page {
  weak var folder: Folder?
  var strongFolder: Folder?
}

final class Folder {
  let page = Page()
}

//: ## A text that somebody else can change
//:
//: A property has the type `NSString`, the text of Objective-C. Its subclass
//: `NSMutableString` can be changed. If the property is given such a text,
//: somebody else can change the text of your object.
//:
//: `@NSCopying` prevents this: at each assignment the property keeps a copy.
//: Below, `copied` has this word, and `kept` does not.

// The class is not final: in a final class Swift 6.3 on Linux ignores
// @NSCopying.
class Caption {
  var kept = NSString()
  @NSCopying var copied = NSString()
}

func whoKeepsAnObject(on stage: Stage) {
  //: ## The lazy toolbar is there
  //:
  //: A person taps the field. The toolbar stands above the keyboard.

  let screen = LazyNoteViewController()
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.show("A toolbar above the keyboard")

  stage.print(screen.field.inputAccessoryView != nil)
  // Prints "true"

  //: ## The weak toolbar is gone
  //:
  //: The second screen has made a toolbar too. But the keyboard comes up alone.

  let mistaken = WeakNoteViewController()
  stage.present(mistaken)
  stage.textFields.firstMatch.tap()
  stage.show("The keyboard without a toolbar")

  stage.print(mistaken.field.inputAccessoryView != nil)
  // Prints "false"

  //: ## A strong way back is a leak
  //:
  //: Two folders are made in the braces of `do`. After the braces no variable
  //: keeps them.
  //:
  //: - The page of the first folder has a strong reference back. Folder and
  //:   page keep each other, and are never freed. This is a leak (lesson 4).
  //: - The page of the second folder has a weak reference back, so this folder
  //:   is freed.

  weak var leaked: Folder?
  weak var freed: Folder?
  do {
    let first = Folder()
    first.page.strongFolder = first
    leaked = first
    let second = Folder()
    second.page.folder = second
    freed = second
  }
  stage.print(leaked == nil, freed == nil)
  // Prints "false true"

  //: ## Only the copy stays the same
  //:
  //: Both properties are given the same text, the letter q. Then a z is added
  //: to the text. Nobody has written `kept` again, and yet it is "qz": the
  //: property and the variable `text` lead to one object.

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

  //: A `String` of Swift is a value, so nobody else can change it. Prefer
  //: `String`, and you need no `@NSCopying`.

  //: > On a device: An `init` of the class gives the property its first value.
  //: > `@NSCopying` makes no copy of this value. In the `init` you make it:
  //: > `copied = text.copy() as? NSString ?? ""`.

  //: > Then: Apps up to 2011 counted references by hand: a property was marked
  //: > `retain`, which is `strong` today. With automatic counting (ARC, since
  //: > 2011) the compiler writes the counting, and `strong` became the default
  //: > for objects.
}

//: ## Remember
//:
//: - An object that you make and that nobody else keeps needs a strong
//:   property.
//: - Make a property lazy if its first value needs `self`. It is strong, too.
//: - A view in a superview, such as an outlet, may be in a weak property.
//: - The way back is weak: delegate, parent, owner.
//: - `@NSCopying` keeps a copy of a text that others can change.
//:
//: > Question: `weak var bar = UIToolbar()` compiles, with a warning. What is
//: > the value of the property?
//: > Answer: Nil. Nobody keeps the new toolbar, so it is freed at once.
//:
//: > Question: A view controller has an outlet to a label on its screen, and it
//: > is weak. Why is the label not freed?
//: > Answer: Its superview keeps it.

//: ## Your turn
//:
//: Exercise 12 is Exercises/06-KVC/12-WhichAttribute.swift. The properties of a
//: draft have lost the words in front of them. You write them.
//:
//:     swift run course check WhichAttribute
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview>
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
//: - <https://developer.apple.com/documentation/foundation/nscopying>
