#if canImport(UIKit)
  import UIKit
  import UserNotifications
#else
  import HeadlessUIKitExtras
#endif

nonisolated extension Observation {
  /// What is asked of types that call something unconfirmed, and of modules beside the core.
  static let ofUnconfirmed: [Observation] = [
    Observation(
      "Two views in a column of 150 points ask for 100 each, with the same priority: how high are they?",
      id: "D161", about: "ConstraintSolver", .guessed, here: "100, 50"
    ) {
      let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
      let views = [UIView(), UIView()]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        column.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        height.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
          height, view.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        views[0].topAnchor.constraint(equalTo: column.topAnchor),
        views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
        views[1].bottomAnchor.constraint(equalTo: column.bottomAnchor),
      ])
      column.layoutIfNeeded()
      return views.map { text(Double($0.frame.height)) }.joined(separator: ", ")
    },
    Observation(
      "What is an image view with the symbol heart called for those who hear the screen?",
      id: "D162", about: "UIImage", .guessed, here: "nothing"
    ) {
      UIImageView(image: UIImage(systemName: "heart")).accessibilityLabel ?? "nothing"
    },
    Observation(
      "How large is the font of a section's title, plain and grouped?",
      id: "D163", about: "UITableViewHeaderFooterView", .guessed, here: "17, 13"
    ) {
      [UITableView.Style.plain, .grouped].map { style in
        let (table, rows) = (UITableView(frame: frame, style: style), ListedRows(count: 3))
        rows.title = "Teas"
        table.dataSource = rows
        table.layoutIfNeeded()
        let label = table.headerView(forSection: 0)?.textLabel
        return text(Double(label?.font.pointSize ?? 0))
      }.joined(separator: ", ")
    },
    Observation(
      "A view in no window is animated for a second: is the completion called soon, and with what?",
      id: "D164", about: "UIView+Animation", .guessed, here: "false"
    ) {
      let (view, diary) = (UIView(), Diary())
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { diary.note("\($0)") })
      letTimePass()
      return diary.entries.isEmpty ? "not soon" : diary.text
    },
    Observation(
      "On which day is a notification next due that waits for the 30th of February?",
      id: "D165", about: "UNNotificationTrigger", .guessed, here: "day 1 of month 3"
    ) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      var february = DateComponents(month: 2, day: 30)
      february.calendar = calendar
      february.timeZone = calendar.timeZone
      let trigger = UNCalendarNotificationTrigger(dateMatching: february, repeats: false)
      guard let date = trigger.nextTriggerDate() else { return "never" }
      let found = calendar.dateComponents([.month, .day], from: date)
      return "day \(found.day ?? 0) of month \(found.month ?? 0)"
    },
    Observation(
      "Which text has a search bar when its delegate hears that editing has ended?",
      id: "D168", about: "UISearchBar", .guessed, here: "tea"
    ) {
      let (window, bar, delegate) = (UIWindow(frame: frame), UISearchBar(), TellingSearch())
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
      bar.delegate = delegate
      window.addSubview(bar)
      window.isHidden = false
      _ = bar.becomeFirstResponder()
      bar.text = "tea"
      _ = bar.resignFirstResponder()
      return delegate.diary.text
    },
    Observation(
      "How far does a collection scroll to its item 50 without a position to bring it to?",
      id: "D169", about: "UICollectionView", .guessed, here: "0"
    ) {
      let items = ListedItems(count: 100)
      let collection = items.collection(in: frame)
      collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: [], animated: false)
      return text(Double(collection.contentOffset.y))
    },
    Observation(
      "A delegate gives five items 100 x 50 in lines of 320: where do the two of the last line begin?",
      id: "D170", about: "UICollectionViewFlowLayout", .guessed, here: "0, 110"
    ) {
      let items = ListedItems(count: 5)
      let collection = items.collection(in: frame)
      return (3..<5).map { item in
        let attributes = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        return text(Double(attributes?.frame.minX ?? -1))
      }.joined(separator: ", ")
    },
    Observation(
      "Do a navigation controller and a tab bar controller define a presentation context at first?",
      id: "D171", about: "UITabBarController", .guessed, here: "true, false"
    ) {
      [UINavigationController(), UITabBarController()]
        .map { "\($0.definesPresentationContext)" }.joined(separator: ", ")
    },
  ]

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
}

/// Writes down the text that a search bar ends with.
final class TellingSearch: NSObject, UISearchBarDelegate {
  let diary = Diary()

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary.note(searchBar.text ?? "nil") }
}

/// Feeds a collection with items of one size, which it tells as the delegate of a flow layout.
final class ListedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let count: Int

  init(count: Int) { self.count = count }

  /// Makes a collection that shows the items.
  func collection(in frame: CGRect) -> UICollectionView {
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.delegate = self
    collection.layoutIfNeeded()
    return collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }
}
