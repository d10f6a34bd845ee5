#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofTheRest: [Observation] = [
    Observation(
      "Is the view of a controller loaded by asking whether it is, and by asking for it if it is?",
      id: "D144", about: "UIViewController", .documented, here: "false, true"
    ) {
      let controller = UIViewController()
      return "\(controller.isViewLoaded), \(controller.viewIfLoaded == nil)"
    },
    Observation(
      "How large is the view that a controller without a nib makes, against the screen?",
      id: "D145", about: "UIViewController", .documented, here: "as large"
    ) {
      UIViewController().view.frame.size == UIScreen.main.bounds.size ? "as large" : "not as large"
    },
    Observation(
      "Which calls does a child hear that is added to a controller and removed again?",
      id: "D146", about: "UIViewController", .guessed,
      here: "willMove to parent, didMove to parent, willMove to none, didMove to none"
    ) {
      let (parent, child) = (UIViewController(), ChildController())
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      return child.diary.text
    },
    Observation(
      "Which style has an alert that was made without one, as a number?",
      id: "D147", about: "UIAlertController", .documented, here: "0"
    ) {
      "\(UIAlertController().preferredStyle.rawValue)"
    },
    Observation(
      "Is a window hidden as it is made, and one whose root was set?",
      id: "D148", about: "UIWindow", .guessed, here: "true, true"
    ) {
      let window = UIWindow(frame: frame)
      let made = window.isHidden
      window.rootViewController = UIViewController()
      return "\(made), \(window.isHidden)"
    },
    Observation(
      "What has the layer of a view before anybody sets it: radius, width of the edge, strength of the shadow?",
      id: "D149", about: "CALayer", .documented, here: "0, 0, 0"
    ) {
      let layer = UIView().layer
      return [layer.cornerRadius, layer.borderWidth].map { text(Double($0)) }.joined(
        separator: ", ")
        + ", \(text(Double(layer.shadowOpacity)))"
    },
    Observation(
      "Are black and a colour of 0, 0, 0 equal?",
      id: "D150", about: "UIColor", .documented, differs: true, here: "yes"
    ) {
      UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1) ? "yes" : "no"
    },
    Observation(
      "What are the parts of the colour system red: red, green, blue?",
      id: "D151", about: "UIColor", .documented, here: "255, 59, 48"
    ) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor.systemRed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue].map { text(Double(($0 * 255).rounded())) }.joined(separator: ", ")
    },
    Observation(
      "What are the bounds of a circle with a radius of 10 around 50, 50?",
      id: "D152", about: "UIBezierPath", .documented, here: "40, 40, 20 x 20"
    ) {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      return text(path.bounds)
    },
    Observation(
      "How large is the font of each style: large title, headline, body, footnote, caption 2?",
      id: "D153", about: "UIFontMetrics", .guessed, here: "34, 17, 17, 13, 11"
    ) {
      [UIFont.TextStyle.largeTitle, .headline, .body, .footnote, .caption2].map {
        text(Double(UIFont.preferredFont(forTextStyle: $0).pointSize))
      }.joined(separator: ", ")
    },
    Observation(
      "How long is a text of two runs with two colours, and how far does the first run go?",
      id: "D154", about: "NSAttributedString", .documented, here: "9, 5"
    ) {
      let string = NSMutableAttributedString(string: "green tea")
      string.addAttribute(
        .foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 5))
      var range = NSRange()
      _ = string.attributes(at: 0, effectiveRange: &range)
      return "\(string.length), \(range.length)"
    },
    Observation(
      "Does an observer hear of a notification that is posted for another object?",
      id: "D155", about: "NotificationCenter", .documented, here: "no"
    ) {
      let (center, diary) = (NotificationCenter(), Diary())
      let (mine, other) = (NSObject(), NSObject())
      let token = center.addObserver(forName: Notification.Name("Rain"), object: mine, queue: nil) {
        _ in MainActor.assumeIsolated { diary.note("heard") }
      }
      center.post(name: Notification.Name("Rain"), object: other)
      center.removeObserver(token)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "What has a tap recognizer before anybody sets it: taps, fingers, and does it cancel touches?",
      id: "D156", about: "UITapGestureRecognizer", .documented, here: "1, 1, true"
    ) {
      let recognizer = UITapGestureRecognizer()
      return "\(recognizer.numberOfTapsRequired), \(recognizer.numberOfTouchesRequired), "
        + "\(recognizer.cancelsTouchesInView)"
    },
    Observation(
      "How many fingers does a drag take at least?",
      id: "D157", about: "UIPanGestureRecognizer", .documented, here: "1"
    ) {
      "\(UIPanGestureRecognizer().minimumNumberOfTouches)"
    },
    Observation(
      "Into which direction does a swipe go before anybody says so, as a number?",
      id: "D158", about: "UISwipeGestureRecognizer", .documented, here: "1"
    ) {
      "\(UISwipeGestureRecognizer().direction.rawValue)"
    },
    Observation(
      "What is asked first when another view becomes the first responder: whether that can be, or whether the present one resigns?",
      id: "D159", about: "UIResponder", .guessed, here: "second canBecome, first resigns"
    ) {
      let (window, diary) = (UIWindow(frame: frame), Diary())
      let (first, second) = (AskedView(), AskedView())
      (first.name, second.name) = ("first", "second")
      window.addSubview(first)
      window.addSubview(second)
      window.isHidden = false
      _ = first.becomeFirstResponder()
      (first.diary, second.diary) = (diary, diary)
      _ = second.becomeFirstResponder()
      return diary.text
    },
    Observation(
      "Is the completion called at once where animations are switched off, and in the next pass?",
      id: "D160", about: "UIView", .guessed, here: "0, 1"
    ) {
      let diary = Diary()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in diary.note("done") })
      UIView.setAnimationsEnabled(true)
      let before = diary.entries.count
      goOn()
      return "\(before), \(diary.entries.count)"
    },
  ]

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
}
