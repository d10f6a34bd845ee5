//: # A cell from a xib
//:
//: The parts of a cell can be drawn instead of written. Xcode keeps such a
//: drawing in a *xib*: a text file that says which views there are, what they
//: look like, and what they are connected with. The program reads it.

import HeadlessUIKit
import Stage

//: ## What the file says
//:
//: Open Resources/AppView.xib and AppView.swift side by side. The file has a
//: view with three parts. Its `customClass` is the name of the Swift class,
//: its `outlet` lines name properties, its `action` line names a method.
//:
//: Xibs are as old as UIKit, and were all there was until *storyboards* came
//: with Xcode 4.2. Both are this same XML, edited in the same Interface
//: Builder. A xib is light: one view, one cell. A storyboard holds whole
//: screens and how one leads to the next.

func aCellFromAXib(on stage: Stage) throws {
  //: ## The first way: a bundle loads it
  //:
  //: `loadNibNamed` makes every object of the file and answers those that lie
  //: at the top. The file's two *placeholders* are not among them: File's
  //: Owner stands for the object you pass, First Responder for whoever has
  //: the keyboard. A cell needs neither, so the owner is nil.

  let objects = Bundle.main.loadNibNamed("AppView", owner: nil) ?? []
  stage.print(objects.count, type(of: objects[0]))
  // Prints "1 AppView"

  //: ## The second way: a nib is kept
  //:
  //: A `UINib` reads the file once and makes its objects as often as you like,
  //: new ones each time. For twelve cells it is the better way. A bundle of
  //: nil means the application's own.

  let nib = UINib(nibName: "AppView", bundle: nil)
  let cells = (1...2).compactMap { _ in
    nib.instantiate(withOwner: nil).first as? AppView
  }
  stage.print(cells.count, cells[0] === cells[1])
  // Prints "2 false"

  //: ## Which of the objects is the cell?
  //:
  //: Many a tutorial takes the last object. That works until somebody puts a
  //: second one beside the cell: Two.xib has a label below it. Ask for the
  //: *type* you want, as AppView.swift does, and the order does not matter.

  let two = Bundle.main.loadNibNamed("Two", owner: nil) ?? []
  stage.print(two.map { "\(type(of: $0))" })
  // Prints "["AppView", "UILabel"]"
  stage.print(two.last is AppView, two.contains { $0 is AppView })
  // Prints "false true"

  //: ## Made here, filled there
  //:
  //: Two class methods stand in AppView.swift: one makes a cell from the file,
  //: the other one that shows an app, with the help of the first. So nobody
  //: else knows that there is a file.

  let grid = Grid(columns: 3, rows: 4)
  let shelf = UIView(frame: UIScreen.main.bounds)
  let apps = try App.all()
  for (index, app) in apps.enumerated() {
    guard let cell = AppView.appView(with: app) else { continue }
    cell.frame = grid.frame(of: index, in: shelf.bounds)
    shelf.addSubview(cell)
  }
  stage.present(shelf)
  stage.show("The shelf, from a file")

  //: ## The button is connected
  //:
  //: Nobody called `addTarget`: the file's action did. A person taps, and the
  //: cell hears of it.

  stage.buttons[0].tap()
  let first = shelf.subviews[0] as? AppView
  stage.print(first?.downloads ?? 0, stage.buttons[0].isEnabled)
  // Prints "1 false"

  //: ## A name that nobody has
  //:
  //: Outlets are filled by their names, with `setValue(_:forKey:)`. The author
  //: of a tutorial once called the label `appLable`, and somebody mended the
  //: spelling in the class and not in the file. Misspelled.xib is that file.
  //: The compiler says nothing; loading it stops the program:

  let words = stage.exception {
    _ = Bundle.main.loadNibNamed("Misspelled", owner: nil)
  }
  stage.print(words ?? "It was loaded.")
  // Prints "NSUnknownKeyException: [<AppView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key appLable."

  //: A file that is not there stops it as well. There is no nib to fall back
  //: to, so this is not a nil to check for.

  let missing = stage.exception {
    _ = Bundle.main.loadNibNamed("AppVeiw", owner: nil)
  }
  stage.print(missing?.contains("Could not load NIB") ?? false)
  // Prints "true"
}

//: ## Your turn
//:
//: Exercises/05-NineGrid/07-LoadByType.swift asks for a loader that finds the
//: view it wants, and 08-FitTheFile.swift for a class that fits a xib.
