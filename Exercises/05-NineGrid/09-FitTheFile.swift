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
    // TODO 1: The outlets by the names of the file, each with its property.
    [:]
  }

  override class var actions: [Selector: IBAction] {
    // TODO 2: The action by the name of the file, with its method.
    [:]
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    // TODO 3: A card just loaded shows that it has no offer.
  }

  /// Writes the offer on the card.
  private func show() {
    // TODO 4: The name, the price with " €" and the button; "–" twice without an offer.
  }

  func buy(_ sender: UIButton) {
    purchases += 1
    sender.isEnabled = false
  }
}
