import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import AppLaunchExercises

@Suite("AppLaunch 13: WhereFrom", .exercise, .serialized)
struct WhereFromTests {
  @Test(.todo(1))
  func `the end of a class name is left off`() {
    for (name, names) in [
      ("ViewController", ["View", "ViewController"]),
      ("MyControllerController", ["MyController", "MyControllerController"]),
      ("ReminderVC", ["ReminderVC"]), ("ControllerView", ["ControllerView"]),
      ("Controller", ["Controller"]), ("ReminderScreen", ["ReminderScreen"]),
      ("ReminderViewController", ["ReminderView", "ReminderViewController"]),
      ("Remotecontroller", ["Remotecontroller"]),
    ] {
      #expect(
        nibNames(ofClass: name) == names,
        "\(name) tries \(names.joined(separator: ", then ")). The short name is first, and only an end goes."
      )
    }
  }

  @Test(.todo(2))
  func `a loadView of its own is first`() {
    let own = ControllerPlan(overridesLoadView: true, isFromStoryboard: true, nibName: "Other")
    let board = ControllerPlan(isFromStoryboard: true, nibName: "Other")

    #expect(
      source(of: own, nibs: ["View", "Other"]) == .loadView,
      "Who overrides loadView makes the view. Nothing else is asked.")
    #expect(
      source(of: board, nibs: ["View", "Other"]) == .storyboard,
      "The controller comes from a storyboard, which has its view.")
    #expect(
      source(of: own, nibs: ["View"]) == .loadView
        && source(of: board, nibs: ["View"]) == .storyboard,
      "The nib Other is not there, and nobody looks for it: an earlier place has the view.")
    for overrides in [true, false] {
      for isFromStoryboard in [true, false] where overrides || isFromStoryboard {
        for nib in [nil, "View", "Other"] {
          let plan = ControllerPlan(
            overridesLoadView: overrides, isFromStoryboard: isFromStoryboard, nibName: nib)
          #expect(
            source(of: plan, nibs: ["View", "ViewController"])
              == (overrides ? .loadView : .storyboard),
            "overridesLoadView: \(overrides), isFromStoryboard: \(isFromStoryboard). The first of the two that is true wins, whatever nib was named."
          )
        }
      }
    }
  }

  @Test(.todo(3))
  func `a nib that was named is taken`() {
    #expect(
      source(of: ControllerPlan(nibName: "Other"), nibs: ["View", "Other"]) == .nib("Other"),
      "The controller was given the name Other, and the bundle has such a nib.")
    #expect(
      source(of: ControllerPlan(nibName: "Clock"), nibs: ["View", "Clock"]) == .nib("Clock"),
      "The controller was given the name Clock. Take the name in the plan.")
  }

  @Test(.todo(3))
  func `a named nib has to be there`() {
    #expect(
      throws: ViewSourceError.noNib("Other"),
      "Other was promised and is not there. The nib of the class is no answer to that.",
      performing: { try viewSource(of: ControllerPlan(nibName: "Other"), nibs: ["View"]) })
    #expect(
      throws: ViewSourceError.noNib("Clock"),
      "Clock was promised. The error has the name that was.",
      performing: { try viewSource(of: ControllerPlan(nibName: "Clock"), nibs: ["View"]) })
    #expect(
      throws: ViewSourceError.noNib("Clock"),
      "Clock was promised, and the bundle has no nib at all. That is the same error.",
      performing: { try viewSource(of: ControllerPlan(nibName: "Clock"), nibs: []) })
    #expect(
      throws: ViewSourceError.noNib("ClockController"),
      "ClockController was named, and Clock is another nib. Only the name of a class has a short form.",
      performing: {
        try viewSource(of: ControllerPlan(nibName: "ClockController"), nibs: ["Clock"])
      })
  }

  @Test(.todo(4))
  func `a class takes its nib`() throws {
    try #require(
      nibNames(ofClass: "ViewController").contains("View"),
      .needed("The names of ViewController have to begin with View first."))

    #expect(
      source(of: ControllerPlan(), nibs: ["View", "ViewController"]) == .nib("View"),
      "Both are there. The short name is tried first.")
    #expect(
      source(of: ControllerPlan(), nibs: ["ViewController"]) == .nib("ViewController"),
      "There is a nib with the whole name of the class.")
    #expect(
      source(of: ControllerPlan(className: "ReminderVC"), nibs: ["View", "ReminderVC"])
        == .nib("ReminderVC"),
      "This class is called ReminderVC. Ask for the names of the class in the plan.")
  }

  @Test(.todo(4))
  func `without any of them the view is empty`() throws {
    try #require(
      source(of: ControllerPlan(), nibs: ["View"]) == .nib("View"),
      .needed("A ViewController has to take the nib View first.")
    )

    #expect(
      source(of: ControllerPlan(), nibs: ["Reminder"]) == .emptyView,
      "No nib has the name of the class: the view is an empty one, and that is no mistake.")
  }

  private func source(of plan: ControllerPlan, nibs: Set<String>) -> ViewSource? {
    try? viewSource(of: plan, nibs: nibs)
  }
}

extension WhereFromTests: ExerciseScene {
  static let advice = "Where the view comes from, if the bundle has View and ViewController."

  var opening: SceneOpening {
    let plans: [(String, ControllerPlan)] = [
      ("overrides loadView", ControllerPlan(overridesLoadView: true, nibName: "Other")),
      ("from a storyboard", ControllerPlan(isFromStoryboard: true)),
      ("the nib View was named", ControllerPlan(nibName: "View")),
      ("the nib Other was named", ControllerPlan(nibName: "Other")),
      ("a ViewController", ControllerPlan()),
      ("a ReminderVC", ControllerPlan(className: "ReminderVC")),
    ]
    return .table(
      ["controller", "viewSource"],
      rows: plans.map { what, plan in
        do {
          return [what, "\(try viewSource(of: plan, nibs: ["View", "ViewController"]))"]
        } catch {
          return [what, "throws \(error)"]
        }
      })
  }
}
