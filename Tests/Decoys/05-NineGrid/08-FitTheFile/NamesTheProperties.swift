// Misconception: The keys are the names of the properties. The file knows other names, and loading
//   it stops the program.
// Rejected by: the file finds its outlets
// Rejected by: a card that was just loaded has no offer
// Rejected by: a tap on the button buys
// Rejected by: an offer is shown
// Rejected by: an offer that is gone leaves no words
// Rejected by: each name means its own part
// Rejected by: the button follows the offer

import HeadlessUIKit

/// What a shop sells.
struct Offer: Equatable {
  let name: String
  let price: Int
}

/// A card that shows an offer.
///
/// Its parts are made and connected by PriceCard.xib.
final class PriceCard: UIView {
  private(set) weak var nameLabel: UILabel?
  private(set) weak var priceLabel: UILabel?
  private(set) weak var buyButton: UIButton?

  /// How often a person has bought what the card offers.
  private(set) var purchases = 0

  /// The offer on the card, or nil.
  var offer: Offer? {
    didSet { show() }
  }

  override class var keys: Keys {
    [
      "nameLabel": \PriceCard.nameLabel,
      "priceLabel": \PriceCard.priceLabel,
      "buyButton": \PriceCard.buyButton,
    ]
  }

  override class var actions: [Selector: IBAction] {
    ["buy:": IBAction(PriceCard.buy)]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    show()
  }

  /// Writes the offer on the card.
  private func show() {
    nameLabel?.text = offer?.name ?? "–"
    priceLabel?.text = offer.map { "\($0.price) €" } ?? "–"
    buyButton?.isEnabled = offer != nil
  }

  func buy(_ sender: UIButton) {
    purchases += 1
    sender.isEnabled = false
  }
}
