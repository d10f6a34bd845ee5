//: # A screen with wheels and labels
//:
//: After this chapter you can build a screen with a picker view in a view
//: controller, and show in a label what a person chooses.

import HeadlessUIKit
import Stage

//: ## What a view controller is
//:
//: You want one object that holds a picker, its labels and its data. A **view
//: controller** (`UIViewController`) is the object behind one screen. It has a
//: view, which fills the screen. You write a subclass for each screen of your
//: app.
//:
//: UIKit calls `viewDidLoad` once, when the view of the controller has been
//: made. There you add your own views with `addSubview`. Call
//: `super.viewDidLoad()` first, so that the superclass can do its part.
//:
//: `FilterViewController` has a picker and three labels, one for each wheel. It
//: is also the data source and the delegate of the picker, so `viewDidLoad`
//: sets both to `self`. The methods of the two protocols follow in extensions,
//: further down.
//:
//: `labels.enumerated()` gives each label together with its index. The picker
//: is 216 points high. The first label begins 16 points below it, at 232, and
//: each further label 24 points lower.
//:
//: `show` writes a word on a label. It may be called with any numbers, so it
//: checks first that there is such a label and such a word.
//:
//: (`UIViewController` inherits from `NSObject`, so a view controller may be a
//: data source and a delegate.)

class FilterViewController: UIViewController {
  let columns = filterColumns
  let picker = UIPickerView()
  let labels = [UILabel(), UILabel(), UILabel()]

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 24, y: 232 + 24 * index, width: 160, height: 24)
      view.addSubview(label)
    }
    showFirstRows()
  }

  /// Writes the word of a row on the label of its wheel.
  func show(row: Int, of component: Int) {
    guard labels.indices.contains(component),
      columns[component].indices.contains(row)
    else { return }
    labels[component].text = columns[component][row]
  }

  /// Fills the labels before a person has turned a wheel.
  func showFirstRows() {
    for component in columns.indices { show(row: 0, of: component) }
  }
}

//: ## Who keeps whom
//:
//:     FilterViewController ──strong──▶ view ─┬─strong──▶ picker
//:         ▲  │                               └─strong──▶ the three labels
//:         │  │
//:         │  └──strong── its properties ──▶ picker, the three labels
//:         │
//:         └──weak── dataSource and delegate of the picker
//:
//: The controller keeps its view alive, and a view keeps its subviews alive.
//: The properties `picker` and `labels` keep the same objects alive, too. The
//: picker has only weak references to the controller (chapter 2). If they were
//: strong, the controller and the picker would keep each other alive and stay
//: in memory: neither would ever be freed.
//:
//: > On a device: Frames are fixed numbers in most chapters of this lesson.
//: > (Chapter 11 computes them.) An app uses **Auto Layout**, a part of UIKit
//: > that computes frames from rules, so that a screen fits phones of all
//: > sizes.
//: >
//: > Such a screen is often a **storyboard**: you draw it with the mouse in
//: > Xcode, and a file describes it. The picker and the labels are then
//: > properties marked `@IBOutlet` (chapter 9), and UIKit fills them in. They
//: > are often `weak`, and that is safe: the superview keeps its subviews
//: > alive.

//: ## The data source, in an extension
//:
//: An **extension** adds methods to a type that exists already. It is usual to
//: put each protocol into an extension of its own. The methods are those of
//: chapter 3.

extension FilterViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    columns[component].count
  }
}

//: ## The delegate is told about a choice
//:
//: `didSelectRow` is called on the delegate when a person has turned a wheel
//: and the wheel has come to rest. It gets the row and the component. Here it
//: writes the chosen word on the label of the wheel.
//:
//: `titleForRow` needs no check here, unlike in chapter 3. The number of rows
//: and the titles come from the same array, and it never changes.

extension FilterViewController: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    columns[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    show(row: row, of: component)
  }
}

//: ## The name of a wheel
//:
//: Some people do not see the screen. **VoiceOver**, a part of iOS, reads it to
//: them aloud. A wheel says its value, for example Tomorrow. It does not say
//: what the value is for. The delegate can say that, with the method
//: `accessibilityLabelForComponent` of a third protocol. Lesson 5 has more
//: about screens that are heard.

extension FilterViewController: UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? {
    ["What", "When", "Star sign"][component]
  }
}

func aScreenWithWheels(on stage: Stage) {
  //: ## Row 0 is selected at the start
  //:
  //: A new picker shows row 0 of each wheel, and row 0 counts as selected. The
  //: picker does not call `didSelectRow` for it, because no person has done
  //: anything. So `viewDidLoad` fills the labels with `showFirstRows`. It does
  //: not call `didSelectRow` itself: that method means that a person has chosen
  //: a row.

  let controller = FilterViewController()
  stage.present(controller)
  stage.show("Nobody has turned a wheel")

  stage.print(controller.picker.selectedRow(inComponent: 2))
  // Prints "0"

  //: > Then: A tutorial of 2015 did call its own delegate method here, in
  //: > Objective-C, the language of apps before Swift: `[self pickerView:nil
  //: > didSelectRow:0 inComponent:0]`. In Swift nil is not allowed as the
  //: > picker.

  //: ## A person turns a wheel
  //:
  //: The second wheel comes to rest on Tomorrow. The picker calls
  //: `didSelectRow` once, with row 2 and component 1, and one label changes.

  stage.pickerWheels[1].adjust(toPickerWheelValue: "Tomorrow")
  stage.show("A person turned the second wheel")

  stage.print(controller.labels[1].text ?? "")
  // Prints "Tomorrow"

  //: ## What a person hears
  //:
  //: `stage.readScreenAloud()` belongs to this course. It returns in short what
  //: VoiceOver would read. (VoiceOver also calls a wheel a "picker item", and
  //: says how to adjust it.) These are the lines of the wheels. A wheel is
  //: adjustable: a person turns it with a swipe up or down.

  for line in stage.readScreenAloud().prefix(3) { stage.print(line) }
  // Prints "What, All, adjustable"
  // Prints "When, Tomorrow, adjustable"
  // Prints "Star sign, Aries, adjustable"
}

//: ## Remember
//:
//: - Set `dataSource` and `delegate` in `viewDidLoad`, and add the views there.
//: - `didSelectRow` is called when a person has turned a wheel.
//: - At the start row 0 is selected and `didSelectRow` is not called. Fill your
//:   labels yourself.
//: - `accessibilityLabelForComponent` says what a wheel is for.
//:
//: > Question: A label under a wheel is empty when the screen opens. After the
//: > first turn it is right. What is missing?
//: > Answer: Nobody has called `didSelectRow` yet. Write the label once in
//: > `viewDidLoad`.

//: ## Your turn
//:
//: Exercise 2 is Exercises/01-Pickers/02-DefaultSelection.swift. You fill the
//: labels when the screen opens, and when a person turns a wheel.
//:
//:     swift run course check DefaultSelection
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
