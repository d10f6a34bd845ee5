import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let controller = UIViewController()
  let cards = (0..<2).compactMap { _ in
    Bundle.main.loadNibNamed("PriceCard", owner: nil)?.compactMap { $0 as? PriceCard }.first
  }
  for (index, card) in cards.enumerated() {
    if index == 0 { card.offer = Offer(name: "Tea", price: 3) }
    card.frame.origin.y += CGFloat(index) * (card.frame.height + 16)
    controller.view.addSubview(card)
  }
  return controller
}
