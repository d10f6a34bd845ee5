// # Exercise 9: A picture when it is needed
//
// - A lazy picture is loaded when somebody first asks for it, and only once.
// - If the loader finds no picture, the image is nil, and the loader is not asked again.
// - `forget` makes the picture load again at the next use.
// - `isLoaded` loads nothing.
// - The image is read-only: nobody can put in another one.
//
//     swift run course check LazyImage

import HeadlessUIKit

/// A picture that is loaded when it is first looked at.
final class LazyPicture {
  let name: String
  private let loader: (String) -> UIImage?

  /// What the loader answered: nothing before it was asked, and then a picture or none.
  private var answer: UIImage??

  init(name: String, loader: @escaping (String) -> UIImage?) {
    self.name = name
    self.loader = loader
  }

  /// The picture, or nil if there is none of that name.
  var image: UIImage? {
    // TODO 1: Return what the loader gave the first time somebody asked.
    nil
  }

  /// Whether the loader has been asked.
  var isLoaded: Bool {
    // TODO 2: Return whether the loader has been asked.
    false
  }

  /// Lets go of the picture.
  func forget() {
    // TODO 3: Make the next use load again.
  }
}
