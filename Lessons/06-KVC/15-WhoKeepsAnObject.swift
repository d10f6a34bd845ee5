//: # Who keeps an object alive
//:
//: After this chapter you can decide which property of a screen has to be
//: strong, which weak and which lazy.

import HeadlessUIKit
import Stage

//: ## A view that disappears
//:
//: In chapter 2 the outlets are weak, and their views stay. If you write `weak`
//: before a toolbar that a method of yours makes, the toolbar is gone at once,
//: and no message says why. So when may a property be weak?
//:
//: A strong reference keeps its object alive. A weak reference does not, and
//: becomes nil when the object is gone (lesson 1). An object without strong
//: references is freed at once. So ask for each property: does anybody else
//: keep the object?
//:
//:     the object                who else keeps it?     the property
//:     a view in a superview     the superview          may be weak
//:     a view outside the tree,  nobody                 has to be strong
//:     such as a toolbar
//:     a delegate, a parent      somebody else, and it  has to be weak
//:                               keeps this object too
//:
//: "This object" is the object with the property. A superview keeps a view that
//: you made only after you have added it.
//:
//: ## A strong property that is lazy
//:
//: This screen has a toolbar above the keyboard (lesson 2). The screen makes
//: it, and nobody else keeps it. So the property has to be strong.
//:
//: Why not `let toolbar = makeToolbar()`? It does not compile. The value of a
//: `let` is made before the screen is complete, and `makeToolbar` is a method
//: of the screen. The value of a `lazy var` is made later, when it is first
//: used (lesson 1). A lazy property is strong, too.

final class NoteViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  lazy var toolbar = makeToolbar()

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

//: ## A weak property: a common mistake
//:
//: Here the property is weak. Look at the last two lines of `viewDidLoad`:
//:
//: 1. A new toolbar is made. Only the weak property leads to it. So it is freed
//:    at the end of this line, and `toolbar` is nil.
//: 2. The field gets this nil.

final class MistakenViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  weak var toolbar: UIToolbar?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "a note"
    view.addSubview(field)
    toolbar = makeToolbar()
    field.inputAccessoryView = toolbar
  }

  func makeToolbar() -> UIToolbar { UIToolbar() }
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
//: If the way back were strong, folder and page would keep each other, and
//: would never be freed. This is a leak (lesson 4).

final class Page {
  weak var folder: Folder?
}

final class Folder {
  let page = Page()
}

func whoKeepsAnObject(on stage: Stage) {
  //: ## The lazy toolbar is there
  //:
  //: A person taps the field. The toolbar stands above the keyboard.

  let screen = NoteViewController()
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.show("A toolbar above the keyboard")

  //: ## The weak toolbar is gone
  //:
  //: The second screen has made a toolbar too. But the keyboard comes up alone:
  //: the property is nil.

  let mistaken = MistakenViewController()
  stage.present(mistaken)
  stage.textFields.firstMatch.tap()
  stage.show("The keyboard without a toolbar")

  stage.print(mistaken.toolbar == nil)
  // Prints "true"

  //: ## A folder that is freed
  //:
  //: A folder is made in the braces of `do`. After the braces no variable keeps
  //: it, and its page does not keep it either. So it is freed: `last` is nil.

  weak var last: Folder?
  do {
    let folder = Folder()
    folder.page.folder = folder
    last = folder
  }
  stage.print(last == nil)
  // Prints "true"

  //: > Then: Apps up to 2011 counted references by hand: a property was marked
  //: > `retain`, which is `strong` today. With automatic counting (ARC, since
  //: > 2011) the compiler writes the counting, and `strong` became the default
  //: > for objects.
}

//: ## Remember
//:
//: - An object that you make and that nobody else keeps needs a strong
//:   property.
//: - Make it a `lazy var` if its first value needs a method of the screen.
//: - A view that lies in a superview, such as an outlet, may be in a weak
//:   property.
//: - The way back is weak: delegate, parent, owner.
//:
//: > Question: A view controller has an outlet to a label on its screen, and it
//: > is weak. Why is the label not freed?
//: > Answer: Its superview keeps it.

//: ## Your turn
//:
//: Delete the word `weak` in the class `Page`. What does the last line print
//: now, and why? `git checkout Lessons` puts the file back.
//:
//:     swift run kvc --chapter 15
//:
//: Exercise 12 is Exercises/06-KVC/12-WhichAttribute.swift. The properties of a
//: draft have lost the words in front of them. You write them. `@NSCopying` for
//: the title stands in chapter 13.
//:
//:     swift run course check WhichAttribute
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview>
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
