//: # Who keeps an object alive
//:
//: After this chapter you can decide which property of a screen has to be
//: strong, which weak and which lazy, and which one keeps a copy.

import HeadlessUIKit
import Stage

//: ## A toolbar that never appears
//:
//: You make a toolbar and store it in a property. Then the keyboard comes up
//: without it, and no message says why. The property was weak.
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
//:   weak. If it were strong, two objects would keep each other.

//: ## A toolbar that is made when it is needed
//:
//: This screen has a text field with a toolbar above its keyboard (lesson 2).
//: `toolbar` is lazy: it is made when it is first used, and kept.

class NoteViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  lazy var toolbar: UIToolbar? = makeToolbar()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "a note"
    field.inputAccessoryView = toolbar
    view.addSubview(field)
  }

  func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [UIBarButtonItem(systemItem: .done)]
    return toolbar
  }
}

//: ## The same toolbar in a weak property: a common mistake
//:
//: This subclass makes the toolbar itself and stores it in a weak property
//: first. Nobody else keeps the toolbar yet. So it is freed before the field
//: gets it, and the field gets nil.
//:
//: > On a device: UIKit may hold a new object a little longer, until the event
//: > is over. Then this mistake shows only sometimes.

final class WeakNoteViewController: NoteViewController {
  weak var weakToolbar: UIToolbar?

  override func viewDidLoad() {
    weakToolbar = makeToolbar()
    toolbar = weakToolbar
    super.viewDidLoad()
  }
}

//: ## A part and the whole
//:
//: A folder keeps its page. The page has a way back to its folder, which has to
//: be weak:
//:
//:               page, strong
//:     Folder ────────────────▶ Page
//:        ▲                       │
//:        └───────────────────────┘
//:               folder, weak
//:
//: `strongFolder` is here to show what a strong way back does.

final class Page {
  weak var folder: Folder?
  var strongFolder: Folder?
}

final class Folder {
  let page = Page()
}

//: ## A text that somebody else can change
//:
//: `NSMutableString` is a text that can be changed, and a subclass of
//: `NSString`. So a property of type `NSString` may be given such a text, and
//: somebody else may change the text later. `@NSCopying` prevents this: the
//: property takes a copy when it is assigned. `kept` has no such word, and
//: `copied` has it.

// The class is not final: in a final class Swift 6.3 on Linux ignores
// @NSCopying.
class Caption {
  var kept = NSString()
  @NSCopying var copied = NSString()
}

func whoKeepsAnObject(on stage: Stage) {
  //: ## A strong toolbar is there
  //:
  //: A person taps the field. The toolbar stands above the keyboard.

  let screen = NoteViewController()
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.show("A toolbar above the keyboard")

  stage.print(screen.toolbar != nil)
  // Prints "true"

  //: ## A weak toolbar is gone
  //:
  //: The second screen has made a toolbar too. It was freed right after it was
  //: made, so the keyboard comes up alone. Nothing tells you about this
  //: mistake.

  let mistaken = WeakNoteViewController()
  stage.present(mistaken)
  stage.textFields.firstMatch.tap()
  stage.show("The keyboard without a toolbar")

  stage.print(mistaken.weakToolbar == nil)
  // Prints "true"

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

  //: An initializer does not take a copy: copy the text there yourself. A
  //: `String` of Swift is a value, so nobody else can change it. Prefer it, and
  //: then you need no `@NSCopying`.

  //: > Then: Apps up to 2011 counted references by hand: a property was marked
  //: > `retain`, which is `strong` today. With automatic counting (ARC, since
  //: > 2011) the compiler writes the counting, and `strong` became the default
  //: > for objects.
}

//: ## Remember
//:
//: - An object that you make and that nobody else keeps needs a strong
//:   property.
//: - A lazy property that makes an object is strong.
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
