// Misconception: A property that keeps what it loaded is given a setter, too. Then anybody may put
//   another picture in; without a setter only the loader decides.
// Rejected by: nobody puts another picture in

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
    get {
      if let answer { return answer }
      let image = loader(name)
      answer = .some(image)
      return image
    }
    set { answer = .some(newValue) }
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
