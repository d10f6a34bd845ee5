import Grading
import HeadlessUIKitExtras
import Testing

@testable import Stage

@Suite("Pinching and turning", .isolated)
struct TwoFingersTests {
  let log = Log()

  @Test func `B580: fingers that move apart change the scale from 1 on`() {
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 320))
    view.isMultipleTouchEnabled = true
    view.accessibilityIdentifier = "map"
    let target = Follower(log)
    let pinch = UIPinchGestureRecognizer(target: target, action: Follower.pinch)
    view.addGestureRecognizer(pinch)
    let stage = Stage(showing: view)

    stage.elements("view") { $0 === view }[0].pinch(withScale: 2, velocity: 1)

    #expect(log.lines.first == "began 1.1")
    #expect(log.lines.suffix(2) == ["changed 2.0", "ended 2.0"])
    #expect(target.velocity == 1)
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test func `a scale that is set back gives the change since then`() {
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 320))
    view.isMultipleTouchEnabled = true
    let target = Follower(log)
    target.setsBack = true
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: target, action: Follower.pinch))
    Stage(showing: view).elements("view") { $0 === view }[0].pinch(withScale: 2, velocity: 1)

    #expect(abs(target.product - 2) < 0.001)
  }

  @Test func `a scale that is set back does not count as a movement`() {
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 320))
    view.isMultipleTouchEnabled = true
    let target = Follower(log)
    target.setsBack = true
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: target, action: Follower.pinch))
    Stage(showing: view).elements("view") { $0 === view }[0].pinch(withScale: 2, velocity: 1)

    #expect(target.velocity > 0, "The fingers move apart all the time.")
  }

  @Test func `B581: fingers that turn about each other change the angle from 0 on`() {
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 320))
    view.isMultipleTouchEnabled = true
    let target = Follower(log)
    view.addGestureRecognizer(
      UIRotationGestureRecognizer(target: target, action: Follower.rotate))
    Stage(showing: view).elements("view") { $0 === view }[0].rotate(.pi, withVelocity: .pi)

    #expect(abs(target.angle - .pi) < 0.001)
    #expect(log.lines.first == "began" && log.lines.last == "ended")
  }

  @Test func `B582: one finger makes no gesture of two`() {
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 320))
    let target = Follower(log)
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: target, action: Follower.pinch))
    Stage(showing: view).elements("view") { $0 === view }[0].swipeUp()

    #expect(log.lines.isEmpty)
  }

  @Test func `a document makes the recognizers`() throws {
    let pinch = try object(
      #"<pinchGestureRecognizer enabled="NO" id="a"/>"#, as: UIPinchGestureRecognizer.self)
    #expect(!pinch.isEnabled)
    let rotation = try object(
      #"<rotationGestureRecognizer id="a"/>"#, as: UIRotationGestureRecognizer.self)
    #expect(rotation.isEnabled)
  }

  final class Follower {
    let log: Log
    var velocity: CGFloat = 0
    var angle: CGFloat = 0
    var product: CGFloat = 1
    var setsBack = false

    init(_ log: Log) { self.log = log }

    func pinch(_ pinch: UIPinchGestureRecognizer) {
      log.note("\(pinch.state) \((pinch.scale * 10).rounded() / 10)")
      velocity = (pinch.velocity * 1000).rounded() / 1000
      product *= pinch.scale
      if setsBack { pinch.scale = 1 }
    }

    func rotate(_ rotation: UIRotationGestureRecognizer) {
      log.note("\(rotation.state)")
      angle = rotation.rotation
    }
  }
}

@Suite("Zooming", .isolated)
struct ZoomingTests {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let log = Log()
  let zoomer: Zoomer
  let stage: Stage

  init() {
    zoomer = Zoomer(picture, log)
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.frame.size
    scrollView.delegate = zoomer
    stage = Stage(showing: scrollView)
  }

  @Test func `B583: nothing is scaled unless the limits leave room`() {
    #expect((scrollView.minimumZoomScale, scrollView.maximumZoomScale) == (1, 1))
    #expect(scrollView.zoomScale == 1 && scrollView.pinchGestureRecognizer == nil)
    stage.scrollViews[0].pinch(withScale: 3, velocity: 1)
    #expect(log.lines.isEmpty && picture.transform.isIdentity)
  }

  @Test func `B584: two fingers scale the view that the delegate names, within the limits`() {
    scrollView.maximumZoomScale = 2
    stage.scrollViews[0].pinch(withScale: 3, velocity: 1)

    #expect(scrollView.zoomScale == 2 && picture.transform.a == 2)
    #expect(scrollView.contentSize == CGSize(width: 640, height: 800))
    #expect(picture.frame.origin == .zero)
    #expect(log.lines.first == "begins true" && log.lines.last == "ends 2.0")
    #expect(log.lines.contains("zoomed"))
  }

  @Test func `fingers go beyond a limit, and the scale springs back, unless it is not to bounce`() {
    scrollView.maximumZoomScale = 2
    stage.scrollViews[0].pinch(withScale: 8, velocity: 1)
    #expect(zoomer.greatest > 2 && zoomer.greatest < 4 && scrollView.zoomScale == 2)

    scrollView.zoomScale = 1
    (zoomer.greatest, scrollView.bouncesZoom) = (0, false)
    stage.scrollViews[0].pinch(withScale: 8, velocity: 1)
    #expect(zoomer.greatest == 2)
  }

  @Test func `what lies between the fingers stays there`() {
    scrollView.maximumZoomScale = 2
    stage.scrollViews[0].pinch(withScale: 2, velocity: 1)

    #expect(abs(scrollView.contentOffset.x - 160) < 1)
    #expect(abs(scrollView.contentOffset.y - 200) < 1)
  }

  @Test func `B585: the program scales within the limits, and to a rectangle`() {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.setZoomScale(0.1, animated: true)
    #expect(scrollView.zoomScale == 0.5)
    scrollView.zoom(to: CGRect(x: 160, y: 200, width: 160, height: 200), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 320, y: 400))
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func `a scale that cannot be is not taken`(scale: CGFloat) {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (-1, 4)
    scrollView.zoomScale = 2
    scrollView.zoomScale = scale
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 3 && scrollView.contentOffset.x.isFinite)
    scrollView.maximumZoomScale = .nan
    #expect(scrollView.maximumZoomScale == 4)
  }

  @Test func `content with room around it may be scrolled there after zooming`() {
    scrollView.maximumZoomScale = 2
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    scrollView.contentOffset = CGPoint(x: -50, y: -50)
    scrollView.zoom(to: CGRect(x: -25, y: -25, width: 160, height: 200), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: -50, y: -50))
  }

  @Test func `two fingers on a phone in a browser scale, whether they come at once or one by one`()
    throws
  {
    scrollView.maximumZoomScale = 4
    let phone = BrowserPhone(stage: stage)
    func send(_ phase: String, _ fingers: [(Int, Double)]) throws {
      let touches = fingers.map { id, x in
        "{\"id\": \(id), \"phase\": \"\(phase)\", \"x\": \(x), \"y\": 200}"
      }
      let line = "{\"touches\": [\(touches.joined(separator: ","))]}"
      _ = phone.answer(to: try PhoneEvent.events(in: Data(line.utf8)) + [.time(20)])
    }
    try send("began", [(1, 140), (2, 180)])
    try send("moved", [(1, 120), (2, 200)])
    try send("ended", [(1, 120), (2, 200)])
    #expect(scrollView.zoomScale == 2 && log.lines.last == "ends 2.0")

    try send("began", [(3, 140)])
    try send("began", [(4, 180)])
    try send("moved", [(3, 150)])
    try send("moved", [(4, 170)])
    try send("ended", [(3, 150)])
    try send("ended", [(4, 170)])
    #expect(abs(scrollView.zoomScale - 1) < 0.001)
  }

  @Test func `without a view to scale nothing happens`() {
    zoomer.view = nil
    scrollView.maximumZoomScale = 2
    scrollView.zoomScale = 2

    #expect(scrollView.zoomScale == 1)
  }

  @Test func `a scroll view of a document is zoomed with its limits`() throws {
    let scrollView = try object(
      """
      <scrollView maximumZoomScale="3" id="a"><rect key="frame" x="0.0" y="0.0" width="320" \
      height="400"/></scrollView>
      """, as: UIScrollView.self)
    scrollView.addSubview(picture)
    scrollView.delegate = zoomer
    Stage(showing: scrollView).scrollViews[0].pinch(withScale: 2, velocity: 1)

    #expect(abs(picture.transform.a - 2) < 0.001)
  }

  final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    let log: Log
    var greatest: CGFloat = 0

    init(_ view: UIView, _ log: Log) {
      (self.view, self.log) = (view, log)
      super.init()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.note("begins \(view === self.view)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.note("zoomed")
      greatest = max(greatest, scrollView.zoomScale)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.note("ends \(scale)")
    }
  }
}
