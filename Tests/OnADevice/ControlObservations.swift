#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofControls: [Observation] = [
    Observation(
      "Does a control that is disabled call its handlers when the program sends an event?",
      id: "D13", about: "UIControl", .guessed,
      here: "yes"
    ) {
      let (control, diary) = (UIButton(type: .system), Diary())
      control.addAction(UIAction { _ in diary.note("called") }, for: .touchUpInside)
      control.isEnabled = false
      control.sendActions(for: .touchUpInside)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "In which order are the handlers of one event called?",
      id: "D14", about: "UIControl", .documented,
      here: "first, second, third"
    ) {
      let (control, diary) = (UIButton(type: .system), Diary())
      for name in ["first", "second", "third"] {
        control.addAction(UIAction { _ in diary.note(name) }, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      return diary.text
    },
    Observation(
      "How large is a switch?",
      id: "D15", about: "UISwitch", .guessed,
      here: "51 x 31"
    ) {
      text(UISwitch().frame.size)
    },
    Observation(
      "How large does a switch ask to be?",
      id: "D16", about: "UISwitch", .guessed,
      here: "49 x 31"
    ) {
      text(UISwitch().intrinsicContentSize)
    },
    Observation(
      "How large does a slider ask to be?",
      id: "D17", about: "UISlider", .recorded,
      here: "-1 x 30"
    ) {
      text(UISlider().intrinsicContentSize)
    },
    Observation(
      "How large does a progress view ask to be?",
      id: "D18", about: "UIProgressView", .recorded,
      here: "-1 x 4"
    ) {
      text(UIProgressView().intrinsicContentSize)
    },
    Observation(
      "How high is a segmented control?",
      id: "D19", about: "UISegmentedControl", .recorded,
      here: "31"
    ) {
      text(Double(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height))
    },
    Observation(
      "How large does an activity indicator ask to be, medium and large?",
      id: "D20", about: "UIActivityIndicatorView", .recorded,
      here: "20 x 20, 37 x 37"
    ) {
      [UIActivityIndicatorView.Style.medium, .large]
        .map { text(UIActivityIndicatorView(style: $0).intrinsicContentSize) }
        .joined(separator: ", ")
    },
    Observation(
      "How large does a system button without a title ask to be?",
      id: "D21", about: "UIButton", .recorded,
      here: "30 x 30"
    ) {
      text(UIButton(type: .system).intrinsicContentSize)
    },
    Observation(
      "How high is a text field with a round edge that is empty?",
      id: "D22", about: "UITextField", .recorded,
      here: "34"
    ) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return text(Double(field.intrinsicContentSize.height))
    },
    Observation(
      "How high is a text field without an edge that is empty?",
      id: "D23", about: "UITextField", .recorded,
      here: "22.5"
    ) {
      text(Double(UITextField().intrinsicContentSize.height))
    },
    Observation(
      "How large does a date picker with wheels ask to be?",
      id: "D24", about: "UIDatePicker", .recorded,
      here: "320 x 216"
    ) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return text(picker.intrinsicContentSize)
    },
    Observation(
      "How large does a picker view ask to be?",
      id: "D25", about: "UIPickerView", .recorded,
      here: "320 x 216"
    ) {
      text(UIPickerView().intrinsicContentSize)
    },
  ]
}
