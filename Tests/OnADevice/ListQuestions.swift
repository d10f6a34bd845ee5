#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofLists: [Observation] = [
    Observation(
      "What does a table say of its rows before it has a data source: sections, rows?",
      id: "D124", about: "UITableView", .documented, here: "0"
    ) {
      let table = UITableView()
      return "\(table.numberOfSections)"
    },
    Observation(
      "How high is a row of a plain table that says nothing about it?",
      id: "D125", about: "UITableView", .guessed, here: "44"
    ) {
      let (table, rows) = (UITableView(frame: frame), ListedRows(count: 3))
      table.dataSource = rows
      table.layoutIfNeeded()
      return text(Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).height))
    },
    Observation(
      "How high is the header of a plain table with a title, and of one in groups?",
      id: "D126", about: "UITableView", .guessed, here: "28, 55, 55"
    ) {
      [UITableView.Style.plain, .grouped, .insetGrouped].map { style in
        let (table, rows) = (UITableView(frame: frame, style: style), ListedRows(count: 3))
        rows.title = "Teas"
        table.dataSource = rows
        table.layoutIfNeeded()
        return text(Double(table.rectForHeader(inSection: 0).height))
      }.joined(separator: ", ")
    },
    Observation(
      "How wide is a row of an inset grouped table of 320 points, and where does it begin?",
      id: "D127", about: "UITableView", .guessed, here: "16, 288"
    ) {
      let (table, rows) = (UITableView(frame: frame, style: .insetGrouped), ListedRows(count: 3))
      table.dataSource = rows
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      return "\(text(Double(cell?.frame.minX ?? -1))), \(text(Double(cell?.frame.width ?? -1)))"
    },
    Observation(
      "Does the delegate of a table hear of a row that the program selects?",
      id: "D128", about: "UITableView", .documented, here: "no"
    ) {
      let (table, rows) = (UITableView(frame: frame), ListedRows(count: 3))
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      return rows.diary.entries.contains("didSelect") ? "yes" : "no"
    },
    Observation(
      "Row 1 is selected, and the table is reloaded: is it still selected?",
      id: "D129", about: "UITableView", .documented, here: "no"
    ) {
      let (table, rows) = (UITableView(frame: frame), ListedRows(count: 3))
      table.dataSource = rows
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.reloadData()
      return table.indexPathForSelectedRow == nil ? "no" : "yes"
    },
    Observation(
      "Row 1 is selected, and a row comes before it: which row is selected?",
      id: "D130", about: "UITableView", .documented, here: "2"
    ) {
      let (table, rows) = (UITableView(frame: frame), ListedRows(count: 3))
      table.dataSource = rows
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      rows.count = 4
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      return "\(table.indexPathForSelectedRow?.row ?? -1)"
    },
    Observation(
      "How does a cell look when it is selected, and which accessory has it, as numbers?",
      id: "D131", about: "UITableViewCell", .documented, here: "3, 0"
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      return "\(cell.selectionStyle.rawValue), \(cell.accessoryType.rawValue)"
    },
    Observation(
      "Is there a second label in a cell of the default style, and in one with a subtitle?",
      id: "D132", about: "UITableViewCell", .documented, here: "no, yes"
    ) {
      [UITableViewCell.CellStyle.default, .subtitle].map {
        UITableViewCell(style: $0, reuseIdentifier: nil).detailTextLabel == nil ? "no" : "yes"
      }.joined(separator: ", ")
    },
    Observation(
      "What is left of a cell's configuration after it was made ready for use again?",
      id: "D133", about: "UITableViewCell", .documented, here: "Tea"
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.cell()
      content.text = "Tea"
      cell.contentConfiguration = content
      cell.prepareForReuse()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "nothing"
    },
    Observation(
      "How much room is between the picture and the text of a list cell?",
      id: "D134", about: "UIListContentConfiguration", .guessed, here: "16"
    ) {
      text(Double(UIListContentConfiguration.cell().imageToTextPadding))
    },
    Observation(
      "What does the tab of favourites say as its title?",
      id: "D135", about: "UITabBarItem", .documented, here: "Favorites"
    ) {
      UITabBarItem(tabBarSystemItem: .favorites, tag: 1).title ?? "nil"
    },
    Observation(
      "A badge without text is set: what does the item say of it?",
      id: "D136", about: "UITabBarItem", .guessed, here: "\"\""
    ) {
      let item = UITabBarItem(title: "Tea", image: nil, tag: 0)
      item.badgeValue = ""
      return item.badgeValue.map { "\"\($0)\"" } ?? "nil"
    },
    Observation(
      "How high does a toolbar ask to be?",
      id: "D137", about: "UIToolbar", .guessed, here: "44"
    ) {
      text(Double(UIToolbar().sizeThatFits(CGSize(width: 320, height: 100)).height))
    },
    Observation(
      "How high does a navigation bar ask to be?",
      id: "D138", about: "UINavigationBar", .guessed, here: "44"
    ) {
      text(Double(UINavigationBar().sizeThatFits(CGSize(width: 320, height: 100)).height))
    },
    Observation(
      "Which style have the items done and cancel, as numbers?",
      id: "D139", about: "UIBarButtonItem", .guessed, here: "2, 0"
    ) {
      [UIBarButtonItem.SystemItem.done, .cancel].map {
        "\(UIBarButtonItem(systemItem: $0).style.rawValue)"
      }.joined(separator: ", ")
    },
    Observation(
      "What is the title of a navigation item whose controller gets the title Tea?",
      id: "D140", about: "UINavigationItem", .documented, here: "Tea"
    ) {
      let controller = UIViewController()
      controller.title = "Tea"
      return controller.navigationItem.title ?? "nil"
    },
    Observation(
      "How many controllers are on a stack to which one of them was popped?",
      id: "D141", about: "UINavigationController", .documented, here: "1"
    ) {
      let controllers = (0..<3).map { _ in UIViewController() }
      let navigation = UINavigationController()
      navigation.viewControllers = controllers
      _ = navigation.popToViewController(controllers[0], animated: false)
      return "\(navigation.viewControllers.count)"
    },
    Observation(
      "Is the root of a stack popped?",
      id: "D142", about: "UINavigationController", .documented, here: "no"
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      return navigation.popViewController(animated: false) == nil ? "no" : "yes"
    },
    Observation(
      "Which tab is selected before anybody selects one, and is the view of the second loaded?",
      id: "D143", about: "UITabBarController", .documented, here: "0, false"
    ) {
      let controllers = [UIViewController(), UIViewController()]
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      _ = tabs.view
      return "\(tabs.selectedIndex), \(controllers[1].isViewLoaded)"
    },
  ]

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
}
