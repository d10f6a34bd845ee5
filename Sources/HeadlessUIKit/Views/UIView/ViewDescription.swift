/// What `print(view)` says about a view.
///
///     <UILabel; frame = (20 20; 100 20.5); text = 'Tea'; userInteractionEnabled = NO;
///     layer = <CALayer>>
///
/// - Source: What devices print, recorded in swift-snapshot-testing, where the addresses are left
///   out too.
struct ViewDescription {
  let text: String

  init(of view: UIView) {
    var facts = [Self.className(of: view), "frame = \(Self.text(of: view.frame))"]
    if let text = view.textInDescription { facts.append("text = '\(text)'") }
    if view.clipsToBounds { facts.append("clipsToBounds = YES") }
    if view.alpha != 1 { facts.append("alpha = \(Self.text(of: view.alpha))") }
    if view.isHidden { facts.append("hidden = YES") }
    let mask = view.autoresizingMask
    if !mask.isEmpty { facts.append("autoresize = \(Self.text(of: mask))") }
    if !view.isUserInteractionEnabled { facts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { facts.append("tag = \(view.tag)") }
    facts.append("layer = <\(Self.className(of: view.layer))>")
    text = "<" + facts.joined(separator: "; ") + ">"
  }

  /// The name of a class: that of UIKit alone, and another one with its module, as on a device.
  private static func className(of object: AnyObject) -> String {
    let name = ClassName(type(of: object))
    return name.isOfLibrary ? "\(type(of: object))" : name.name
  }

  private static func text(of rect: CGRect) -> String {
    "(\(text(of: rect.minX)) \(text(of: rect.minY)); "
      + "\(text(of: rect.width)) \(text(of: rect.height)))"
  }

  /// A number as `%g` of the language C writes it: 20, 20.5, 33.3333.
  private static func text(of number: CGFloat) -> String {
    String(format: "%g", Double(number))
  }

  private static func text(of mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
