//: # Outlets and actions of a nib
//:
//: After this chapter you can write the class of a view that was drawn in a
//: file. Your code fills the drawn label, and a tap on the drawn button runs
//: your method.

import HeadlessUIKit
import Stage

//: ## The file has names
//:
//: These are parts of `Resources/AppView.xib`, shortened:
//:
//:     <view customClass="AppView">
//:       <button> ... <action selector="download:"
//:                            eventType="touchUpInside"/> ...
//:       <outlet property="nameLabel" destination="Nam-e1-lab"/>
//:
//: An outlet is a property that holds an object of the file (lesson 1, chapter
//: 9): here the label. An action of a nib is a method that a control calls:
//: here the button calls `download`. The colon in the file means that the
//: method has an argument, the control.
//:
//: When the file is loaded, three things happen:
//:
//:     1  init(coder:)          │ the objects are made, no outlet is set
//:     2  outlets and actions   │ each is found by its name
//:     3  awakeFromNib()        │ everything is connected
//:
//: So `awakeFromNib` is the place for the first contents.

//: ## The class has the same names
//:
//: The file has only names, so the class needs the same names:
//:
//:     in Xcode you write               in this course you write
//:     @IBOutlet weak var nameLabel     weak var nameLabel, and in keys:
//:                                      "nameLabel": \AppView.nameLabel
//:     @IBAction func download(_ ...)   func download(_ ...), and in actions:
//:                                      "download:": IBAction(AppView.download)
//:
//: > In this course: The lists `keys` and `actions` stand for `@IBOutlet` and
//: > `@IBAction`, which need Objective-C. You never write these lists in Xcode:
//: > do not learn them by heart, copy them.
//:
//: The outlets are weak, because the view keeps its subviews. `app` and
//: `showApp` are those of chapter 6. `wereSet` notes when the label was there.

final class AppView: UIView {
  private weak var imageView: UIImageView?
  private weak var nameLabel: UILabel?
  private weak var downloadButton: UIButton?

  private(set) var wereSet: [String] = []
  private(set) var downloads = 0

  override class var keys: Keys {
    [
      "imageView": \AppView.imageView,
      "nameLabel": \AppView.nameLabel,
      "downloadButton": \AppView.downloadButton,
    ]
  }

  override class var actions: [Selector: IBAction] {
    ["download:": IBAction(AppView.download)]
  }

  var app: App? {
    didSet { showApp() }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    wereSet.append("init(coder:) \(nameLabel != nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wereSet.append("awakeFromNib \(nameLabel != nil)")
    showApp()
  }

  private func showApp() {
    nameLabel?.text = app?.name
    imageView?.image = app.flatMap { UIImage(named: $0.icon) }
    downloadButton?.isEnabled = app != nil
  }

  private func download(_ sender: UIButton) {
    downloads += 1
    sender.isEnabled = false
  }
}

//: > On a device: Chapter 22 says what `awakeFromNib` needs.

//: `make` loads the file, and finds the view by its type (chapter 13).

extension AppView {
  static func make(for app: App?) -> AppView? {
    let view = Bundle.module.loadNibNamed("AppView", owner: nil)?
      .compactMap { $0 as? AppView }.first
    view?.app = app
    return view
  }
}

func outletsAndActions(on stage: Stage) throws {
  //: ## When the label is there
  //:
  //: In `init(coder:)` the label is nil. In `awakeFromNib` it is set.

  let empty = AppView.make(for: nil)
  stage.print(empty?.wereSet ?? [])
  // Prints "["init(coder:) false", "awakeFromNib true"]"

  //: ## The button is connected
  //:
  //: No line of the code added an action to a button. The file did. A person
  //: taps the first button, and `download` disables it:

  let cells = try App.all().prefix(5).map { AppView.make(for: $0) }
  let grid = Grid(columns: 3, rows: 2)
  let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  for (index, cell) in (cells + [empty]).enumerated() {
    guard let cell else { continue }
    cell.frame = grid.frame(of: index, in: shelf.bounds)
    shelf.addSubview(cell)
  }
  stage.present(shelf)
  stage.buttons[0].tap()
  stage.show("Five cells with an app, and an empty one")

  stage.print(cells[0]?.downloads ?? 0)
  // Prints "1"

  //: ## A name that the class does not have
  //:
  //: In `Misspelled.xib` the outlet of the label is called `appLable`, and the
  //: class has no such property. The compiler does not read the file. So the
  //: program stops when the file is loaded, with an exception (chapter 13):

  let text = stage.exception {
    _ = Bundle.module.loadNibNamed("Misspelled", owner: nil)
  }
  stage.print(text ?? "It was loaded.")
  // Prints "NSUnknownKeyException: [<AppView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key appLable."

  //: Read two places in it:
  //:
  //: - The class, after `[<`. If it is `UIView` or `UIViewController`, the file
  //:   does not name your class: `customClass` (in Xcode Custom Class) is
  //:   missing or wrong.
  //: - The name at the end. Your class has no outlet of this name.
}

//: ## Remember
//:
//: - An outlet or an action is found by its name, while the program runs.
//: - In `init(coder:)` no outlet is set. In `awakeFromNib` all of them are.
//: - "not key value coding-compliant for the key" names a class, and an outlet
//:   that this class does not have.
//:
//: > Question: You write `nameLabel?.text = "New"` in `init(coder:)` of such a
//: > view. It compiles, and the label says something else. Why?
//: > Answer: `nameLabel` is nil at this moment, so the line does nothing. Move
//: > it to `awakeFromNib`.

//: ## Your turn
//:
//: Exercise 9 is Exercises/05-NineGrid/09-FitTheFile.swift. The file is there
//: already, and you write the class that fits it.
//:
//:     swift run course check FitTheFile
//:
//: When it is right, look how it is written for Xcode:
//:
//:     swift run course export FitTheFile --to ~/Fit
//:     grep -rn "@IB" ~/Fit
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>
//: - <https://developer.apple.com/documentation/uikit/uinib>

//: ## A rest
//:
//: The third part builds the shelf with Auto Layout. Go on tomorrow with `swift
//: run nine-grid --chapter 15`.
