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
    if let answer { return answer }
    // The answer is kept before it is returned, also if it is nil: a missing picture stays missing.
    let image = loader(name)
    answer = .some(image)
    return image
  }

  /// Whether the loader has been asked.
  var isLoaded: Bool {
    answer != nil
  }

  /// Lets go of the picture.
  func forget() {
    answer = nil
  }
}
