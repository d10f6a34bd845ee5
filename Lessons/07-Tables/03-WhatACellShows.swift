//: # What a cell shows
//:
//: After this chapter you can give a cell two lines and a picture, or a control
//: such as a switch, which the person uses inside the row.

import HeadlessUIKit
import Stage

//: ## A content configuration
//:
//: `defaultContentConfiguration()` returns a structure with these properties,
//: among others:
//:
//: - `text`: the main line
//: - `secondaryText`: a smaller line below it
//: - `image`: a picture at the left
//: - `textProperties`, `secondaryTextProperties`, `imageProperties`: fonts,
//:   colours and sizes, as in
//:   `content.textProperties.color = .secondaryLabel`
//:
//: A structure is copied (lesson 6). So three steps are needed: get the
//: configuration, change your copy, and give it to the cell. Who forgets the
//: last step, `cell.contentConfiguration = content`, sees empty rows.
//:
//: The accessory (chapter 2) and what you set for VoiceOver are not in it:
//: they stay with a cell that is used again.
//:
//: This list shows a name, a category and a picture of at most 32 points.

class PictureListViewController: UITableViewController {
  var things = ownedThings

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let thing = things[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = thing.name
    content.secondaryText = thing.category.rawValue
    content.image = UIImage(named: thing.picture)
    content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
    cell.contentConfiguration = content
    return cell
  }
}

func twoLinesAndAPicture(on stage: Stage) {
  //: ## Two lines and a picture
  //:
  //: The name is large, the category small. A row is as high as its content.

  let pictures = PictureListViewController()
  stage.present(pictures)
  stage.show("Name, category and picture")
}

//: > Then: Up to iOS 13 one wrote `cell.textLabel?.text = thing.name`, and
//: > `detailTextLabel`. Both are deprecated, and most apps that are older than
//: > 2020 have them.

//: ## A cell class of your own
//:
//: No configuration has a switch. For that write a subclass of
//: `UITableViewCell`, and add your views to its `contentView`. The **content
//: view** is the part of a cell that is yours. The cell makes it smaller when
//: an accessory (chapter 2) or the signs of editing mode (chapter 10) need
//: room. So do not add views to the cell itself.
//:
//: The table makes cells of a registered class with
//: `init(style:reuseIdentifier:)`. Add the views there: it is called once for
//: each cell, and not once for each row. What changes from row to row comes in
//: through `show`. And what a person does with the switch goes out through the
//: closure `onChange`.

final class LentCell: UITableViewCell {
  let nameLabel = UILabel()
  let lentSwitch = UISwitch()
  var onChange: (Bool) -> Void = { _ in }

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [nameLabel, lentSwitch] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: 16),
      nameLabel.centerYAnchor.constraint(
        equalTo: contentView.centerYAnchor),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: lentSwitch.leadingAnchor, constant: -8),
      lentSwitch.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -16),
      lentSwitch.centerYAnchor.constraint(
        equalTo: contentView.centerYAnchor),
    ])
    lentSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(lentSwitch.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ thing: Thing) {
    nameLabel.text = thing.name
    lentSwitch.isOn = thing.isLent
    // For VoiceOver: otherwise all switches would be heard alike.
    lentSwitch.accessibilityLabel = "\(thing.name) is lent"
  }
}

//: ## A list of such cells
//:
//: `cell as? LentCell` is a **cast**: it gives the same object as a `LentCell`,
//: or nil if it is of another class.
//:
//: The row number does not belong in the cell: it changes when a row above is
//: deleted. So `onChange` asks the table where the cell is now.
//:
//: Each object in this line keeps the next one. A closure that keeps an object
//: before it makes a retain cycle (lesson 1), so both closures begin with
//: `weak`:
//:
//:     list ──▶ table ──▶ cell ─┬──▶ onChange, a closure
//:                              └──▶ switch ──▶ action ──▶ its closure
//:
//: In `cellForRowAt`, `tableView` means the argument. A closure that uses it
//: keeps the table. So this one writes `self.tableView`: the same table.

final class LentListViewController: UITableViewController {
  var things = ownedThings

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LentCell.self, forCellReuseIdentifier: "lent")
    tableView.rowHeight = 48
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "lent", for: indexPath)
    guard let lentCell = cell as? LentCell else { return cell }
    lentCell.show(things[indexPath.row])
    lentCell.onChange = { [weak self, weak lentCell] isOn in
      guard let self, let lentCell,
        // Wrong: let path = tableView.indexPath(for: lentCell)
        let path = self.tableView.indexPath(for: lentCell)
      else { return }
      things[path.row].isLent = isOn
    }
    return cell
  }
}

//: The views of a cell can also be drawn, in a `.xib` file (lessons 1 and 5).
//: Then register a nib instead of the class. The table makes its cells with
//: `init(coder:)`, and all outlets are set in `awakeFromNib`. In Interface
//: Builder leave the Identifier empty, or write the registered one.
//:
//: > On a device: The nib of a file DrawnCell.xib is `UINib(nibName:
//: > "DrawnCell", bundle: nil)`: nil stands for the bundle of the app, and the
//: > argument cannot be left out.

func whatACellShows(on stage: Stage) {
  twoLinesAndAPicture(on: stage)

  //: ## A switch in a cell
  //:
  //: A person taps the switch of the guitar. That does not select the row. The
  //: closure writes the answer into the data.

  let lent = LentListViewController()
  stage.present(lent)
  stage.switches[2].tap()
  stage.show("The guitar is lent")

  stage.print(lent.things.filter(\.isLent).map(\.name))
  // Prints "["Guitar"]"
}

//: ## Remember
//:
//: - Get a configuration, change it, and give it back to the cell.
//: - Put your own views into `contentView`, in `init(style:reuseIdentifier:)`.
//: - Ask `indexPath(for:)` for the row of a cell when you need it.
//:
//: > Question: All rows are there and empty, and `content.text` is set. What is
//: > missing?
//: > Answer: `cell.contentConfiguration = content`. The configuration is a
//: > copy.

//: ## Your turn
//:
//: Exercise 3 is Exercises/07-Tables/03-ACellOfItsOwn.swift: a cell with a
//: picture, a name and a button.
//:
//:     swift run course check ACellOfItsOwn
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()>
//: - <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration>
//: - <https://developer.apple.com/documentation/uikit/configuring-the-cells-for-your-table>
