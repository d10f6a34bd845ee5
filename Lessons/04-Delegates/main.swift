import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Delegates",
  product: "delegates",
  bundle: .module,
  chapters: [
    Chapter(
      "Touches, shakes and the responder chain", play: theResponderChain),
    Chapter(
      "A text field and its keyboard", play: aTextFieldAndItsKeyboard),
    Chapter(
      "The events of a text field", play: theEventsOfATextField),
    Chapter(
      "The delegate of a text field", play: theDelegateOfATextField),
    Chapter(
      "The clear button, and a method that is missing",
      play: theClearButton),
    Chapter("Two fields and one delegate", play: twoFieldsOneDelegate),
    Chapter(
      "When a delegate is not called", play: whenADelegateIsNotCalled),
    Chapter(
      "A delegate protocol of your own", play: aProtocolOfYourOwn),
    Chapter("Retain cycles", play: retainCycles),
    Chapter("Before the text changes", play: beforeTheTextChanges),
    Chapter("Counting characters", play: countingCharacters),
    Chapter("When editing ends", play: whenEditingEnds),
    Chapter("Twenty labels", play: twentyLabels),
    Chapter("Motion effects", play: motionEffects),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
