// Alternative: `awakeFromNib` sets `offer` to nil, and the observer of `offer` does the rest.

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
      "name": \PriceCard.nameLabel,
      "price": \PriceCard.priceLabel,
      "buyButton": \PriceCard.buyButton,
    ]
  }

  override class var actions: [Selector: IBAction] {
    ["buy:": IBAction(PriceCard.buy)]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    offer = nil
  }

  /// Writes the offer on the card.
  private func show() {
    let words = offer.map { ($0.name, "\($0.price) €") } ?? ("–", "–")
    nameLabel?.text = words.0
    priceLabel?.text = words.1
    buyButton?.isEnabled = offer.map { _ in true } ?? false
  }

  func buy(_ sender: UIButton) {
    purchases += 1
    sender.isEnabled = false
  }
}
