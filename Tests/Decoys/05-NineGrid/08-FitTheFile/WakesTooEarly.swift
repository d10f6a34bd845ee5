// Misconception: The card is filled while it is made. Its outlets are nil then, and nothing is
//   written.
// Rejected by: a card that was just loaded has no offer

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

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
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
