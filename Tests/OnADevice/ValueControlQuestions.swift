#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofValueControls: [Observation] = [
    Observation(
      "Does a switch send an event when the program sets it?",
      id: "D58", about: "UISwitch", .documented, here: "no"
    ) {
      let (control, diary) = (UISwitch(), Diary())
      control.addAction(UIAction { _ in diary.note("changed") }, for: .valueChanged)
      control.setOn(true, animated: false)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "How large is a switch that was made with another size?",
      id: "D59", about: "UISwitch", .documented, here: "51 x 31"
    ) {
      text(UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).frame.size)
    },
    Observation(
      "What has a slider before anybody sets it: value, minimum, maximum, continuous?",
      id: "D60", about: "UISlider", .documented, here: "0, 0, 1, true"
    ) {
      let slider = UISlider()
      return [slider.value, slider.minimumValue, slider.maximumValue].map { text(Double($0)) }
        .joined(separator: ", ") + ", \(slider.isContinuous)"
    },
    Observation(
      "A slider from 0 to 1 is set to 2, then to -1: what does it say?",
      id: "D61", about: "UISlider", .documented, here: "1, 0"
    ) {
      let slider = UISlider()
      slider.value = 2
      let high = slider.value
      slider.value = -1
      return "\(text(Double(high))), \(text(Double(slider.value)))"
    },
    Observation(
      "A slider stands at 0.5, and its minimum becomes 0.8: where does it stand?",
      id: "D62", about: "UISlider", .documented, here: "0.8"
    ) {
      let slider = UISlider()
      slider.value = 0.5
      slider.minimumValue = 0.8
      return text(Double(slider.value))
    },
    Observation(
      "The minimum of a slider becomes 2, above its maximum of 1: what is the maximum?",
      id: "D63", about: "UISlider", .documented, here: "2"
    ) {
      let slider = UISlider()
      slider.minimumValue = 2
      return text(Double(slider.maximumValue))
    },
    Observation(
      "Does a slider send an event when the program sets it?",
      id: "D64", about: "UISlider", .documented, here: "no"
    ) {
      let (slider, diary) = (UISlider(), Diary())
      slider.addAction(UIAction { _ in diary.note("changed") }, for: .valueChanged)
      slider.setValue(0.5, animated: false)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "Which segment is chosen before anybody chooses one?",
      id: "D65", about: "UISegmentedControl", .documented, here: "-1"
    ) {
      "\(UISegmentedControl(items: ["A", "B"]).selectedSegmentIndex)"
    },
    Observation(
      "The second of three segments is chosen, and the first goes: which is chosen?",
      id: "D66", about: "UISegmentedControl", .guessed, here: "0"
    ) {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.selectedSegmentIndex = 1
      control.removeSegment(at: 0, animated: false)
      return "\(control.selectedSegmentIndex)"
    },
    Observation(
      "The chosen segment goes: which is chosen?",
      id: "D67", about: "UISegmentedControl", .guessed, here: "-1"
    ) {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.selectedSegmentIndex = 1
      control.removeSegment(at: 1, animated: false)
      return "\(control.selectedSegmentIndex)"
    },
    Observation(
      "A segment comes before the chosen one: which is chosen?",
      id: "D68", about: "UISegmentedControl", .guessed, here: "1"
    ) {
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 0
      control.insertSegment(withTitle: "N", at: 0, animated: false)
      return "\(control.selectedSegmentIndex)"
    },
    Observation(
      "Does a segmented control send an event when the program chooses?",
      id: "D69", about: "UISegmentedControl", .documented, here: "no"
    ) {
      let (control, diary) = (UISegmentedControl(items: ["A", "B"]), Diary())
      control.addAction(UIAction { _ in diary.note("changed") }, for: .valueChanged)
      control.selectedSegmentIndex = 1
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "A segment is asked for at place 9 of two: how many are there then, and what is the last called?",
      id: "D70", about: "UISegmentedControl", .documented, here: "3, N"
    ) {
      let control = UISegmentedControl(items: ["A", "B"])
      control.insertSegment(withTitle: "N", at: 9, animated: false)
      return "\(control.numberOfSegments), \(control.titleForSegment(at: 2) ?? "nil")"
    },
    Observation(
      "A progress view is set to 2, then to -1: what does it say?",
      id: "D71", about: "UIProgressView", .documented, here: "1, 0"
    ) {
      let view = UIProgressView()
      view.progress = 2
      let high = view.progress
      view.progress = -1
      return "\(text(Double(high))), \(text(Double(view.progress)))"
    },
    Observation(
      "How high is a progress view of the style bar?",
      id: "D72", about: "UIProgressView", .guessed, here: "4"
    ) {
      text(Double(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height))
    },
    Observation(
      "Does an indicator hide while it stands still, and is it hidden as it is made?",
      id: "D73", about: "UIActivityIndicatorView", .documented, here: "true, true"
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      return "\(view.hidesWhenStopped), \(view.isHidden)"
    },
    Observation(
      "Is an indicator hidden that was started, and one that was stopped again?",
      id: "D74", about: "UIActivityIndicatorView", .guessed, here: "false, true"
    ) {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      let started = view.isHidden
      view.stopAnimating()
      return "\(started), \(view.isHidden)"
    },
    Observation(
      "Has a system button a label for its title before it has one?",
      id: "D75", about: "UIButton", .guessed, here: "yes"
    ) {
      UIButton(type: .system).titleLabel == nil ? "no" : "yes"
    },
    Observation(
      "A button has a plain title and an attributed one: which does its label show?",
      id: "D76", about: "UIButton", .guessed, here: "attributed"
    ) {
      let button = UIButton(type: .system)
      button.setTitle("plain", for: .normal)
      button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
      button.layoutIfNeeded()
      return button.titleLabel?.text ?? "nil"
    },
    Observation(
      "What is the title of a button that is selected, where only the normal one is set?",
      id: "D77", about: "UIButton", .documented, here: "Tea"
    ) {
      let button = UIButton(type: .custom)
      button.setTitle("Tea", for: .normal)
      button.isSelected = true
      return button.currentTitle ?? "nil"
    },
    Observation(
      "How large is the font of a system button's title, and that of a custom button?",
      id: "D78", about: "UIButton", .guessed, here: "15, 18"
    ) {
      [UIButton.ButtonType.system, .custom].map {
        text(Double(UIButton(type: $0).titleLabel?.font.pointSize ?? 0))
      }.joined(separator: ", ")
    },
    Observation(
      "How high does a button with a filled configuration and the title Tea ask to be?",
      id: "D79", about: "UIButton.Configuration", .guessed, here: "34.5"
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Tea"
      let button = UIButton(configuration: configuration)
      return text(Double(button.intrinsicContentSize.height))
    },
    Observation(
      "How high are such buttons of the sizes mini, small, medium and large?",
      id: "D80", about: "UIButton.Configuration", .guessed, here: "28, 28, 34.5, 50.5"
    ) {
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Tea"
        configuration.buttonSize = size
        return text(Double(UIButton(configuration: configuration).intrinsicContentSize.height))
      }.joined(separator: ", ")
    },
    Observation(
      "What is the state of a control that is disabled, selected and highlighted, as a number?",
      id: "D81", about: "UIControl", .documented, here: "7"
    ) {
      let control = UIControl()
      (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
      return "\(control.state.rawValue)"
    },
    Observation(
      "The same action is added twice for one event: how often is it called?",
      id: "D82", about: "UIControl", .guessed, here: "1"
    ) {
      let (control, diary) = (UIControl(), Diary())
      let action = UIAction { _ in diary.note("called") }
      control.addAction(action, for: .touchUpInside)
      control.addAction(action, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      return "\(diary.entries.count)"
    },
    Observation(
      "Two actions with one identifier are added: which is called?",
      id: "D83", about: "UIControl", .documented, here: "second"
    ) {
      let (control, diary) = (UIControl(), Diary())
      for name in ["first", "second"] {
        let action = UIAction(identifier: UIAction.Identifier("one")) { _ in diary.note(name) }
        control.addAction(action, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      return diary.text
    },
  ]
}
