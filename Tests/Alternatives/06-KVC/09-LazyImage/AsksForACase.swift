// Alternative: a pattern, `case .none`, asks whether the loader was called before.

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
    guard case .none = answer else { return answer ?? nil }
    let loaded = loader(name)
    answer = .some(loaded)
    return loaded
  }

  /// Whether the loader has been asked.
  var isLoaded: Bool {
    if case .some = answer { true } else { false }
  }

  /// Lets go of the picture.
  func forget() {
    answer = nil
  }
}
