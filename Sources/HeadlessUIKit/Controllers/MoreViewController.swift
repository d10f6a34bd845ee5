/// The list behind the tab More: a row for each controller the bar has no room for.
final class MoreViewController: UIViewController {
  private static let rowHeight: CGFloat = 44

  private weak var owner: UITabBarController?
  private var rows: [UIButton] = []

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rows.forEach { $0.removeFromSuperview() }
    rows = (owner?.controllersInMore ?? []).map(row)
    rows.forEach { view.addSubview($0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: top + CGFloat(index) * Self.rowHeight, width: view.bounds.width,
        height: Self.rowHeight)
    }
  }

  private func row(for controller: UIViewController) -> UIButton {
    let row = UIButton(type: .system)
    row.setTitle(controller.tabBarItem.title, for: .normal)
    row.titleLabel?.font = .systemFont(ofSize: 17)
    row.contentHorizontalAlignment = .left
    row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    row.addAction(
      UIAction { [weak self, weak controller] _ in
        if let controller { self?.owner?.selectForPerson(controller) }
      }, for: .touchUpInside)
    return row
  }
}

extension UINavigationController {
  /// Shows a controller that the bar has no room for, over the list behind More.
  func show(_ controller: UIViewController, inMoreOf owner: UITabBarController) {
    replaceStack(with: Array(stack.prefix(1)) + [controller], animated: true)
  }
}
