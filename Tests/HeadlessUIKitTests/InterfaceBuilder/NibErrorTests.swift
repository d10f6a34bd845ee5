import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Nibs that are wrong", .isolated)
struct NibErrorTests {
  let console = ConsoleRecorder()
  let shelf: DocumentShelf

  init() throws {
    shelf = try DocumentShelf()
  }

  /// The words of the exception that loading a document raises, or nil.
  private func exception(_ document: String, owner: Any? = nil) -> String? {
    Device.current.exception {
      _ = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: owner)
    }
  }

  @Test func `a nib that is not there is missed in UIKit's words`() {
    let message = Device.current.exception {
      #expect(UINib(nibName: "Atlantis", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(shelf.bundle.loadNibNamed("", owner: nil)?.isEmpty == true)
    }

    #expect(
      message == "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle "
        + "<\(shelf.bundle.bundlePath)> (loaded)' with name 'Atlantis'")
  }

  @Test func `B138: an outlet without a property ends in the undefined key`() {
    let message = exception(
      Samples.xib(
        """
        <view id="a" customClass="CardView" customModule="CoreScreensTests">
          <connections><outlet property="iconVeiw" destination="a" id="b"/></connections>
        </view>
        """))

    #expect(
      message == "NSUnknownKeyException: [<CardView> setValue:forUndefinedKey:]: this class is not "
        + "key value coding-compliant for the key iconVeiw.")
  }

  @Test func `the program that stops says file, line and element`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let document = Samples.xib(
          """
          <view id="a" customClass="CardView" customModule="CoreScreensTests">
            <connections>
              <outlet property="iconVeiw" destination="a" id="b"/>
            </connections>
          </view>
          """)
        _ = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(message.contains("not key value coding-compliant for the key iconVeiw."))
    #expect(message.contains("Look at nib, line 10, <outlet>."))
  }

  @Test func `a class nobody knows is said, and its outlets end as on a device`() {
    let document = Samples.xib(
      """
      <view id="a" customClass="CradView" customModule="CoreScreensTests">
        <connections><outlet property="nameLabel" destination="a" id="b"/></connections>
      </view>
      """)

    let message = exception(document)

    #expect(message?.contains("[<UIView> setValue:forUndefinedKey:]") == true)
    #expect(
      console.lines.first == "nib, line 8, <view>: Unknown class CradView in Interface Builder "
        + "file, so it becomes a UIView. There is no CoreScreensTests.CradView. Compare "
        + "customModule with the name of the module, and customClass with the declaration.")
  }

  @Test func `a class that is no view does not take a view's place`() {
    let document = Samples.xib(
      "<label id=\"a\" customClass=\"CardView\" customModule=\"CoreScreensTests\"/>")

    let object = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first

    #expect(object is UILabel)
    #expect(console.lines.first?.contains("CardView is no subclass of UILabel") == true)
  }

  @Test func `a class of the target is found in the module of the owner`() {
    let document = Samples.xib(
      """
      <view id="a" customClass="CardView" customModule="NineGrid" customModuleProvider="target"/>
      """)
    let nib = UINib(data: Data(document.utf8), bundle: nil)

    #expect(nib.instantiate(withOwner: CounterViewController()).first is CardView)
    #expect(!(nib.instantiate(withOwner: nil).first is CardView))
  }

  @Test func `UIKit's own classes need no module`() {
    let document = Samples.xib("<view id=\"a\" customClass=\"UIControl\"/>")

    #expect(
      UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first is UIControl)
    #expect(console.lines.isEmpty)
  }

  @Test func `an id that leads nowhere is said`() {
    let message = exception(
      Samples.xib(
        """
        <view id="a"><connections>
          <outlet property="tag" destination="nowhere" id="b"/>
        </connections></view>
        """))

    #expect(
      message == "NSInternalInconsistencyException: The document has no object with the id "
        + "\"nowhere\"")
  }

  @Test func `an action nobody lists is said when the nib is loaded, and again when it is sent`() {
    let document = Samples.xib(
      """
      <view id="a"><subviews>
        <button id="b"><connections>
          <action selector="turn:" destination="a" eventType="touchUpInside" id="c"/>
        </connections></button>
      </subviews></view>
      """)

    #expect(exception(document) == nil)
    #expect(
      console.lines == [
        "nib, line 10, <action>: UIView lists no action \"turn:\", so the program will stop when it "
          + "is sent. UIView is a class of UIKit, and nobody can add actions to it. Send the action "
          + "to an object of your own class, or look at the class that the document gives the object."
      ])
  }

  @Test func `what is said about a document is said once`() {
    let nib = UINib(
      data: Data(Samples.xib("<mapView id=\"a\"/>").utf8), bundle: nil)

    for _ in 0..<3 { _ = nib.instantiate(withOwner: nil) }

    #expect(
      console.lines == [
        "nib, line 8, <mapView>: There is no class for this element, so it becomes a UIView."
      ])
  }

  @Test func `a nib whose view loads the nib is stopped`() throws {
    try shelf.put(
      Samples.xib(
        "<view id=\"a\" customClass=\"SelfLoadingView\" customModule=\"CoreScreensTests\"/>"),
      as: "SelfLoadingView.xib")

    let message = Device.current.exception {
      _ = shelf.bundle.loadNibNamed("SelfLoadingView", owner: nil)
    }

    #expect(
      message
        == "NSInternalInconsistencyException: Loading SelfLoadingView.xib leads to loading it again, "
        + "without end")
  }

  @Test func `a view that refuses is left out`() {
    let document = Samples.xib(
      """
      <view id="a"><subviews>
        <view id="b" customClass="UndecodableView" customModule="CoreScreensTests"/>
        <label text="after" id="c"/>
      </subviews></view>
      """)

    let view =
      UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView

    #expect(view?.subviews.count == 1)
    #expect(console.lines.first?.contains("init(coder:) of UndecodableView answers nil") == true)
  }

  @Test func `an attribute that fails is said in UIKit's words, and loading goes on`() throws {
    let document = Samples.xib(
      """
      <view id="a" customClass="CardView" customModule="CoreScreensTests">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="rating">
            <integer key="value" value="4"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="shiny" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """)

    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)

    #expect((objects.first as? CardView)?.rating == 4)
    #expect((objects.first as? CardView)?.layer.cornerRadius == 8)
    #expect(console.lines.count == 1)
    #expect(
      console.lines.first?.contains(
        "Failed to set (shiny) user defined inspected property on (CardView): [<CardView> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant") == true)
  }
}
