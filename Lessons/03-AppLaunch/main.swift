import HeadlessUIKit
import Stage

let lesson = Lesson(
  "App launch",
  product: "app-launch",
  bundle: .module,
  chapters: [
    Chapter("What lies in a project", play: whatLiesInAProject),
    Chapter("A log that costs nothing", play: aLogThatCostsNothing),
    Chapter("From main to a delegate", play: fromMainToADelegate),
    Chapter("A window by hand", play: aWindowByHand),
    Chapter("A window from a storyboard", play: aWindowFromAStoryboard),
    Chapter("In front, and gone", play: inFrontAndGone),
    Chapter("Windows from front to back", play: windowsFromFrontToBack),
    Chapter("A view alone is no screen", play: aViewAloneIsNoScreen),
    Chapter("Ask the application", play: askTheApplication),
    Chapter("Who dresses the status bar?", play: whoDressesTheStatusBar),
    Chapter("A window needs a scene", play: aWindowNeedsAScene),
    Chapter("A view when it is asked for", play: aViewWhenItIsAskedFor),
    Chapter("Where a view comes from", play: whereAViewComesFrom),
    Chapter("Once, and every time", play: onceAndEveryTime),
    Chapter("When memory is short", play: whenMemoryIsShort),
    Chapter("The shell of HypnoNerd", play: theShellOfHypnoNerd),
  ])

lesson.run()
