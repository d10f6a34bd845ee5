//: # Shallow and deep copies
//:
//: After this chapter you can say whether two lists share their elements, and
//: why a list may change when you change its copy.

import HeadlessUIKit
import Stage

//: ## Values and references
//:
//: A number, a string and a structure have a **value type**: a variable holds
//: the value itself, and an assignment copies it. A class is a
//: **reference type**: a variable holds a reference, which says where the
//: object lies. An assignment copies the reference, and both variables lead to
//: the same object.

struct Verse {
  var words: String
}

//: `Song` is a class. An object that can be copied conforms to `NSCopying`,
//: which has one method, `copy(with:)`. Here it makes a new song with the same
//: title. The argument `zone` is not used any more.

final class Song: NSObject, NSCopying {
  var title: String

  init(_ title: String) {
    self.title = title
  }

  func copy(with zone: NSZone? = nil) -> Any {
    Song(title)
  }
}

//: ## Two kinds of copies of a list
//:
//: `NSArray` is the list of Foundation. It is a class, and its elements are
//: objects. A **shallow copy** is a new list with the same elements. A **deep
//: copy** has copies of the elements as well.
//:
//:     a shallow copy
//:
//:     album ──▶ [ ● , ● ]
//:                 │   │
//:                 ▼   ▼
//:               Rain  Wind
//:                 ▲   ▲
//:                 │   │
//:     copy ───▶ [ ● , ● ]
//:
//:     a deep copy
//:
//:     album ──▶ [ ● , ● ] ──▶ Rain and Wind
//:
//:     copy ───▶ [ ● , ● ] ──▶ another Rain and another Wind

/// Makes a row of a table: whether the copy is the same list, and whether
/// it shares its first song with the list.
func compare(_ name: String, _ list: NSArray, _ copy: Any) -> [String] {
  let copy = copy as? NSArray ?? []
  let first = list[0] as AnyObject
  return [
    name, list === copy ? "the same" : "another",
    first === copy[0] as AnyObject ? "shared" : "copied",
  ]
}

func copiesShallowAndDeep(on stage: Stage) {
  //: ## A shallow copy
  //:
  //: `mutableCopy()` makes a new list, and it can be changed. A song that is
  //: removed from the copy stays in the album. But both lists lead to the same
  //: songs: a new title in the copy is a new title in the album.

  let album = NSArray(array: [Song("Rain"), Song("Wind"), Song("Snow")])
  let shallow = album.mutableCopy() as? NSMutableArray ?? []
  shallow.removeLastObject()
  (shallow[0] as? Song)?.title = "Thunder"
  stage.present(AnswerTable(album: album, copy: shallow))
  stage.show("Two lists share their songs")

  //: `===` says whether two references lead to the same object.

  stage.print(album[0] as AnyObject === shallow[0] as AnyObject)
  // Prints "true"

  //: ## A copy that is deep by one level
  //:
  //: `NSArray(array:copyItems:)` calls `copy` on each element. Now the copy has
  //: songs of its own.

  let songs = album as? [Song] ?? []
  let deep = NSArray(array: songs, copyItems: true)
  (deep[0] as? Song)?.title = "Hail"
  stage.present(AnswerTable(album: album, copy: deep))
  stage.show("Each list has its own songs")

  //: It copies one level only. Here `box` is a list with an album in it. The
  //: album is copied, and the copy of an album is shallow: its songs are
  //: shared.

  let box = [NSMutableArray(array: album)]
  let copyOfBox = NSArray(array: box, copyItems: true)
  let copiedAlbum = copyOfBox[0] as? NSArray ?? []
  stage.print(copiedAlbum === box[0])
  // Prints "false"

  stage.print(copiedAlbum[0] as AnyObject === box[0][0] as AnyObject)
  // Prints "true"

  //: ## The methods side by side
  //:
  //: `copy` returns an object that cannot change, and `mutableCopy` one that
  //: can. An object that cannot change may be its own copy: `copy` then returns
  //: the same object. That is safe, because nobody can change it.

  let list = NSArray(array: [Song("Rain")])
  let editable = NSMutableArray(array: [Song("Rain")])
  let copied = NSArray(array: list as? [Song] ?? [], copyItems: true)
  var rows = [
    compare("NSArray copy", list, list.copy()),
    compare("NSArray mutableCopy", list, list.mutableCopy()),
    compare("NSMutableArray copy", editable, editable.copy()),
    compare("copyItems: true", list, copied),
  ]

  let fixed = NSString(string: "Rain")
  let changing = NSMutableString(string: "Rain")
  let texts: [(String, NSString, Any)] = [
    ("NSString copy", fixed, fixed.copy()),
    ("NSString mutableCopy", fixed, fixed.mutableCopy()),
    ("NSMutableString copy", changing, changing.copy()),
  ]
  rows += texts.map { name, text, copy in
    [name, text === copy as AnyObject ? "the same" : "another", "-"]
  }
  stage.present(
    AnswerTable(
      ["method", "the copy is", "songs"], widths: [168, 88, 64],
      rows: rows))
  stage.show("Seven ways to copy")

  //: ## Arrays of Swift
  //:
  //: A Swift array is a value, so an assignment copies it. If its elements are
  //: values, they are copied too. If they are objects, the copy is shallow.

  let verses = [Verse(words: "Rain")]
  var otherVerses = verses
  otherVerses[0].words = "Thunder"
  stage.print(verses[0].words)
  // Prints "Rain"

  let oldSongs = [Song("Rain")]
  let otherSongs = oldSongs
  otherSongs[0].title = "Thunder"
  stage.print(oldSongs[0].title)
  // Prints "Thunder"

  //: ## Where values and objects lie
  //:
  //: Two areas of a program's memory matter here. The **stack** holds the local
  //: variables of the functions that are running. The **heap** holds objects.
  //: A local variable of a class is a reference on the stack, and its object
  //: lies on the heap. A local number lies on the stack. Not every number does:
  //: one that is a property of an object lies inside the object, on the heap.
  //:
  //: A reference needs 8 bytes, however large its object is. A `Verse` needs
  //: the 16 bytes of its string.

  stage.print(MemoryLayout<Song>.size, MemoryLayout<Verse>.size)
  // Prints "8 16"

  //: > Then: Objective-C marks a reference with an asterisk: `NSString *name`.
  //: > A number has none: `CGFloat margin`. A `CGFloat` was another name of
  //: > `double`, and on phones with 32 bits of `float`. In Swift it is a
  //: > structure of its own.
  //:
  //: > Then: Old texts call the copy of an `NSString` a "pointer copy" and
  //: > count references with `retainCount` to prove it. Apple says not to use
  //: > that number. Compare with `===` instead.
}

//: ## Remember
//:
//: - A shallow copy is a new list with the same objects. A deep copy has copies
//:   of the objects.
//: - `copy` and `mutableCopy` of a list are shallow. `copyItems: true` copies
//:   one level.
//: - An array of objects in Swift shares its objects with its copies.
//:
//: > Question: You copy an array of songs, `let backup = songs`, and then give
//: > `songs[0]` another title. What is the title in `backup`?
//: > Answer: The new one. `Song` is a class, so both arrays lead to the same
//: > song.

//: ## Your turn
//:
//: Let `copy(with:)` of `Song` return `self`, and run `swift run kvc --chapter
//: 13`. Which two pictures change, and why? `git checkout Lessons` puts the file
//: back. The exercise about copies comes after chapter 14.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/nscopying>
//: - <https://developer.apple.com/documentation/foundation/nsarray>
//: - Choosing Between Structures and Classes,
//:   <https://developer.apple.com/documentation/swift/choosing-between-structures-and-classes>
