// # Exercise 6: A picture when it is asked for
//
// A lazy picture loads nothing until somebody looks at it, and then once. If the
// loader finds no picture, that is its answer, and it is not asked again. It can be
// told to forget: the next look loads anew. To ask whether it has loaded loads nothing.
// The image is read-only: nobody puts another one in.
//
//     swift test --filter LazyImage

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
    // TODO 1: What the loader answered the first time somebody looked.
    nil
  }

  /// Whether the loader has been asked.
  var isLoaded: Bool {
    // TODO 2: Whether there is an answer, be it a picture or none.
    false
  }

  /// Lets go of the picture.
  func forget() {
    // TODO 3: The next look loads anew.
  }
}
