//: # Words from a property list
//:
//: Lists that a program shows but does not compute belong in a file. A property
//: list is the file iOS programs use for it. This chapter reads one, and then
//: reads four that are broken, because a picker shows a broken file the same
//: way as no file.

import HeadlessUIKit
import Stage

//: ## What is in the file
//:
//: `Resources/filter.plist` is an array of arrays of words. A search filter has
//: three wheels: what to look for, when, and for which sign of the zodiac. Its
//: first words are 全部 (everything), 不限 (any day) and 白羊座 (Aries). There
//: are no keys in it, so there is nothing to make a model of: the data is
//: `[[String]]`.

//: ## Reading it the old way
//:
//: Tutorials of 2015 asked for `pathForResource:@"filter.plist" ofType:nil` and
//: gave the path to `arrayWithContentsOfFile:`, which answers nil when anything
//: at all is wrong. In Swift that call is deprecated. A `try?` is as silent,
//: and just as common.

func columnsTheOldWay(_ name: String) -> [[String]]? {
  guard let path = Bundle.module.path(forResource: name, ofType: "plist"),
    let data = FileManager.default.contents(atPath: path)
  else { return nil }
  return try? PropertyListSerialization.propertyList(
    from: data, format: nil) as? [[String]]
}

//: ## Reading it today
//:
//: A decoder is told which shape to expect, and *throws* when it finds another.
//: What it throws says what was wrong. All that is left to add is which file it
//: was: open Unreadable.swift, an error with a sentence.

struct ColumnsFile {
  let columns: [[String]]

  init(named name: String) throws {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: "plist")
    else {
      throw Unreadable(file: name, reason: "it is not in the bundle")
    }
    // The decoder says where in the file it found something else.
    do {
      columns = try PropertyListDecoder().decode(
        [[String]].self, from: Data(contentsOf: url))
    } catch DecodingError.typeMismatch(_, let context) {
      throw Unreadable(
        file: name, reason: "entry \(context.place) is of another type")
    } catch {
      throw Unreadable(file: name, reason: "it is no property list")
    }
  }
}

//: ## Once is enough
//:
//: A property that loads when it is first read is `lazy`. In Objective-C that
//: was a getter that filled a variable when it was nil, and it read the file
//: again at every access when loading had failed. A `lazy var` runs its closure
//: once, whatever comes.

final class Filter {
  private(set) var timesRead = 0

  lazy var columns: [[String]] = {
    timesRead += 1
    return (try? ColumnsFile(named: "filter").columns) ?? []
  }()
}

func wordsFromAPropertyList(on stage: Stage) {
  //: The whole file, as a picker shows it. `Columns` is the object that answers
  //: for the picker; the next chapter builds it.

  let filter = Filter()
  let columns = Columns(filter.columns)
  stage.present(columns.picker)
  stage.show("What to look for, when, and for whom")

  stage.print(
    filter.columns.map(\.count), "read", filter.timesRead, "time")
  // Prints "[5, 4, 12] read 1 time"

  //: ## Four broken files
  //:
  //: A name that is misspelled, a file that is empty, one that ends too early,
  //: and one whose third column is a word instead of an array. The old way
  //: answers nil for all of them. A picker given nothing shows nothing, and
  //: nobody complains.

  for name in [
    "fliter", "filter-empty", "filter-cut-off", "filter-misshapen",
  ] {
    stage.print(columnsTheOldWay(name) == nil)
    // Prints "true"
    // Prints "true"
    // Prints "true"
    // Prints "true"
  }

  let silent = Columns(columnsTheOldWay("fliter") ?? [])
  stage.present(silent.picker)
  stage.show("A misspelled name, the old way")

  //: The decoder tells them apart, and its sentence is one a person can act on.

  for name in [
    "fliter", "filter-empty", "filter-cut-off", "filter-misshapen",
  ] {
    do {
      _ = try ColumnsFile(named: name)
    } catch {
      stage.print(error)
      // Prints "fliter.plist cannot be used: it is not in the bundle."
      // Prints "filter-empty.plist cannot be used: it is no property list."
      // Prints "filter-cut-off.plist cannot be used: it is no property list."
      // Prints "filter-misshapen.plist cannot be used: entry 2 is of another type."
    }
  }
}

//: ## Your turn
//:
//: The exercises of this lesson are given their words in code, so that a test
//: sees them. The same `[[String]]` feeds
//: Exercises/01-Pickers/01-JaggedColumns.swift.
