//: # Screens that are heard, and large text
//:
//: After this chapter you can say what a person hears who does not see your
//: screen, have a toast read aloud, and let texts follow the size that a person
//: has chosen.

import HeadlessUIKit
import Stage

//: ## Who reads your screen with the ears
//:
//: VoiceOver is the part of iOS that reads the screen aloud. A person swipes
//: from element to element, and two quick taps press one. What VoiceOver reads
//: is the **accessibility** of a view. Labels and controls describe themselves.
//:
//: Each cell of chapter 6 has a button Get, and nobody hears to which app it
//: belongs. So the cells of this chapter are each *one* element.

//: ## How a cell describes itself
//:
//: Five properties of a view say what is read:
//:
//:     isAccessibilityElement   is it read, as one thing?    true
//:     accessibilityLabel       what is it?                  Chess
//:     accessibilityValue       what does it show now?       loading
//:     accessibilityTraits      what kind of thing is it?    .button
//:     accessibilityHint        what happens if I press it?  Loads the app.
//:
//: A **trait** is a kind of thing, such as `.button`, `.header` (a heading),
//: `.adjustable` or `.selected`. A person can switch hints off: never put
//: anything there that one has to know.
//:
//: What lies in an element is not read any more, so a person with VoiceOver
//: cannot reach the button in the cell. The cell does what its button does:
//: VoiceOver calls `accessibilityActivate` when a person presses the element.
//: Override this method, and return true if you did something.
//:
//: An **announcement** is a sentence that is read aloud at once.
//: `UIAccessibility.post` makes one. Use it only for what is not read anyway,
//: such as a toast (chapter 12).
//:
//: ## How a text follows the reader
//:
//: A person can choose one of twelve sizes for texts, a **content size
//: category**. Apple calls the whole **Dynamic Type**. A text follows the
//: choice if three things are right:
//:
//: 1. Its font comes from a text style (chapter 8). For a font of your own,
//:    `UIFontMetrics` makes one that grows like a style.
//: 2. `adjustsFontForContentSizeCategory` is true. Otherwise the text keeps the
//:    size that it had when it was made.
//: 3. It has room: no fixed height, and `numberOfLines` is 0, which means as many
//:    lines as the text needs.

/// A cell that is one element.
final class SpokenCell: UIView {
  let nameLabel = UILabel()
  private let downloadButton = UIButton(type: .system)
  private let app: App

  init(app: App) {
    self.app = app
    super.init(frame: .zero)
    nameLabel.text = app.name
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    downloadButton.setTitle("Get", for: .normal)
    downloadButton.titleLabel?.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .boldSystemFont(ofSize: 15))
    downloadButton.titleLabel?.adjustsFontForContentSizeCategory = true
    downloadButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    addRow([nameLabel, downloadButton])

    isAccessibilityElement = true
    accessibilityLabel = app.name
    accessibilityTraits = .button
    accessibilityHint = "Loads the app."
  }

  required init?(coder: NSCoder) { nil }

  // The same as a tap on the button.
  override func accessibilityActivate() -> Bool {
    guard downloadButton.isEnabled else { return false }
    load()
    return true
  }

  // Nothing ends it here. In an app, enable the button again at the end.
  private func load() {
    downloadButton.isEnabled = false
    accessibilityValue = "loading"
    UIAccessibility.post(
      notification: .announcement, argument: "Loading \(app.name)")
  }

  private func addRow(_ views: [UIView]) {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// A column of cells under a heading.
final class SpokenShelfViewController: UIViewController {
  let cells = ["Chess", "Mail", "Radio"].map {
    SpokenCell(app: App(name: $0, icon: $0.lowercased()))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "New apps"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.accessibilityTraits = .header
    let column = UIStackView(arrangedSubviews: [title] + cells)
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      column.leadingAnchor.constraint(
        equalTo: area.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -16),
    ])
  }
}

func screensThatAreHeard(on stage: Stage) {
  //: ## What is heard of the old cells
  //:
  //: `stage.readScreenAloud()` belongs to this course. It returns what
  //: VoiceOver would read, element by element. VoiceOver reads a screen like a
  //: text: a line from left to right, and then the next line. In which cell an
  //: element lies does not matter. So both names come first, and then both
  //: buttons.

  let old = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
  for (index, name) in ["Chess", "Mail"].enumerated() {
    let cell = AppCell(app: App(name: name, icon: name.lowercased()))
    cell.frame.origin = CGPoint(x: 40 + 120 * index, y: 16)
    old.addSubview(cell)
  }
  stage.present(old)
  stage.show("Two cells, and two buttons with the same name")

  for words in stage.readScreenAloud() {
    stage.print(words)
    // Prints "Chess"
    // Prints "Mail"
    // Prints "Get, button"
    // Prints "Get, button"
  }

  //: A label for the button says what it is for. VoiceOver adds the word button
  //: itself.

  (old.subviews[0] as? AppCell)?.downloadButton.accessibilityLabel =
    "Get Chess"
  stage.print(stage.readScreenAloud()[2])
  // Prints "Get Chess, button"

  //: ## What is heard of new cells
  //:
  //: Each cell is one element, with its hint, and the title is a heading.

  let shelf = SpokenShelfViewController()
  stage.present(shelf)
  stage.show("A heading and three cells")

  for words in stage.readScreenAloud() {
    stage.print(words)
    // Prints "New apps, heading"
    // Prints "Chess, button, Loads the app."
    // Prints "Mail, button, Loads the app."
    // Prints "Radio, button, Loads the app."
  }

  //: ## Pressing a cell
  //:
  //: A person presses the first cell. It begins to load and announces it. The
  //: cell is heard with "loading", its value, from now on.

  stage.print(shelf.cells[0].accessibilityActivate())
  // Prints "true"

  stage.print(stage.announcements)
  // Prints "["Loading Chess"]"

  stage.print(stage.readScreenAloud()[1])
  // Prints "Chess, loading, button, Loads the app."

  //: ## Large text
  //:
  //: A person chooses a larger text in the settings. The labels are higher, and
  //: so are the rows and the column, because no constraint gives a height in
  //: points.

  stage.print(shelf.cells[0].nameLabel.font.pointSize)
  // Prints "17.0"

  stage.contentSizeCategory = .accessibilityLarge
  stage.print(shelf.cells[0].nameLabel.font.pointSize)
  // Prints "33.0"

  stage.show("The same shelf in large text")

  //: The cells of chapter 6 do not grow: `systemFont(ofSize:)` keeps its size.

  stage.present(old)
  stage.show("The old cells, in the same large text")
  stage.contentSizeCategory = .large
}

//: ## Remember
//:
//: - Labels and controls describe themselves. Describe what you put together.
//: - Two things that do different things have different labels.
//: - A cell that is one element does in `accessibilityActivate` what its button
//:   does.
//: - What is on the screen only for a moment is announced.
//: - Text style, `adjustsFontForContentSizeCategory`, and no fixed height: then a
//:   text follows its reader.
//:
//: > Question: A cell is made one element, and its button still works for those
//: > who see. A person with VoiceOver presses the cell, and nothing happens.
//: > What is missing?
//: > Answer: `accessibilityActivate`. The button is no element any more.
//:
//: > On a device: Try it: Settings, Accessibility, VoiceOver. An announcement
//: > may be cut off while VoiceOver speaks. In very large text turn the stack
//: > view of a row: since iOS 17 `registerForTraitChanges` tells you when
//: > `traitCollection.preferredContentSizeCategory` has changed.
//: > `UIAccessibilityCustomAction` gives one element several actions.

//: ## Your turn
//:
//: Delete the line with `.header` in `SpokenShelfViewController`. Say first
//: what is heard, and run `swift run nine-grid --chapter 19`. Put the file back
//: with `git checkout Lessons`. The project at the end of this lesson is graded
//: for its buttons, which can be told apart, and for the announcement of its
//: toast.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/accessibility-for-uikit>
//: - <https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement>
//: - <https://developer.apple.com/documentation/uikit/scaling-fonts-automatically>
