import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Nibs", .isolated)
struct NibTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf

  init() throws {
    shelf = try DocumentShelf()
    try shelf.put(Samples.card, as: "CardView.xib")
    try shelf.put(Samples.screen, as: "Counter.xib")
  }

  @Test func `B136: each time new objects are made, and File's Owner is not among them`() throws {
    let nib = UINib(nibName: "CardView", bundle: nil)

    let first = nib.instantiate(withOwner: nil)
    let second = nib.instantiate(withOwner: nil)

    #expect(first.count == 1 && second.count == 1)
    let cards = try [#require(first[0] as? CardView), #require(second[0] as? CardView)]
    #expect(cards[0] !== cards[1] && cards[0].nameLabel !== cards[1].nameLabel)
    #expect(cards[0].nameLabel != nil && cards[0].getButton?.superview === cards[0])
    #expect(console.lines.isEmpty)
  }

  @Test func `B136: with an owner of nil no connection to File's Owner may exist`() {
    let nib = UINib(nibName: "Counter", bundle: nil)

    let message = Device.current.exception { _ = nib.instantiate(withOwner: nil) }

    #expect(
      message
        == "NSUnknownKeyException: [<NSObject> setValue:forUndefinedKey:]: this class is not key "
        + "value coding-compliant for the key countLabel.")
  }

  @Test func `B137: init(coder:), outlets, actions and awakeFromNib come in this order`() throws {
    let card = try #require(
      UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil)[0] as? CardView)

    #expect(
      card.diary == [
        "init(coder:) with 3 subviews, outlets true", "iconView", "nameLabel", "getButton",
        "awakeFromNib with [\"get:\"]",
      ])
  }

  @Test func `B137: File's Owner is connected, and not told to awake`() {
    let owner = CounterViewController()

    _ = shelf.bundle.loadNibNamed("Counter", owner: owner)

    #expect(owner.diary.isEmpty)
    #expect(owner.countLabel?.text == "0" && owner.isViewLoaded)
  }

  @Test func `outlets of one collection are set together, in the document's order`() throws {
    let card = try #require(
      UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil)[0] as? CardView)

    #expect(card.parts.map { "\(type(of: $0))" } == ["UIButton", "UILabel"])
  }

  @Test func `frames, colours, fonts and titles are those of the document`() throws {
    let card = try #require(
      UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil)[0] as? CardView)
    let (label, button) = try (#require(card.nameLabel), #require(card.getButton))

    #expect(card.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
    #expect(card.backgroundColor == UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1))
    #expect(label.frame == CGRect(x: 0, y: 46, width: 80, height: 20))
    #expect(label.text == "Name" && label.textAlignment == .center)
    #expect(label.font == .systemFont(ofSize: 13) && label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(button.buttonType == .system && button.titleLabel?.font == .boldSystemFont(ofSize: 12))
    #expect(button.title(for: .normal) == "Get" && button.title(for: .disabled) == "Got")
    #expect(button.titleColor(for: .normal) == .white)
    #expect(card.iconView?.contentMode == .scaleAspectFit)
  }

  @Test func `a person taps what the document connects: target, first responder, item, gesture`() {
    let stage = Stage()
    let controller = CounterViewController(nibName: "Counter", bundle: nil)
    stage.present(controller)
    #expect(controller.diary == ["viewDidLoad with 0"])

    stage.buttons["Add"].tap()
    #expect(controller.count == 1)
    stage.buttons["Double"].tap()
    #expect(controller.count == 2)
    stage.tap(at: CGPoint(x: 70, y: 250))
    #expect(controller.count == 12)
    stage.buttons["Clear"].tap()
    #expect(controller.count == 0 && controller.countLabel?.text == "0")
    #expect(console.lines.isEmpty)
  }

  @Test func `autoresizing masks follow the screen from the canvas of the document`() throws {
    let controller = CounterViewController(nibName: "Counter", bundle: nil)
    Stage().present(controller)

    let view = try #require(controller.viewIfLoaded)
    let toolbar = try #require(view.subviews.first { $0 is UIToolbar })
    #expect(view.bounds.size == CGSize(width: 320, height: 568))
    #expect(toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
  }

  @Test func `a nib can be made of data, and loading by bundle gives the same`() throws {
    let data = Data(Samples.card.utf8)
    let kinds = { (objects: [Any]?) in (objects ?? []).map { "\(type(of: $0))" } }

    #expect(kinds(UINib(data: data, bundle: nil).instantiate(withOwner: nil)) == ["CardView"])
    #expect(kinds(shelf.bundle.loadNibNamed("CardView", owner: nil)) == ["CardView"])
    #expect(kinds(Bundle.main.loadNibNamed("CardView", owner: nil)) == ["CardView"])
  }

  @Test func `several objects come in the document's order, placeholders left out`() throws {
    let two = Samples.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <label text="first" id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <switch on="YES" id="b"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      """)

    let objects = UINib(data: Data(two.utf8), bundle: nil).instantiate(withOwner: nil)

    #expect(objects.count == 2)
    #expect(
      (objects.first as? UILabel)?.text == "first" && (objects.last as? UISwitch)?.isOn == true)
  }

  @Test func `an external object stands for the document's own placeholder`() throws {
    let document = Samples.xib(
      """
      <placeholder placeholderIdentifier="theCounter" id="ext-01"/>
      <button buttonType="system" id="a"><connections>
      <action selector="add" destination="ext-01" eventType="touchUpInside" id="c"/>
      </connections></button>
      """)
    let counter = CounterViewController()

    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(
      withOwner: nil, options: [.externalObjects: ["theCounter": counter]])
    (objects.first as? UIButton)?.sendActions(for: .touchUpInside)

    #expect(counter.count == 1)
  }

  @Test func `a file for phones comes before one for all devices, and Base is looked into`() throws
  {
    let label = { (text: String) in Samples.xib("<label text=\"\(text)\" id=\"a\"/>") }
    try shelf.put(label("all"), as: "Word.xib")
    try shelf.put(label("phone"), as: "Word~iphone.xib")
    try shelf.put(label("base"), as: "Base.lproj/Other.xib")

    let texts = ["Word", "Other"].map {
      (shelf.bundle.loadNibNamed($0, owner: nil)?.first as? UILabel)?.text
    }

    #expect(texts == ["phone", "base"])
  }

  @Test func `nobody is kept: the objects go when the program lets go of them`() throws {
    weak var card: CardView?
    weak var label: UILabel?
    weak var nib: UINib?
    do {
      let made = UINib(nibName: "CardView", bundle: nil)
      let objects = made.instantiate(withOwner: nil)
      card = objects.first as? CardView
      label = card?.nameLabel
      nib = made
      #expect(card != nil && label != nil)
    }

    #expect(card == nil && label == nil && nib == nil)
  }
}
