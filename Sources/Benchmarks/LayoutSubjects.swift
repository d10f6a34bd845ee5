import HeadlessUIKit

/// What it costs to lay out views by constraints: a hundred of them in under a millisecond.
enum LayoutSubjects {
  static var all: [Benchmark] {
    [
      layout(of: "a hundred views by anchors", anchored()),
      layout(of: "a hundred views in stack views", stacked()),
    ]
  }

  /// Solves the constraints of a view from the beginning, and places what lies in it.
  private static func layout(of name: String, _ root: UIView) -> Benchmark {
    var isWide = false
    return Benchmark(name: "lay out \(name)", budget: 1_000_000) {
      isWide.toggle()
      root.frame.size.width = isWide ? 375 : 320
      root.layoutIfNeeded()
    }
  }

  /// Fifty rows of a name and a field, each held by its edges.
  private static func anchored() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    var top = root.topAnchor
    for index in 0..<50 {
      let (name, field) = (UILabel(), UITextField())
      name.text = "Row \(index)"
      name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      for view in [name, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: top, constant: 8),
      ])
      top = field.bottomAnchor
    }
    return root
  }

  /// Ten rows of nine labels in a column.
  private static func stacked() -> UIView {
    let rows = (0..<10).map { row in
      let labels = (0..<9).map { column in
        let label = UILabel()
        label.text = "\(row) \(column)"
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      (stack.spacing, stack.distribution) = (4, .fillEqually)
      return stack
    }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.spacing) = (.vertical, 4)
    column.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    return column
  }
}
