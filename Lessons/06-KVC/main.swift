import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Key-value coding",
  product: "kvc",
  bundle: .module,
  chapters: [
    Chapter("A name is enough", play: aNameIsEnough),
    Chapter("Who is asked first?", play: whoIsAskedFirst),
    Chapter("Written by name", play: writtenByName),
    Chapter("An outlet is a key", play: anOutletIsAKey),
    Chapter(
      "From a dictionary to a model", play: fromADictionaryToAModel),
    Chapter("A list from a file", play: aListFromAFile),
    Chapter("A picture when it is asked for", play: aPictureWhenAskedFor),
    Chapter("Paths and operators", play: pathsAndOperators),
    Chapter("Copies, shallow and deep", play: copiesShallowAndDeep),
    Chapter("Attributes, then and now", play: attributesThenAndNow),
  ])

lesson.run()
