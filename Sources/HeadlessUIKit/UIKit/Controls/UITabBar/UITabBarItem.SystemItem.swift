extension UITabBarItem {
  /// The tabs the system has words and pictures for.
  ///
  /// - Source: Apple, UIKit, "UITabBarItem.SystemItem".
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

    /// The title.
    var words: String {
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
