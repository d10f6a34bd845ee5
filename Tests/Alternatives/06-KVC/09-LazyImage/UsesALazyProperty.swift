// Alternative: A lazy property asks the loader, and a new one takes its place when it is
//   forgotten.

import HeadlessUIKit

/// A picture that is loaded when it is first looked at.
final class LazyPicture {
  let name: String
  private let loader: (String) -> UIImage?

  /// What the loader answered: nothing before it was asked, and then a picture or none.
  private var answer: UIImage??
  private final class Once {
    let load: () -> UIImage?
    private(set) var isLoaded = false
    private(set) lazy var image: UIImage? = {
      isLoaded = true; return load()
    }()
    init(_ load: @escaping () -> UIImage?) { self.load = load }
  }
  private lazy var once = Once { [loader, name] in loader(name) }

  init(name: String, loader: @escaping (String) -> UIImage?) {
    self.name = name
    self.loader = loader
  }

  /// The picture, or nil if there is none of that name.
  var image: UIImage? {
    once.image
  }

  /// Whether the loader has been asked.
  var isLoaded: Bool {
    once.isLoaded
  }

  /// Lets go of the picture.
  func forget() {
    once = Once { [loader, name] in loader(name) }
  }
}
