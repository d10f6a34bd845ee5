extension UITabBar {
  /// Gives a tab bar what its element says, and makes its items if it is nobody's.
  static func fill(_ bar: UITabBar, from coder: DocumentCoder) {
    bar.fillLooks(from: coder)
    let items = coder.element.child(named: "items")?.children ?? []
    if !items.isEmpty { bar.items = items.compactMap { coder.load.make($0) as? UITabBarItem } }
  }

  /// Gives a bar the looks its element says.
  func fillLooks(from coder: DocumentCoder, in part: Element? = nil) {
    if let shows = coder.flag("translucent", in: part) { isTranslucent = shows }
    if let color = coder.color("barTintColor", in: part) { barTintColor = color }
    if let color = coder.color("tintColor", in: part) { tintColor = color }
    if let color = coder.color("unselectedItemTintColor", in: part) {
      unselectedItemTintColor = color
    }
    if let style = coder.choice("barStyle", in: part, UIToolbar.styles) { barStyle = style }
  }
}

extension UINavigationBar {
  /// Gives a navigation bar what its element says, and makes its items if it is nobody's.
  static func fill(_ bar: UINavigationBar, from coder: DocumentCoder) {
    bar.fillLooks(from: coder)
    let items = coder.element.child(named: "items")?.children ?? []
    if !items.isEmpty { bar.items = items.compactMap { coder.load.make($0) as? UINavigationItem } }
  }

  /// Gives a bar the looks its element says.
  func fillLooks(from coder: DocumentCoder, in part: Element? = nil) {
    if let shows = coder.flag("translucent", in: part) { isTranslucent = shows }
    if let color = coder.color("barTintColor", in: part) { barTintColor = color }
    if let color = coder.color("tintColor", in: part) { tintColor = color }
    if let style = coder.choice("barStyle", in: part, UIToolbar.styles) { barStyle = style }
  }
}
