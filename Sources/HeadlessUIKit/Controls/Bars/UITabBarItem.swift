/// A tab on a tab bar: a picture over a title, and a badge.
///
/// - Shape: The badge stands at the upper right of the picture.
/// - Differs: A picture that is neither a symbol nor a template keeps its own colours.
/// - Unconfirmed: A badge without text is a red dot.
/// - Asked: D135, D136.
open class UITabBarItem: UIBarItem {
  /// The text below the picture; one of the system's items keeps its own.
  open override var title: String? {
    get { systemItem?.title ?? super.title }
    set { super.title = newValue }
  }

  /// The picture while the tab is selected; without one, the other picture.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      didChange()
    }
  }

  /// The text in a badge on the tab, or nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The colour of the badge, or nil for red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { didChange() } }
  }

  /// The one of the system's items this is, if it is one.
  private(set) var systemItem: SystemItem?

  weak var bar: UITabBar?

  private var ownSelectedImage: UIImage?

  /// Creates a tab that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a tab with a title, a picture and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with a title, a picture, and another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, ownSelectedImage) = (title, image, selectedImage)
  }

  /// Creates one of the system's tabs, with its title and picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }

  /// Returns the picture in the colour of the bar.
  func picture(isSelected: Bool, _ color: UIColor) -> UIImage? {
    if let image = isSelected ? selectedImage : image { return image }
    return systemItem?.symbol.image(color)
  }

  override func didChange() {
    bar?.itemDidChange()
  }

  package override class func make(from decoder: NibDecoder) -> AnyObject? {
    let systemItem = decoder.choice("systemItem", as: SystemItem.self)
    let item = systemItem.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    item.configure(from: decoder)
    return item
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.image("selectedImage").ifPresent { selectedImage = $0 }
    decoder.text("badgeValue").ifPresent { badgeValue = $0 }
    decoder.color("badgeColor").ifPresent { badgeColor = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITabBarItem>.list([
      "badgeColor": \.badgeColor, "badgeValue": \.badgeValue, "selectedImage": \.selectedImage,
    ])
  }
}

extension UITabBarItem {
  /// The tabs the system has a title and a picture for.
  public enum SystemItem: Int, Sendable {
    /// The controllers there is no room for.
    case more
    /// What a person likes best.
    case favorites
    /// What the application recommends.
    case featured
    /// What all people like best.
    case topRated
    /// What was used last.
    case recents
    /// People.
    case contacts
    /// What was done before.
    case history
    /// Marked pages.
    case bookmarks
    /// A search.
    case search
    /// What was downloaded.
    case downloads
    /// What is newest.
    case mostRecent
    /// What most people look at.
    case mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    /// The picture.
    var symbol: Symbol {
      switch self {
      case .more: .more
      case .favorites, .featured, .topRated: .star
      case .recents, .history, .mostRecent: .clock
      case .contacts: .person
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .download
      case .mostViewed: .list
      }
    }
  }
}
