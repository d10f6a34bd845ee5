import FoundationXML
import HeadlessUIKit

/// What it costs to load a document of Interface Builder.
enum DocumentSubjects {
  static var all: [Benchmark] {
    let data = Data(document.utf8)
    let bare = Benchmark(name: "document: a bare pass of XMLParser") { pass(over: data) }
    let nib = UINib(data: data, bundle: nil)
    _ = nib.instantiate(withOwner: nil)
    return [
      bare,
      Benchmark(name: "document: read and load it", budget: 3 * bare.median()) {
        _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
      },
      Benchmark(name: "document: load one that was read") {
        _ = nib.instantiate(withOwner: nil)
      },
    ]
  }

  private static func pass(over data: Data) {
    let parser = XMLParser(data: data)
    let listener = Listener()
    parser.delegate = listener
    _ = parser.parse()
  }

  /// Hears of elements, and does nothing about them.
  private nonisolated final class Listener: NSObject, XMLParserDelegate {
    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {}
  }

  /// A screen of twenty rows, each a label, a field and a button with constraints.
  private static var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
    \((0..<20).map(row).joined(separator: "\n"))
          </subviews>
          <constraints>
    \((0..<20).map(constraints).joined(separator: "\n"))
          </constraints>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
      </objects>
    </document>
    """
  }

  private static func row(_ index: Int) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Row \(index)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="16" y="\(index * 32)" width="60" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <nil key="textColor"/><nil key="highlightedColor"/>
    </label>
    <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f\(index)">
      <rect key="frame" x="84" y="\(index * 32)" width="220" height="30"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="done"/>
    </textField>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b\(index)">
      <rect key="frame" x="312" y="\(index * 32)" width="46" height="30"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="Set"><color key="titleColor" white="0" alpha="1"/></state>
    </button>
    """
  }

  private static func constraints(_ index: Int) -> String {
    """
    <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="16" id="c\(index)0"/>
    <constraint firstItem="f\(index)" firstAttribute="leading" secondItem="l\(index)" \
    secondAttribute="trailing" constant="8" id="c\(index)1"/>
    <constraint firstAttribute="trailing" secondItem="f\(index)" secondAttribute="trailing" \
    constant="71" id="c\(index)2"/>
    <constraint firstItem="f\(index)" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="\(index * 32)" id="c\(index)3"/>
    <constraint firstItem="l\(index)" firstAttribute="centerY" secondItem="f\(index)" \
    secondAttribute="centerY" id="c\(index)4"/>
    """
  }
}
