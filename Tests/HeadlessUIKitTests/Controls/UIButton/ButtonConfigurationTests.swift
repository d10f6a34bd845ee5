import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Configurations of buttons", .isolated)
struct ButtonConfigurationTests: Unpacking {
  private func filled() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign In"
    configuration.image = UIImage(systemName: "person.fill")
    configuration.imagePadding = 8
    configuration.baseBackgroundColor = .systemPink
    configuration.cornerStyle = .capsule
    return configuration
  }

  @Test func `a configuration shows a title and an image on a ground`() throws {
    let button = UIButton(configuration: filled())
    let stage = Stage(showing: button)

    #expect(button.currentTitle == "Sign In" && button.currentTitleColor == .white)
    #expect(stage.buttons["Sign In"].exists)
    button.layoutIfNeeded()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.minX == 12 && title.minX == image.maxX + 8)
    #expect(button.intrinsicContentSize.width == title.maxX + 12)
    let grounds = stage.display.commands.compactMap { command in
      if case .fill(_, let color, let radius) = command { (color, radius) } else { nil }
    }
    #expect(
      grounds.contains {
        $0.0 == UIColor.systemPink.components && $0.1 == button.bounds.height / 2
      })
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, "image, title"), (.trailing, "title, image"),
    (.top, "image over title"), (.bottom, "title over image"),
  ])
  func `the image stands at an edge of the title`(edge: NSDirectionalRectEdge, order: String) throws
  {
    var configuration = filled()
    configuration.imagePlacement = edge
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)

    switch edge {
    case .leading:
      #expect(image.minX == 12 && title.minX == image.maxX + 8 && image.midY == title.midY)
    case .trailing:
      #expect(title.minX == 12 && image.minX == title.maxX + 8 && image.midY == title.midY)
    case .top:
      #expect(image.minY == 7 && title.minY == image.maxY + 8 && image.midX == title.midX)
    default:
      #expect(title.minY == 7 && image.minY == title.maxY + 8 && image.midX == title.midX)
    }
    let last = image.union(title)
    #expect(abs(button.bounds.width - last.maxX - 12) < 1e-9)
    #expect(abs(button.bounds.height - last.maxY - 7) < 1e-9)
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.automatic, CGFloat(0)), (.leading, 0), (.center, 0.5),
    (.trailing, 1),
  ])
  func `the narrower title stands as the alignment says`(
    alignment: UIButton.Configuration.TitleAlignment, part: CGFloat
  ) throws {
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.subtitle) = ("Buy", "for a price of 2.99 a month")
    configuration.titleAlignment = alignment
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel?.frame)

    let room = button.bounds.width - 24 - title.width
    #expect(abs(title.minX - 12 - part * room) < 1e-9)
  }

  @Test func `titles below an image stand in the middle`() throws {
    var configuration = filled()
    (configuration.subtitle, configuration.imagePlacement) = ("with a password", .top)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()

    #expect(try #require(button.titleLabel).frame.midX == button.bounds.midX)
  }

  @Test func `a larger size has more room and a smaller one smaller text`() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.buttonSize) = ("Go", size)
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }

    #expect(height(.large) == height(.medium) + 16)
    #expect(height(.small) < height(.medium))
    #expect(height(.mini) == height(.small))
  }

  @Test func `the ground has a colour, corners and an edge of its own`() throws {
    var configuration = filled()
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    configuration.background.backgroundColor = .systemTeal
    configuration.background.strokeColor = .systemBrown
    configuration.background.strokeWidth = 2
    let stage = Stage(showing: UIButton(configuration: configuration))

    let commands = stage.display.commands
    #expect(
      commands.contains {
        if case .fill(_, UIColor.systemTeal.components, cornerRadius: 3) = $0 {
          true
        } else {
          false
        }
      })
    #expect(
      commands.contains {
        if case .stroke(_, UIColor.systemBrown.components, let width, _) = $0 {
          width == 2
        } else {
          false
        }
      })
  }

  @Test func `a tap runs the action`() {
    var taps = 0
    let button = UIButton(configuration: filled(), primaryAction: UIAction { _ in taps += 1 })
    let stage = Stage(showing: button)

    stage.buttons["Sign In"].tap()
    #expect(taps == 1)
  }

  @Test func `a second text stands below the title`() throws {
    var configuration = filled()
    configuration.subtitle = "with a password"
    let button = UIButton(configuration: configuration)
    let stage = Stage(showing: button)

    #expect(button.bounds.height > UIButton(configuration: filled()).bounds.height)
    #expect(stage.display.description.contains("with a password"))
  }

  @Test func `the handler hears of each state and may set the configuration`() {
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Off")

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "On")
  }

  @Test func `a document describes a configuration`() throws {
    let button = try object(
      """
      <button buttonType="system" id="a"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="tinted" image="star" catalog="system"
          title="Call" subtitle="for free" imagePadding="4" cornerStyle="large"
          imagePlacement="top" titleAlignment="trailing" buttonSize="large"/></button>
      """, as: UIButton.self)

    var expected = UIButton.Configuration.tinted()
    (expected.title, expected.subtitle, expected.imagePadding) = ("Call", "for free", 4)
    (expected.image, expected.cornerStyle) = (UIImage(systemName: "star"), .large)
    (expected.imagePlacement, expected.titleAlignment) = (.top, .trailing)
    expected.buttonSize = .large
    #expect(button.configuration == expected)
  }

  @Test func `a title and an image that are set later take the place of the configuration's`() {
    let button = UIButton(configuration: filled())
    button.setTitle("Sign Out", for: .normal)
    button.setImage(nil, for: .normal)
    #expect(button.currentTitle == "Sign Out" && button.configuration?.title == "Sign Out")
    #expect(button.currentImage == nil)

    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
  }

  @Test func `a button whose configuration goes has the look it had before`() throws {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .boldSystemFont(ofSize: 21)
    button.titleLabel?.numberOfLines = 2
    button.configuration = filled()
    #expect(button.titleLabel?.font.pointSize == 17 && button.titleLabel?.numberOfLines == 0)

    button.configuration = nil

    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.titleLabel?.numberOfLines == 2)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel?.textAlignment == .center)
  }

  @Test func `a background image is not shown behind a configuration`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.setBackgroundImage(UIImage(systemName: "square"), for: .normal)
    func isShown() -> Bool {
      button.layoutIfNeeded()
      return button.subviews.contains { ($0 as? UIImageView)?.image != nil && !$0.isHidden }
    }
    #expect(isShown())

    button.configuration = .plain()
    #expect(!isShown())

    button.configuration = nil
    #expect(isShown())
  }

  @Test func `a long title is broken into lines where the button is narrow`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue to the place where you were yesterday"
    #expect(configuration.titleLineBreakMode == .byWordWrapping)
    let button = UIButton(configuration: configuration)
    let one = button.bounds.size
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 160),
      button.topAnchor.constraint(equalTo: screen.topAnchor),
      button.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
    ])

    screen.layoutIfNeeded()

    let title = try #require(button.titleLabel)
    #expect(button.bounds.height > one.height + 35 && title.frame.height > 55)
    #expect(title.frame.minX >= 12 && title.frame.maxX <= 148)
    #expect(title.frame.minY == 7 && title.frame.maxY == button.bounds.height - 7)

    button.configuration?.titleLineBreakMode = .byTruncatingTail
    screen.layoutIfNeeded()
    #expect(button.bounds.height == one.height && title.frame.width <= 136)
  }

  @Test func `a title has the room that the image beside it leaves`() {
    var configuration = filled()
    configuration.title = "Continue to yesterday"
    configuration.subtitle = nil
    let button = UIButton(configuration: configuration)
    let whole = button.intrinsicContentSize

    #expect(button.contentHeight(inWidth: whole.width) == whole.height)
    #expect(button.contentHeight(inWidth: whole.width - 2) > whole.height)
  }

  @Test func `a second text is broken into lines too, beside an image`() throws {
    var configuration = filled()
    configuration.subtitle = "with the password of your account"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
    button.layoutIfNeeded()

    let title = try #require(button.titleLabel?.frame)
    #expect(button.subtitleLabel.frame.height > 28)
    #expect(button.subtitleLabel.frame.minX == title.minX)
    #expect(button.subtitleLabel.frame.maxX <= 148)
  }
}
