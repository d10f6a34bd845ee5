import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import NineGridExercises

@Suite("NineGrid 9: FitTheFile", .exercise, .serialized)
struct FitTheFileTests {
  let stage = Stage()

  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `the file finds its outlets`() {
    var card: PriceCard?
    let words = stage.exception { card = Self.load() }

    #expect(
      words == nil && card != nil,
      "The file looks for the keys name, price and buyButton. List all three as it spells them.")
  }

  @Test(.todo(1))
  func `each name means its own part`() throws {
    let card = try loaded()

    #expect(
      card.subviews == [card.nameLabel, card.priceLabel, card.buyButton],
      Comment(
        "The name is above the price, and the button below both. Look at the property of each key.",
        showing: card))
  }

  @Test(.todo(2))
  func `a tap on the button buys`() throws {
    let card = try loaded()
    card.buyButton?.isEnabled = true

    stage.buttons["Buy"].tap()

    #expect(
      card.purchases == 1,
      "The file calls buy: when the button is tapped. List the method under that name, colon included."
    )
  }

  @Test(.todo(3))
  func `a card that was just loaded has no offer`() throws {
    let card = try loaded()

    #expect(
      card.nameLabel?.text == "–" && card.priceLabel?.text == "–" && stage.staticTexts["–"].exists,
      "Both labels have to say – (this dash). Fill the card in awakeFromNib: there it has its outlets."
    )
    #expect(
      card.buyButton?.isEnabled == false, "There is nothing to buy, and the button can be tapped.")
  }

  @Test(.todo(4))
  func `an offer is shown`() throws {
    let card = try loaded()

    card.offer = Offer(name: "Tea", price: 3)

    #expect(
      card.nameLabel?.text == "Tea" && card.priceLabel?.text == "3 €",
      "The offer is Tea for 3 €. Write its name, and its price with the unit.")
    card.offer = Offer(name: "Coffee", price: 12)
    #expect(
      card.nameLabel?.text == "Coffee" && card.priceLabel?.text == "12 €",
      "The offer is another one now. Write it whenever it changes.")
    card.offer = Offer(name: "Water", price: 0)
    #expect(
      card.nameLabel?.text == "Water" && card.priceLabel?.text == "0 €",
      "The water costs 0 €. A price of 0 is a price: write it as any other.")
  }

  @Test(.todo(4))
  func `an offer that is gone leaves no words`() throws {
    let card = try loaded()
    card.offer = Offer(name: "Tea", price: 3)
    try #require(card.nameLabel?.text == "Tea", .needed("The card has to say Tea first."))

    card.offer = nil

    #expect(
      card.nameLabel?.text == "–" && card.priceLabel?.text == "–",
      "The offer is gone, and both labels have to say – (this dash). Write it for nil as well.")
  }

  @Test(.todo(4))
  func `the button follows the offer`() throws {
    let card = try loaded()
    card.buyButton?.isEnabled = false
    card.offer = Offer(name: "Tea", price: 3)
    let withAnOffer = card.buyButton?.isEnabled
    card.offer = nil

    #expect(
      withAnOffer == true && card.buyButton?.isEnabled == false,
      "Tea can be bought, and nothing cannot. Set isEnabled whenever the offer changes.")

    card.offer = Offer(name: "Tea", price: 3)
    card.buy(UIButton(type: .system))
    card.offer = Offer(name: "Coffee", price: 12)

    #expect(
      card.buyButton?.isEnabled == true,
      "Tea was bought, and there is another offer now. The button can be tapped again.")
  }

  private static func load() -> PriceCard? {
    Bundle.module.loadNibNamed("PriceCard", owner: nil)?.compactMap { $0 as? PriceCard }.first
  }

  /// A card from the file, on the screen.
  private func loaded() throws -> PriceCard {
    var card: PriceCard?
    let words = stage.exception { card = Self.load() }
    try #require(words == nil, .needed("List the outlets of the file first."))
    let loaded = try #require(card, .needed("List the outlets of the file first."))
    stage.present(loaded)
    return loaded
  }
}

extension FitTheFileTests: ExerciseScene {
  static let advice =
    "Two cards of one file: with the offer Tea for 3 \u{20AC}, and without an offer."

  var opening: SceneOpening {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let words = stage.exception {
      guard let tea = Self.load(), let empty = Self.load() else { return }
      tea.offer = Offer(name: "Tea", price: 3)
      empty.frame.origin.y = tea.frame.maxY + 16
      for card in [tea, empty] { screen.addSubview(card) }
    }
    if let words {
      let label = UILabel(frame: CGRect(x: 16, y: 280, width: 288, height: 160))
      label.numberOfLines = 0
      label.text = words
      screen.addSubview(label)
    }
    stage.present(screen)
    return .phone(stage)
  }
}
