import HeadlessUIKit

/// Writes down what it is told about its view.
final class LifeCycleController: UIViewController {
  var diary: [String] = []
  var whenAppearing: () -> Void = {}

  override func loadView() {
    diary.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
    whenAppearing()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    diary.append("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary.append("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    diary.append("didReceiveMemoryWarning")
  }

  private func note(_ line: String) {
    diary.append(view.window == nil ? line : line + " in window")
  }
}
