// # Exercise 10: Shelves of books (project)
//
// Anna's family also has shelves of books. The shelves of lessons 5 and 6 showed the apps that
// they were given. On these shelves a person adds, deletes and moves the books.
//
// Build a whole screen. It opens in a navigation controller, with the title Books. Each shelf
// is a section: its header says the name of the shelf, and each row the title of a book.
//
// - Without any shelf a person reads "No shelves", and the button Add cannot be tapped.
// - A shelf without books keeps its header.
// - A swipe to the left shows Delete beside a row, and a tap on it deletes the book.
// - The button Edit stands at the left of the bar. While it says Done, a book can be deleted by
//   its sign, and dragged to another place, also on another shelf.
// - The button Add of the system stands at the right. It brings an alert with the title "New
//   book", a field with the placeholder "Title", and the answers Cancel and Add. The book comes
//   last on the last shelf. Spaces at both ends of its title are taken away, and while nothing
//   else is there, Add cannot be chosen.
// - With large letters the rows are higher, and no title is cut off.
//
// `shelves` has what the screen shows. The table is never reloaded when a book comes or goes:
// what stays keeps its cell, and a selected row stays selected. A screen that was left is freed:
// it does not stay in memory.
//
//     swift run course check EditedShelf

import HeadlessUIKit

/// A shelf and the titles of its books.
struct Shelf: Equatable {
  var name: String
  var books: [String]
}

/// The screen with the shelves.
final class ShelvesViewController: UIViewController {
  /// The shelves, set by whoever makes the screen, before it opens.
  var shelves: [Shelf] = []

  // TODO 1: The table with its sections and rows, the title, and what is read without shelves.
  // TODO 2: A swipe deletes a book, and Edit lets a person delete books and drag them.
  // TODO 3: Add asks for a title, and puts the book last on the last shelf.
}
