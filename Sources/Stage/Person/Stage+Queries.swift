import HeadlessUIKit

extension Stage {
  /// The buttons on the screen, by title.
  public var buttons: ElementQuery { ElementQuery(on: self, kind: "button") { $0 is UIButton } }

  /// The labels on the screen, by their words.
  public var staticTexts: ElementQuery {
    ElementQuery(on: self, kind: "label") { $0 is UILabel && !$0.isOnWheel }
  }

  /// The pictures on the screen, by the name of their image.
  public var images: ElementQuery {
    ElementQuery(on: self, kind: "image") { $0 is UIImageView && !$0.isOnWheel }
  }

  /// The views on the screen whose content can be scrolled.
  public var scrollViews: ElementQuery {
    ElementQuery(on: self, kind: "scroll view") { $0 is UIScrollView }
  }

  /// The picker views on the screen.
  public var pickers: ElementQuery {
    ElementQuery(on: self, kind: "picker") { $0 is UIPickerView }
  }

  /// The wheels of the picker views on the screen, from left to right.
  public var pickerWheels: ElementQuery {
    ElementQuery(on: self, kind: "picker wheel") { $0 is PickerWheel }
  }
}

extension UIView {
  fileprivate var isOnWheel: Bool {
    superview.map { $0 is PickerRow || $0.isOnWheel } ?? false
  }
}
