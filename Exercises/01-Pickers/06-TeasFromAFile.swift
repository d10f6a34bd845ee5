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
    // TODO 1: Return the texts of the file, or throw what is wrong with it.
    []
  }

  /// The teas of the file.
  // TODO 2: Read the file when the teas are asked for first, and keep the error if there is one.
  lazy var teas: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    // TODO 3: Count the teas.
    0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    // TODO 4: Name the tea in this row.
    nil
  }
}
