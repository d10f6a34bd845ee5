@testable import CoreTestSupport

/// Documents with constraints, and with one element of each kind.
nonisolated enum LayoutSamples {
  /// A form drawn on a canvas of 600 by 600 points.
  static let form = Samples.storyboard(
    """
    <scene sceneID="s1"><objects>
      <viewController id="one-vc-001" sceneMemberID="viewController">
        <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top-gd-001"/>
          <viewControllerLayoutGuide type="bottom" id="bot-gd-001"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="roo-vw-001">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" \
    translatesAutoresizingMaskIntoConstraints="NO" id="nam-lb-001">
              <rect key="frame" x="20" y="34" width="45" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
    translatesAutoresizingMaskIntoConstraints="NO" id="nam-tf-001">
              <rect key="frame" x="73" y="28" width="507" height="34"/>
              <fontDescription key="fontDescription" type="system" pointSize="14"/>
            </textField>
            <button opaque="NO" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="log-bt-001">
              <rect key="frame" x="277" y="70" width="46" height="30"/>
              <state key="normal" title="Log in"/>
            </button>
            <scrollView contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="scr-vw-001">
              <rect key="frame" x="0" y="120" width="600" height="480"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="con-vw-001">
                  <rect key="frame" x="0" y="0" width="600" height="800"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="con-vw-001" firstAttribute="leading" \
    secondItem="con-gd-001" secondAttribute="leading" id="c01"/>
                <constraint firstItem="con-vw-001" firstAttribute="top" secondItem="con-gd-001" \
    secondAttribute="top" id="c02"/>
                <constraint firstItem="con-vw-001" firstAttribute="trailing" \
    secondItem="con-gd-001" secondAttribute="trailing" id="c03"/>
                <constraint firstItem="con-vw-001" firstAttribute="bottom" \
    secondItem="con-gd-001" secondAttribute="bottom" id="c04"/>
                <constraint firstItem="con-vw-001" firstAttribute="width" \
    secondItem="frm-gd-001" secondAttribute="width" id="c05"/>
                <constraint firstItem="con-vw-001" firstAttribute="height" constant="800" id="c06"/>
              </constraints>
              <viewLayoutGuide key="contentLayoutGuide" id="con-gd-001"/>
              <viewLayoutGuide key="frameLayoutGuide" id="frm-gd-001"/>
            </scrollView>
          </subviews>
          <constraints>
            <constraint firstItem="nam-lb-001" firstAttribute="leading" secondItem="roo-vw-001" \
    secondAttribute="leading" constant="20" id="c11"/>
            <constraint firstItem="nam-tf-001" firstAttribute="leading" secondItem="nam-lb-001" \
    secondAttribute="trailing" constant="8" symbolic="YES" id="c12"/>
            <constraint firstAttribute="trailing" secondItem="nam-tf-001" \
    secondAttribute="trailing" constant="20" id="c13"/>
            <constraint firstItem="nam-tf-001" firstAttribute="top" secondItem="top-gd-001" \
    secondAttribute="bottom" constant="8" id="c14"/>
            <constraint firstItem="nam-lb-001" firstAttribute="firstBaseline" \
    secondItem="nam-tf-001" secondAttribute="firstBaseline" id="c15"/>
            <constraint firstItem="log-bt-001" firstAttribute="top" secondItem="nam-tf-001" \
    secondAttribute="bottom" constant="8" id="c16"/>
            <constraint firstItem="log-bt-001" firstAttribute="centerX" secondItem="roo-vw-001" \
    secondAttribute="centerX" id="c17"/>
            <constraint firstItem="scr-vw-001" firstAttribute="top" secondItem="log-bt-001" \
    secondAttribute="bottom" constant="20" id="c18"/>
            <constraint firstItem="scr-vw-001" firstAttribute="leading" secondItem="roo-vw-001" \
    secondAttribute="leading" id="c19"/>
            <constraint firstAttribute="trailing" secondItem="scr-vw-001" \
    secondAttribute="trailing" id="c20"/>
            <constraint firstItem="bot-gd-001" firstAttribute="top" secondItem="scr-vw-001" \
    secondAttribute="bottom" id="c21"/>
          </constraints>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
      </viewController>
    </objects></scene>
    """)

  /// One element of each kind the core has a class for.
  static let everything = Samples.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="all-vw-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
        <segmentedControl selectedSegmentIndex="0" id="a1">
          <rect key="frame" x="10" y="10" width="200" height="32"/>
          <segments><segment title="First"/><segment title="Second"/></segments>
        </segmentedControl>
        <slider minValue="0.0" maxValue="1" value="0.5" id="a2">
          <rect key="frame" x="10" y="50" width="200" height="31"/>
        </slider>
        <switch on="YES" id="a3"><rect key="frame" x="10" y="90" width="51" height="31"/></switch>
        <pickerView id="a5"><rect key="frame" x="0" y="130" width="375" height="216"/></pickerView>
        <textField text="Words" borderStyle="line" id="a6">
          <rect key="frame" x="10" y="360" width="200" height="30"/>
          <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
        </textField>
        <datePicker datePickerMode="dateAndTime" minuteInterval="5" style="wheels" id="c1">
          <rect key="frame" x="0" y="440" width="375" height="150"/>
          <date key="date" timeIntervalSinceReferenceDate="622497467"/>
          <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
          <locale key="locale" localeIdentifier="en_US"/>
          <timeZone key="timeZone" name="Europe/Paris"/>
        </datePicker>
        <control id="a7"><rect key="frame" x="10" y="400" width="30" height="30"/></control>
        <imageView id="a8"><rect key="frame" x="50" y="400" width="30" height="30"/></imageView>
        <label id="a9"><rect key="frame" x="90" y="400" width="90" height="30"/>
          <attributedString key="attributedText"><fragment content="Styled"><attributes>
            <color key="NSColor" systemColor="systemRedColor"/>
            <font key="NSFont" size="14" name="HelveticaNeue-Bold"/>
          </attributes></fragment></attributedString>
        </label>
        <toolbar id="b1"><rect key="frame" x="0" y="623" width="375" height="44"/>
          <items><barButtonItem systemItem="add" id="b2"/>
            <barButtonItem id="b3"><label key="customView" text="Custom" id="b4"/></barButtonItem>
          </items>
        </toolbar>
      </subviews>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="tag">
          <integer key="value" value="12"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="bounds">
          <rect key="value" x="0.0" y="0.0" width="375" height="667"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    <tapGestureRecognizer id="g1"/>
    <pongPressGestureRecognizer id="g2"/>
    <panGestureRecognizer minimumNumberOfTouches="1" id="g3"/>
    <window id="w1"><rect key="frame" x="0" y="0" width="375" height="667"/></window>
    """)
}
