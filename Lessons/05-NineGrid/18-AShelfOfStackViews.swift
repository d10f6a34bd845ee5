//: # A shelf of stack views
//:
//: After this chapter you can build rows and columns without frames and with
//: few constraints.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A shelf of twelve cells, each with three parts, needs more than a hundred
//: constraints. Most of them say the same: this view comes after that one, with
//: the same gap.
//:
//: A **stack view** (`UIStackView`) makes these constraints itself. It lays out
//: its **arranged subviews** in one row or in one column. Four properties say
//: how:
//:
//: - `axis`: `.horizontal` makes a row, `.vertical` makes a column.
//: - `spacing`: the gap between two neighbours, in points.
//: - `distribution`: how the views share the length of the row or column.
//: - `alignment`: where the views stand in the other direction.
//:
//: If you set none of them, the views stand in a row without gaps, and
//: `distribution` and `alignment` are both `.fill`.
//:
//: These are three distributions of a row that is wider than what it holds:
//:
//:     .fill          ├Chess┤├──────── Calendar ─────────┤
//:     .fillEqually   ├───── Chess ────┤├─── Calendar ───┤
//:     .equalSpacing  ├Chess┤                   ├Calendar┤
//:
//: With the first one the view with the lowest hugging grows (chapter 17).
//: These are the most frequent alignments:
//:
//:     of a row       .fill  .top      .center  .bottom
//:     of a column    .fill  .leading  .center  .trailing
//:
//: Here `.fill` makes each view as high as the row, or as wide as the column.
//:
//: ## A cell is a column
//:
//: The stack view sets `translatesAutoresizingMaskIntoConstraints` of its
//: arranged subviews to false. The picture gets a size. The label and the
//: button have the size of their content.

func makeStackCell(for app: App) -> UIStackView {
  let picture = UIImageView(image: UIImage(named: app.icon))
  NSLayoutConstraint.activate([
    picture.widthAnchor.constraint(equalToConstant: 56),
    picture.heightAnchor.constraint(equalToConstant: 56),
  ])

  let nameLabel = UILabel()
  nameLabel.text = app.name
  nameLabel.font = .systemFont(ofSize: 12)

  let downloadButton = UIButton(type: .system)
  downloadButton.setTitle("Get", for: .normal)

  let cell = UIStackView(
    arrangedSubviews: [picture, nameLabel, downloadButton])
  cell.axis = .vertical
  cell.alignment = .center
  cell.spacing = 4
  return cell
}

//: ## Rows of three, in a column
//:
//: A row is a stack view of three cells, all of one width. Apps 0, 3 and 6
//: begin a new row: `index % 3` is 0. If the last row has only two apps,
//: `.fillEqually` would make its two cells wider. So the row gets an empty view
//: in the third place.

final class StackShelfViewController: UIViewController {
  let scrollView = UIScrollView()
  let column = UIStackView()
  let titleLabel = UILabel()
  var apps: [App] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.spacing = 20
    titleLabel.text = "Eight apps"
    column.addArrangedSubview(titleLabel)
    var row = UIStackView()
    for (index, app) in apps.enumerated() {
      if index % 3 == 0 { row = addRow() }
      row.addArrangedSubview(makeStackCell(for: app))
    }
    while row.arrangedSubviews.count < 3 {
      row.addArrangedSubview(UIView())
    }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    for part in [scrollView, column] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    activateConstraints()
  }

  private func addRow() -> UIStackView {
    let row = UIStackView()
    row.distribution = .fillEqually
    row.spacing = 20
    column.addArrangedSubview(row)
    return row
  }

  //: ## A column that scrolls
  //:
  //: A scroll view has two guides:
  //:
  //:     ┌───────────────────┐
  //:     │                   │  frameLayoutGuide: what is seen
  //:     │  ┌─────────────┐  │
  //:     │  │   column    │  │
  //:     └──┼─────────────┼──┘
  //:     ┆  └─────────────┘  ┆
  //:     └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘  contentLayoutGuide: all of it
  //:
  //: The constraints to `content` leave 20 points between the column and each
  //: edge of the content. So the content is 40 points wider and higher than the
  //: column, and nobody sets `contentSize`. The last constraint makes the
  //: column 40 points narrower than the visible part. So nothing has to be
  //: scrolled to the side.

  private func activateConstraints() {
    let area = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    let visible = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: area.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      column.topAnchor.constraint(
        equalTo: content.topAnchor, constant: 20),
      column.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(
        equalTo: content.trailingAnchor, constant: -20),
      column.widthAnchor.constraint(
        equalTo: visible.widthAnchor, constant: -40),
    ])
  }
}

func aShelfOfStackViews(on stage: Stage) throws {
  //: ## Eight apps
  //:
  //: The last row has two apps and an empty view.

  let shelf = StackShelfViewController()
  shelf.apps = Array(try App.all().prefix(8))
  stage.present(shelf)
  stage.show("A title, and eight apps in rows of three")

  stage.print(shelf.scrollView.contentSize)
  // Prints "(320.0, 446.0)"

  //: A cell is 108.5 points high: the picture 56, the name 14.5, the button 30,
  //: and two gaps of 4. Three rows are 325.5, the title is 20.5, three gaps are
  //: 60, and 20 lie above and 20 below the column: 446 together.
  //:
  //: The stack views keep gaps of 20 points and make the cells wider when the
  //: phone is turned.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the cells are wider")

  //: ## A hidden view takes no room
  //:
  //: If an arranged subview is hidden, the stack view closes the gap. Here the
  //: title is hidden, and the rows move up. The empty view of the last row is
  //: hidden too, and the two cells of this row share its width: each row is
  //: laid out alone.

  stage.rotate(to: .portrait)
  shelf.titleLabel.isHidden = true
  let lastRow = shelf.column.arrangedSubviews.last as? UIStackView
  lastRow?.arrangedSubviews.last?.isHidden = true
  stage.show("The title and the empty view are hidden")

  //: If `isHidden` is set inside the closure of `UIView.animate`, the person
  //: sees the views move. No `layoutIfNeeded` is needed.

  UIView.animate(withDuration: 1) { shelf.titleLabel.isHidden = false }
  stage.clock.advance(by: 0.5)
  stage.show("After half a second the rows are on their way")

  //: `removeFromSuperview` takes an arranged subview out for good. After
  //: `removeArrangedSubview` it is still a subview, and a person still sees it.
  //:
  //: > On a device: To hide a view, the stack view gives it a width or a height
  //: > of 0. If the view or a view in it has a required constraint for its
  //: > size, the message of chapter 16 may appear. Give that constraint a
  //: > priority of 999.
}

//: ## What each is good for
//:
//: - Use frames if you know a formula: for a grid of equal cells, for views in
//:   a circle, for a toast.
//: - Use constraints for a few views that depend on each other and on the safe
//:   area.
//: - Use stack views for a few views in a row or a column, such as a form or
//:   the parts of a cell. The number of columns does not follow the width.
//: - Use a collection view for many cells of one kind.

//: ## Remember
//:
//: - A stack view makes the constraints between its arranged subviews. Give
//:   constraints to the stack view itself.
//: - `distribution` is for the direction of the axis, `alignment` for the other
//:   one.
//: - A hidden arranged subview takes no room.
//: - Give the edges of the content constraints to `contentLayoutGuide`. Then
//:   nobody sets `contentSize`.
//:
//: > Question: You take out the loop that adds empty views. What do you see in
//: > the last row, which has two apps?
//: > Answer: Two cells that are wider than those above, because the row is
//: > `.fillEqually`.

//: ## Your turn
//:
//: Give each cell a second label, "Free", between the name and the button, in
//: `makeStackCell`. (No constraint is needed.) Run `swift run nine-grid
//: --chapter 18`. `git checkout Lessons` puts the file back.
//:
//: Exercise 14 is Exercises/05-NineGrid/14-RadioScreen.swift, a small project.
//: You build a screen that is right on three sizes of phone. For the room that
//: is left, make a view without colour, and put the picture into its middle.
//: The picture is a square (chapter 15). Its height of 240 points is a wish
//: (chapter 17): stronger than the hugging of the picture, 250, so that it
//: grows, and weaker than the resistance of the name, 750.
//:
//:     swift run course check RadioScreen
//:     swift run course play RadioScreen
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uistackview>
//: - <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
