import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("Elements a person works with", .isolated)
struct ControlElementTests: Unpacking {
  let console = ConsoleRecorder()
  let shelf: ImageShelf

  init() throws {
    shelf = try ImageShelf()
    try shelf.put("<svg viewBox='0 0 30 20'/>", as: "flag")
  }

  @Test func `a text field and its keyboard`() throws {
    let field = try object(
      """
      <textField text="12" placeholder="Age" borderStyle="roundedRect" textAlignment="right" \
      clearsOnBeginEditing="YES" clearButtonMode="whileEditing" minimumFontSize="17" \
      adjustsFontSizeToFit="YES" background="flag" enabled="NO" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <color key="textColor" systemColor="systemRedColor"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" \
      keyboardType="numberPad" keyboardAppearance="alert" returnKeyType="done" \
      autocorrectionType="no" spellCheckingType="yes" textContentType="tel" \
      enablesReturnKeyAutomatically="YES" secureTextEntry="YES"/>
      </textField>
      """, as: UITextField.self)

    #expect(field.text == "12" && field.placeholder == "Age" && !field.isEnabled)
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .right)
    #expect(field.clearsOnBeginEditing && field.clearButtonMode == .whileEditing)
    #expect(field.minimumFontSize == 17 && field.adjustsFontSizeToFitWidth)
    #expect(field.background?.name == "flag" && field.font == .systemFont(ofSize: 14))
    #expect(field.textColor == .systemRed && field.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .yes)
    #expect(field.textContentType == .telephoneNumber)
    #expect(field.keyboardType == .numberPad && field.keyboardAppearance == .dark)
    #expect(field.returnKeyType == .done && field.enablesReturnKeyAutomatically)
    #expect(field.isSecureTextEntry)
  }

  @Test func `a button, its states and its insets`() throws {
    let button = try object(
      """
      <button buttonType="contactAdd" contentHorizontalAlignment="left" selected="YES" \
      contentVerticalAlignment="top" lineBreakMode="headTruncation" id="a">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="A" image="flag" backgroundImage="flag"/>
        <state key="selected"><string key="title">B</string></state>
        <state key="highlighted"><attributedString key="attributedTitle">
          <fragment content="C"/></attributedString></state>
      </button>
      """, as: UIButton.self)

    #expect(button.buttonType == .contactAdd && button.contentHorizontalAlignment == .left)
    #expect(button.isSelected && button.contentVerticalAlignment == .top)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingHead)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.title(for: .normal) == "A" && button.title(for: .selected) == "B")
    #expect(button.image(for: .normal)?.name == "flag")
    #expect(button.backgroundImage(for: .normal)?.name == "flag")
    #expect(button.attributedTitle(for: .highlighted)?.string == "C")
    let plain = try object("<button id=\"a\"/>", as: UIButton.self)
    #expect(plain.buttonType == .custom)
    let configured = try object(
      """
      <button buttonType="system" id="a"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Call"/></button>
      """, as: UIButton.self)
    #expect(configured.title(for: .normal) == "Call")
  }

  @Test func `a slider and segments`() throws {
    let slider = try object(
      "<slider minValue=\"10\" maxValue=\"20\" value=\"15\" continuous=\"NO\" id=\"a\"/>",
      as: UISlider.self)
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (10, 20, 15))
    #expect(!slider.isContinuous)

    let control = try object(
      """
      <segmentedControl selectedSegmentIndex="1" id="a"><segments>
        <segment title="First"/><segment title="Second" enabled="NO"/>
        <segment image="flag"/></segments></segmentedControl>
      """, as: UISegmentedControl.self)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First")
    #expect(control.imageForSegment(at: 2)?.name == "flag")
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test func `a scroll view, an image view, a picker and a window`() throws {
    let scroll = try object(
      """
      <scrollView scrollEnabled="NO" bounces="NO" alwaysBounceVertical="YES" \
      showsVerticalScrollIndicator="NO" delaysContentTouches="NO" pagingEnabled="YES" \
      keyboardDismissMode="onDrag" id="a">
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """, as: UIScrollView.self)
    #expect(!scroll.isScrollEnabled && !scroll.bounces && scroll.alwaysBounceVertical)
    #expect(!scroll.showsVerticalScrollIndicator)
    #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(scroll.clipsToBounds && scroll.isPagingEnabled)
    #expect(scroll.keyboardDismissMode == .onDrag)

    let image = try object(
      "<imageView userInteractionEnabled=\"NO\" image=\"flag\" id=\"a\"/>", as: UIImageView.self)
    #expect(image.image?.name == "flag" && !image.isUserInteractionEnabled)
    #expect(try object("<pickerView id=\"a\"/>", as: UIPickerView.self).bounds.width == 320)
    #expect(try object("<window id=\"a\"/>", as: UIWindow.self).isHidden)
  }

  @Test func `items of a bar, and recognizers`() throws {
    let toolbar = try object(
      """
      <toolbar barStyle="black" translucent="NO" id="a"><items>
        <barButtonItem title="One" style="done" enabled="NO" tag="3" width="50" id="b"/>
        <barButtonItem systemItem="add" id="c"/>
        <barButtonItem id="d"><switch key="customView" on="YES" id="e"/></barButtonItem>
      </items></toolbar>
      """, as: UIToolbar.self)
    let items = try #require(toolbar.items)
    #expect(!toolbar.isTranslucent && items.count == 3)
    #expect(items[0].title == "One" && items[0].style == .done && !items[0].isEnabled)
    #expect(items[0].tag == 3 && items[0].width == 50)
    #expect((items[2].customView as? UISwitch)?.isOn == true)

    let tap = try object(
      "<tapGestureRecognizer numberOfTapsRequired=\"2\" cancelsTouchesInView=\"NO\" id=\"a\"/>",
      as: UITapGestureRecognizer.self)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    let press = try object(
      "<pongPressGestureRecognizer minimumPressDuration=\"0.8\" allowableMovement=\"20\" id=\"a\"/>",
      as: UILongPressGestureRecognizer.self)
    #expect(press.minimumPressDuration == 0.8 && press.allowableMovement == 20)
    let pan = try object(
      "<panGestureRecognizer minimumNumberOfTouches=\"2\" id=\"a\"/>",
      as: UIPanGestureRecognizer.self)
    #expect(pan.minimumNumberOfTouches == 2)
    let edge = try object(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="a">
      <rectEdge key="edges" left="YES" right="YES"/></screenEdgePanGestureRecognizer>
      """, as: UIScreenEdgePanGestureRecognizer.self)
    #expect(edge.edges == [.left, .right])
    let swipe = try object(
      """
      <swipeGestureRecognizer numberOfTouchesRequired="2" id="a">
      <swipeDirection key="direction" left="YES" up="YES"/></swipeGestureRecognizer>
      """, as: UISwipeGestureRecognizer.self)
    #expect(swipe.direction == [.left, .up] && swipe.numberOfTouchesRequired == 2)
  }

  @Test func `a date picker, its dates and its zone`() throws {
    let picker = try object(
      """
      <datePicker datePickerMode="date" style="wheels" minuteInterval="5" useCurrentDate="NO" \
      id="a">
        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
        <date key="date" timeIntervalSinceReferenceDate="622497467.96811497">
          <!--2020-09-22 20:57:47 +0000-->
        </date>
        <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="1167562800"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <timeZone key="timeZone" name="Asia/Shanghai"/>
      </datePicker>
      """, as: UIDatePicker.self)

    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
    #expect(picker.date.timeIntervalSinceReferenceDate == 622_497_467.96811497)
    #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == -978_267_600)
    #expect(picker.maximumDate?.timeIntervalSinceReferenceDate == 1_167_562_800)
    #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_DE")
    #expect(picker.timeZone == TimeZone(identifier: "Asia/Shanghai"))
    #expect(picker.bounds.size == CGSize(width: 300, height: 100))
  }

  @Test func `a locale that can be none is passed over`() throws {
    let picker = try object(
      """
      <datePicker datePickerMode="date" style="wheels" id="a">
        <rect key="frame" x="0.0" y="0.0" width="300" height="216"/>
        <locale key="locale" localeIdentifier="日本"/>
      </datePicker>
      """, as: UIDatePicker.self)
    picker.layoutIfNeeded()

    #expect(picker.locale == UIDatePicker().locale)
  }

  @Test func `a date picker shows today if it is to, and has wheels where nothing else is`() throws
  {
    let today = try object(
      """
      <datePicker datePickerMode="dateAndTime" useCurrentDate="YES" id="a">
        <date key="date" timeIntervalSinceReferenceDate="0"/>
      </datePicker>
      """, as: UIDatePicker.self)
    let timer = try object(
      """
      <datePicker datePickerMode="countDownTimer" style="compact" countDownDuration="5400" id="a"/>
      """, as: UIDatePicker.self)

    #expect(today.date == UIDatePicker().date && today.datePickerStyle == .compact)
    #expect(timer.datePickerStyle == .wheels && timer.countDownDuration == 5400)
    #expect(
      console.lines == [
        "nib, line 8, <datePicker>: style is \"compact\", and the mode countDownTimer has wheels alone."
      ])
  }
}
