//: # A nil inside an optional
//:
//: After this chapter you can keep nil as a value, and tell "there is no value"
//: from "the value is nil". Three exercises of this lesson need it.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: KVC knows two cases that look alike: an object has no key `phone`, and an
//: object has the key, but its value is nil. In Swift the same question comes
//: up with a dictionary whose values are optionals. In this phone book Lan is
//: listed, and her number is not known. Bo is not listed.

let phoneBook: [String: String?] = ["Mei": "555", "Lan": nil]

//: ## An optional inside an optional
//:
//: A dictionary returns an optional: nil means that the key is missing. If its
//: values are optionals too, the result is a **double optional**, an optional
//: inside an optional. Its type has two question marks: `String??`. There are
//: three cases. `.some` means that an optional has a value; nil is also written
//: `.none`.
//:
//:     phoneBook["Mei"] ──▶ .some(.some("555"))   listed, a number
//:     phoneBook["Lan"] ──▶ .some(.none)          listed, no number
//:     phoneBook["Bo"] ───▶ .none                 not listed
//:                            │     │
//:        the outer optional ──┘     │
//:        the inner optional ────────┘
//:
//: A `switch` can tell all three apart.

func entry(for name: String) -> String {
  switch phoneBook[name] {
  case .some(.some(let number)): number
  case .some(.none): "listed, no number"
  case .none: "not listed"
  }
}

func aNilInsideAnOptional(on stage: Stage) {
  //: ## Three cases on the screen
  //:
  //: `AnswerTable` is a view of this lesson, and not of UIKit. It is given
  //: headings and rows of texts, and makes a label for each text. (Its file is
  //: AnswerTable.swift.)

  let names = ["Mei", "Lan", "Bo"]
  stage.present(
    AnswerTable(
      ["name", "in the book"], widths: [80, 200],
      rows: names.map { [$0, entry(for: $0)] }))
  stage.show("Three names, three cases")

  //: ## Is the key there?
  //:
  //: Comparing with nil looks at the outer optional only. So it says whether
  //: the key is there. `keys.contains` says the same, and is easier to read.

  stage.print(phoneBook["Lan"] == nil, phoneBook["Bo"] == nil)
  // Prints "false true"

  stage.print(phoneBook.keys.contains("Lan"))
  // Prints "true"

  //: ## One optional out of two
  //:
  //: `?? nil` replaces an outer nil by an inner one. The result has one
  //: question mark, and the two cases without a number look the same.

  let number: String? = phoneBook["Lan"] ?? nil
  stage.print(number ?? "no number")
  // Prints "no number"

  //: `if let` opens the outer optional only. Here it succeeds, and `found` is
  //: still an optional.

  if let found = phoneBook["Lan"] {
    stage.print("listed,", found ?? "no number")
    // Prints "listed, no number"
  }

  //: ## Writing nil into a dictionary
  //:
  //: `book["Mei"] = nil` removes the key. `updateValue` keeps the key, and nil
  //: becomes its value.

  var book = phoneBook
  book["Mei"] = nil
  stage.print(book.keys.contains("Mei"))
  // Prints "false"

  book.updateValue(nil, forKey: "Mei")
  stage.print(book.keys.contains("Mei"))
  // Prints "true"

  //: The word `nil` removes the key. A variable of type `String?` that is nil
  //: does not: Swift wraps it, as `updateValue` does.

  let none: String? = nil
  book["Mei"] = none
  stage.print(book.keys.contains("Mei"))
  // Prints "true"

  //: ## A variable with three states
  //:
  //: A variable can be a double optional as well. Here it is nil while nobody
  //: has looked for a picture. After that it holds the result, and the result
  //: may be nil. `.some(nil)` puts nil inside: a plain nil would mean that
  //: nobody has looked.

  var result: UIImage??
  stage.print(result == nil ? "not looked yet" : "looked")
  // Prints "not looked yet"

  result = .some(UIImage(named: "atlantis"))
  stage.print(result == nil ? "not looked yet" : "looked")
  // Prints "looked"
}

//: ## Remember
//:
//: - A dictionary with optional values returns a double optional.
//: - `keys.contains` says whether a key is there, whatever its value is.
//: - `dictionary[key] = nil` removes the key. `updateValue(nil, forKey:)` keeps
//:   it.
//:
//: > Question: `let values: [String: Any?] = ["age": nil]`. What is
//: > `values["age"] == nil`?
//: > Answer: False. The key is there. Only the optional inside is nil.

//: ## Your turn
//:
//: Add Kim to the phone book, with nil as the number, and "Kim" to the names of
//: the table. Say first what the row will show, and then run `swift run kvc
//: --chapter 4`. `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/optional>
//: - <https://developer.apple.com/documentation/swift/dictionary>
