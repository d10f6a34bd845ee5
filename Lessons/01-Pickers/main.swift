import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Pickers",
  product: "pickers",
  bundle: .module,
  chapters: [
    Chapter("A picker owns nothing", play: aPickerOwnsNothing),
    Chapter("Words from a property list", play: wordsFromAPropertyList),
    Chapter("Wheels of unequal length", play: wheelsOfUnequalLength),
    Chapter("Who turned the wheel?", play: whoTurnedTheWheel),
    Chapter("Random, but different", play: randomButDifferent),
    Chapter("Rows that are views", play: rowsThatAreViews),
    Chapter("A view comes back", play: aViewComesBack),
    Chapter("Heights, then and now", play: heightsThenAndNow),
    Chapter("When the data changes", play: whenTheDataChanges),
  ])

lesson.run()
