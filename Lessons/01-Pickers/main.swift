import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Pickers",
  product: "pickers",
  bundle: .module,
  chapters: [
    Chapter("How to read this course", play: howToReadThisCourse),
    Chapter(
      "A picker view asks two objects", play: dataSourceAndDelegate),
    Chapter(
      "Wheels of different lengths", play: wheelsOfDifferentLengths),
    Chapter("A screen with wheels and labels", play: aScreenWithWheels),
    Chapter("Selecting a row in code", play: selectingInCode),
    Chapter("A button that chooses by chance", play: aRandomButton),
    Chapter("Lists from a property list", play: listsFromAFile),
    Chapter("Rows with a picture", play: rowsWithViews),
    Chapter("A row view from a nib", play: aRowFromANib),
    Chapter("Reusing the views of rows", play: reusingRowViews),
    Chapter("The size of a picker view", play: theSizeOfAPicker),
    Chapter("When the data changes", play: whenTheDataChanges),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
