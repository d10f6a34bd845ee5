//: # Lists from a property list
//:
//: After this chapter you can keep the rows of a picker in a file of your app,
//: read it, and say what is wrong with a file that cannot be read.

import HeadlessUIKit
import Stage

//: ## What a property list is
//:
//: The columns of the filter are in the code. You want to change a word, and
//: not touch the code. So an app often keeps its lists in a file. Such a file
//: is a **property list**: its name ends in `.plist`, and it holds arrays,
//: dictionaries, texts, numbers, Booleans, dates and data. Xcode shows it as a
//: table.
//:
//: `Resources/filter.plist` holds the three arrays of the filter. It begins
//: like this:
//:
//:     <array>
//:         <array>
//:             <string>All</string>
//:             <string>Food</string>
//:             ...

//: ## Three steps: find, load, decode
//:
//: The file is copied into a **bundle**: a folder with the files that belong to
//: a program. `Bundle.module` is the bundle of this lesson.
//:
//: A **decoder** turns a file into Swift values. You tell it the type that you
//: expect, here `[[String]]`, an array of arrays of strings. If the file holds
//: something else, the decoder throws an error.
//:
//: `readColumns` has three steps:
//:
//: 1. `url(forResource:withExtension:)` finds the file in the bundle, or
//:    returns nil. Then our code throws the error `MissingFile`.
//: 2. `Data(contentsOf:)` loads the bytes of the file.
//: 3. `decode` makes the arrays. `[[String]].self` is the type itself, given as
//:    an argument.

/// A file that the program needs and that is not in its bundle.
struct MissingFile: Error {
  let name: String
}

func readColumns(fromFile name: String) throws -> [[String]] {
  let url = Bundle.module.url(forResource: name, withExtension: "plist")
  guard let url else { throw MissingFile(name: name) }
  let data = try Data(contentsOf: url)
  return try PropertyListDecoder().decode([[String]].self, from: data)
}

//: > On a device: Write `Bundle.main`, the bundle of the app. This course is no
//: > app but a **package**: a folder with code and a file `Package.swift`. Each
//: > lesson is a **module**, a part of a package that is compiled as one, and
//: > has a bundle of its own.

//: > Then: Objective-C had a method that read an array from a file and returned
//: > nil for every problem: `[NSArray arrayWithContentsOfFile:path]`. The path
//: > came from `pathForResource:@"filter.plist" ofType:nil`.

//: ## Reading it only once
//:
//: A picker asks its data source and its delegate many times. Each time they
//: need the columns, but the file should be read only once. A **lazy** property
//: gets its value when it is read for the first time, and keeps it.
//:
//: `FilterSource` does what `FilterPickerSource` of chapter 3 does, but it
//: reads the columns itself. One object counts the rows and has the titles, so
//: there is no check in `titleForRow`. The code that makes the value of
//: `columns` stands in braces, which make a closure. The `()` behind the last
//: brace calls it:
//:
//:     lazy var columns: [[String]] = { ... }()
//:
//: If the file cannot be read, the closure prints the error and returns no
//: columns. `timesRead` counts how often the file is read. An app does not need
//: it.

final class FilterSource: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var timesRead = 0

  lazy var columns: [[String]] = {
    timesRead += 1
    do {
      return try readColumns(fromFile: "filter")
    } catch {
      print("filter.plist:", error)
      return []
    }
  }()

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    columns[component][row]
  }
}

//: > Then: In Objective-C this was a getter, a method that filled a variable
//: > when it was nil. If the file could not be read the variable stayed nil,
//: > and the getter read the file again each time. A `lazy var` runs once.

func listsFromAFile(on stage: Stage) {
  //: ## A picker with rows from a file
  //:
  //: The wheels look the same as in chapter 3. The conversation shows many
  //: questions, but the printed line says that the file was read once.

  let source = FilterSource()
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.show("Rows from filter.plist")

  stage.print(source.timesRead)
  // Prints "1"

  //: ## A misspelled name
  //:
  //: The file is called `filter`, and here somebody has written `fliter`.
  //: `readColumns` throws an error. `catch` gets it: in its braces the error is
  //: called `error`. The printed line says which file is missing.

  do {
    _ = try readColumns(fromFile: "fliter")
  } catch {
    stage.print(error)
    // Prints "MissingFile(name: "fliter")"
  }

  //: With `try?` instead of `try` an error becomes nil, and nobody learns of
  //: it. So write `try` and `catch`, and print the error.

  //: ## A file with the wrong shape
  //:
  //: In `filter-misshapen.plist` the third value is a string instead of an
  //: array. The decoder throws an error of the type `DecodingError`.

  do {
    _ = try readColumns(fromFile: "filter-misshapen")
  } catch {
    stage.print(error is DecodingError)
    // Prints "true"
  }

  //: If you print the error itself, the line is long. It has a part such as
  //: `Path: [2]`. This is the **coding path**: the indices and keys that lead
  //: to a value in the file. Here it is one index, 2, for the third value. The
  //: words around it differ from one version of Swift to the next.
}

//: ## Remember
//:
//: - Find the file in the bundle, load its bytes, and decode them.
//: - A decoder throws an error that says where in the file the problem is.
//:   Print it.
//: - A `lazy` property is computed once, when it is first read.
//:
//: > Question: Your picker is empty, and the code says
//: > `(try? readColumns(fromFile: "teas")) ?? []`. What do you change first?
//: > Answer: Write `do`, `try` and `catch`, and print the error. With `try?`, a
//: > missing file and a broken file look the same as an empty list.

//: ## Your turn
//:
//: Exercise 6 is Exercises/01-Pickers/06-TeasFromAFile.swift. A wheel gets its
//: rows from a property list, and says what is wrong with a bad one.
//:
//:     swift run course check TeasFromAFile
//:     swift run course play TeasFromAFile
//:
//: You can also open `Lessons/01-Pickers/Resources/filter.plist`, change one
//: word, and run `swift run pickers --chapter 7`. Then take out one `</array>`
//: and run it again. `git checkout Lessons` puts the file back.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/propertylistdecoder>
//: - <https://developer.apple.com/documentation/foundation/bundle>
//: - <https://developer.apple.com/documentation/swift/decodingerror>
