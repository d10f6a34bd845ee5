import HeadlessUIKit
import Stage

/// What the course promises about speed, as things to time.
enum Subjects {
  static var all: [Benchmark] {
    [launch] + frames + pickers + tables + taps + inspector + [text] + GridSubjects.all
      + KeySubjects.all
      + DocumentSubjects.all + LayoutSubjects.all
  }

  /// A controller is shown, laid out and drawn for the first time.
  private static var launch: Benchmark {
    Benchmark(name: "launch an application to its first frame") {
      alone {
        let stage = Stage()
        stage.present(Form())
        _ = stage.display
      }
    }
  }

  /// Screens that are there are laid out and drawn to cells of a terminal.
  private static var frames: [Benchmark] {
    [
      frame(of: "a form with wheels") { (Form(), nil) },
      frame(of: "a form above the keyboard") {
        let registration = Registration()
        registration.loadViewIfNeeded()
        return (registration, registration.fields[0])
      },
    ]
  }

  /// Shows a controller, has a person tap a view of it, and draws what is on the screen then.
  private static func frame(
    of name: String, make: () -> (UIViewController, tapped: UIView?)
  ) -> Benchmark {
    let state = Device()
    let stage = within(state) { Stage() }
    let (controller, tapped) = within(state, make)
    within(state) {
      stage.present(controller)
      if let tapped { stage.tap(at: tapped.middle) }
      stage.clock.advance(by: 1)
    }
    return Benchmark(name: "lay out and draw \(name)", budget: 500_000) {
      within(state) {
        for window in stage.windows { window.markAll() }
        _ = TerminalCanvas(style: .color).lines(for: stage.display)
      }
    }
  }

  /// A wheel is filled and turned; the rows nobody sees must not cost anything.
  private static var pickers: [Benchmark] {
    [10, 1_000_000].map { rows in
      Benchmark(name: "fill, turn and draw a picker of \(rows) rows") {
        alone {
          let wheel = Wheel(rows: rows)
          let stage = Stage(showing: wheel.picker)
          stage.pickerWheels[0].turn(by: 3)
          _ = stage.display
        }
      }
    }
  }

  /// A table is filled, scrolled by a finger and to its middle, and drawn; the rows nobody sees must
  /// not cost anything, unless a delegate is asked how high each is.
  private static var tables: [Benchmark] {
    let sizes = [(10, false), (1_000_000, false), (10, true), (100_000, true)]
    return sizes.map { rows, hasHeights in
      Benchmark(
        name:
          "fill, scroll and draw a table of \(rows) rows\(hasHeights ? ", each asked for its height" : "")"
      ) {
        alone {
          let list = List(rows: rows)
          if hasHeights { list.table.delegate = list }
          let stage = Stage(showing: list.table)
          stage.tables[0].swipeUp()
          list.table.scrollToRow(at: [0, rows / 2], at: .top, animated: false)
          _ = stage.display
        }
      }
    }
  }

  /// A finger taps a button among many views.
  private static var taps: [Benchmark] {
    [10, 1_000, 100_000].map { count in
      let state = Device()
      let stage = within(state) { Stage() }
      let crowd = within(state) { Crowd(count: count) }
      within(state) { stage.present(crowd) }
      return Benchmark(name: "tap a button among \(count) views") {
        within(state) { stage.tap(at: crowd.button.middle) }
      }
    }
  }

  /// A view among many moves, and the inspector of the page says what has changed; while nobody has
  /// opened it, it must cost nothing.
  private static var inspector: [Benchmark] {
    [false, true].map { isOpen in
      let state = Device()
      let stage = within(state) { Stage() }
      let crowd = within(state) { Crowd(count: 500) }
      let inspection = within(state) {
        stage.present(crowd)
        _ = stage.display
        return PhoneInspection(of: stage)
      }
      let touch = events(#"{"touches": [{"id": 1, "phase": "ended", "x": 60, "y": 32}]}"#)
      for case .inspect(let look) in events(#"{"inspect": {"open": \#(isOpen), "at": [60, 32]}}"#) {
        within(state) { inspection.look(look) }
      }
      return Benchmark(
        name: "inspect a change among 500 views, \(isOpen ? "open" : "closed")",
        budget: isOpen ? 5_000_000 : 1_000
      ) {
        within(state) {
          crowd.button.frame.origin.x = 30 - crowd.button.frame.origin.x
          _ = inspection.changes(after: touch)
        }
      }
    }
  }

  private static func events(_ json: String) -> [PhoneEvent] {
    (try? PhoneEvent.events(in: Data(json.utf8))) ?? []
  }

  private static var text: Benchmark {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "A picker asks one object and tells another. 选择器 ", count: 4)
    return Benchmark(name: "measure a paragraph of 200 characters") {
      _ = label.sizeThatFits(CGSize(width: 280, height: 0))
    }
  }

  private static func alone(_ body: () -> Void) {
    within(Device(), body)
  }

  private static func within<Result>(_ state: Device, _ body: () -> Result) -> Result {
    Device.$ofTask.withValue(state) { body() }
  }
}

extension UIView {
  /// Has everything in the view laid out again.
  fileprivate func markAll() {
    setNeedsLayout()
    subviews.forEach { $0.markAll() }
  }
}
