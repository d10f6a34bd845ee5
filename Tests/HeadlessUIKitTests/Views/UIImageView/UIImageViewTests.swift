import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("UIImageView", .isolated)
struct UIImageViewTests {
  let shelf: ImageShelf

  init() throws {
    shelf = try ImageShelf()
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "china")
    try shelf.put("<svg viewBox='0 0 9 6'/>", as: "brazil")
  }

  @Test func `an image of nothing has no size`() {
    let view = UIImageView(image: UIImage())
    view.sizeToFit()

    #expect(view.bounds.size == .zero)
    #expect(!UIImage().isSymbolImage)
  }

  @Test func `B48: an image view is as large as the image it is made with, and keeps its size`() {
    let view = UIImageView(image: UIImage(named: "china"))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))

    view.image = UIImage(named: "brazil")
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))

    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 9, height: 6))
  }

  @Test func `an image view without an image has no size of its own`() {
    let view = UIImageView(image: nil)
    #expect(view.frame == .zero)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))

    view.frame.size = CGSize(width: 5, height: 5)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 5, height: 5))
  }

  @Test func `B47: touches pass through an image view`() {
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
    (.scaleAspectFit, CGRect(x: 0, y: 10, width: 60, height: 40)),
    (.scaleAspectFill, CGRect(x: -15, y: 0, width: 90, height: 60)),
    (.center, CGRect(x: 15, y: 20, width: 30, height: 20)),
    (.bottomRight, CGRect(x: 30, y: 40, width: 30, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 30, height: 20)),
  ])
  func `the content mode says where the image is drawn`(
    mode: UIView.ContentMode, expected: CGRect
  ) {
    let view = UIImageView(image: UIImage(named: "china"))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.contentMode = mode
    var recorder = DisplayList.Recorder(size: view.bounds.size)

    recorder.draw(view)

    let places = recorder.list.commands.compactMap { command in
      if case .image(_, _, _, let place) = command { return place as CGRect? }
      return nil
    }
    #expect(places == [expected])
  }

  /// The name of the picture that is drawn.
  private func drawn(_ view: UIImageView) -> String? {
    var recorder = DisplayList.Recorder(size: view.bounds.size)
    recorder.draw(view)
    return recorder.list.commands.lazy.compactMap { command in
      if case .image(let name, _, _, _) = command { name } else { nil }
    }.first
  }

  @Test func `a highlighted image view shows its other image, if it has one`() {
    let view = UIImageView(image: UIImage(named: "china"))
    view.highlightedImage = UIImage(named: "brazil")
    #expect(view.frame.size == CGSize(width: 30, height: 20) && !view.isHighlighted)
    #expect(drawn(view) == "china")

    view.isHighlighted = true
    #expect(drawn(view) == "brazil")
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))

    view.highlightedImage = nil
    #expect(drawn(view) == "china")
  }

  @Test func `a series of images runs with the clock as often as it is told`() throws {
    let view = UIImageView(image: UIImage(named: "china"))
    let series = try ["brazil", "china", "brazil"].map { try #require(UIImage(named: $0)) }
    #expect(view.animationImages == nil)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    view.startAnimating()
    #expect(!view.isAnimating)

    (view.animationImages, view.animationDuration) = (series, 3)
    view.animationRepeatCount = 2
    #expect(!view.isAnimating && drawn(view) == "china")
    view.startAnimating()
    var names: [String?] = []
    for _ in 0..<7 {
      names.append(drawn(view))
      Device.current.clock.advance(by: 1)
    }

    #expect(names == ["brazil", "china", "brazil", "brazil", "china", "brazil", "china"])
    #expect(!view.isAnimating)
  }

  @Test func `other images end a series`() throws {
    let (brazil, china) = (
      try #require(UIImage(named: "brazil")), try #require(UIImage(named: "china"))
    )
    let view = UIImageView(image: china)
    view.animationImages = [brazil]
    view.startAnimating()
    #expect(drawn(view) == "brazil")
    view.animationImages = [brazil, brazil]
    #expect(!view.isAnimating && drawn(view) == "china")
  }

  @Test func `a series that takes next to no time runs all the same`() throws {
    let view = UIImageView(image: nil)
    view.frame.size = CGSize(width: 30, height: 20)
    view.animationImages = try ["brazil", "china"].map { try #require(UIImage(named: $0)) }
    view.animationDuration = .leastNonzeroMagnitude
    view.startAnimating()
    Device.current.clock.advance(by: 1)

    #expect(view.isAnimating && drawn(view) == "brazil")
  }

  @Test func `a series without a duration shows thirty images a second, without an end`() throws {
    let view = UIImageView(image: nil)
    view.frame.size = CGSize(width: 30, height: 20)
    view.animationImages = try ["brazil", "china"].map { try #require(UIImage(named: $0)) }
    view.startAnimating()
    #expect(view.isAnimating && drawn(view) == "brazil")

    Device.current.clock.advance(by: 1.0 / 30)
    #expect(drawn(view) == "china")
    Device.current.clock.advance(by: 100)
    #expect(view.isAnimating)

    view.stopAnimating()
    #expect(!view.isAnimating && drawn(view) == nil)
  }
}
