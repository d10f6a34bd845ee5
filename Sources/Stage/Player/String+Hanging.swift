extension String {
  /// Returns the text in lines of a width; all but the first are indented.
  func hanging(_ indent: Int, cells: Int) -> [String] {
    guard cellWidth > cells else { return [self] }
    return wrapped(cells: cells - indent).enumerated().map { index, line in
      index == 0 ? line : String(repeating: " ", count: indent) + line
    }
  }
}
