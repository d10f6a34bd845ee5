//: # Shallow and deep copies
//:
//: After this chapter you can say whether two lists share their elements, and
//: why a list may change when you change its copy.

import HeadlessUIKit
import Stage

//: ## A backup that changes too
//:
//: In chapter 12 a key path gave the maker of Chess a new city, "Paris". Then
//: Tetra was from Paris, too: both games lead to one maker. KVC makes no
//: copies. It writes into the object that it finds.
//:
//: This can happen to a backup. You have an album, a list of songs. You copy
//: the list, and then a song in the album gets a new title. In the backup the
//: song has the new title too. Whether this happens depends on the type of the
//: elements.
//:
//: ## Values and references
//:
//: A structure is a **value type**: a variable holds the value itself, and an
//: assignment copies the value. Numbers and strings are value types, too.

struct Verse {
  var words: String
}

//: A class is a **reference type**: a variable holds a reference, which says
//: where the object lies. An assignment copies the reference. Then two
//: variables lead to one object.
//:
//: A class whose objects can be copied conforms to `NSCopying`. Its one method,
//: `copy(with:)`, makes a second object: here a new song with the same title.
//: You need not use the argument `zone`.

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
//: A **shallow copy** is a new list with the same elements. A **deep copy** is
//: a new list with copies of the elements.
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
//:
//: Many methods of Apple take or return an `NSArray`, the list of Foundation.
//: It is a class, and its elements are objects. Its subclass `NSMutableArray`
//: can be changed.

func copiesShallowAndDeep(on stage: Stage) {
  //: ## Arrays of Swift
  //:
  //: A Swift array is a value, so an assignment copies it. The verses are
  //: values, and are copied with the array. So the old verse stays.

  let verses = [Verse(words: "Rain")]
  var otherVerses = verses
  otherVerses[0].words = "Thunder"
  stage.print(verses[0].words)
  // Prints "Rain"

  //: The songs are objects. The new array has the same songs: the copy is
  //: shallow. So the song in the old array has the new title.

  let songs = [Song("Rain")]
  let backup = songs
  backup[0].title = "Thunder"
  stage.print(songs[0].title)
  // Prints "Thunder"

  //: ## A shallow copy of an NSArray
  //:
  //: `mutableCopy()` makes a new list that can be changed. The last song is
  //: removed from the copy, and stays in the album. The first song gets a new
  //: title in the copy, and the album shows this title as well. This
  //: `AnswerTable` shows the titles of two lists side by side.

  let album = NSArray(array: [Song("Rain"), Song("Wind"), Song("Snow")])
  let shallow = album.mutableCopy() as? NSMutableArray ?? []
  shallow.removeLastObject()
  (shallow[0] as? Song)?.title = "Thunder"
  stage.present(AnswerTable(album: album, copy: shallow))
  stage.show("Two lists share their songs")

  //: `===` says whether two references lead to the same object. It needs the
  //: type `AnyObject`, which means any object of a class. "true" means: the
  //: first song is shared.

  stage.print(album[0] as AnyObject === shallow[0] as AnyObject)
  // Prints "true"

  //: ## A deep copy of an NSArray
  //:
  //: `NSArray(array:copyItems:)` calls `copy` on each element. It takes a Swift
  //: array, so `Array(album)` makes one of the album. Now the copy has songs of
  //: its own: Hail stands only in the copy.

  let deep = NSArray(array: Array(album), copyItems: true)
  (deep[0] as? Song)?.title = "Hail"
  stage.present(AnswerTable(album: album, copy: deep))
  stage.show("Each list has its own songs")

  //: ## Four ways side by side
  //:
  //: `copy` returns a list that cannot change, and `mutableCopy` one that can.
  //: `compare` makes a row of a table. It says whether the copy is the same
  //: list, and whether the first song is shared.

  func compare(_ name: String, _ list: NSArray, _ copy: Any) -> [String] {
    let copy = copy as? NSArray ?? []
    let isShared = list[0] as AnyObject === copy[0] as AnyObject
    return [
      name, list === copy ? "the same" : "another",
      isShared ? "shared" : "copied",
    ]
  }

  let list = NSArray(array: [Song("Rain")])
  let editable = NSMutableArray(array: [Song("Rain")])
  let copied = NSArray(array: Array(list), copyItems: true)
  stage.present(
    AnswerTable(
      ["method", "the copy is", "songs"], widths: [168, 88, 64],
      rows: [
        compare("NSArray copy", list, list.copy()),
        compare("NSArray mutableCopy", list, list.mutableCopy()),
        compare("NSMutableArray copy", editable, editable.copy()),
        compare("copyItems: true", list, copied),
      ]))
  stage.show("Four ways to copy")

  //: Look at two rows:
  //:
  //: - In the first row the copy is the same list. That is safe, because an
  //:   `NSArray` cannot change.
  //: - Only in the last row the songs are copied.
  //:
  //: ## Deep by one level only
  //:
  //: `box` is a list with one element: an album. This album is an
  //: `NSMutableArray`, so its `copy` is another list (third row of the table).
  //: `copyItems: true` calls this `copy`, but it does not call `copy` of the
  //: songs. So there is a new album with the same songs.
  //:
  //:     box ────▶ [ ● ] ──▶ album ──────┐
  //:                                     ├──▶ the same songs
  //:     copy ───▶ [ ● ] ──▶ new album ──┘

  let box = [NSMutableArray(array: album)]
  let copyOfBox = NSArray(array: box, copyItems: true)
  let newAlbum = copyOfBox[0] as? NSArray ?? []
  stage.print(newAlbum === box[0])
  // Prints "false"

  let oldSong = box[0][0] as AnyObject
  let newSong = newAlbum[0] as AnyObject
  stage.print(newSong === oldSong)
  // Prints "true"

  //: The first line says that the album is another one. The second line says
  //: that the song is the same.
  //:
  //: > Then: Old texts explain copies with two areas of memory. The **heap**
  //: > holds the objects. The **stack** holds the local variables of the
  //: > functions that are running: values, and references to objects. A number
  //: > that is a property of an object lies inside the object, on the heap.
  //: > Objective-C marks a reference with an asterisk: `NSString *name`. A
  //: > number has none: `CGFloat margin`.
  //:
  //: > Then: Old texts call the copy of an `NSArray` or an `NSString` a
  //: > "pointer copy", and count references with `retainCount` to prove it.
  //: > Apple says not to use that number. Compare with `===` instead.
}

//: ## Remember
//:
//: - KVC makes no copies. It reads and writes the object that it finds.
//: - A shallow copy is a new list with the same objects. A deep copy has copies
//:   of the objects.
//: - A copy of a Swift array shares its elements if they are objects, and has
//:   its own if they are values.
//: - `copy` and `mutableCopy` of a list are shallow. `copyItems: true` copies
//:   one level.
//:
//: > Question: You copy an array of songs, `let backup = songs`, and then give
//: > `songs[0]` another title. What is the title in `backup`?
//: > Answer: The new one. `Song` is a class, so both arrays lead to the same
//: > song.

//: ## Your turn
//:
//: Let `copy(with:)` of `Song` return `self`, and run `swift run kvc --chapter
//: 13`. Which two pictures change, and why? `git checkout Lessons` puts the
//: file back. The exercise about copies comes after chapter 14.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/nscopying>
//: - <https://developer.apple.com/documentation/foundation/nsarray>
//: - Choosing Between Structures and Classes,
//:   <https://developer.apple.com/documentation/swift/choosing-between-structures-and-classes>
