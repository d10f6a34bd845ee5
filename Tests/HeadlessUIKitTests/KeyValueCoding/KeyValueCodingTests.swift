import Grading
import Testing

@testable import HeadlessUIKit

@Suite("Key-value coding", .isolated)
struct KeyValueCodingTests {
  let flag = Flag()

  @Test func `a property is read and written by its name`() {
    flag.setValue("Italy", forKey: "name")

    #expect(flag.name == "Italy")
    #expect(flag.value(forKey: "name") as? String == "Italy")
  }

  @Test func `a subclass has the keys of its superclasses without listing them again`() {
    let star = StarredFlag()

    star.setValue("China", forKey: "name")
    star.setValue(5, forKey: "stars")

    #expect(star.name == "China" && star.stars == 5)
    #expect(star.value(forKey: "stars") as? Int == 5)
  }

  @Test func `didSet runs when a property is written by its name`() {
    flag.setValue("Italy", forKey: "name")

    #expect(flag.changes == ["nil became Italy"])
  }

  @Test func `a weak property stays weak`() {
    var owner: Flag? = Flag()
    flag.setValue(owner, forKey: "neighbour")
    #expect(flag.value(forKey: "neighbour") as? Flag === owner)

    owner = nil

    #expect(flag.neighbour == nil && flag.value(forKey: "neighbour") == nil)
  }

  @Test func `B146: a key path is walked one key at a time`() {
    let neighbour = Flag()
    flag.neighbour = neighbour

    flag.setValue("France", forKeyPath: "neighbour.name")

    #expect(neighbour.name == "France")
    #expect(flag.value(forKeyPath: "neighbour.name") as? String == "France")
    #expect(flag.value(forKeyPath: "neighbour.name.length") as? Int == 6)
  }

  @Test func `a view is written by name, and a structure of it as a whole`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    view.setValue(7, forKey: "tag")
    view.setValue(true, forKey: "hidden")
    view.setValue(CGPoint(x: 100, y: 70), forKey: "center")

    #expect(view.tag == 7 && view.isHidden)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.frame == CGRect(x: 85, y: 50, width: 30, height: 40))
    #expect(view.value(forKey: "center") as? CGPoint == CGPoint(x: 100, y: 70))
  }
}
