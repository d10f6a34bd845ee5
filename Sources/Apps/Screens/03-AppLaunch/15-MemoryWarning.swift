import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let tabs = UITabBarController()
  let album = AlbumViewController()
  album.title = "Album"
  album.field.borderStyle = .roundedRect
  album.pictures = ["sea": Data([1])]
  tabs.viewControllers = [album, ReportViewController(on: album)]
  return tabs
}

/// Says what an album has at the moment.
final class ReportViewController: UIViewController {
  private let album: AlbumViewController
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(on album: AlbumViewController) {
    self.album = album
    super.init(nibName: nil, bundle: nil)
    title = "Report"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    update()
  }

  private func update() {
    label.text = "View: \(album.isViewLoaded), pictures: \(album.pictures.count)"
  }
}
