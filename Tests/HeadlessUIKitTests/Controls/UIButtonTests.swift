import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIButton", .isolated)
struct UIButtonTests {
  let button = UIButton(type: .system)

  @Test func `a button made with a frame is custom, one made with an action is the system's`() {
    #expect(UIButton(frame: .zero).buttonType == .custom)
    #expect(UIButton().buttonType == .custom)
    #expect(UIButton(primaryAction: nil).buttonType == .system)
    #expect(UIButton.ButtonType.custom.rawValue == 0 && UIButton.ButtonType.system.rawValue == 1)
  }

  @Test func `a subclass that makes itself from a frame can be made of a type`() {
    let special = SpecialButton(type: .system)

    #expect(special.buttonType == .system)
    #expect(special.wasMadeFromFrame)
  }

  @Test func `B42: a state without a title or a colour shows those of normal`() {
    button.setTitle("Random", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .normal)

    #expect(button.title(for: .selected) == "Random")
    #expect(button.currentTitle == "Random")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.currentTitleColor == .red)
  }

  @Test func `B42: the title may be missing, its colour never is`() {
    #expect(button.currentTitle == nil)
    #expect(button.currentTitleColor == .systemBlue)
    #expect(UIButton().currentTitleColor == .white)

    button.isEnabled = false
    #expect(button.currentTitleColor == .systemGray)
  }

  @Test func `B43: what is written into the title label is not the title`() {
    button.setTitle("Random", for: .normal)
    #expect(button.titleLabel?.text == "Random")

    button.titleLabel?.text = "Else"

    #expect(button.currentTitle == "Random")
    #expect(button.titleLabel?.text == "Random")
  }

  @Test func `B43: the font of the title label is the button's to keep`() {
    button.titleLabel?.font = .boldSystemFont(ofSize: 30)

    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
  }

  @Test func `B41: a tap runs what was added for touchUpInside and the primary action`() {
    var ran: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in ran.append("primary") })
    button.addAction(UIAction { _ in ran.append("up inside") }, for: .touchUpInside)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)

    Stage(showing: button).buttons["Go"].tap()

    #expect(ran == ["primary", "up inside"])
  }

  @Test func `a button is as large as its title, with room around it`() {
    button.setTitle("i", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width == 30)

    button.setTitle("Random, but different", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width == button.titleLabel?.sizeThatFits(.zero).width)
  }
}

private final class SpecialButton: UIButton {
  private(set) var wasMadeFromFrame = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    wasMadeFromFrame = true
  }

  required init?(coder: NSCoder) { nil }
}
