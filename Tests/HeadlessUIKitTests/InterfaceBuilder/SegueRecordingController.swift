import HeadlessUIKit

/// A controller of a storyboard that writes down which segues it hears of.
final class SegueRecordingController: UIViewController {
  var diary: [String] = []
  var isOpen = true
  var parcel = ""

  override class var actions: [Selector: IBAction] {
    ["comeHome:": IBAction(SegueRecordingController.comeHome)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("viewDidLoad with \(parcel)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    diary.append("should \(identifier)")
    return isOpen
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    diary.append("prepare \(segue.identifier ?? "none") \(loaded)")
    (segue.destination as? SegueRecordingController)?.parcel = "a parcel"
  }

  private func comeHome(_ segue: UIStoryboardSegue) {
    diary.append("home from \(segue.source.title ?? "")")
  }
}

/// A segue that shows its destination in a way of its own.
final class RootReplacingSegue: UIStoryboardSegue {
  override func perform() {
    source.view.window?.rootViewController = destination
  }
}
