extension UIToolbar {
  /// Gives a toolbar what its element says, and makes its items.
  static func fill(_ toolbar: UIToolbar, from coder: DocumentCoder) {
    if let style = coder.choice("barStyle", styles) { toolbar.barStyle = style }
    if let shows = coder.flag("translucent") { toolbar.isTranslucent = shows }
    if let color = coder.color("barTintColor") { toolbar.barTintColor = color }
    let items = coder.element.child(named: "items")?.children ?? []
    if !items.isEmpty {
      toolbar.items = items.compactMap { coder.load.make($0) as? UIBarButtonItem }
    }
  }

  static let styles: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}
