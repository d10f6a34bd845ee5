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
//: A dictionary returns an optional: nil means that the key is missing. If its
//: values are optionals too, the result is a **double optional**, an optional
//: inside an optional. Its type has two question marks: `String??`. There are
//: three cases. `.some` means that an optional has a value; nil is also written
//: `.none`.
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
  //: `AnswerTable` is a view of this lesson, and not of UIKit. It makes a label
  //: for each text. This is its initializer, in AnswerTable.swift:
  //:
  //:     init(
  //:       _ headings: [String], widths: [CGFloat], rows: [[String]],
  //:       at y: CGFloat = 16)

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
  //: Often you want the number, and nothing else matters. `?? nil` makes
  //: `String?` out of `String??`. Not listed and no number are both nil then.

  let number: String? = phoneBook["Lan"] ?? nil
  stage.print(number ?? "no number")
  // Prints "no number"

  //: `if let` opens one optional, the outer one. Lan is listed, so the code in
  //: braces runs. `found` is a `String?`, and it is nil.

  if let found = phoneBook["Lan"] {
    stage.print("listed,", found ?? "no number")
    // Prints "listed, no number"
  }

  //: ## Writing nil into a dictionary
  //:
  //: Two things can be meant: to take Mei out of the book, or to keep her
  //: without a number. `book["Mei"] = nil` takes her out.

  var book = phoneBook
  book["Mei"] = nil
  stage.print(book.keys.contains("Mei"))
  // Prints "false"

  //: `updateValue` writes an entry, and the value of this entry is nil.

  book.updateValue(nil, forKey: "Mei")
  stage.print(book.keys.contains("Mei"))
  // Prints "true"

  //: There is a trap. What if you assign a variable whose value is nil? The
  //: variable is a `String?`, so Swift takes it as the inner optional. This
  //: means: there is an entry, and its value is nil. So Kai is in the book.

  let noNumber: String? = nil
  book["Kai"] = noNumber
  stage.print(book.keys.contains("Kai"))
  // Prints "true"

  //: The word `nil` removes an entry. A variable that is nil writes one.

  //: ## A variable with three states
  //:
  //: A variable can be a double optional as well. This one knows whether
  //: somebody has looked for a picture, and what was found:
  //:
  //:     nil              nobody has looked
  //:     .some(nil)       somebody looked, and there is no picture
  //:     .some(picture)   somebody looked, and found it

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
