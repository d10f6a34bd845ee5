/// The pictures of the phone.
final class PhotoLibrary: NSObject {
  /// A picture, and what it is called for those who hear the screen.
  struct Photo {
    let name: String
    let image: UIImage
    /// The file that it was read from, if it lies in a folder of the person's.
    var file: URL?
  }

  /// The library of the phone that runs.
  static var current: PhotoLibrary { Device.current.only { PhotoLibrary() } }

  /// The pictures, in the order of their names, and then those that were saved.
  private(set) var photos: [Photo]

  override init() {
    photos = Device.current.folders["photos"].map(Self.pictures) ?? Self.drawn
    super.init()
  }

  /// Adds a picture that a program saves.
  func add(_ image: UIImage) {
    photos.append(Photo(name: "Saved picture \(photos.count + 1)", image: image))
  }

  /// The pictures that lie in a folder.
  private static func pictures(in folder: URL) -> [Photo] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let photos = files.sorted().compactMap { name -> Photo? in
      let file = folder.appendingPathComponent(name)
      guard ["png", "jpg", "jpeg", "svg"].contains(file.pathExtension.lowercased()),
        let data = FileManager.default.contents(atPath: file.path), let image = UIImage(data: data)
      else { return nil }
      return Photo(
        name: file.deletingPathExtension().lastPathComponent, image: image, file: file)
    }
    if photos.isEmpty { PhotoMessage.noPictures(folder.path).reportOnce() }
    return photos
  }

  private static let drawn: [Photo] = [
    (
      "Mountains",
      """
      <rect width="300" height="300" fill="#9fd0f5"/><circle cx="226" cy="70" r="34" fill="#fff3b0"/>\
      <path d="M0 230L95 92L165 190L205 140L300 250V300H0z" fill="#5b6f86"/>\
      <path d="M95 92L72 126L95 138L118 124z" fill="#fff"/><path d="M0 256H300V300H0z" fill="#6d9a4f"/>
      """
    ),
    (
      "Flower",
      """
      <rect width="300" height="300" fill="#e9f4dc"/><rect x="145" y="150" width="10" height="140" \
      fill="#3f8f46"/><g fill="#e4567a"><circle cx="150" cy="80" r="38"/><circle cx="210" cy="124" r="38"/>\
      <circle cx="187" cy="194" r="38"/><circle cx="113" cy="194" r="38"/><circle cx="90" cy="124" r="38"/>\
      </g><circle cx="150" cy="142" r="34" fill="#f7c948"/>
      """
    ),
    (
      "Cup",
      """
      <rect width="300" height="300" fill="#f5e6d3"/><rect y="230" width="300" height="70" fill="#b98552"/>\
      <path d="M70 110H210V190Q210 240 160 240H120Q70 240 70 190z" fill="#fff"/>\
      <path d="M210 130H236Q262 130 262 158T236 190H210" fill="none" stroke="#fff" stroke-width="16"/>\
      <ellipse cx="140" cy="112" rx="66" ry="12" fill="#6b3e1f"/>
      """
    ),
  ].compactMap { name, shapes in
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 300\">\(shapes)</svg>"
    return UIImage(data: Data(svg.utf8)).map { Photo(name: name, image: $0) }
  }
}

/// The screen with the pictures.
final class PhotosViewController: UIViewController {
  private static let columns = 3
  private static let gap: CGFloat = 4

  private weak var picker: UIImagePickerController?
  private let scrollView = UIScrollView()
  private var buttons: [UIButton] = []

  init(picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
    navigationItem.rightBarButtonItem = cancel
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    let showsPictures = picker?.mediaTypes.contains("public.image") != false
    let photos = showsPictures ? PhotoLibrary.current.photos : []
    buttons = photos.map { photo in
      let button = UIButton(type: .custom)
      button.setBackgroundImage(photo.image, for: .normal)
      button.accessibilityLabel = photo.name
      button.addAction(
        UIAction { [weak self] _ in self?.picker?.choose(photo) }, for: .touchUpInside)
      scrollView.addSubview(button)
      return button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (columns, gap) = (CGFloat(Self.columns), Self.gap)
    let side = (scrollView.bounds.width - (columns + 1) * gap) / columns
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      button.frame = CGRect(
        x: gap + CGFloat(column) * (side + gap), y: gap + CGFloat(row) * (side + gap),
        width: side, height: side)
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: (buttons.last?.frame.maxY ?? 0) + gap)
  }
}

/// What the console says of the library.
enum PhotoMessage: ConsoleMessage {
  case noPictures(String)

  var text: String {
    switch self {
    case .noPictures(let folder):
      "The library of this phone is empty, because \(folder) holds no picture. Put files there that "
        + "end with .png, .jpg or .svg."
    }
  }
}
