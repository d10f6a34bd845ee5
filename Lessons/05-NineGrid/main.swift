import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Nine-grid",
  product: "nine-grid",
  bundle: .module,
  chapters: [
    Chapter("A cell and its parts", play: aCellAndItsParts),
    Chapter(
      "From a number to a row and a column", play: rowsAndColumns),
    Chapter("The gaps of a grid", play: theGapsOfAGrid),
    Chapter("As many columns as fit", play: asManyColumnsAsFit),
    Chapter("One cell for each app", play: oneCellForEachApp),
    Chapter("A class for the cell", play: aCellClass),
    Chapter("Refactoring in small steps", play: refactoring),
    Chapter(
      "The label of a button, and fonts", play: theLabelOfAButton),
    Chapter(
      "When the size of a view is known", play: whenTheSizeIsKnown),
    Chapter("When the apps change", play: whenTheAppsChange),
    Chapter("Fade in, then fade out", play: fadeInThenFadeOut),
    Chapter("A toast for each download", play: aToastForEachDownload),
    Chapter(
      "A view from a nib, found by its type", play: aViewFromANib),
    Chapter("Outlets and actions of a nib", play: outletsAndActions),
    Chapter(
      "Constraints with anchors", play: constraintsWithAnchors),
    Chapter(
      "Too few constraints, and too many", play: tooFewAndTooMany),
    Chapter(
      "Which constraint gives way", play: whichConstraintGivesWay),
    Chapter("A shelf of stack views", play: aShelfOfStackViews),
    Chapter(
      "Screens that are heard, and large text",
      play: screensThatAreHeard),
    Chapter("A grid that asks", play: aGridThatAsks),
    Chapter("Items that come and go", play: itemsThatComeAndGo),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
