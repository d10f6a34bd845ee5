/// What is not written as Swift writes it, and what cannot be found or changed.
extension CompilerHelp {
  static let rulesOnIsolation = [
    Rule(
      /overridden from extension|declared in extension of .+ cannot be overridden/,
      "A class overrides in its own braces, never in an extension. Move the method to where the "
        + "class is declared."),
    Rule(
      /'(?:description|debugDescription|hash|isEqual.*)' has different actor isolation/,
      "NSObject calls this from anywhere, and your class is on the main actor. Write nonisolated "
        + "before override."),
    Rule(
      /'init\(\)' has different actor isolation/,
      "The class inherits from one whose init() is on no actor. If that class is yours, write init() {} in "
        + "it, or let it inherit from NSObject. If not, have a property with an object of it, and do not "
        + "inherit."),
    Rule(
      /has different actor isolation/,
      "The superclass lets this be called from anywhere, and your class is on the main actor. "
        + "Write nonisolated before override."),
    Rule(
      /in a function that does not support concurrency/,
      "A function that waits is waited for itself. Write async behind the brackets of this one. Where "
        + "that cannot be, as in viewDidLoad, put these lines into Task { … }"),
    Rule(
      /is 'async' but is not marked with 'await'/,
      "This call waits for something. Write await before it."),
  ]

  /// Signs and words that other languages write, and what is missing between two words.
  static let rulesOnSigns = [
    Rule(
      /not preceded by an '@'/,
      "This is Objective-C. In Swift a text has no @ before it: \"Apple\""),
    Rule(
      /expected|consecutive/, in: /\[\s*[\w.\[]+\s+(?:alloc\]|\w+:|\w+\];)/,
      "This is Objective-C. Swift writes a dot and round brackets: view.addSubview(label), and makes "
        + "an object with the name of its class: UILabel()"),
    Rule(
      /./, in: /[，；：（）【】｛｝＝！？]/,
      "On this line is a sign of another keyboard, such as ， or （. Write it anew, as Swift knows it: , "
        + "or (", isWhole: true),
    Rule(
      /editor placeholder/,
      "Xcode has left a place here for something to be written. Write a value or code instead, "
        + "without <# and #>."),
    Rule(
      /to match opening '\(' in string interpolation/,
      "In a text, the \\( before a value needs a ) behind it, before the quotation mark: "
        + "\"Hello, \\(name)!\""),
    Rule(
      /invalid escape sequence/,
      "A \\ in a text begins a sign of its own: \\n is a new line. To have a \\ itself, write two."),
    Rule(
      /multi-line string literal content must begin/,
      "Behind three quotation marks the text begins on the next line."),
    Rule(
      /literals are not mutable/, in: /[\[,]\s*(?:""|\w+)\s*=/,
      "In a dictionary a colon stands between a key and its value: [\"Tom\": 3, \"Ann\": 4]"),
    Rule(
      /literals are not mutable/,
      "What gets a value stands on the left of the =, and is a variable."),
    Rule(
      /use of '=' in a boolean context/,
      "One = gives a value to a variable. To compare two values, write two: =="),
    Rule(
      /is a 'let' constant|is immutable|is a get-only property/,
      in: /\b(?:if|while|guard) (?!.*\b(?:let|var|case)\b)[^=!<>{]*[^=!<>{ ]\s*=[^=]/,
      "One = gives a value to a variable. To compare two values, write two: ==", isWhole: true),
    Rule(
      /consecutive statements|expected 'func' keyword|expected declaration|not allowed at the top/,
      in: /^\s*(?:Let|Var|Func|Class|Struct|Return|If|For|Override|Import)\b/,
      "Swift writes this word in small letters."),
    Rule(
      /consecutive statements on a line/, in: /\s(?:and|or)\s|\bnot\s/,
      "Swift writes && for and, || for or, and ! for not."),
    Rule(/consecutive statements on a line/, in: /\bel(?:se)?if\b/, "Swift writes: else if"),
    Rule(
      /consecutive statements on a line/, in: /\bnew\s+[A-Z]/,
      "Swift makes an object without the word new: UILabel()"),
    Rule(
      /consecutive statements on a line/, in: /^\s*[A-Z]\w*\s+[a-z]\w*\s*(?:=|$)/,
      "Swift writes let or var first, then the name, and the type after a colon: "
        + "var count: Int = 0"),
    Rule(
      /consecutive statements on a line/,
      in: /[\w)\]](?:\s+[+\-*\/&|<>]+[\w(]|[+\-*\/&|<>]+\s+[\w(])/,
      "Write a blank on both sides of a sign such as +, or on neither."),
    Rule(
      /consecutive statements on a line/,
      "The compiler reads two statements here. Look for a missing dot, comma or operator."),
    Rule(
      /consecutive declarations on a line/,
      "Something is missing on this line. Before the type that a function gives back stands an "
        + "arrow: func title() -> String {"),
    Rule(/cannot find operator '(?:\+\+|--)'/, "Swift has no ++ and no --. Write += 1 or -= 1."),
    Rule(
      /cannot find operator '\.\.'/,
      "A range has three signs: 1...10 goes to 10, and 1..<10 ends before it."),
    Rule(
      /cannot find operator '|no operator '.+' is defined/,
      "Swift has no operator %1. Look for a typing mistake, and for a blank that is missing."),
    Rule(/C-style for statement/, "Swift counts with a range: for i in 0..<3 {"),
    Rule(
      /single-quoted string literal|unicode curly quote/,
      "Write a text in straight double quotation marks: \"Apple\""),
    Rule(
      /unterminated string literal/,
      "A text begins and ends with a quotation mark, on one line. The second mark is missing."),
    Rule(
      /is not a valid digit in integer literal/,
      "A name cannot begin with a digit, and a number has no unit. Put a letter first, or write 2 "
        + "* x."),
    Rule(
      /keyword '.+' cannot be used as an identifier/, "%1 is a word of Swift. Use another name."),
    Rule(
      /unexpected second identifier/,
      "Two names stand side by side. Something is missing between them: in after for, a colon before "
        + "a type, or a dot."),
    Rule(
      /expected '\{' after/,
      "The code of an if or a loop stands in braces, also if it is one line: if count > 0 { … }"),
    Rule(/expected ':' after 'case'/, "A colon follows each case: case 0:"),
    Rule(
      /expected ',' separator/,
      "A comma is missing between two values. If they are one value, an operator or a quotation "
        + "mark is missing. Or a ) or ] is missing at the end of this line or of the line above."),
    Rule(
      /expected ':' following argument label/,
      "A parameter has a name, a colon and a type: number: Int"),
    Rule(
      /expected '\)'|expected '\]'/,
      "A closing bracket is missing: %1. Look at the end of this line, and of the line above."),
    Rule(
      /expected '\}'/,
      "A } is missing. Each { needs one. Count them from the line of the message upwards: often the "
        + "last line of a function lacks it."),
    Rule(
      /extraneous '\}'/,
      "There is one } too many, here or above. Each } needs a { above it."),
    Rule(
      /expected expression/, in: /^\s*else\b/,
      "else has to follow the } of its if. Nothing can stand between them."),
    Rule(
      /^expected (?:expression|initial value after '='|type)/,
      "Half of it is missing: a value or a type has to follow. Look at the end of this line, and of "
        + "the line above."),
  ]

  /// Lines that stand in the wrong place, and heads of functions.
  static let rulesOnPlaces = [
    Rule(
      /expected 'func' keyword|expected declaration/, in: /^\s*[A-Z]\w*\s+[a-z]\w*\s*(?:=|$)/,
      "Swift writes let or var first, then the name, and the type after a colon: "
        + "var count: Int = 0"),
    Rule(
      /expected 'func' keyword in instance method declaration/,
      "Directly in the braces of a class or a struct, a line cannot call or change anything. Move "
        + "it into a function, such as viewDidLoad. If it begins a function itself, write func "
        + "before the name."),
    Rule(
      /expected declaration/,
      "Directly in the braces of a class or a struct stand only lines that begin with let, var, func "
        + "and the like. Move this line into a function. If it looks as if it stands in one, a } "
        + "above is too much."),
    Rule(
      /(?:expressions|statements) are not allowed at the top level/,
      "Outside of all braces stand only lines that begin with import, let, var, func, class, struct "
        + "and the like. Move this line into a function. If it looks as if it stands in one, a } "
        + "above is too much."),
    Rule(
      /attribute 'private' can only be used in a non-local scope/,
      "This stands inside a function. If it should not, a } is missing above. If it should, delete "
        + "private."),
    Rule(
      /extensions must not contain stored properties/,
      "An extension cannot add a property that keeps a value. Move it to where the type is declared."
    ),
    Rule(
      /'continue' (?:is only allowed|can only appear) inside/,
      "continue goes on with the next turn of a for or while loop, and there is none around this line. In "
        + "a closure, as of forEach, write return, and in a case of a switch break. Otherwise look whether "
        + "a } above is too much."),
    Rule(
      /'break' is only allowed inside/,
      "break leaves a loop or a switch, and there is none around this line. To leave a function, write "
        + "return. To leave forEach, write a for loop in its place. Otherwise look whether a } above is too "
        + "much."),
    Rule(
      /(?:label|'.+') (?:can only appear|is only allowed) inside/,
      "%1 stands in the braces of a switch. Look whether a } above is too much."),
    Rule(
      /enum 'case' is not allowed outside of an enum/,
      "This case stands outside of a switch or an enum. Look whether a } above is too much."),
    Rule(
      /computed property must have an explicit type/,
      "Before its { a property with code needs its type: var count: Int {"),
    Rule(
      /'lazy' cannot be used on a let/, "What is made later is no constant. Write lazy var."),
    Rule(
      /property in protocol must have explicit/,
      "A protocol says whether a property can be read or also set: var name: String { get set }"),
    Rule(
      /protocols cannot require properties to be immutable/,
      "Write var in a protocol, and what can be done with it: var name: String { get }"),
    Rule(
      /protocol methods must not have bodies/,
      "A protocol says only what there is. Delete the braces and what stands in them."),
    Rule(
      /'mutating' is not valid on instance methods in classes/,
      "A class needs no mutating. Delete the word."),
    Rule(
      /expected '->' after function parameter/,
      "Before the type that a function gives back stands an arrow: func title() -> String {"),
    Rule(
      /expected '\{' in body of function/,
      "A function needs braces with its code: func title() -> String { … }"),
    Rule(
      /expected '\(' in argument list of function/,
      "Round brackets follow the name of a function, also if it takes nothing: func title()"),
    Rule(
      /unexpected non-void return value/,
      "The function does not say that it gives a value back. Write an arrow and the type before its "
        + "{: func title() -> String {"),
    Rule(
      /missing return in/,
      "A value has to be given back, and there is a way to the } without one. Write return and the "
        + "value. If there is an if above, think of what happens when it is false."),
  ]

  /// Names that are not there, that are there twice, and that are not for everybody.
  static let rulesOnNames = [
    Rule(
      /is ambiguous for type lookup/, of: ["class", "struct", "enum", "protocol", "actor"],
      "There are two types of that name. Take one away, or give it another name. " + declaredTwice),
    Rule(
      /is ambiguous for type lookup/,
      "Two libraries have this name. HeadlessUIKit brings Foundation along: delete the line "
        + "import Foundation."),
    Rule(
      /ambiguous use of '/,
      "Two declarations have this name, and both would do. If the file begins with import "
        + "Foundation, delete that line: HeadlessUIKit brings it along. Otherwise say which is "
        + "meant, with a type or with labels."),
    Rule(
      /cannot find 'self' in scope/, outsideFunctions: true,
      "self is the object whose function runs. There is none here: the first value of a property "
        + "cannot use self. Give the property its value in init or in viewDidLoad."),
    Rule(
      /cannot find 'self' in scope/,
      "self is the object whose function runs. A function outside of all classes has none: move it into "
        + "the class."),
    Rule(/cannot find '(?:null|NULL|None|nill|undefined)'/, "Swift writes nil for no value."),
    Rule(/cannot find '(?:True|TRUE|YES|False|FALSE|NO)'/, "Swift writes true and false."),
    Rule(/cannot find 'this'/, "Swift writes self."),
    Rule(
      /cannot find (?:type )?'(?:string|int|integer|bool|boolean|double|float|character)'/,
      "The names of types begin with a capital letter: String, Int, Double, Bool."),
    Rule(
      /cannot find (?:type )?'NS(?:Bundle|DateFormatter|FileManager|JSONSerialization|NotificationCenter|NumberFormatter|OperationQueue|ProcessInfo|Thread|Timer|URLSession|UserDefaults)'/,
      "Since Swift 3 this name has no NS before it, and its members have shorter names: "
        + "UserDefaults.standard, Bundle.main"),
    Rule(
      /cannot find type 'UI\w+' in scope/,
      "Nothing is called that here. Look for a typing mistake, and whether the file has the line "
        + "import HeadlessUIKit."),
    Rule(
      /cannot find '(?:black|blue|brown|clear|cyan|darkGray|gray|green|lightGray|magenta|orange|purple|red|system[A-Z]\w+|white|yellow)' in/,
      in: /[cC]olor/,
      "If it is a color of UIKit, write UIColor.%1. Otherwise look for a typing mistake, and whether it is "
        + "declared in this function or type."),
    Rule(
      /cannot find '\w+' in scope/, in: /\.(?:text|title|placeholder|message)\s*=\s*\w+\s*$/,
      at: /^\w+\s*(?:\/\/.*)?$/,
      "Nothing is called that here. If it is a text, write it in quotation marks: \"%1\". Otherwise "
        + "look for a typing mistake, and whether it is declared in this function or type."),
    Rule(
      /cannot find (?:type )?'.+' in scope/,
      "Nothing is called that here. Look for a typing mistake, and whether it is declared in this "
        + "function or type."),
    Rule(
      /has no member 'addSubview'/,
      "Only a view has addSubview. In a view controller, write view.addSubview(…)", isWhole: true),
    Rule(
      /has no member '[A-Z]\w*'/, in: /(?:^|[\s(,:])\.[A-Z]/,
      "Since Swift 3 the names behind a dot begin with a small letter."),
    Rule(
      /'UIButton' has no member '(?:text|title)'/,
      "A button has a text for each of its states: button.setTitle(\"Go\", for: .normal)",
      isWhole: true),
    Rule(
      /'\[[^\[\]]+ : .+\]' has no member '(?:value|object)'/,
      "A dictionary is asked with square brackets: ages[\"Tom\"]", isWhole: true),
    Rule(
      /'\[[^\[\]]+ : .+\]' has no member '(?:add|addObject|append|insert|push|put|set|setObject|setValue)'/,
      "A dictionary takes a value for a key: ages[\"Tom\"] = 3", isWhole: true),
    Rule(
      /has no member '(?:setValue|value|setValuesForKeys|dictionaryWithValues)'/, in: /[kK]ey/,
      of: ["class"],
      "Here a class that is asked by keys says which it has, and inherits from NSObject: class %1: "
        + "NSObject, KeyValueCoding. And in the class: class var keys: Keys { [\"name\": \\%1.name] }"
    ),
    Rule(
      /'UIColor' has no member '\w+Color'/,
      "The names of colors end without Color and have no brackets: UIColor.red"),
    Rule(
      /value of type 'Any\??' has no/,
      "Any can be everything, so it has nothing of its own. Say which type it is: as? String behind it "
        + "gives a text, or nil if it is none."),
    Rule(
      /expected member name or (?:initializer|constructor) call after type name/,
      "Here stands a type, and no value. To make one, write () behind its name. To hand over the type itself, "
        + "write .self behind it."),
    Rule(
      /'\(\)' has no\b/,
      "This has no value: the call that it comes from gives none back. sort() sorts the array itself, so "
        + "write it on a line of its own. sorted() gives another array."),
    Rule(
      /has no subscripts/,
      "%1 has nothing in square brackets. A property is asked with a dot and its name."),
    Rule(
      /use of local variable '.+' before its declaration/,
      "%1 is declared further down. Move that line up, above this one."),
    Rule(
      /has no (?:dynamic )?member '.+'/,
      "%1 has nothing of that name. Compare the spelling, and look which type the value has."),
    Rule(
      /invalid redeclaration of/, in: /^\s/,
      "There are two of that name in the same place. Take one away, or give it another name."),
    Rule(
      /invalid redeclaration of/,
      "There are two of that name in the same place. Take one away, or give it another name. "
        + declaredTwice),
    Rule(
      /initializer is inaccessible due to/, of: ["struct", "enum"],
      "The init of %1 is private. A struct has such a one by itself if a property of it is private. Write "
        + "an init in %1 without private, or delete private there."),
    Rule(
      /initializer is inaccessible due to/, of: ["class", "actor"],
      "The init of %1 is private: only %1 makes its objects. Look there for one that is made already, "
        + "often a static let. Or delete private before init."),
    Rule(
      /initializer is inaccessible due to/,
      "A program makes no %1 itself. Look for a property or a method that gives one."),
    Rule(
      /is inaccessible due to '.+' protection level/,
      "%1 is %2: only its own type can use it. If the type is yours, delete the word %2 before %1. If "
        + "not, look for something else in it that does what you need."),
    Rule(
      /static member '.+' cannot be used on instance/,
      "It belongs to the type, and not to one object. Write the type before the dot: %2.%1"),
    Rule(
      /instance member '.+' cannot be used on type/,
      "It belongs to an object, and %2 is a type. Write an object before the dot: a property or a "
        + "variable."),
    Rule(
      /cannot use instance member '.+' within property initializer/,
      "The first value of a property cannot use another property. Write lazy var for this one, or "
        + "give it its value in init or in viewDidLoad."),
    Rule(
      /in closure requires explicit use of 'self'/,
      "In the braces of a closure, write self and a dot before a property or a function of your "
        + "own: self.%1"),
  ]

  /// What is changed and cannot be.
  static let rulesOnChanges = [
    Rule(
      /cannot assign to value: 'self' is immutable/,
      "self cannot be replaced here. In a struct or an enum, write mutating before func. In a class "
        + "it cannot be done."),
    Rule(
      /'self' is immutable/,
      "A function of a struct can change the properties only if the word mutating stands before "
        + "func: mutating func. A property with code in braces cannot change others: make it such "
        + "a function."),
    Rule(/is a 'let' constant/, "%1 keeps its first value."),
    Rule(
      /is a get-only property|subscript is get-only/,
      "This can be read and not set: it comes from other values. Change those."),
    Rule(
      /setter is inaccessible/,
      "It can be read here, and only its own type can set it. Look for a function of that type that "
        + "changes it."),
    Rule(
      /returns immutable value/,
      "What a call gives back cannot be changed at once. Keep it first in a var, and change that."),
    Rule(
      /is immutable/,
      "This value cannot be changed from here. Change a copy of your own, declared with var."),
    Rule(
      /to an inout parameter requires explicit '&'/,
      "The function changes the variable that it is given. Write & before the variable."),
    Rule(
      /'let' declarations cannot be computed/,
      "A property with code in braces is computed each time. Declare it with var."),
  ]
}
