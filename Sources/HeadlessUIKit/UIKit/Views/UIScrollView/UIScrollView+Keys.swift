extension UIScrollView {
  /// The keys of a scroll view.
  static var keysOfScrollView: Keys {
    Keys(
      [
        "alwaysBounceHorizontal": \UIScrollView.alwaysBounceHorizontal,
        "alwaysBounceVertical": \UIScrollView.alwaysBounceVertical,
        "bounces": \UIScrollView.bounces,
        "canCancelContentTouches": \UIScrollView.canCancelContentTouches,
        "contentInset": \UIScrollView.contentInset,
        "contentOffset": \UIScrollView.contentOffset,
        "contentSize": \UIScrollView.contentSize,
        "delaysContentTouches": \UIScrollView.delaysContentTouches,
        "delegate": \UIScrollView.delegate,
        "isScrollEnabled": \UIScrollView.isScrollEnabled,
        "isTracking": \UIScrollView.isTracking,
        "panGestureRecognizer": \UIScrollView.panGestureRecognizer,
        "showsHorizontalScrollIndicator": \UIScrollView.showsHorizontalScrollIndicator,
        "showsVerticalScrollIndicator": \UIScrollView.showsVerticalScrollIndicator,
      ],
      accessors: [
        "isDragging": Accessor { (object: UIScrollView) in object.isDragging }
      ])
  }
}
