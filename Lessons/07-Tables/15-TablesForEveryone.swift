//: # Tables for everyone
//:
//: After this chapter your rows can be read with large letters and heard with
//: VoiceOver.

import HeadlessUIKit
import Stage

//: ## Large letters
//:
//: The cells of `defaultContentConfiguration` follow Dynamic Type (lesson 5) by
//: themselves. Each of these lines takes something of it away:
//:
//: - `tableView.rowHeight = 44`: the text is cut off.
//: - `content.textProperties.numberOfLines = 1`: long names end in three dots.
//: - `content.textProperties.font = .systemFont(ofSize: 17)`: the text keeps
//:   its size.
//:
//: A cell class of your own has to do it itself: `preferredFont`,
//: `adjustsFontForContentSizeCategory`, `numberOfLines = 0`, and the chain of
//: chapter 5.

//: ## What VoiceOver reads
//:
//: VoiceOver reads a cell as one element: the texts of its labels, one after
//: the other. It does not read colours, and Apple's pages do not promise that
//: it reads a checkmark. These properties of the cell say in words what they
//: mean (lesson 5, chapter 19):
//:
//: - `accessibilityLabel`: what it is. It takes the place of the joined texts.
//: - `accessibilityValue`: in which state it is.
//: - the trait `.button`: a tap does something. `.selected`: it is chosen.
//:
//: A cell is used again, so all of it is set in each case, as in chapter 2.

class SpokenListViewController: UITableViewController {
  var things = [
    Thing(name: "Kettle", note: "In the kitchen, beside the oven"),
    Thing(
      name: "Guitar", category: .music, note: "A present of my aunt",
      isLent: true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
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
    content.secondaryText = thing.note
    cell.contentConfiguration = content
    cell.accessoryType = thing.isLent ? .checkmark : .none
    describe(cell, of: thing)
    return cell
  }

  func describe(_ cell: UITableViewCell, of thing: Thing) {
    cell.accessibilityLabel = "\(thing.name): \(thing.note)"
    cell.accessibilityValue = thing.isLent ? "lent" : nil
  }
}

//: ## A list that says too little
//:
//: For comparison: the same list without the description.

final class SilentListViewController: SpokenListViewController {
  override func describe(_ cell: UITableViewCell, of thing: Thing) {}
}

//: ## What only a swipe can do
//:
//: UIKit offers the actions of a swipe to VoiceOver as custom actions. A
//: gesture recogniser of your own on a cell is not offered to anybody.

func tablesForEveryone(on stage: Stage) {
  //: ## Heard
  //:
  //: Without the description nobody hears that the guitar is lent.

  let silent = SilentListViewController()
  stage.present(UINavigationController(rootViewController: silent))
  for line in stage.readScreenAloud() { stage.print(line) }
  // Prints "Things, heading"
  // Prints "Kettle In the kitchen, beside the oven"
  // Prints "Guitar A present of my aunt"

  let spoken = SpokenListViewController()
  stage.present(UINavigationController(rootViewController: spoken))
  for line in stage.readScreenAloud() { stage.print(line) }
  // Prints "Things, heading"
  // Prints "Kettle: In the kitchen, beside the oven"
  // Prints "Guitar: A present of my aunt, lent"

  //: ## Seen, with large letters
  //:
  //: The rows become higher, and nothing is cut off.

  let path = IndexPath(row: 0, section: 0)
  let before = spoken.tableView.rectForRow(at: path).height
  stage.show("The usual size")

  stage.contentSizeCategory = .accessibilityLarge
  spoken.tableView.layoutIfNeeded()
  stage.show("A size for people who do not see well")

  stage.print(spoken.tableView.rectForRow(at: path).height > before + 5)
  // Prints "true"
}

//: ## Remember
//:
//: - Leave `rowHeight` automatic and fonts to text styles.
//: - Say in words what a checkmark, a colour or a picture says.
//: - Set the description for each row, because cells are used again.
//:
//: > Question: A list marks what is late with red text. Who does not learn of
//: > it?
//: > Answer: Who does not see the text, and who does not see red. Say it in
//: > words, for example in the second line.

//: ## Your turn
//:
//: Fix the height of the rows with `tableView.rowHeight = 60` in `viewDidLoad`
//: and run `swift run tables --chapter 15`. What can you still read with large
//: letters? Put the file back with `git checkout Lessons`. The first project is
//: graded with large letters as well.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/scaling-fonts-automatically>
//: - <https://developer.apple.com/documentation/uikit/accessibility-for-uikit>
//: - <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel>
