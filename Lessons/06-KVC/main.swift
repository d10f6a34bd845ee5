import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Key-value coding",
  product: "kvc",
  bundle: .module,
  chapters: [])

lesson.run()
