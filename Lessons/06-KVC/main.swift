import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Key-value coding",
  product: "kvc",
  bundle: .module,
  chapters: [
    Chapter("Properties by name", play: propertiesByName),
    Chapter("A nib fills its outlets by key", play: anOutletIsAKey),
    Chapter("A key that a person types", play: aKeyThatAPersonTypes),
    Chapter("A nil inside an optional", play: aNilInsideAnOptional),
    Chapter("How a key is read", play: howAKeyIsRead),
    Chapter("How a key is written", play: howAKeyIsWritten),
    Chapter(
      "From a dictionary to a model", play: fromADictionaryToAModel),
    Chapter(
      "An initializer that checks its dictionary",
      play: anInitializerThatChecks),
    Chapter("Factory methods and Self", play: factoryMethods),
    Chapter("A list from a file", play: aListFromAFile),
    Chapter(
      "A picture that is loaded when it is needed",
      play: aPictureWhenAskedFor),
    Chapter("String key paths", play: stringKeyPaths),
    Chapter("Shallow and deep copies", play: copiesShallowAndDeep),
    Chapter(
      "Deep copies of objects that lead to each other",
      play: deepCopiesOfObjects),
    Chapter("Who keeps an object alive", play: whoKeepsAnObject),
    Chapter(
      "How it was: a property in Objective-C (optional)",
      play: theOldPropertyLine),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
