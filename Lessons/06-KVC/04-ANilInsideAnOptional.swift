//: # A nil inside an optional
//:
//: After this chapter you can keep nil as a value, and tell "there is no value"
//: from "the value is nil". Three exercises of this lesson need it.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: You read a key. If the object does not have the key, KVC raises an exception
//: (chapter 3). If it has the key and the value is nil, KVC returns nil. So KVC
//: has to know: is the key missing, or is its value nil? In exercise 2 you
//: write this part of KVC with a dictionary whose values are optionals.
//:
//: This phone book is such a dictionary. Lan is listed, and her number is not
//: known. Bo is not listed.

let phoneBook: [String: String?] = ["Mei": "555", "Lan": nil]

//: ## An optional inside an optional
//:
//: A dictionary returns an optional: nil means that the key is missing. Here
//: the values are optionals too. So the result is a **double optional**, an
//: optional inside an optional. Its type has two question marks: `String??`.
//:
//: There are three cases. `.some` means that an optional has a value, and
//: `.none` is another name of nil:
//:
//:     phoneBook["Bo"] ───▶ .none                 not listed
//:     phoneBook["Lan"] ──▶ .some(.none)          listed, no number
//:     phoneBook["Mei"] ──▶ .some(.some("555"))   listed, a number
//:                             │     │
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
  //: `AnswerTable` is a view of this lesson, and not of UIKit. It shows
  //: headings, and below them rows of texts.

  let names = ["Mei", "Lan", "Bo"]
  stage.present(
    AnswerTable(
      ["name", "in the book"], widths: [80, 200],
      rows: names.map { [$0, entry(for: $0)] }))
  stage.show("Three names, three cases")

  //: ## Is the key there?
  //:
  //: Often you want to know only one thing: is the name in the book?
  //: `keys.contains` says it, whatever the value is.

  stage.print(phoneBook.keys.contains("Lan"))
  // Prints "true"

  stage.print(phoneBook.keys.contains("Bo"))
  // Prints "false"

  //: ## What is the number?
  //:
  //: Or you want the number, and nothing else matters. `??` opens the outer
  //: optional. If Lan is listed, you get what is inside, a `String?`. If she is
  //: not, you get the nil behind `??`. So the result is a `String?`, and "not
  //: listed" and "no number" are both nil.

  let number: String? = phoneBook["Lan"] ?? nil
  stage.print(number ?? "no number")
  // Prints "no number"

  //: ## Writing nil into a dictionary
  //:
  //: Mei gives up her phone. Do you take her out of the book, or do you keep
  //: her without a number? `book["Mei"] = nil` takes her out.

  var book = phoneBook
  book["Mei"] = nil
  stage.print(book.keys.contains("Mei"))
  // Prints "false"

  //: `updateValue` writes an entry, and the value of this entry is nil. So Mei
  //: is in the book again, without a number.

  book.updateValue(nil, forKey: "Mei")
  stage.print(book.keys.contains("Mei"))
  // Prints "true"
}

//: ## Remember
//:
//: - A dictionary with optional values returns a double optional.
//: - `keys.contains` says whether a key is there. `?? nil` makes one optional
//:   out of two.
//: - `dictionary[key] = nil` removes the key. `updateValue(nil, forKey:)` keeps
//:   it.
//:
//: > Question: `let ages: [String: Int?] = ["Mei": nil]`. What is
//: > `ages.keys.contains("Mei")`?
//: > Answer: True. The key is there, and its value is nil.

//: ## Your turn
//:
//: Add Kim to the phone book, with nil as the number, and "Kim" to the names of
//: the table. Say first what the row will show. Then run it:
//:
//:     swift run kvc --chapter 4
//:
//: `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/optional>
//: - <https://developer.apple.com/documentation/swift/dictionary>
