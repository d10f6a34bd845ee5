import HeadlessUIKit
import Stage

let lesson = Lesson(
  "App launch",
  product: "app-launch",
  bundle: .module,
  chapters: [
    Chapter("A window for the scene", play: aWindow),
    Chapter(
      "The application, its scene and their delegates",
      play: applicationAndScene),
    Chapter("The root view controller", play: theRootViewController),
    Chapter("A view is loaded when it is asked for", play: loadingAView),
    Chapter("The life of a view controller", play: theLifeOfAController),
    Chapter("A window from a storyboard", play: aWindowFromAStoryboard),
    Chapter("Two screens in a tab bar", play: twoTabs),
    Chapter("The states of a scene", play: statesOfAScene),
    Chapter("What Info.plist says about an app", play: infoPlist),
    Chapter("Comparing versions", play: comparingVersions),
    Chapter("A log that costs nothing when it is off", play: aLog),
    Chapter("A number on the icon", play: aBadge),
    Chapter("Opening addresses", play: openingAddresses),
    Chapter("The status bar", play: theStatusBar),
    Chapter("Where a view comes from", play: whereAViewComesFrom),
    Chapter("Making the view in loadView", play: loadViewInCode),
    Chapter("A memory warning", play: aMemoryWarning),
    Chapter("Window levels and the key window", play: windowLevels),
    Chapter(
      "How it was: launching without scenes (optional)",
      play: howAppsWereLaunched),
    Chapter(
      "How it was: calls of the application (optional)",
      play: callsOf2015),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
