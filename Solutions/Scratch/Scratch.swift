// # Scratch: a screen of your own
//
// Try here whatever you like. Nobody grades this file, and Git does not know it.
//
//     swift run course play Scratch
//
// The screen on the phone is `ScratchViewController`: keep its name. It may show other controllers.

import HeadlessUIKit

final class ScratchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let label = UILabel()
    label.text = "Press the button"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    var count = 0
    let press = UIAction { [weak label] _ in
      count += 1
      label?.text = "Pressed: \(count)"
      print("pressed", count)
    }
    button.addAction(press, for: .touchUpInside)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24),
    ])
  }
}
