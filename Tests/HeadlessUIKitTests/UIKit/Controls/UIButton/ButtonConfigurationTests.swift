import Grading
import HeadlessUIKit
import Stage
import Testing

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
          title="Call" subtitle="for free" imagePadding="4" cornerStyle="large"/></button>
      """, as: UIButton.self)

    var expected = UIButton.Configuration.tinted()
    (expected.title, expected.subtitle, expected.imagePadding) = ("Call", "for free", 4)
    (expected.image, expected.cornerStyle) = (UIImage(systemName: "star"), .large)
    #expect(button.configuration == expected)
  }
}
