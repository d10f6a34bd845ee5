import HeadlessUIKit
import Testing

@Suite("Core Graphics geometry")
struct CGGeometryTests {
  private let backwards = CGRect(x: 10, y: 20, width: -4, height: -6)

  @Test func `B155: width and height are never negative, those of the size may be`() {
    #expect(backwards.width == 4 && backwards.height == 6)
    #expect(backwards.size == CGSize(width: -4, height: -6))
    #expect(backwards.minX == 6 && backwards.maxX == 10 && backwards.midY == 17)
    #expect(backwards.standardized.origin == CGPoint(x: 6, y: 14))
  }

  @Test func `B155: a rectangle contains its left and upper edge, not the right and lower`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(rect.contains(CGPoint(x: 1, y: 2)))
    #expect(!rect.contains(CGPoint(x: 4, y: 3)))
    #expect(!rect.contains(CGPoint(x: 2, y: 6)))
  }

  @Test func `B155: rectangles apart meet in the null rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    let meeting = rect.intersection(CGRect(x: 20, y: 0, width: 5, height: 5))

    #expect(meeting.isNull && meeting.isEmpty)
    #expect(rect.union(.null) == rect)
    #expect(!rect.intersects(.null))
  }

  @Test func `a rectangle can be cut in two from any edge`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

    let cut = rect.divided(atDistance: 3, from: .maxXEdge)

    #expect(cut.slice == CGRect(x: 7, y: 0, width: 3, height: 20))
    #expect(cut.remainder == CGRect(x: 0, y: 0, width: 7, height: 20))
  }

  @Test func `an inset too large for a rectangle leaves the null rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

    #expect(rect.insetBy(dx: 4, dy: -1) == CGRect(x: 4, y: -1, width: 2, height: 22))
    #expect(rect.insetBy(dx: 6, dy: 0).isNull)
    #expect(
      CGRect(x: 0.4, y: -0.4, width: 1.5, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test func `insets move each edge by its own distance`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 5, height: 20)

    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: -1, height: 16))
    #expect(rect.inset(by: insets).size.width == -1)
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIOffset() == .zero && UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }

  @Test func `a transform does what it was made for`() {
    let point = CGPoint(x: 3, y: 4)

    #expect(point.applying(.identity) == point)
    #expect(
      point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-9 && abs(turned.y - 3) < 1e-9)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9))
        == CGSize(width: 15, height: 22))
  }

  @Test func `a transform made of another acts before it, one concatenated after it`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)

    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
    #expect(scale.translatedBy(x: 10, y: 0) == move.concatenating(scale))
    #expect(move.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(move))
  }

  @Test func `an inverted transform leads back, unless nothing does`() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5)
      .translatedBy(x: 7, y: 8)
    let back = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity && !flat.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test func `a turned rectangle is as large as the upright one around it`() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(box.minX + 2) < 1e-9 && abs(box.width - 2) < 1e-9)
    #expect(abs(box.minY) < 1e-9 && abs(box.height - 4) < 1e-9)
  }

  @Test func `geometry is written in words`() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 40}}")
    #expect(NSCoder.string(for: CGAffineTransform(1, 2, 3, 4, 5, 6.5)) == "[1, 2, 3, 4, 5, 6.5]")
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test func `a number comes out of an object`() {
    #expect(CGFloat(truncating: 1.5) == 1.5 && CGFloat(truncating: NSNumber(value: true)) == 1)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int.max)) == nil)
  }

  @Test func `geometry fits into objects`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
