import HeadlessUIKit
import Testing

@testable import CoreTestSupport

/// Writes documents with constraints, and lays out what they describe.
protocol Constraining {}

extension Constraining {
  /// Loads a view of 375 by 667 points with subviews and constraints in it.
  func load(_ subviews: String, _ constraints: String) throws -> UIView {
    let document = Samples.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view>
      """)
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? UIView)
  }

  func view(_ id: String, _ frame: String, kind: String = "view", _ rest: String = "")
    -> String
  {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(rest)>"
      + "<rect key=\"frame\" \(frame)/></\(kind)>"
  }

  func rule(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ rest: String = ""
  ) -> String {
    let end = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" \(end) \(rest)/>"
  }

  /// Lays a view out at a size, and returns the frames of its subviews.
  func frames(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }
}
