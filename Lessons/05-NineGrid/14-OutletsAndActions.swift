//: # Outlets and actions of a nib
//:
//: After this chapter you can write a class for a view that was drawn in a
//: file, with its outlets, its actions and its first contents.

import HeadlessUIKit
import Stage

//: ## What the file says
//:
//: These are four parts of `Resources/AppView.xib`, shortened:
//:
//:     <view customClass="AppView">
//:       <button> ... <action selector="download:"
//:                            eventType="touchUpInside"/> ...
//:       <outlet property="nameLabel" destination="Nam-e1-lab"/>
//:       <outlet property="imageView" destination="Pic-56-tur"/>
//:
//: An action of a nib is a method that a control calls. The colon at the end of
//: `download:` means that the method has an argument: the control itself.
//:
//: ## The order of loading
//:
//:     1  init(coder:)    │ all objects are made, no outlet is set
//:     2  outlets         │ setValue(_:forKey:) for each outlet
//:     3  actions         │ addTarget for each action
//:     4  awakeFromNib()  │ everything is connected
//:
//: So `init(coder:)` is too early to write into a label of the file.
//: `awakeFromNib` is the first method in which all outlets are set.

//: ## The class
//:
//: `keys` lists the outlets: the name in the file, and the key path of the
//: property. In the same way `actions` lists the methods. The type `Selector`
//: is the name of a method, written as a text.
//:
//: The outlets are weak, because the view keeps its subviews. `wereSet` notes
//: when the label was there.

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

//: > On a device: There are no `keys` and `actions`. The properties are marked
//: > with `@IBOutlet` and the method with `@IBAction`. They need the names that
//: > the file uses. Chapter 20 says what `awakeFromNib` needs.

//: ## Making cells
//:
//: The second method uses the first. Nobody else needs to know that there is a
//: file.

extension AppView {
  static func make() -> AppView? {
    Bundle.module.loadNibNamed("AppView", owner: nil)?
      .compactMap { $0 as? AppView }.first
  }

  static func make(for app: App) -> AppView? {
    let view = make()
    view?.app = app
    return view
  }
}

func outletsAndActions(on stage: Stage) throws {
  //: ## When the outlets are set
  //:
  //: In `init(coder:)` the label is nil. In `awakeFromNib` it is set.

  let empty = AppView.make()
  stage.print(empty?.wereSet ?? [])
  // Prints "["init(coder:) false", "awakeFromNib true"]"

  //: ## A shelf of cells from a nib
  //:
  //: The apps are in reverse order.

  let grid = Grid(columns: 3, rows: 2)
  let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  for (index, app) in try App.all().suffix(5).reversed().enumerated() {
    guard let cell = AppView.make(for: app) else { continue }
    cell.frame = grid.frame(of: index, in: shelf.bounds)
    shelf.addSubview(cell)
  }
  if let empty {
    empty.frame = grid.frame(of: 5, in: shelf.bounds)
    shelf.addSubview(empty)
  }
  stage.present(shelf)
  stage.show("Five cells with an app, and an empty one")

  //: ## The button is connected
  //:
  //: No line of the code added an action to the button. The file did.

  stage.buttons[0].tap()
  let first = shelf.subviews[0] as? AppView
  stage.print(first?.downloads ?? 0, stage.buttons[0].isEnabled)
  // Prints "1 false"

  //: ## A name that the class does not have
  //:
  //: Outlets are set with `setValue(_:forKey:)`, by their names. Here the file
  //: has the name `appLable`, and the spelling in the class was corrected. The
  //: compiler does not read the file. The program stops when it is loaded.

  let text = stage.exception {
    _ = Bundle.module.loadNibNamed("Misspelled", owner: nil)
  }
  stage.print(text ?? "It was loaded.")
  // Prints "NSUnknownKeyException: [<AppView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key appLable."

  //: On a device the class has its module in front and an address after it,
  //: such as `<MyApp.AppView 0x104e0b2c0>`. Look at the class first. If it is
  //: `UIView` or `UIViewController`, the file makes an object of another class:
  //: Custom Class is empty or wrong. If it is your class, compare the name with
  //: those of your outlets.
}

//: ## Remember
//:
//: - In `init(coder:)` no outlet is set. In `awakeFromNib` all of them are.
//: - An outlet or an action is found by its name, while the program runs.
//: - "not key value coding-compliant for the key" names a class, and an outlet
//:   that this class does not have. Compare the class first, then the name.
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
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>
//: - <https://developer.apple.com/documentation/uikit/uinib>

//: ## A rest
//:
//: You can build the shelf with frames and with a nib. The third part builds it
//: with Auto Layout. Go on tomorrow with `swift run nine-grid --chapter 15`.
