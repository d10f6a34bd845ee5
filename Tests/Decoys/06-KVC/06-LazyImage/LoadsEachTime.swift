// Misconception: The loader is asked at every look. It may read a file each time; keep what it
//   answered.
// Rejected by: a second look does not load again
// Rejected by: a missing picture is not looked for again
// Rejected by: a loaded picture says so
// Rejected by: a missing picture counts as loaded
// Rejected by: asking whether it has loaded loads nothing

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
    loader(name)
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
