/// What has the wrong type, and what a class, a call or a switch lacks.
extension CompilerHelp {
  /// What may be nil and what may not.
  static let rulesOnNil = [
    Rule(
      /'nil' is incompatible with return type/,
      "Only an optional, a type with a question mark, can be nil. Return a value of the type that "
        + "is promised, or promise an optional: %2?"),
    Rule(
      /'nil' cannot (?:be assigned to|initialize)/,
      "Only an optional, a type with a question mark, can be nil. Write a value of the type %2, or "
        + "declare it as an optional: %2?"),
    Rule(
      /'nil' is not compatible with expected argument type/,
      "Only an optional, a type with a question mark, can be nil. Hand over a value of the type %2."
    ),
    Rule(
      /'nil' is not compatible with expected (?:element|dictionary value) type/,
      "Only an optional, a type with a question mark, can be nil. Delete nil, or write a value of the "
        + "type %2."),
    Rule(
      /'nil' (?:is not compatible with|cannot be used in context expecting)/,
      "Only an optional, a type with a question mark, can be nil. Write a value of the type %2."),
    Rule(
      /must be unwrapped to refer to member/,
      "The value may be nil. Write a question mark before the dot, or say what happens then, with if "
        + "let, guard let or ?? and another value."),
    Rule(
      /'nil' requires a contextual type/,
      "nil does not say what else the variable can hold. Write its type: let name: String? = nil"),
    Rule(
      /must be unwrapped to/, at: /^\[[^\]]+\] *[+\-*\/]=/,
      "A dictionary may have no value for the key yet. Say which it has then: counts[word, default: 0] += 1"
    ),
    Rule(
      /must be unwrapped to/,
      "The value may be nil. Say what happens then, with if let, guard let or ?? and another value."
    ),
    Rule(
      /initializer for conditional binding must have Optional type/,
      "if let and guard let take a value that may be nil, and this one cannot be. Use it as it is, "
        + "without if let."),
    Rule(
      /cannot use optional chaining on non-optional/,
      "This value is never nil. Delete the question mark behind it."),
    Rule(
      /cannot force unwrap value of non-optional/,
      "This value is never nil. Delete the exclamation mark behind it."),
  ]

  /// What a call is given.
  static let rulesOnCalls = [
    Rule(
      /missing argument labels/,
      "The names before the colons are part of the call. Write each before its value: %1"),
    Rule(
      /missing argument label/,
      "The name before the colon is part of the call. Write it before the value: %1"),
    Rule(
      /extraneous argument label/,
      "This value has no name in the call. Delete the name and its colon: %1"),
    Rule(
      /incorrect argument label/,
      "The names before the colons are part of the call. Write them as the function declares them: "
        + "%2"),
    Rule(
      /unnamed argument .* must precede argument/,
      "The values have an order. Write the value without a name before %1."),
    Rule(/must precede argument/, "The values have an order. Write %1 before %2."),
    Rule(
      /missing arguments? for parameter/,
      "The call leaves out a value that the function asks for."),
    Rule(/extra argument/, "The call hands over more values than the function takes."),
    Rule(
      /argument passed to call that takes no arguments/,
      "The call takes no values. Delete what stands in its brackets."),
    Rule(
      /no exact matches in call to subscript/,
      "What stands in the square brackets has another type than it should. An array takes a number: "
        + "names[indexPath.row], and a dictionary one of its keys."),
    Rule(
      /no exact matches in call to instance method '(?:post|addObserver)'/, in: /\bname: ""/,
      "The name of a notification is no text. It is made of one: Notification.Name(\"ready\")"),
    Rule(
      /no exact matches in call to initializer/, in: /UIColor\([^a-z]/,
      "A color is made of parts from 0 to 1: UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)"),
    Rule(
      /no exact matches in call to/,
      "There are several of that name, and none takes these values. Compare the names before the "
        + "colons and the types of the values with those that it has."),
    Rule(
      /non-escaping parameter '.+'/,
      "The closure is kept and called later. Write @escaping before its type, where %1 is declared: "
        + "%1: @escaping () -> Void"),
    Rule(
      /escaping closure captures mutating 'self'/,
      "A closure that is called later cannot change a struct. Write class instead of struct."),
    Rule(
      /'&' used with non-inout argument/, "The function does not change this. Delete the &."),
    Rule(/did you mean to call it with '\(\)'/, "It is a function. Write () behind its name."),
    Rule(
      /cannot call value of non-function type/,
      "What stands before the brackets is a value, and no function. Delete the brackets. To "
        + "multiply, write a * between."),
    Rule(
      /cannot convert value of type '.*->.*' to expected argument type 'Selector'/,
      "Write the class and a dot before the function: action: MenuViewController.press"),
    Rule(
      /cannot convert value of type '(?:@\w+ )*\(\) -> .+' to expected argument type '.*\([^()].*\) ->/,
      "What is handed over here is called with values, and this function takes none. Write braces, a _ for "
        + "each value, and the call: { _ in tick() }"),
    Rule(
      /contextual closure type '.+' expects \d+ arguments?, but/,
      "The closure is given another number of values than it uses. Name each after the {, or use "
        + "$0 for the first and $1 for the second."),
    Rule(
      /which cannot be implicitly ignored/,
      "The closure is given values that it does not use. Write a _ for each after the {: _ in for "
        + "one, _, _ in for two."),
    Rule(
      /call can throw,? but/,
      "This call can fail. Write try before it, inside of do { … } catch { … }. Or write try? to get "
        + "nil if it fails."),
    Rule(
      /errors thrown from here are not handled/,
      "This call can fail. Put it into do { … } catch { … }. Or write try? instead of try, to get nil "
        + "if it fails."),
  ]

  /// Types that do not fit.
  static let rulesOnTypes = [
    Rule(
      /cannot convert (?:value|return expression) of type '\(\)'/,
      "What stands here gives no value back. Write it on a line of its own."),
    Rule(
      /cannot subscript String with an Int/,
      "A text has no places with numbers. An array has: Array(word)[0] is its first Character."),
    Rule(
      /cannot convert return expression of type '(?:String\.Element' \(aka ')?Character'/,
      in: /\w\[\w+\]/,
      "If this comes from a text, that has no places with numbers. An array has: String(Array(word)[0]) is "
        + "its first letter as a text. If it is an element of an array, write String(…) around it.",
      isWhole: true),
    Rule(
      /is not convertible to '.+'/,
      "The compiler does not know that this is a %2. Write as! in the place of as, and the program "
        + "stops if it is none; or as?, and it is nil then."),
    Rule(
      /cannot convert value of type '.+' to type '.+' in coercion/,
      "as makes no other value of this one."),
    Rule(
      /have mismatching types/, "Both values of ? and : need the same type. Convert one of them."),
    Rule(
      /requires that '.+' conform to 'Comparable'/,
      "A %-2 has no order of its own. Say by what it is ordered: sorted { $0.name < $1.name }"),
    Rule(
      /does not conform to protocol '(?:Hashable|Equatable|Codable|Encodable|Decodable)'/,
      in: /\b(?:struct|enum|class|extension)\b.*:/,
      "The compiler cannot write by itself what %2 asks for: something that %1 holds is not %2, or %1 is a "
        + "class. Hold something else, such as a text or a number, or write it yourself."),
    Rule(
      /conform to (?:protocol )?'Equatable'/, of: ["class", "actor"],
      "Objects of a class are equal only if the class says when. To find the same object, ask for that "
        + "with ===, as in firstIndex { $0 === other }. Or compare a property of both."),
    Rule(
      /conform to (?:protocol )?'Hashable'/, of: ["class", "actor"],
      "Objects of a class are in a set or are keys only if the class says when two are the same. Keep "
        + "them in an array, or let a text or a number of theirs be the key."),
    Rule(
      /conform to (?:protocol )?'(?:Hashable|Equatable|Encodable|Decodable)'/,
      of: ["struct", "enum", "class"],
      "Write %-1 where %-2 is declared: %k %-2: %-1. What it holds has to be %-1, too."),
    Rule(
      /conform to (?:protocol )?'(?:Hashable|Equatable|Encodable|Decodable)'/,
      "The type %-2 is not %-1. Use something else here that is, such as a text or a number."),
    Rule(
      /cannot convert return expression of type/,
      "What is returned has another type than is promised after the arrow, or behind the name of the "
        + "property."),
    Rule(
      /cannot convert value of type '.+' to closure result type/,
      "The closure has to give back a value of the type %2."),
    Rule(
      /cannot convert value of type '.+' to expected element type/,
      "All elements of this array have the type %2, and this one is of type %1."),
    Rule(
      /cannot convert value of type '.+' to expected argument type 'Bool'/, in: /&&|\|\|/,
      "On both sides of && and || stands a condition. Write the comparison twice: name == \"Apple\" || name "
        + "== \"Pear\""),
    Rule(
      /cannot convert value of type '.+' to (?:expected argument|specified) type/,
      "A value of one type stands where another is needed. Compare the two types in the message."),
    Rule(
      /cannot assign value of type '[A-Z]\w*' to type '\(any .+\)\?'/,
      "%1 does not say that it has this protocol. Write %2 where %1 is declared, behind the "
        + "superclass and a comma."),
    Rule(
      /cannot assign value of type '.*->.*' to/,
      "On the right stands the name of a function. Write () behind it to call it. If you mean a "
        + "value of an enum, write a dot before it."),
    Rule(
      /cannot assign value of type/,
      "The left side has another type than the right side. Compare the two types in the message."),
    Rule(
      /heterogeneous collection literal/,
      "The elements have different types. Make them all of one type."),
    Rule(
      /empty collection literal requires an explicit type/,
      "An empty array or dictionary does not say what it will hold. Write its type: var names: "
        + "[String] = [], var ages: [String: Int] = [:]"),
    Rule(
      /type annotation missing in pattern/,
      "A variable needs a value or a type: var count = 0, or var count: Int"),
    Rule(
      /cannot be resolved without a contextual type|cannot infer contextual base/,
      "The compiler cannot know which type is meant. Write the type before the dot."),
    Rule(
      /cannot be used as a boolean/,
      "A condition is true or false. Write the comparison: count != 0, name != nil"),
    Rule(
      /binary operator '[!=]=' cannot be applied to two/, of: ["enum"],
      "A case of %2 holds a value, so %2 has no %1 by itself. To ask for a case, write if case .circle = "
        + "shape { … }, or a switch. To compare two values, write enum %2: Equatable."),
    Rule(
      /binary operator '[!=]=' cannot be applied to two/,
      "Two values can be compared with == only if their type is Equatable. Write that where it is "
        + "declared: struct Dish: Equatable. Of a class, === asks whether both are the same "
        + "object. Or compare a property of both."),
    Rule(
      /binary operator '-' cannot be applied to two 'Date'/,
      "The seconds between two dates are later.timeIntervalSince(earlier)."),
    Rule(
      /binary operator '.+' cannot be applied to two '.+\?'/,
      "The values may be nil. Say what happens then, with if let, guard let or ?? and another value."
    ),
    Rule(
      /binary operator '.+' cannot be applied to two/,
      "Swift has no %1 for two values of the type %2. Use a property of both that has one."),
    Rule(
      /binary operator '.+' cannot be applied/,
      "The two sides have different types, and Swift converts none of them by itself. Convert one: "
        + "Double(count), String(number)."),
  ]

  /// What a class inherits and a protocol asks for.
  static let rulesOnClasses = [
    Rule(
      /'override' can only be specified on class members/,
      "override stands only directly in the braces of a class. If this is inside of a function, a "
        + "} is missing above. In a struct or an enum, delete the word override."),
    Rule(
      /must be as accessible as/,
      "What a superclass or a protocol shows cannot be hidden. Delete private before it."),
    Rule(
      /must be declared (?:file)?private because/,
      "It uses a type that is private, so it has to be private, too. Or delete private where that type "
        + "is declared."),
    Rule(
      /initializer does not override/,
      "The superclass has no init with these labels and types. Delete override."),
    Rule(
      /argument labels for .+ do not match those of overridden/,
      "The superclass has other names before the colons. Write them as there: %2"),
    Rule(
      /cannot override (?:with a stored|mutable) property/,
      "The superclass has a property of this name. Give this one another name, or set that one in "
        + "init or viewDidLoad."),
    Rule(
      /designated initializer for '.+' cannot delegate/,
      "An init that calls another init of its own class has a word before it: convenience init"),
    Rule(
      /convenience initializer for '.+' must delegate/,
      "A convenience init calls another init of its own class: self.init(…). Or delete convenience."
    ),
    Rule(
      /method does not override any method|property does not override any property/,
      "The superclass has nothing of exactly this name, these labels and these types. Compare them "
        + "letter by letter. A method that only a protocol asks for has no override."),
    Rule(
      /overriding declaration requires an 'override' keyword/,
      "The superclass has it already. Write override before it."),
    Rule(
      /has different argument labels from those required by protocol/,
      "The protocol has other names before the colons. Write them as there: %3"),
    Rule(
      /does not conform to protocol/,
      "The type promises a protocol and lacks something it asks for. Compare the names, labels "
        + "and types of its methods with those that the protocol has, letter by letter."),
    Rule(
      /inheritance from non-protocol, non-class type/,
      "%1 is no class. A class inherits only from a class."),
    Rule(
      /inheritance from non-protocol type/, of: ["struct", "enum"],
      "Nothing inherits from a %k, and %1 is one. Give this type a property of the type %1. Or write class "
        + "for both, and an init in %1."),
    Rule(
      /inheritance from non-protocol type/,
      "Only a class inherits from %1. Write class instead of struct."),
    Rule(
      /multiple inheritance from classes/,
      "A class inherits from one class only. Delete %1 or %2. Protocols can follow it."),
    Rule(/inheritance from a final class/, "%1 is final: no class can inherit from it."),
    Rule(/'weak' may only be applied to class/, "%2 is no class. Delete the word weak."),
    Rule(
      /'weak' must not be applied to non-class-bound/,
      "Only a class can be weak. Say where the protocol is declared that classes alone adopt it: "
        + "protocol %2: AnyObject"),
    Rule(
      /'weak' variable should have optional type/,
      "A weak variable becomes nil when its object goes. Write a question mark behind the type: %2"),
    Rule(
      /'required' initializer 'init\(coder:\)' must be provided/,
      "Give each property a value where it is declared: then the class needs no init of its own. If it "
        + "has one, it needs this one, too: required init?(coder: NSCoder) { fatalError() }"),
    Rule(
      /'self' used in .+ before 'super\.init' call/,
      "Before super.init an init can only give values to the properties of its own class. Move this "
        + "line below super.init."),
    Rule(
      /'self' used .*before all stored properties are initialized/,
      "First each property needs a value. Move this line to the end of the init."),
    Rule(
      /has no initializers/,
      "A property has no value at the beginning. Give each one a value, or write an init that does."
    ),
    Rule(
      /'super\.init' isn't called/,
      "An init of a subclass calls one of its superclass at its end. For a view controller: "
        + "super.init(nibName: nil, bundle: nil)"),
    Rule(
      /must call a designated initializer of the superclass/,
      "This init calls another init than it has to. For a view controller: "
        + "super.init(nibName: nil, bundle: nil)"),
    Rule(
      /may only be initialized once/,
      "What is declared with let gets its value only once. If this line stands below super.init, write it "
        + "above that. If there is a value already, write var where it is declared, or delete one of the "
        + "values."
    ),
    Rule(
      /without initializing all stored properties/,
      "The init ends here, and a property has no value yet. Give it one in the init."),
    Rule(
      /not initialized at/,
      "%1 has no value yet, and it needs one before this line. Give it one above."),
    Rule(
      /before being initialized/,
      "It has no value yet when it is used. Give it one first."),
  ]

  /// Loops, conditions and what is too long.
  static let rulesOnFlow = [
    Rule(
      /switch must be exhaustive/,
      "The switch leaves a case out. Add it, or default."),
    Rule(
      /'case' label in a 'switch' must have at least one/,
      "Each case needs a line of code. Write break if nothing is to be done."),
    Rule(
      /'guard' body must not fall through/,
      "The braces of guard have to leave the function. End them with return."),
    Rule(
      /for-in loop requires '(?:Int|Double|CGFloat)' to conform/,
      "A for loop goes through several values, and this is one number. Write a range: 0..<3"),
    Rule(
      /expected 'else' after 'guard'/,
      "A guard says what happens if it does not hold: guard count > 0 else { return }"),
    Rule(
      /unable to type-check this expression in reasonable time/,
      "The line is too much at once. Give parts of it names of their own with let."),
    Rule(
      /type of expression is ambiguous|failed to produce diagnostic|parameter '.+' could not be inferred/,
      "The compiler cannot say what is wrong here. Look at each name and type, or give parts of the line "
        + "names of their own, with let and a type."),
    Rule(/^expected '[^']+'/, "Here %1 is missing, or behind what stands before."),
  ]
}
