import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about documents", .isolated)
struct NibMessagesTests {
  private let view = UIView()
  private let controller = UIViewController()

  private func expect(
    _ problem: NibProblem, _ kind: LoadReport.Kind, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(problem.text == text, sourceLocation: sourceLocation)
    #expect(problem.kind == kind, sourceLocation: sourceLocation)
  }

  /// The name, the reason and the help of an exception.
  private func text(_ exception: Exception) -> String {
    "\(exception.name): \(exception.reason) | \(exception.help)"
  }

  @Test func `objects that are not made, or are of another class`() {
    expect(
      .unknownElement(standIn: nil), .unknownElement,
      "There is no class for this element, so it is left out.")
    expect(
      .unknownElement(standIn: UIView.self), .unknownElement,
      "There is no class for this element, so it becomes a UIView.")
    expect(
      .unknownClass("Card", standIn: UIView.self, help: "Help."), .unknownClass,
      "Unknown class Card in Interface Builder file, so it becomes a UIView. Help.")
    expect(
      .unsuitableClass("Card", standIn: UILabel.self), .unknownClass,
      "Card is no subclass of UILabel that a document can make, so it becomes a UILabel. Compare "
        + "the element with the class.")
    expect(
      .refusedObject(UIView.self), .refusedObject,
      "init(coder:) of UIView answers nil, so there is no object. Look at its guards.")
    expect(
      .customObjectNotMade("Card"), .refusedObject,
      "No object is made of the class Card. Declare it at the top of its file, and let it inherit "
        + "from NSObject: its init() is called.")
  }

  @Test func `connections that lead nowhere`() {
    expect(
      .outletToNothing(XMLElementNode(name: "label", attributes: [:], line: 7)),
      .unresolvedOutlet, "It leads to the <label> in line 7, of which no object was made.")
    expect(
      .outletOfStandIn(view), .unresolvedOutlet,
      "The UIView that stands for this element has no such outlet.")
    expect(
      .actionWithoutOwner, .unresolvedAction, "Nobody stands for File's Owner, so it is not sent.")
    expect(
      .unlistedAction("turn:", target: view), .unresolvedAction,
      "UIView lists no action \"turn:\", so the program will stop when it is sent. UIView is a "
        + "class of UIKit, and nobody can add actions to it. Send the action to an object of your own "
        + "class, or look at the class that the document gives the object.")
    expect(
      .unknownEvent("wave"), .unresolvedAction, "There is no event \"wave\". Look at eventType.")
    expect(
      .actionOfNonControl(view), .unresolvedAction,
      "A UIView sends no actions. Make it a UIControl.")
    expect(
      .actionOfNonControl(nil), .unresolvedAction, "Nobody sends no actions. Make it a UIControl.")
  }

  @Test func `runtime attributes and values`() {
    expect(
      .runtimeAttribute(keyPath: "shiny", of: view, reason: "it is so"), .value,
      "Failed to set (shiny) user defined inspected property on (UIView): it is so")
    expect(
      .attributeOfNonCompliantClass(keyPath: "shiny", of: view), .value,
      "Failed to set (shiny) user defined inspected property on (UIView): its class is not key "
        + "value coding-compliant")
    expect(.value("A sentence."), .value, "A sentence.")
  }

  @Test func `constraints that are not understood`() {
    expect(
      .tooManyConstrainedViews(1001, limit: 1000), .constraint,
      "Constraints place 1001 views, so all keep their frames. Up to 1000 are placed; divide the "
        + "document.")
    expect(.invalidMultiplier("x"), .constraint, "The multiplier is \"x\". Write a ratio.")
    expect(.unknownRelation("x"), .constraint, "There is no relation \"x\".")
    expect(.unknownLayoutAttribute("x"), .constraint, "There is no attribute \"x\" of a view.")
    let sentence = "firstItem is \"a\", and no view was made for that id."
    expect(
      .constraintOnNothing(item: "firstItem", id: "a", isInDocument: true), .constraint, sentence)
    expect(
      .constraintOnNothing(item: "firstItem", id: "a", isInDocument: false), .danglingReference,
      sentence)
  }

  @Test func `segues that cannot be performed`() {
    let sentence = "It leads to \"a\", and no scene has a controller with that id."
    expect(.segueToNothing(id: "a", isInDocument: true), .segue, sentence)
    expect(.segueToNothing(id: "a", isInDocument: false), .danglingReference, sentence)
    expect(
      .danglingSegue(id: "a"), .danglingReference, "The document has no object with the id \"a\".")
    expect(
      .segueWithoutController, .segue,
      "Segues belong to storyboards: it begins at no controller.")
    expect(
      .segueWithoutTrigger, .segue,
      "Nothing that a person does to this object is known to follow a segue.")
    expect(
      .unknownRelationship("x"), .segue, "There is no relationship \"x\", so it is not followed.")
    expect(
      .unknownSegueKind("x"), .segue,
      "There is no segue of the kind \"x\", so it is not followed.")
    expect(
      .unknownSegueClass("Fade", help: "Help."), .unknownClass,
      "Unknown segue class Fade in Interface Builder file, so it is a plain one. Help.")
    expect(
      .pushWithoutNavigation(source: "<Menu>"), .segue,
      "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController. Put <Menu> into one, or take a segue show.")
    expect(
      .unwindToNothing("back:"), .segue,
      "Nobody on the way back has the action \"back:\", so nothing happens. List it in the actions "
        + "of the controller to go back to.")
  }

  @Test func `documents that raise exceptions while they are loaded`() {
    let undefined =
      "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key icon."
    let inner = Exception(name: "NSName", reason: "It is so", help: "Look.")

    #expect(NibFailure.outlet(inner).exception == inner)
    #expect(
      [
        NibFailure.endlessLoading(file: "A.xib"), .endlessScene(id: "a"),
        .danglingConnection(id: "a"), .outletOfMissingOwner(key: "icon"),
        .outletOfNonCompliantClass(key: "icon", view), .viewOfOtherController(view, controller),
      ].map { text($0.exception) } == [
        "NSInternalInconsistencyException: Loading A.xib leads to loading it again, without end | "
          + "An object of the document loads the document when it is made or woken up.",
        "NSInternalInconsistencyException: The scene \"a\" contains itself | Let no container hold "
          + "the one it lies in.",
        "NSInternalInconsistencyException: The document has no object with the id \"a\" | Delete "
          + "the connection, or draw it again in Interface Builder.",
        "NSUnknownKeyException: [<NSObject> \(undefined) | The nib is loaded without an owner, and "
          + "File's Owner has outlets in it. Pass one.",
        "NSUnknownKeyException: [<UIView> \(undefined) | UIView is not key value coding-compliant. "
          + "Let it conform to KeyValueCoding.",
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time | The UIView is the view of a UIViewController already.",
      ])
  }

  @Test func `nibs and storyboards that cannot be used`() {
    let bundle = Device.current.bundle
    let path = "NSBundle <\(bundle.bundlePath)> (loaded)"

    #expect(
      [
        NibLoadingError.nibNotLoaded(name: "A", bundle, help: "Help."),
        .nibNotLoaded(name: nil, bundle, help: "Help."), .viewOutletNotSet(nibName: "A"),
        .storyboardNotFound(name: "A", bundle, help: "Help."),
        .unknownIdentifier("x", known: ["b", "a"], file: "A.storyboard"),
        .unknownIdentifier("x", known: [], file: "A.storyboard"),
      ].map { text($0.exception) } == [
        "NSInternalInconsistencyException: Could not load NIB in bundle: '\(path)' with name 'A' | "
          + "Help.",
        "NSInternalInconsistencyException: Could not load NIB in bundle: '\(path)' | Help.",
        "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded "
          + "the \"A\" nib but the view outlet was not set. | Connect the outlet view of File's "
          + "Owner in A.xib.",
        "NSInvalidArgumentException: Could not find a storyboard named 'A' in bundle \(path) | Help.",
        "NSInvalidArgumentException: Storyboard (<UIStoryboard>) doesn't contain a view controller "
          + "with identifier 'x' | The identifiers of A.storyboard are: \"a\", \"b\". Compare "
          + "storyboardIdentifier.",
        "NSInvalidArgumentException: Storyboard (<UIStoryboard>) doesn't contain a view controller "
          + "with identifier 'x' | The identifiers of A.storyboard are: none. Compare "
          + "storyboardIdentifier.",
      ])
    #expect(
      [
        StoryboardMistake.refusedController(file: "A.storyboard", line: 7),
        .wrongClass(file: "A.storyboard", controller, expected: UITabBarController.self),
        .isNib(file: "A.xib"),
        .unreadable(NibError(file: "A.xib", line: 1, element: nil, cause: .unreadableFile)),
      ].map(\.text) == [
        "A.storyboard, line 7: init(coder:) of the controller answers nil. Call super.init(coder:), "
          + "and look at its guards.",
        "A.storyboard has a UIViewController where a UITabBarController is asked for. Compare "
          + "customClass with the type.",
        "A.xib is a xib. Load it with UINib(nibName:bundle:).",
        "A.xib, line 1: The file cannot be read. Look at who may read it.",
      ])
  }
}
