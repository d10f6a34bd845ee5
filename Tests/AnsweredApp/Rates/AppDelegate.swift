import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RatesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

struct Rates: Decodable {
  let dollars: Double
}

class RatesViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 30))
  let stepper = UIStepper(frame: CGRect(x: 20, y: 110, width: 94, height: 32))
  var rate = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "Asking"
    stepper.value = 1
    stepper.addTarget(self, action: #selector(changed), for: .valueChanged)
    view.addSubview(label)
    view.addSubview(stepper)
    guard let url = URL(string: "https://example.org/v1/rates?base=EUR") else { return }
    URLSession.shared.dataTask(with: url) { data, _, error in
      let rates = data.flatMap { try? JSONDecoder().decode(Rates.self, from: $0) }
      DispatchQueue.main.async {
        guard let rates = rates else {
          self.label.text = error?.localizedDescription ?? "No rates"
          return
        }
        self.rate = rates.dollars
        self.changed()
      }
    }.resume()
  }

  @objc func changed() {
    label.text = "\(Int(stepper.value)) euro is \(stepper.value * rate) dollars"
  }
}
