import HeadlessUIKit

/// A view whose parts a document connects, and which remembers what it was told in which order.
final class CardView: UIView {
  weak var iconView: UIImageView? { didSet { diary.append("iconView") } }
  weak var nameLabel: UILabel? { didSet { diary.append("nameLabel") } }
  weak var getButton: UIButton? { didSet { diary.append("getButton") } }
  var parts: [UIView] = []
  var rating = 0
  var diary: [String] = []
  var taken = 0

  override class var keys: Keys {
    [
      "iconView": \CardView.iconView, "nameLabel": \CardView.nameLabel,
      "getButton": \CardView.getButton, "parts": \CardView.parts, "rating": \CardView.rating,
    ]
  }

  override class var actions: [Selector: IBAction] { ["get:": IBAction(CardView.get)] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    diary.append("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    diary.append("init(coder:) with \(subviews.count) subviews, outlets \(nameLabel == nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    let actions = getButton?.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []
    diary.append("awakeFromNib with \(actions)")
  }

  func get(_ sender: UIButton) {
    taken += 1
    sender.isEnabled = false
  }
}
