/// How a view that the program puts on a bar gets its size.
///
/// A view that comes with a size keeps it. A length that is 0 at first is the one that the content
/// and the constraints of the view ask for, and follows them.
struct OwnViewSize {
  private var isKnown = false
  private var fitsWidth = false
  private var fitsHeight = false

  mutating func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    if !isKnown { (isKnown, fitsWidth, fitsHeight) = (true, own.width == 0, own.height == 0) }
    guard fitsWidth || fitsHeight else { return own }
    var wish = view.intrinsicContentSize
    if wish.width < 0 || wish.height < 0 {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if wish.width < 0 { wish.width = fitting.width }
      if wish.height < 0 { wish.height = fitting.height }
    }
    return CGSize(
      width: fitsWidth ? wish.width : own.width, height: fitsHeight ? wish.height : own.height)
  }
}
