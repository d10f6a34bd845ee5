#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  /// What is asked of documents of Interface Builder, which lie in `Resources`.
  static let ofDocuments: [Observation] = [
    Observation(
      "A view of a nib has an attribute of its own and an outlet: which is set first?",
      id: "D166", about: "UINib", .recorded, here: "attribute, outlet"
    ) {
      let objects = UINib(nibName: "AskedParts", bundle: .module).instantiate(
        withOwner: nil, options: nil)
      return (objects.first as? AskedParts)?.diary.text ?? "no view"
    },
    Observation(
      "A segue leads to a stack whose root names a method: does the controller that the segue begins at make the root?",
      id: "D167", about: "UIStoryboard", .guessed, here: "made by the list"
    ) {
      let storyboard = UIStoryboard(name: "AskedScenes", bundle: .module)
      guard let list = storyboard.instantiateInitialViewController() as? AskedList else {
        return "no list"
      }
      list.performSegue(withIdentifier: "add", sender: nil)
      return list.maker
    },
  ]
}

/// A view of a nib that writes down what it is given.
final class AskedParts: UIView {
  let diary = Diary()

  #if canImport(UIKit)
    @objc
  #endif
  var note: String? { didSet { diary.note("attribute") } }

  #if canImport(UIKit)
    @IBOutlet
  #endif
  var part: UIView? { didSet { diary.note("outlet") } }

  #if !canImport(UIKit)
    override class var keys: Keys { ["note": \AskedParts.note, "part": \AskedParts.part] }
  #endif
}

/// A controller of a storyboard that knows who made it.
final class AskedWord: UIViewController {
  let maker: String

  init?(_ coder: NSCoder, by maker: String) {
    self.maker = maker
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    maker = "made by init(coder:)"
    super.init(coder: coder)
  }
}

/// A controller of a storyboard that a segue begins at.
final class AskedList: UIViewController {
  private(set) var maker = "not made"

  #if canImport(UIKit)
    @IBSegueAction
  #endif
  func makeWord(_ coder: NSCoder) -> UIViewController? { AskedWord(coder, by: "made by the list") }

  #if !canImport(UIKit)
    override class var segueActions: [Selector: IBSegueAction] {
      ["makeWord:": IBSegueAction(AskedList.makeWord)]
    }
  #endif

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as? UINavigationController
    maker = (stack?.viewControllers.first as? AskedWord)?.maker ?? "no word"
  }
}
