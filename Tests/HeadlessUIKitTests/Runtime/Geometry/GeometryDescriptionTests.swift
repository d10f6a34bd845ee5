import HeadlessUIKit
import Testing

@Suite("Geometry as text")
struct GeometryDescriptionTests {
  @Test func `points, sizes and rectangles print as on a device`() {
    let frame = CGRect(x: 16, y: 20.5, width: 80, height: 90)

    #expect("\(frame)" == "(16.0, 20.5, 80.0, 90.0)")
    #expect("\(frame.origin) \(frame.size)" == "(16.0, 20.5) (80.0, 90.0)")
    #expect(String(reflecting: [frame.origin]) == "[(16.0, 20.5)]")
  }

  @Test func `a size below zero is printed as it is stored`() {
    #expect("\(CGRect(x: 0, y: 0, width: -8, height: 4))" == "(0.0, 0.0, -8.0, 4.0)")
  }
}
