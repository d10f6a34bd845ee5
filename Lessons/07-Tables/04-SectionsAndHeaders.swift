//: # Sections, headers and an empty list
//:
//: After this chapter you can show a list in groups with titles, and say
//: something when there is nothing to list.

import HeadlessUIKit
import Stage

//: ## The data has sections, and these have rows
//:
//: A section is a group of rows. Sections count from 0, and in each section the
//: rows begin at 0 again:
//:
//:     ┌──────────────────────┐
//:     │ Kitchen              │  header of section 0
//:     │   Kettle             │  section 0, row 0
//:     │   Teapot             │  section 0, row 1
//:     │ Music                │  header of section 1
//:     │   Guitar             │  section 1, row 0
//:     │ 1 thing              │  footer of section 1
//:     └──────────────────────┘
//:
//: So the data is an array of sections, and each section has an array of
//: things:

struct ThingSection: Equatable {
  let category: Category
  var things: [Thing]
}

//: The things are put into sections once, when they change. `allCases` gives
//: the three categories in the order in which they were declared, and `filter`
//: finds the things of each. A category without a thing gets no section: a
//: header with nothing below it looks like a mistake. So the closure returns
//: nil for it, and `compactMap` leaves out what is nil.

func sections(of things: [Thing]) -> [ThingSection] {
  Category.allCases.compactMap { category in
    let members = things.filter { $0.category == category }
    return members.isEmpty
      ? nil : ThingSection(category: category, things: members)
  }
}

//: ## The data source with sections
//:
//: The class below keeps its sections in `groups`. Each answer looks there:
//:
//: - `numberOfSections(in:)` is the third question of a table. Without an
//:   answer it has one section.
//: - `numberOfRowsInSection` is now asked for each section.
//: - `cellForRowAt` takes the section first, and then the row in it. To use
//:   only `row` is the usual mistake: then each section shows the rows of the
//:   first.
//: - The **section header** stands above a section, and the **footer** below
//:   it. Their titles are `titleForHeaderInSection` and
//:   `titleForFooterInSection`. The answer nil means that there is none.

class SectionListViewController: UITableViewController {
  var things = ownedThings {
    didSet {
      groups = sections(of: things)
      updateBackground()
      tableView.reloadData()
    }
  }
  private(set) var groups = sections(of: ownedThings)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    groups.count
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    groups[section].things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = groups[indexPath.section].things[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    groups[section].category.rawValue
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    let count = groups[section].things.count
    return count == 1 ? "1 thing" : nil
  }

  //: ## When there is nothing to list
  //:
  //: An empty table is a white screen, and a person cannot know whether
  //: something is broken. An **empty state** says what is missing and what to
  //: do. The `backgroundView` of a table lies behind its rows and does not
  //: scroll.
  //:
  //: > On a device: Since iOS 17 a controller has a property for this:
  //: > `contentUnavailableConfiguration`. Give it
  //: > `UIContentUnavailableConfiguration.empty()` with a `text`, and nil when
  //: > there is something to list.

  private func updateBackground() {
    guard things.isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    label.text = "No things yet"
    label.textAlignment = .center
    tableView.backgroundView = label
  }
}

func sectionsAndHeaders(on stage: Stage) {
  //: ## Plain and grouped
  //:
  //: A table has a style that is chosen when it is made. In the style `.plain`
  //: a header stays at the top while rows of its section scroll below it. In
  //: `.grouped` and `.insetGrouped` it scrolls with its section.

  let plain = SectionListViewController(style: .plain)
  stage.present(plain)
  stage.show("Three sections in the plain style")

  let grouped = SectionListViewController(style: .insetGrouped)
  stage.present(grouped)
  stage.show("The same sections in the style insetGrouped")

  //: ## From an index path to a thing
  //:
  //: Section 1 is Music, and its row 0 is the guitar.

  let path = IndexPath(row: 0, section: 1)
  stage.print(plain.groups[path.section].things[path.row].name)
  // Prints "Guitar"

  //: ## A section that loses its last row
  //:
  //: Without the guitar there is no music, so the section goes with it.

  stage.present(plain)
  plain.things.removeAll { $0.name == "Guitar" }
  stage.print(plain.tableView.numberOfSections)
  // Prints "2"

  //: ## Nothing left
  //:
  //: Without things there is no section at all, and the label can be seen.

  plain.things = []
  stage.show("An empty state")

  stage.print(plain.tableView.numberOfSections)
  // Prints "0"

  //: ## Groups that are not known beforehand
  //:
  //: The categories are known. Years or lengths are not: the data says which
  //: there are. `Dictionary(grouping:by:)` puts each name under the value that
  //: the closure returns, here its number of letters. A dictionary has no
  //: order, so sort its keys, and go through them.
  //:
  //: Compare names that a person reads with `localizedStandardCompare`. With
  //: `<` all small letters come after the capitals, so "guitar" would come
  //: after "Kettle", and "Box 10" before "Box 2".

  let names = ["Tent", "Kettle", "guitar", "Lamp"]
  let byLength = Dictionary(grouping: names) { $0.count }
  for length in byLength.keys.sorted() {
    let group = (byLength[length] ?? []).sorted {
      $0.localizedStandardCompare($1) == .orderedAscending
    }
    stage.print(length, group)
    // Prints "4 ["Lamp", "Tent"]"
    // Prints "6 ["guitar", "Kettle"]"
  }
}

//: ## Remember
//:
//: - `numberOfSections`, `numberOfRowsInSection` and `cellForRowAt` have to
//:   agree, so let them read the same array of sections.
//: - Use `indexPath.section` and `indexPath.row`.
//: - nil as the title of a header means: no header.
//: - Say something when the list is empty: `backgroundView`.
//:
//: > Question: Each of three sections shows Kettle and Teapot. What is wrong in
//: > `cellForRowAt`?
//: > Answer: It uses `indexPath.row` alone. Take the section first:
//: > `groups[indexPath.section].things[indexPath.row]`.

//: ## Your turn
//:
//: Exercise 4 is Exercises/07-Tables/04-SectionsByLetter.swift: an address book
//: with a section for each letter.
//:
//:     swift run course check SectionsByLetter
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)>
//: - <https://developer.apple.com/documentation/uikit/adding-headers-and-footers-to-table-sections>
//: - <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>
