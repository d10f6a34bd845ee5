import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("UIButton", .isolated)
struct UIButtonTests {
  let button = UIButton(type: .system)
  let shelf: ImageShelf

  init() throws {
    shelf = try ImageShelf()
    for name in ["up", "down"] {
      try shelf.put(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"></svg>"#, as: name)
    }
  }

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
    #expect(special.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(special.titleLabel?.textAlignment == .right)
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

  @Test func `B42: images and attributed titles fall back to normal too`() {
    let (up, down) = (picture("up"), picture("down"))
    button.setImage(up, for: .normal)
    button.setImage(down, for: .disabled)
    button.setBackgroundImage(up, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Soup"), for: .normal)

    #expect(button.image(for: .selected) === up && button.currentImage === up)
    button.isEnabled = false
    #expect(button.currentImage === down && button.imageView?.image === down)
    #expect(button.currentBackgroundImage === up && button.backgroundImage(for: .disabled) === up)
    #expect(button.currentAttributedTitle?.string == "Soup")
    #expect(button.attributedTitle(for: .highlighted)?.string == "Soup")
    button.setImage(nil, for: .disabled)
    #expect(button.currentImage === up)
  }

  @Test func `an attributed title is shown instead of a plain one`() {
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)

    #expect(button.titleLabel?.text == "Rich" && button.currentTitle == "Plain")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func `the image stands before the title, both in the middle together`() {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setImage(picture("up"), for: .normal)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    let (image, title) = frames

    #expect(image.size == CGSize(width: 20, height: 30) && image.midY == 30)
    #expect(image.maxX == title.minX && title.midY == 30)
    #expect(abs(image.minX - (200 - title.maxX)) < 0.001)
    #expect(button.subviews.count == 2)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 0.0), (.right, 100), (.leading, 0),
    (.trailing, 100), (.center, 50),
  ])
  func `the content stands where the alignment says`(
    _ alignment: UIControl.ContentHorizontalAlignment, _ share: Double
  ) {
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    button.setImage(picture("up"), for: .normal)
    button.contentHorizontalAlignment = alignment
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()

    #expect(frames.image == CGRect(x: share, y: 30, width: 20, height: 30))
  }

  @Test func `filled content takes the room there is`() {
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    button.setImage(picture("up"), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(frames.image == button.bounds)

    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    #expect(frames.title == CGRect(x: 20, y: 0, width: 100, height: 60))
  }

  @Test func `the background image fills the button behind everything`() {
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    button.setBackgroundImage(picture("up"), for: .normal)
    button.layoutIfNeeded()

    #expect(button.subviews.first?.frame == button.bounds)
    #expect((button.subviews.first as? UIImageView)?.image === button.currentBackgroundImage)
    button.setTitle(nil, for: .normal)
    #expect(button.sizeThatFits(.zero).height == 30)
  }

  @Test func `a button under constraints grows with the room around its title`() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    button.setTitle("Random", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      button.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    let before = button.bounds.width

    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    room.layoutIfNeeded()

    #expect(button.bounds.width == before + 40)
    #expect(button.bounds.size == button.intrinsicContentSize)
  }

  @Test func `a subclass may place the image and the title itself`() {
    let button = TallButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setImage(picture("up"), for: .normal)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()

    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 100, height: 70))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 70, width: 100, height: 30))
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func `the system's small buttons bring their picture and their size along`(
    _ type: UIButton.ButtonType
  ) {
    let button = UIButton(type: type)

    #expect(button.buttonType == type && button.currentImage?.svg != nil)
    #expect(button.bounds.size == CGSize(width: 22, height: 22))
    #expect(Stage(showing: button).buttons[0].label == (type == .close ? "Close" : expected(type)))
  }

  @Test func `button types have UIKit's numbers`() {
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
  }

  @Test func `an action gives a button its title and its image, and runs when it is tapped`() {
    var runs = 0
    let action = UIAction(title: "Go", image: picture("up")) { _ in runs += 1 }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40), primaryAction: action)
    Stage(showing: button).buttons["Go"].tap()

    #expect(runs == 1 && button.currentImage === action.image && button.buttonType == .custom)
  }

  @Test func `room around the content takes the place of the usual room above and below`() {
    button.setTitle("Random, but different", for: .normal)
    let usual = button.sizeThatFits(.zero)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      button.contentEdgeInsets != .zero && usual.height == button.sizeThatFits(.zero).height + 8)
    #expect(button.sizeThatFits(.zero).width == usual.width + 6)
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(frames.title.maxX == 396 && frames.title.minY == 1)
  }

  private func picture(_ name: String) -> UIImage? { UIImage(named: name) }

  private func expected(_ type: UIButton.ButtonType) -> String {
    type == .contactAdd ? "Add" : "More Info"
  }

  private var frames: (image: CGRect, title: CGRect) {
    (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
  }

  @Test func `a button is as large as its title, with room around it`() {
    button.setTitle("i", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width == 30)

    button.setTitle("Random, but different", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width == button.titleLabel?.sizeThatFits(.zero).width)
  }

  @Test func `a button that is selected asks for the room of its other title`() throws {
    button.setTitle("On", for: .normal)
    button.setTitle("On until tomorrow morning", for: .selected)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    row.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    row.layoutIfNeeded()
    let narrow = button.frame.width

    button.isSelected = true
    row.layoutIfNeeded()

    #expect(button.frame.width > narrow + 50)
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  @Test func `a button that shows nothing has room for a line`() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func `a system button shows an image in its tint colour, unless that has its own`() throws {
    let image = try #require(UIImage(named: "up"))
    func shown(_ type: UIButton.ButtonType, _ image: UIImage) -> String? {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      button.tintColor = .red
      button.sizeToFit()
      let stage = Stage(showing: button)
      button.layoutIfNeeded()
      #expect(button.imageView?.image === image)
      return stage.display.commands.lazy.compactMap { command in
        if case .image(_, let svg, _, _) = command { svg } else { nil }
      }.first
    }

    #expect(shown(.custom, image) == image.svg(tintedWith: .red))
    let template = image.withRenderingMode(.alwaysTemplate).svg(tintedWith: .red)
    #expect(shown(.system, image) == template && template != image.svg)
    #expect(shown(.system, image.withRenderingMode(.alwaysOriginal)) == image.svg)
  }

  @Test func `an image is dimmed in a state`() throws {
    button.setImage(UIImage(named: "up"), for: .normal)
    let view = try #require(button.imageView)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(view.alpha < 1)

    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(view.alpha == 1)

    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(view.alpha < 1)
  }

  @Test func `those who hear the screen run the primary action too`() {
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)

    #expect(button.accessibilityActivate())

    #expect(events == ["tap", "primary"])
  }
}

private final class SpecialButton: UIButton {
  private(set) var wasMadeFromFrame = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    wasMadeFromFrame = true
    titleLabel?.font = .boldSystemFont(ofSize: 20)
    titleLabel?.textAlignment = .right
  }

  required init?(coder: NSCoder) { nil }
}

/// Shows its image above its title.
private final class TallButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: contentRect.height * 0.7)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let height = contentRect.height * 0.3
    return CGRect(x: 0, y: contentRect.height - height, width: contentRect.width, height: height)
  }
}
