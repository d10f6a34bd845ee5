// # Exercise 9: A class that fits the file
//
// PriceCard.xib was drawn before this class was written, and it stays as it is. It
// names three outlets: `name` and `price` are labels, `buyButton` is the button, which
// calls the action `buy:` when it is tapped. A card just loaded has no offer: both labels
// say "–" (copy this dash from here), and the button cannot be tapped. With an offer the
// labels say "Tea" and "3 €", and the button can be tapped. When the offer is gone, the
// card is as at first. The file lies in Tests/NineGridTests/Resources.
//
//     swift run course check FitTheFile

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
