#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofValues: [Observation] = [
    Observation(
      "What is the average of no numbers, by a collection operator?",
      id: "D33", about: "CollectionOperators", .guessed,
      here: "0"
    ) {
      text(ofValue: value("@avg.self", of: []))
    },
    Observation(
      "What is the greatest of no numbers, by a collection operator?",
      id: "D34", about: "CollectionOperators", .documented,
      here: "nothing"
    ) {
      text(ofValue: value("@max.self", of: []))
    },
    Observation(
      "What is the sum of 1 and an infinite number, by a collection operator?",
      id: "D35", about: "CollectionOperators", .guessed,
      here: "NaN"
    ) {
      text(ofValue: value("@sum.self", of: [1, Double.infinity]))
    },
    Observation(
      "In which order do the observers of a notification hear of it?",
      id: "D36", about: "NotificationCenter", .guessed,
      here: "first, second, third"
    ) {
      let (center, diary) = (NotificationCenter(), Diary())
      let name = Notification.Name("Rain")
      let tokens = ["first", "second", "third"].map { entry in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { diary.note(entry) }
        }
      }
      center.post(name: name, object: nil)
      for token in tokens { center.removeObserver(token) }
      return diary.text
    },
  ]

  private static func value(_ keyPath: String, of numbers: [Double]) -> Any? {
    NSArray(array: numbers).value(forKeyPath: keyPath)
  }
}
