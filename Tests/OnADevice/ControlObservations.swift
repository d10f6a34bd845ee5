#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofControls = [
    Observation(
      "Does a control that is disabled call its handlers when the program sends an event?",
      settles: "UIControl", here: "yes"
    ) {
      let (control, diary) = (UIButton(type: .system), Diary())
      control.addAction(UIAction { _ in diary.note("called") }, for: .touchUpInside)
      control.isEnabled = false
      control.sendActions(for: .touchUpInside)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "In which order are the handlers of one event called?",
      here: "first, second, third"
    ) {
      let (control, diary) = (UIButton(type: .system), Diary())
      for name in ["first", "second", "third"] {
        control.addAction(UIAction { _ in diary.note(name) }, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      return diary.text
    },
    Observation("How large is a switch?", settles: "UISwitch", here: "51 x 31") {
      text(UISwitch().frame.size)
    },
    Observation("How large does a switch ask to be?", settles: "UISwitch", here: "49 x 31") {
      text(UISwitch().intrinsicContentSize)
    },
    Observation("How large does a slider ask to be?", here: "-1 x 30") {
      text(UISlider().intrinsicContentSize)
    },
    Observation("How large does a progress view ask to be?", here: "-1 x 4") {
      text(UIProgressView().intrinsicContentSize)
    },
    Observation("How high is a segmented control?", here: "31") {
      text(Double(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height))
    },
    Observation(
      "How large does an activity indicator ask to be, medium and large?", here: "20 x 20, 37 x 37"
    ) {
      [UIActivityIndicatorView.Style.medium, .large]
        .map { text(UIActivityIndicatorView(style: $0).intrinsicContentSize) }
        .joined(separator: ", ")
    },
    Observation("How large does a system button without a title ask to be?", here: "30 x 30") {
      text(UIButton(type: .system).intrinsicContentSize)
    },
    Observation("How high is a text field with a round edge that is empty?", here: "34") {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return text(Double(field.intrinsicContentSize.height))
    },
    Observation("How high is a text field without an edge that is empty?", here: "22.5") {
      text(Double(UITextField().intrinsicContentSize.height))
    },
    Observation("How large does a date picker with wheels ask to be?", here: "320 x 216") {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return text(picker.intrinsicContentSize)
    },
    Observation("How large does a picker view ask to be?", here: "320 x 216") {
      text(UIPickerView().intrinsicContentSize)
    },
  ]
}
