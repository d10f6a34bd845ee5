import FoundationXML
import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Symbols", .isolated)
struct SymbolTests: Unpacking {
  let console = ConsoleRecorder()

  @Test(
    arguments: [
      "star", "star.fill", "star.circle", "star.circle.fill", "star.square.fill", "star.slash.fill",
      "person.circle.fill", "speaker.wave.2", "note", "cloud.bolt", "questionmark.circle",
      "square.and.arrow.up", "chevron.right", "list.bullet", "square.fill",
      "exclamationmark.triangle",
    ]) func `a symbol is found by its name`(name: String)
  {
    #expect(UIImage(systemName: name)?.isSymbolImage == true)
    #expect(console.lines.isEmpty)
  }

  @Test func `every drawing is a document that can be read, in lines within its square`() {
    let endings = ["", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash"]
    let names = SymbolShapes.byName.keys.sorted().flatMap { name in endings.map { "\(name)\($0)" } }

    let images = names.compactMap { SymbolDrawing(named: $0).map { $0.svg(stroke: 1.6) } }

    #expect(images.count > 400)
    for svg in images { #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg)") }
  }

  @Test func `a name of no symbol gives nil, and the console says what it may be`() {
    for name in ["hert", "star_fill", "tortoise.fill", "A star!", "tortoise.fill"] {
      #expect(UIImage(systemName: name) == nil)
    }

    #expect(
      console.lines == [
        "There is no symbol \"hert\", so the image is nil. Do you mean \"heart\"?",
        "There is no symbol \"star_fill\", so the image is nil. Do you mean \"star.fill\"?",
        "There is no drawing of a symbol \"tortoise.fill\" here, so the image is nil. Apple may have "
          + "one of that name: look it up in the application SF Symbols, or use a related name such "
          + "as star.fill.",
        "No symbol is called \"A star!\", so the image is nil. Names of symbols are small letters, "
          + "digits and dots, as in star.fill.",
      ])
  }

  @Test func `a configuration says how large a symbol is and how wide its lines are`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .medium)

    let plain = try #require(UIImage(systemName: "star"))
    let image = try #require(UIImage(systemName: "star", withConfiguration: large))

    #expect(plain.size == CGSize(width: 20, height: 20))
    #expect(image.size == CGSize(width: 40, height: 40))
    #expect(image.svg?.contains("stroke-width=\"2.5\"") == true)
    #expect(plain.withConfiguration(large) == image && plain != image)
    #expect(
      plain.applyingSymbolConfiguration(.init(textStyle: .largeTitle))?.size == image.size)
  }

  @Test func `what a symbol says itself goes before what is preferred`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 40)

    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func `a symbol is shown in the tint colour, unless it is an original`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .systemGreen
    let symbol = try #require(view.image)
    let own = symbol.withTintColor(.red, renderingMode: .alwaysOriginal)

    #expect(symbol.svg(tintedWith: .systemGreen)?.contains("color=\"rgb(52,199,89)\"") == true)
    #expect(
      symbol.withTintColor(.red).svg(tintedWith: .blue)?.contains("color=\"rgb(0,0,255)\"") == true)
    #expect(own.svg(tintedWith: .systemGreen)?.contains("color=\"rgb(255,0,0)\"") == true)
    let picture = Stage(showing: view).display.description
    #expect(picture.contains("symbol Star"))
    #expect(view.accessibilityIdentifier == "star" && view.accessibilityLabel == nil)
  }

  @Test func `another picture is a template where that is said`() throws {
    let shelf = try ImageShelf()
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")
    let image = try #require(UIImage(named: "china"))

    #expect(image.svg(tintedWith: .red) == "<svg viewBox='0 0 30 20'/>")
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.svg(tintedWith: .red)?.contains("flood-color=\"rgb(255,0,0)\"") == true)
    #expect(!image.isSymbolImage && template.renderingMode == .alwaysTemplate)
  }

  @Test func `a document names a symbol, and says how it looks`() throws {
    let element = """
      <imageView id="a" image="star.fill" catalog="system">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
          pointSize="34" weight="bold"/>
      </imageView>
      """

    let view = try object(element, as: UIImageView.self)

    #expect(view.image == UIImage(systemName: "star.fill"))
    #expect(view.intrinsicContentSize.width == 40)
    let button = try object(
      """
      <button opaque="NO" buttonType="system" id="b"><state key="normal">
        <imageReference key="image" image="plus" catalog="system" symbolScale="large"/>
      </state></button>
      """, as: UIButton.self)
    #expect(button.currentImage?.isSymbolImage == true)
    #expect(button.accessibilityLabel == "Add" && button.currentImage?.size.width == 25.5)
    #expect(console.lines.isEmpty)
  }

  @Test func `tabs and items of bars show symbols in the colour of their bar`() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    controller.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    tabs.tabBar.tintColor = .systemPurple
    let stage = Stage()
    stage.present(tabs)

    let images = stage.display.commands.compactMap { command in
      if case .image(let name, let svg, _, _) = command { (name, svg ?? "") } else { nil }
    }
    #expect(images.map(\.0) == ["Gear", "House fill"])
    #expect(images[0].1.contains("rgb(0,122,255)") && images[1].1.contains("rgb(175,82,222)"))
  }
}
