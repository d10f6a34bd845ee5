import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 12: WhichAttribute", .exercise, .serialized)
struct WhichAttributeTests {
  final class Listener: DraftDelegate {
    func draftDidChange(_ draft: Draft) {}
  }

  @Test(.todo(1))
  func `the title keeps what it was given`() {
    let buffer = NSMutableString(string: "q")
    let draft = Draft(title: "")
    draft.title = buffer

    buffer.append("z")

    #expect(
      draft.title == "q", "The text that was given says qz now. Keep a copy of what it said.")
  }

  @Test(.todo(1))
  func `a title that is given later is copied too`() {
    let buffer = NSMutableString(string: "first")
    let draft = Draft(title: "")
    for word in ["second", "third"] {
      buffer.setString(word)
      draft.title = buffer
    }

    buffer.setString("fourth")

    #expect(draft.title == "third", "Copy each time a title is assigned.")
  }

  @Test(.todo(2))
  func `the delegate is not kept alive`() {
    let draft = Draft(title: "")
    var listener: Listener? = Listener()
    weak let heard = listener
    draft.delegate = listener

    listener = nil

    #expect(heard == nil, "Nobody but the draft knows the delegate any more. Let it go.")
    #expect(draft.delegate == nil, "A weak reference becomes nil when its object is gone.")
  }

  @Test(.todo(2))
  func `a draft and its parts are let go of`() async throws {
    var draft: Draft? = Draft(title: "")
    weak let whole = draft
    weak var part: Draft?
    do {
      let child = Draft(title: "part")
      draft?.add(child)
      part = child
    }
    let isKept = part != nil

    draft = nil

    #expect(isKept, "While there is a draft, it keeps its parts.")
    #expect(
      whole == nil && part == nil,
      "Draft and part keep each other alive. The reference to the parent must not be strong.")
    try await #require(
      processExitsWith: .success,
      "The program stopped: the parent is gone, and its part asked for it. Use weak, which gives nil."
    ) {
      await MainActor.run {
        let part = Draft(title: "part")
        do { Draft(title: "whole").add(part) }
        #expect(part.parent == nil, "The parent is gone, so the reference to it has to be nil.")
      }
    }
  }

  @Test(.todo(3))
  func `the toolbar stays once it was made`() {
    let draft = Draft(title: "")

    let isThere = toolbar(of: draft) != nil
    toolbar(of: draft)?.tag = 7

    #expect(
      isThere && toolbar(of: draft)?.tag == 7,
      "A tag was given to the toolbar, and the toolbar of the next question does not have it. The draft makes one, and keeps it."
    )
  }

  @Test(.todo(3))
  func `there is one toolbar`() throws {
    let draft = Draft(title: "")
    let toolbar = try #require(self.toolbar(of: draft), "Make a toolbar at its first use.")

    #expect(
      self.toolbar(of: draft) === toolbar,
      "The toolbar was asked for twice, and there were two. Make one, and keep it.")
    #expect(
      self.toolbar(of: Draft(title: "")) !== toolbar,
      "Two drafts have the same toolbar. Each has one of its own: the property is not static.")
  }

  @Test(.todo(3))
  func `no toolbar is made before its first use`() throws {
    let draft = Draft(title: "")

    let isMade = Mirror(reflecting: draft).children.contains { $0.value is UIToolbar }

    try #require(toolbar(of: draft) != nil, "Make a toolbar at its first use.")
    #expect(!isMade, "Nobody has used the toolbar, and it is there already. A lazy one waits.")
  }

  @Test(.todo(4))
  func `the field goes with its view`() {
    let draft = Draft(title: "")
    var view: UIView? = UIView()
    do {
      let field = UITextField()
      view?.addSubview(field)
      draft.field = field
    }
    let isThere = draft.field != nil

    view = nil

    #expect(isThere, "While the view is there, so is its field.")
    #expect(
      draft.field == nil, "The view keeps its subviews. The draft must not keep the field as well.")
  }

  /// The toolbar, whether the draft says that there may be none or not.
  private func toolbar(of draft: Draft) -> UIToolbar? {
    draft.toolbar
  }
}

extension WhichAttributeTests: ExerciseScene {
  static let advice = "What a draft holds, after something has happened to it."

  var opening: SceneOpening {
    let draft = Draft(title: "")
    let buffer = NSMutableString(string: "q")
    draft.title = buffer
    buffer.append("z")
    var whole: Draft? = Draft(title: "whole")
    whole?.add(draft)
    let view = UIView()
    do {
      let listener = Listener()
      draft.delegate = listener
      let field = UITextField()
      view.addSubview(field)
      draft.field = field
      field.removeFromSuperview()
    }
    whole = nil
    return .table(
      ["what happened", "what the draft holds"],
      rows: [
        ["its title was q, and a z was added to the buffer", "\(draft.title)"],
        ["its delegate was forgotten", draft.delegate == nil ? "no delegate" : "a delegate"],
        ["the draft above was forgotten", draft.parent == nil ? "no parent" : "a parent"],
        ["its toolbar was asked for", toolbar(of: draft) == nil ? "no toolbar" : "a toolbar"],
        ["its field left the view", draft.field == nil ? "no field" : "a field"],
      ])
  }
}
