import HeadlessUIKit

/// The colours that several screens of this lesson use.
enum Palette {
  static let screen = UIColor.systemGray4
}
