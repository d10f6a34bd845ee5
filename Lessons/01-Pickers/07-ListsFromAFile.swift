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
//:
//: This chapter has more Swift in it than the others. You may have a rest after
//: "Reading it only once".

//: ## Where the program finds the file
//:
//: The file is copied into a **bundle**: a folder with the files that belong to
//: a program. The class `Bundle` knows it. `url(forResource:withExtension:)`
//: finds a file in the bundle, or returns nil.
//:
//: This course is a **package**: a folder with code and a file `Package.swift`.
//: Each lesson is a **module**, a part of a package that is compiled as one.
//: `Bundle.module` is the bundle of the lesson:
//:
//:     package   this course
//:       └─ module   the lesson pickers
//:            ├─ its Swift files
//:            └─ its bundle
//:                 └─ filter.plist
//:
//: > On a device: Write `Bundle.main`, the bundle of the app.

//: ## Reading it with a decoder
//:
//: A **decoder** turns a file into Swift values. You tell it the type that you
//: expect, here `[[String]]`: an array of arrays of strings. If the file holds
//: something else, the decoder throws an error.
//:
//: `readColumns` has three steps: find the file, read its bytes as `Data`, and
//: decode them. Each step may fail, and then the function throws an error.

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

//: ## Reading it without an error
//:
//: You may want no error at all. With `try?` in front of a call, an error
//: becomes nil. With `?? []` behind it, nil becomes an empty list.
//:
//: So `columnsOrNone` never fails. But it hides the reason. A missing file, a
//: broken file and an empty list in the file all give the same result.

func columnsOrNone(fromFile name: String) -> [[String]] {
  (try? readColumns(fromFile: name)) ?? []
}

//: > Then: Objective-C had a method that read an array from a file and returned
//: > nil for every problem: `[NSArray arrayWithContentsOfFile:path]`. The path
//: > came from `pathForResource:@"filter.plist" ofType:nil`.

//: ## Reading it only once
//:
//: Reading a file takes time, so you want to read it once. A **lazy** property
//: gets its value when it is read for the first time, and keeps it.
//:
//: The value of `columns` needs several lines of code. They stand in braces: a
//: closure, which is a function without a name. The `()` behind the last brace
//: calls it. What the closure returns is the value of the property:
//:
//:     lazy var columns: [[String]] = { ... }()
//:
//: If the file cannot be read, the closure prints the error, so that you learn
//: of it. `timesRead` counts how often the file is read. `private(set)` means:
//: only the class itself can set the property.

final class Filter {
  private(set) var timesRead = 0

  lazy var columns: [[String]] = {
    timesRead += 1
    do {
      return try readColumns(fromFile: "filter")
    } catch {
      print("filter.plist:", error)
      return []
    }
  }()
}

//: > Then: In Objective-C this was a getter, a method that filled a variable
//: > when it was nil. If the file could not be read the variable stayed nil,
//: > and the getter read the file again each time. A `lazy var` runs once.

func listsFromAFile(on stage: Stage) throws {
  //: ## A picker with rows from a file
  //:
  //: `FilterPickerSource` of chapter 3 gets the columns from the file. The
  //: wheels look the same as in chapter 3.

  let filter = Filter()
  let source = FilterPickerSource(columns: filter.columns)
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.show("Rows from filter.plist")

  //: The next line reads `columns` for the second time. The file is not read
  //: again.

  stage.print(filter.columns.count, "columns")
  // Prints "3 columns"

  stage.print("read", filter.timesRead, "time")
  // Prints "read 1 time"

  //: ## A misspelled name
  //:
  //: The file is called `filter`, and here somebody has written `fliter`.
  //: `columnsOrNone` returns no columns, so the picker is empty. No message
  //: says why.

  let empty = FilterPickerSource(
    columns: columnsOrNone(fromFile: "fliter"))
  picker.dataSource = empty
  stage.show("A misspelled name, and no error")

  //: `readColumns` throws an error for the same name, and the error says what
  //: is wrong. `catch` alone catches each error. In its braces the error is
  //: called `error`.

  do {
    _ = try readColumns(fromFile: "fliter")
  } catch {
    stage.print(error)
    // Prints "MissingFile(name: "fliter")"
  }

  //: ## A file with the wrong shape
  //:
  //: In `filter-misshapen.plist` the third value is a string instead of an
  //: array. The decoder throws a `DecodingError`. It says where: its **coding
  //: path** lists the indices and keys that lead to the wrong value. Here the
  //: path is one index, 2, for the third value.
  //:
  //: `catch DecodingError.typeMismatch` catches errors of one kind only: a
  //: value has another type than expected. Such an error holds two things. The
  //: first is the expected type, and `_` means that we do not use it. The
  //: second is the context, which has the coding path.

  do {
    _ = try readColumns(fromFile: "filter-misshapen")
  } catch DecodingError.typeMismatch(_, let context) {
    stage.print(
      "wrong type at index", context.codingPath.first?.intValue ?? -1)
    // Prints "wrong type at index 2"
  }

  //: ## A file that is no property list
  //:
  //: `filter-cut-off.plist` ends too early, and `filter-empty.plist` is empty.
  //: The decoder cannot read them. It throws an error of another kind,
  //: `dataCorrupted`.

  for name in ["filter-cut-off", "filter-empty"] {
    do {
      _ = try readColumns(fromFile: name)
    } catch DecodingError.dataCorrupted {
      stage.print(name, "is no property list")
      // Prints "filter-cut-off is no property list"
      // Prints "filter-empty is no property list"
    }
  }
}

//: ## Remember
//:
//: - A decoder throws an error that says where in the file the problem is.
//:   `try?` turns the error into nil.
//: - A picker that gets no columns is empty, and no message says why. Look at
//:   the file first.
//: - A `lazy` property is computed once, when it is first read.
//:
//: > Question: Your picker is empty, and the code that reads the file ends with
//: > `?? []`. What do you change first?
//: > Answer: Let the function throw, and print the error. A missing file and a
//: > broken file look the same as an empty list until you do.

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
