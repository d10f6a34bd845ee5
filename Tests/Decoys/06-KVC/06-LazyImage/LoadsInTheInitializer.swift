// Misconception: The picture is loaded when the object is made, whether somebody looks at it or
//   not. A lazy one waits for the first look.
// Rejected by: the first look loads
// Rejected by: a loaded picture says so

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
    answer = .some(loader(name))
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
