import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Tables",
  product: "tables",
  bundle: .module,
  chapters: [
    Chapter("A table view asks as a picker asks", play: aTableAsks),
    Chapter("Cells are used again", play: cellsAreReused),
    Chapter("What a cell shows", play: whatACellShows),
    Chapter(
      "Sections, headers and an empty list", play: sectionsAndHeaders),
    Chapter("The height of a row", play: theHeightOfARow),
    Chapter(
      "Selecting a row, and what stays selected", play: selectingARow),
    Chapter("A navigation controller", play: aNavigationController),
    Chapter("Passing data there and back", play: thereAndBack),
    Chapter("A button in the bar that adds a row", play: addingARow),
    Chapter("Deleting and moving rows", play: deletingAndMoving),
    Chapter("Updates without a reload", play: updatesWithoutReload),
    Chapter("A form over the list", play: aFormOverTheList),
    Chapter("The same by storyboard", play: theSameByStoryboard),
    Chapter("Saving the list", play: savingTheList),
    Chapter("Tables for everyone", play: tablesForEveryone),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
