// Alternative: Closures read and write the outlets, as they do where speed matters.

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
    Keys(accessors: [
      "name": Accessor(get: { (card: PriceCard) in card.nameLabel }, set: { $0.nameLabel = $1 }),
      "price": Accessor(get: { (card: PriceCard) in card.priceLabel }, set: { $0.priceLabel = $1 }),
      "buyButton": Accessor(
        get: { (card: PriceCard) in card.buyButton }, set: { $0.buyButton = $1 }),
    ])
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
