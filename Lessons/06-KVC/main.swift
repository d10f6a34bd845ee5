import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Key-value coding",
  product: "kvc",
  bundle: .module,
  chapters: [
    Chapter("Copies, shallow and deep", play: copiesShallowAndDeep),
    Chapter("Attributes, then and now", play: attributesThenAndNow),
  ])

lesson.run()
