import Dispatch
import Synchronization
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

/// Colours, fonts and images are values that any thread can make; views belong to the main one.
@Suite("Values that belong to no actor", .isolated)
struct IsolationTests {
  let shelf: DocumentShelf

  init() throws {
    shelf = try DocumentShelf()
    try shelf.put(
      """
      {"colors": [{"color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}
      """, as: "Assets.xcassets/Warm.colorset/Contents.json")
    try shelf.put(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>",
      as: "Assets.xcassets/Flag.imageset/flag.svg")
    try shelf.put(
      "{\"images\": [{\"filename\": \"flag.svg\", \"idiom\": \"universal\"}]}",
      as: "Assets.xcassets/Flag.imageset/Contents.json")
  }

  @Test func `B266: a colour, a font and an image are default values of an initializer`() {
    let tag = Tag()

    #expect(tag.colour == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(tag.font.pointSize == 17 && tag.flag?.size == CGSize(width: 30, height: 20))
  }

  @Test func `B266: and code beside the main actor makes them`() async {
    let made = await Self.makeAnywhere()

    #expect(made == ["1.0 0.5 0.0", "17.0", "30.0", "true"])
  }

  @Test func `B266: and whoever makes them does not wait for the main thread`() async {
    let made = Mutex<[String]>([])
    let device = Device.ofTask
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Device.$ofTask.withValue(device) {
        let image = UIImage(named: "Flag")
        let sizes = [UIFont.preferredFont(forTextStyle: .body).pointSize, image?.size.height ?? 0]
        UIColor(named: "Warm")?.setFill()
        made.withLock { $0 = sizes.map { "\($0)" } + ["\(UIImage(systemName: "no star") == nil)"] }
      }
      isDone.signal()
    }
    // The main thread is busy with waiting, for longer than anything here takes.
    #expect(isDone.wait(timeout: .now() + 60) == .success)

    #expect(made.withLock { $0 } == ["17.0", "20.0", "true"])
  }

  @concurrent private static func makeAnywhere() async -> [String] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(named: "Warm")?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [
      "\(red) \(green) \(blue)", "\(UIFont.preferredFont(forTextStyle: .body).pointSize)",
      "\(UIImage(named: "Flag")?.size.width ?? 0)", "\(UIImage(systemName: "star") != nil)",
    ]
  }
}

/// Takes what it shows by default.
nonisolated private struct Tag {
  let colour: UIColor?
  let font: UIFont
  let flag: UIImage?

  init(
    colour: UIColor? = UIColor(named: "Warm"), font: UIFont = .systemFont(ofSize: 17),
    flag: UIImage? = UIImage(named: "Flag")
  ) {
    (self.colour, self.font, self.flag) = (colour, font, flag)
  }
}
