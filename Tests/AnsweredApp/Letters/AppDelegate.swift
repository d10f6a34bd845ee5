import UIKit
import WebKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: LettersController())
    window?.makeKeyAndVisible()
    return true
  }
}

struct Letter {
  let title: String
  let body: String
}

class LettersController: UITableViewController {
  let letters = [
    Letter(title: "More benches", body: "We ask for <b>two</b> benches in the park.<p>Thank you!"),
    Letter(title: "Fewer cars", body: "Please close the road &mdash; at least on Sundays."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let vc = DetailViewController()
    vc.detailItem = letters[indexPath.row]
    navigationController?.pushViewController(vc, animated: true)
  }
}

class DetailViewController: UIViewController {
  var webView: WKWebView!
  var detailItem: Letter?

  override func loadView() {
    webView = WKWebView()
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let detailItem = detailItem else { return }
    let html = """
      <html>
      <head>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style> body { font-size: 150%; } </style>
      </head>
      <body>
      \(detailItem.body)
      </body>
      </html>
      """
    webView.loadHTMLString(html, baseURL: nil)
  }
}
