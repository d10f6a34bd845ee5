// # Exercise 6: A wheel with rows from a file
//
// A wheel shows the teas of a shop. They stand in a property list, as an array of texts.
//
// - `read()` looks for the file in `bundle`. Its name is `fileName`, and its ending is `plist`.
//   `read()` returns the texts of the file in their order. A list without texts is right, too.
// - If there is no such file, `read()` throws `MissingTeas` with the file's name.
// - If the file holds something else, `read()` throws the error of the decoder.
// - `teas` are the teas of the file. They are read when somebody asks for them first, and never
//   again.
// - If the file cannot be read, `teas` is empty, and `problem` is the error.
// - The wheel has a row for each tea, with its name.
//
//     swift run course check TeasFromAFile

import HeadlessUIKit

/// A file with teas that is not in the bundle.
struct MissingTeas: Error {
  let name: String
}

/// Feeds a picker view with one wheel of teas, which stand in a file.
final class TeaShop: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let bundle: Bundle
  let fileName: String

  /// Why the file cannot be read, or nil if it can.
  private(set) var problem: (any Error)?

  init(bundle: Bundle, fileName: String) {
    self.bundle = bundle
    self.fileName = fileName
  }

  func read() throws -> [String] {
    guard let url = bundle.url(forResource: fileName, withExtension: "plist") else {
      throw MissingTeas(name: fileName)
    }
    let data = try Data(contentsOf: url)
    // A decoder that is not silenced says itself what is wrong with the file.
    return try PropertyListDecoder().decode([String].self, from: data)
  }

  /// The teas of the file.
  lazy var teas: [String] = {
    do {
      return try read()
    } catch {
      // Nobody can catch the error of a property, so it is kept for who asks.
      problem = error
      return []
    }
  }()

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    teas.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    teas[row]
  }
}
