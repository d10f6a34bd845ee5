/// Says what the compiler's most common messages mean to somebody who reads them for the first
/// time.
package enum CompilerHelp {
  /// A kind of message, and what to look at.
  private struct Rule {
    let message: Regex<Substring>
    let sentence: String

    init(_ message: Regex<Substring>, _ sentence: String) {
      self.message = message
      self.sentence = sentence
    }
  }

  /// Finds the sentence for a message of the compiler.
  package static func sentence(for message: String) -> String? {
    rules.first { message.contains($0.message) }?.sentence
  }

  /// For a name that two exercises of a lesson declare, which swift test compiles together.
  package static let declaredTwice =
    "swift test compiles the exercises of a lesson together. If two of them declare the same name, "
    + "make it private, or name it differently."

  private static let rules = [
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
      "The class inherits an initializer from a class that is on no actor. Let it inherit from "
        + "NSObject or a class of UIKit, or write an initializer of its own."),
    Rule(
      /has different actor isolation/,
      "The superclass lets this be called from anywhere, and your class is on the main actor. "
        + "Write nonisolated before override."),
    Rule(
      /is ambiguous for type lookup|ambiguous use of 'init/,
      "Two libraries have this name. HeadlessUIKit brings Foundation along: delete the line "
        + "import Foundation."),
    Rule(
      /ambiguous use of '/,
      "Two declarations have this name, and both would do. If the file begins with import "
        + "Foundation, delete that line: HeadlessUIKit brings it along. Otherwise say which is "
        + "meant, with a type or with labels."),
    Rule(
      /cannot find (?:type )?'.+' in scope/,
      "Nothing is called that here. Look for a typing mistake, and whether it is declared in this "
        + "function or type."),
    Rule(
      /has no member '.+'/,
      "The value before the dot has nothing of that name. Compare the spelling, and look which "
        + "type the value has."),
    Rule(
      /cannot convert return expression of type/,
      "The function promises another type after its arrow than you return."),
    Rule(
      /'nil' (?:is incompatible with|cannot)/,
      "Only an optional, a type with a question mark, can be nil. Return a value of the type that "
        + "is promised."),
    Rule(
      /cannot convert value of type '.+' to (?:expected argument|specified) type/,
      "A value of one type stands where another is needed. Compare the two types in the message."),
    Rule(
      /missing return in/,
      "The function promises a value, and one way through it ends without return."),
    Rule(
      /must be unwrapped to/,
      "The value may be nil. Say what happens then, with if let, guard let or ?? and another value."
    ),
    Rule(
      /initializer for conditional binding must have Optional type/,
      "if let and guard let take a value that may be nil, and this one cannot be. Use let alone."),
    Rule(
      /is a 'let' constant|left side of mutating operator isn't mutable/,
      "A constant or a parameter cannot be changed. Declare it with var, or change a copy: "
        + "var copy = row."),
    Rule(
      /is immutable|is a get-only property/,
      "This value cannot be changed from here. Change a copy of your own, declared with var."),
    Rule(
      /missing arguments? for parameter/,
      "The call leaves out a value that the function asks for."),
    Rule(/extra argument/, "The call hands over more values than the function takes."),
    Rule(
      /incorrect argument label/,
      "The names before the colons are part of the call. Write them as the function declares them."
    ),
    Rule(
      /binary operator '.+' cannot be applied/,
      "The two sides have different types, and Swift converts none of them by itself. Convert one: "
        + "Double(count), String(number)."),
    Rule(
      /method does not override any method|property does not override any property/,
      "The superclass has nothing of exactly this name, these labels and these types. Compare them "
        + "letter by letter."),
    Rule(
      /overriding declaration requires an 'override' keyword/,
      "The superclass has it already. Write override before it."),
    Rule(
      /does not conform to protocol/,
      "The type promises a protocol and lacks something it asks for. Compare the names, labels "
        + "and types of its methods with those that the protocol has, letter by letter."),
    Rule(
      /invalid redeclaration of/,
      "There are two of that name in the same place. Take one away, or give it another name. "
        + declaredTwice),
    Rule(
      /switch must be exhaustive/,
      "The switch leaves a case out. Add it, or default."),
    Rule(
      /before being initialized|not initialized at|without initializing all stored properties/,
      "It has no value yet when it is used. Give it one first."),
    Rule(
      /instance member '.+' cannot be used/,
      "It belongs to an object, and there is no object before the dot."),
    Rule(
      /is inaccessible due to '.+' protection level/,
      "Its type keeps it to itself. Look for another member that does what you need."),
    Rule(
      /expected '\}'|extraneous '\}'|expected declaration/,
      "The braces do not match. Each { needs its }: count them from the line of the message upwards."
    ),
    Rule(
      /expected '\)'|expected '\]'|expected expression|unterminated string literal/,
      "Something that was opened is not closed, or half a line is missing."),
    Rule(
      /consecutive statements on a line/,
      "The compiler reads two statements here. Look for a missing dot, comma or operator."),
    Rule(
      /unable to type-check this expression in reasonable time/,
      "The line is too much at once. Give parts of it names of their own with let."),
  ]
}
