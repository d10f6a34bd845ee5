@testable import CoreTestSupport

/// Storyboards with ways from one scene to another.
nonisolated enum SegueSamples {
  private static func wanderer(_ id: String, _ title: String, _ rest: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController title="\(title)" storyboardIdentifier="\(id)" id="\(id)" \
    customClass="SegueRecordingController" customModule="CoreScreensTests" sceneMemberID="viewController">
        \(rest)
      </viewController>
      <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene>
    """
  }

  private static func view(_ subviews: String) -> String {
    """
    <view key="view" id="v-\(subviews.hashOfText)"><rect key="frame" x="0" y="0" width="320" \
    height="568"/><subviews>\(subviews)</subviews></view>
    """
  }

  private static func button(_ title: String, y: Int, _ segue: String) -> String {
    """
    <button buttonType="system" id="b-\(title)"><rect key="frame" x="20" y="\(y)" width="200" \
    height="40"/><state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
    """
  }

  /// Two tabs; the first is a stack whose root leads on in every way there is.
  static let main = Samples.storyboard(
    """
    <scene sceneID="t"><objects>
      <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="second" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
    </objects></scene>
    <scene sceneID="n"><objects>
      <navigationController id="stack" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="First" badgeValue="2" id="i1"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>
        <connections>
          <segue destination="first" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
      + wanderer(
        "first", "Home",
        view(
          button(
            "Push", y: 100,
            "<segue destination=\"third\" kind=\"show\" identifier=\"push\" id=\"g1\"/>")
            + button(
              "Sheet", y: 150,
              "<segue destination=\"third\" kind=\"presentation\" identifier=\"sheet\" id=\"g2\"/>")
        )
          + """
          <navigationItem key="navigationItem" title="Welcome" id="ni">
            <barButtonItem key="rightBarButtonItem" title="Next" id="bi"><connections>
              <segue destination="third" kind="show" identifier="next" id="g3"/>
            </connections></barButtonItem>
          </navigationItem>
          <connections>
            <segue destination="third" kind="show" identifier="manual" id="g4"/>
            <segue destination="third" kind="custom" identifier="leap" customClass="RootReplacingSegue" \
          customModule="CoreScreensTests" id="g5"/>
          </connections>
          """)
      + wanderer(
        "second", "Second",
        "<tabBarItem key=\"tabBarItem\" systemItem=\"contacts\" id=\"i2\"/>"
          + view(
            """
            <containerView id="box"><rect key="frame" x="10" y="100" width="300" height="200"/>
              <connections><segue destination="fourth" kind="embed" identifier="inner" id="g6"/>
            </connections></containerView>
            """))
      + wanderer(
        "third", "Third",
        view(
          button(
            "Home", y: 200,
            "<segue destination=\"exit-third\" kind=\"unwind\" identifier=\"back\" "
              + "unwindAction=\"comeHome:\" id=\"g7\"/>")))
      + wanderer("fourth", "Fourth", view("")),
    initial: "tabs")
}

nonisolated extension String {
  /// A number that two texts rarely share, the same in every run.
  fileprivate var hashOfText: Int { utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000_003 } }
}
