// Misconception: Only a picture is kept, so a missing one is looked for at every look. That there
//   is none is an answer as well.
// Rejected by: a missing picture is not looked for again
// Rejected by: a missing picture counts as loaded

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
    if let answer, let answer { return answer }
    guard let image = loader(name) else { return nil }
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
