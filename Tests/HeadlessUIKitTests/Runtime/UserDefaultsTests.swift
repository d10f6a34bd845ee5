import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UserDefaults", .isolated)
struct UserDefaultsTests {
  let defaults = UserDefaults.standard

  @Test func `a device begins without settings, and keeps what is set`() {
    #expect(defaults.object(forKey: "name") == nil && !defaults.bool(forKey: "isNew"))

    defaults.set("Ana", forKey: "name")
    defaults.set(true, forKey: "isNew")
    defaults.set(["a", "b"], forKey: "list")
    defaults.set(["k": 1], forKey: "table")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")

    #expect(UserDefaults.standard === defaults)
    #expect(UserDefaults().string(forKey: "name") == "Ana")
    #expect(defaults.bool(forKey: "isNew") && defaults.object(forKey: "isNew") as? Bool == true)
    #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
    #expect(defaults.dictionary(forKey: "table") as? [String: Int] == ["k": 1])
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
  }

  @Test func `each device has settings of its own`() {
    defaults.set(1, forKey: "count")

    let other = Device.$ofTask.withValue(Device()) { UserDefaults.standard }

    #expect(other !== defaults && other.object(forKey: "count") == nil)
  }

  @Test func `a number is read as whatever is asked for`() {
    defaults.set(3.75, forKey: "number")
    defaults.set("42 pieces", forKey: "text")
    defaults.set(CGFloat(0.5), forKey: "width")
    defaults.set(Float(0.25), forKey: "float")
    defaults.set("yes", forKey: "answer")

    #expect(defaults.integer(forKey: "number") == 3 && defaults.double(forKey: "number") == 3.75)
    #expect(defaults.bool(forKey: "number") && defaults.string(forKey: "number") == "3.75")
    #expect(defaults.object(forKey: "number") as? Double == 3.75)
    #expect(defaults.integer(forKey: "text") == 42 && defaults.double(forKey: "text") == 42)
    #expect(defaults.object(forKey: "width") as? Double == 0.5)
    #expect(defaults.float(forKey: "float") == 0.25 && defaults.bool(forKey: "answer"))
  }

  @Test func `a value of another type counts as absent`() {
    defaults.set([1, "two"], forKey: "mixed")
    defaults.set("some", forKey: "word")

    #expect(
      defaults.stringArray(forKey: "mixed") == nil && defaults.array(forKey: "mixed")?.count == 2)
    #expect(defaults.string(forKey: "mixed") == nil && defaults.integer(forKey: "mixed") == 0)
    #expect(defaults.integer(forKey: "word") == 0 && !defaults.bool(forKey: "word"))
    #expect(defaults.array(forKey: "word") == nil && defaults.data(forKey: "word") == nil)
  }

  @Test func `a registered value counts until one is set, and again when that is removed`() {
    defaults.register(defaults: ["minutes": 4])
    #expect(defaults.integer(forKey: "minutes") == 4)

    defaults.set(6, forKey: "minutes")
    #expect(defaults.integer(forKey: "minutes") == 6)
    #expect(defaults.dictionaryRepresentation()["minutes"] as? Int == 6)

    defaults.removeObject(forKey: "minutes")
    #expect(defaults.integer(forKey: "minutes") == 4)

    defaults.set(7, forKey: "minutes")
    defaults.set(nil, forKey: "minutes")
    #expect(defaults.integer(forKey: "minutes") == 4)
  }

  @Test func `the next launch finds what was set, and registers its own`() {
    let stage = Stage()
    stage.launch(ReminderDelegate.self)
    UserDefaults.standard.set(9, forKey: "minutes")
    UserDefaults.standard.register(defaults: ["sugar": true])
    stage.terminate()

    #expect(UserDefaults.standard.object(forKey: "sugar") == nil)
    stage.launch(ReminderDelegate.self)

    #expect(ReminderDelegate.minutes == [4, 9])
  }

  @Test func `what a mutable array becomes later is not kept`() {
    let array = NSMutableArray(array: ["tea"])
    defaults.set(array, forKey: "list")

    array.add("milk")

    #expect(defaults.stringArray(forKey: "list") == ["tea"])
  }

  @Test func `a value that no property list holds raises an exception and is not kept`() {
    let sentence = Device.current.exception {
      defaults.set(UIView(), forKey: "view")
      defaults.set(["inner": [UIView()]], forKey: "views")
      defaults.register(defaults: ["color": UIColor.red])
    }

    #expect(
      sentence == "NSInvalidArgumentException: Attempt to insert non-property list object <UIView> "
        + "for key view")
    #expect(defaults.dictionaryRepresentation().isEmpty)
  }

  @Test func `a suite has values of its own`() throws {
    let group = try #require(UserDefaults(suiteName: "group.tea"))
    group.set(1, forKey: "count")

    #expect(defaults.object(forKey: "count") == nil)
    #expect(UserDefaults(suiteName: "group.tea")?.integer(forKey: "count") == 1)
    #expect(UserDefaults(suiteName: "NSGlobalDomain") == nil)

    defaults.set(2, forKey: "count")
    #expect(UserDefaults(suiteName: nil)?.integer(forKey: "count") == 2)

    defaults.removePersistentDomain(forName: "group.tea")
    #expect(group.object(forKey: "count") == nil && defaults.integer(forKey: "count") == 2)
  }

  @Test func `setting and removing is told to observers`() {
    var keys: [Int] = []
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in keys.append(UserDefaults.standard.integer(forKey: "count")) }

    defaults.setValue(3, forKey: "count")
    defaults.removeObject(forKey: "count")
    defaults.register(defaults: ["count": 8])

    #expect(keys == [3, 0])
    #expect(defaults.value(forKey: "count") as? Int == 8)
    NotificationCenter.default.removeObserver(token)
  }
}

/// Counts minutes, four where nobody has chosen.
private final class ReminderDelegate: UIResponder, UIApplicationDelegate {
  static var minutes: [Int] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["minutes": 4])
    Self.minutes.append(UserDefaults.standard.integer(forKey: "minutes"))
    return true
  }
}
