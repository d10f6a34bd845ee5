import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Delegates",
  product: "delegates",
  bundle: .module,
  chapters: [
    Chapter("Touched, or first", play: touchedOrFirst),
    Chapter("A keyboard comes up", play: aKeyboardComesUp),
    Chapter("A target and an action", play: aTargetAndAnAction),
    Chapter("Asked before, told after", play: askedBeforeToldAfter),
    Chapter("Two fields, one delegate", play: twoFieldsOneDelegate),
    Chapter("A list of messages", play: aListOfMessages),
    Chapter("Does anybody answer?", play: doesAnybodyAnswer),
    Chapter("Who keeps whom", play: whoKeepsWhom),
    Chapter("Before the words change", play: beforeTheWordsChange),
    Chapter("Ended by force", play: endedByForce),
    Chapter("Twenty labels", play: twentyLabels),
    Chapter("What is far moves less", play: whatIsFarMovesLess),
  ])

lesson.run()
