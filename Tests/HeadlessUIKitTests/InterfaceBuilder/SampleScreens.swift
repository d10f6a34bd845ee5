@testable import CoreTestSupport

nonisolated extension Samples {
  /// A card with an icon, a name and a button, whose class lies in this module.
  static let card = xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="CardView" \
    customModule="CoreScreensTests" customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" id="icn-vw-001">
                        <rect key="frame" x="20" y="4" width="40" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </imageView>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Name" \
    textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" id="nam-lb-001">
                        <rect key="frame" x="0.0" y="46" width="80" height="20"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                        <fontDescription key="fontDescription" type="system" pointSize="13"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    id="get-bt-001">
                        <rect key="frame" x="10" y="68" width="60" height="20"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
                        <state key="normal" title="Get">
                            <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </state>
                        <state key="disabled" title="Got"/>
                        <connections>
                            <action selector="get:" destination="iN0-l3-epB" eventType="touchUpInside" \
    id="act-01-001"/>
                        </connections>
                    </button>
                </subviews>
                <color key="backgroundColor" red="0.8" green="0.9" blue="1" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
                <connections>
                    <outlet property="iconView" destination="icn-vw-001" id="out-01-001"/>
                    <outlet property="nameLabel" destination="nam-lb-001" id="out-01-002"/>
                    <outlet property="getButton" destination="get-bt-001" id="out-01-003"/>
                    <outletCollection property="parts" destination="get-bt-001" \
    collectionClass="NSArray" id="out-01-004"/>
                    <outletCollection property="parts" destination="nam-lb-001" \
    collectionClass="NSArray" id="out-01-005"/>
                </connections>
            </view>
    """)

  /// A screen whose File's Owner is a controller.
  static let screen = xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="CounterViewController" customModule="CoreScreensTests" \
    customModuleProvider="target">
                <connections>
                    <outlet property="countLabel" destination="cnt-lb-001" id="out-02-001"/>
                    <outlet property="view" destination="roo-vw-001" id="out-02-002"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="roo-vw-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" text="0" id="cnt-lb-001">
                        <rect key="frame" x="20" y="40" width="100" height="21"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <button opaque="NO" buttonType="system" id="add-bt-001">
                        <rect key="frame" x="20" y="80" width="100" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Add"/>
                        <connections>
                            <action selector="add" destination="-1" eventType="touchUpInside" \
    id="act-02-001"/>
                        </connections>
                    </button>
                    <button opaque="NO" buttonType="system" id="clr-bt-001">
                        <rect key="frame" x="140" y="80" width="100" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Clear"/>
                        <connections>
                            <action selector="clear" destination="-2" eventType="touchUpInside" \
    id="act-02-002"/>
                        </connections>
                    </button>
                    <toolbar opaque="NO" id="bar-00-001">
                        <rect key="frame" x="0.0" y="623" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                        <items>
                            <barButtonItem title="Double" id="dbl-it-001">
                                <connections>
                                    <action selector="double:" destination="-1" id="act-02-003"/>
                                </connections>
                            </barButtonItem>
                            <barButtonItem systemItem="flexibleSpace" id="flx-it-001"/>
                            <barButtonItem systemItem="trash" id="tra-it-001"/>
                        </items>
                    </toolbar>
                    <view contentMode="scaleToFill" id="pad-vw-001">
                        <rect key="frame" x="20" y="200" width="100" height="100"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <connections>
                            <outletCollection property="gestureRecognizers" \
    destination="tap-gr-001" appends="YES" id="out-02-003"/>
                        </connections>
                    </view>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
            <tapGestureRecognizer id="tap-gr-001">
                <connections>
                    <action selector="padded:" destination="-1" id="act-02-004"/>
                </connections>
            </tapGestureRecognizer>
    """)
}
