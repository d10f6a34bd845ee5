import HeadlessUIKit

/// Does something when it is loaded, and when it has appeared.
final class AppearanceCallbackController: AppearanceRecordingController {
  var whenLoaded: () -> Void = {}
  var whenAppeared: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenAppeared()
  }
}
