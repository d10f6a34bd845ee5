import Grading
import HeadlessUIKit
import Testing

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
}
