import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Nine-grid",
  product: "nine-grid",
  bundle: .module,
  chapters: [
    Chapter("One grey square", play: oneGreySquare),
    Chapter("By hand, then by a loop", play: byHandThenByALoop),
    Chapter("One gap more than columns", play: oneGapMoreThanColumns),
    Chapter("When the size is known", play: whenTheSizeIsKnown),
    Chapter("As many cells as apps", play: asManyCellsAsApps),
    Chapter("A cell of its own", play: aCellOfItsOwn),
    Chapter("A cell from a xib", play: aCellFromAXib),
    Chapter("Working, then better", play: workingThenBetter),
    Chapter("Two fades, one after the other", play: twoFades),
    Chapter("The shelf turns", play: theShelfTurns),
  ])

lesson.run()
