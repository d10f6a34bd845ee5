import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The keys of UIKit's classes", .isolated)
struct BuiltInKeysTests {
  @Test func `every key that UIKit lists can be read, and what was read can be written`() throws {
    for object in try Self.objects() {
      let table = KeyTable.of(type(of: object))
      let names = table.methods.keys.filter { !$0.hasSuffix(":") }.sorted()
      #expect(names.count > 1, "\(type(of: object))")

      for name in names {
        let message = Device.current.exception {
          let value = object.value(forKey: name)
          if table.methods["set\(name.prefix(1).uppercased())\(name.dropFirst()):"] != nil {
            object.setValue(value, forKey: name)
          }
        }
        #expect(message == nil, "\(type(of: object)).\(name)")
      }
    }
  }

  @Test func `every class of the core that lists keys is asked in this suite`() throws {
    let listing = try Self.listingClasses()
    let asked = try Self.objects().flatMap { ClassChain(type(of: $0)) }

    #expect(listing.count > 25)
    #expect(listing.filter { type in !asked.contains { $0 == type } }.map { "\($0)" } == [])
  }

  @Test func `a subclass inherits the keys of UIKit's classes, and each class lists its own`() {
    #expect(BuiltInKeys.of(UISlider.self)?.names.contains("maximumValue") == true)
    #expect(BuiltInKeys.of(UISlider.self)?.names.contains("alpha") == false)
    #expect(BuiltInKeys.of(SliderSubclass.self) == nil)
    #expect(SliderSubclass().value(forKey: "maximumValue") as? Float == 1)
  }

  @Test func `a property that is true or false has two names`() {
    let control = UISwitch()

    control.setValue(true, forKey: "on")
    #expect(control.isOn && control.value(forKey: "isOn") as? Bool == true)
    control.setValue(false, forKey: "isOn")
    #expect(!control.isOn && control.value(forKey: "on") as? Bool == false)
  }

  @Test func `what can only be read cannot be written`() {
    let message = Device.current.exception {
      UIView().setValue(UIView(), forKey: "superview")
    }

    #expect(message?.hasSuffix("for the key superview.") == true)
  }

  @Test func `the members of what can only be read can be written`() {
    let button = UIButton(type: .system)

    button.setValue(UIColor.red, forKeyPath: "titleLabel.backgroundColor")

    #expect(button.titleLabel?.backgroundColor == .red)
  }

  @Test func `a delegate written by name is heard, and not kept`() {
    let picker = UIPickerView()
    var wheel: Wheel? = Wheel()
    picker.setValue(wheel, forKey: "dataSource")
    #expect(picker.numberOfComponents == 2)

    weak let kept = wheel
    wheel = nil

    #expect(kept == nil && picker.value(forKey: "dataSource") == nil)
  }

  @Test func `a delegate of another kind is refused`() {
    let message = Device.current.exception {
      UITextField().setValue(UIView(), forKey: "delegate")
    }

    #expect(message?.contains("UITextField.delegate is a UITextFieldDelegate") == true)
  }

  @Test func `an object that was written and read by name is not kept alive by it`() {
    weak var view: UIView?
    weak var flag: Flag?
    do {
      let (strongView, strongFlag) = (UIView(), Flag())
      (view, flag) = (strongView, strongFlag)
      strongView.setValue(3, forKey: "tag")
      strongFlag.setValue("Italy", forKey: "name")
      _ = strongFlag.value(forKeyPath: "neighbour.name")
      _ = Device.current.exception { _ = strongFlag.value(forKey: "nope") }
    }

    #expect(view == nil && flag == nil)
  }

  /// The classes of the core that list keys, found by their public names.
  private static func listingClasses() throws -> [AnyClass] {
    let reference = try APIReference()
    let names = Set(reference.rows.map(\.type) + reference.others.keys)
    // Foundation complains on the console of each name with a dot, and members are no classes.
    return names.filter { !$0.contains(".") }.sorted()
      .compactMap { NSClassFromString("HeadlessUIKit.\($0)") }
      .filter { BuiltInKeys.of($0) != nil }
  }

  /// An object of each, made of an empty element of a document where it can be.
  private static func objects() throws -> [any KeyValueCoding] {
    let document = try Document(Data(Samples.xib("").utf8), file: "Empty.xib")
    let loader = NibLoader(document, bundle: Device.current.bundle)
    let element = XMLElementNode(name: "object", attributes: [:], line: 1)
    let decoded = try listingClasses().compactMap { type in
      (type as? any NibDecodable.Type)?.make(from: NibDecoder(element, loader))
    }
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 8)
    return decoded.compactMap { $0 as? any KeyValueCoding }
      + [UIApplication.shared, constraint, UIView().layer]
  }
}

private final class Wheel: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
}

private final class SliderSubclass: UISlider {}
