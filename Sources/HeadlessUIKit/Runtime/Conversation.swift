/// What the objects of an application asked and told each other, in order.
///
/// UIKit is a conversation between views and the objects that serve them. This is its minutes.
package final class Conversation {
  /// One question or message.
  package struct Message: Equatable, Sendable {
    /// Who spoke, by the part it plays: `picker`.
    package let speaker: String
    /// Who was spoken to, by the part it plays: `dataSource`.
    package let listener: String
    /// The method, by its shortest telling name: `numberOfRows`.
    package let name: String
    /// What it was about: `in 0`.
    package let subject: String
    /// What came back, or nil if nothing was asked.
    package let answer: String?

    package init(
      speaker: String, listener: String, name: String, subject: String, answer: String?
    ) {
      (self.speaker, self.listener, self.name) = (speaker, listener, name)
      (self.subject, self.answer) = (subject, answer)
    }

    /// The message as a line: `picker → dataSource: numberOfRows in 0 = 7`.
    package var line: String {
      let question = subject.isEmpty ? name : "\(name) \(subject)"
      return "\(speaker) → \(listener): \(question)" + (answer.map { " = \($0)" } ?? "")
    }
  }

  /// The messages so far, oldest first.
  package private(set) var messages: [Message] = []

  /// What is called before each question and each message.
  ///
  /// Whoever shows what the application prints learns so where that belongs.
  package var willSpeak: (() -> Void)?

  /// What is called before each call of a delegate's method, with the speaker and the method's name.
  ///
  /// A test does things there that a delegate might do.
  var willCall: ((String, String) -> Void)?

  /// A call that is under way, and whether its method turned out to be implemented.
  private struct Call {
    let listener: ObjectIdentifier
    let name: String
    var isHeard = true
  }

  private var calls: [Call] = []

  /// Records a question and its answer, unless nobody is asked or implements the method.
  ///
  /// The question stands before those it leads to, as it was asked before them.
  package func ask<Asked, Answer>(
    _ asked: Asked?, as part: String = "delegate", _ method: some DelegateMethod,
    _ subject: String = "", _ question: (Asked) -> Answer,
    describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    guard let asked else { return nil }
    return ask(
      Listener(part: part, object: asked as AnyObject), by: type(of: method).speaker,
      method.rawValue, subject, { question(asked) }, describing: describe)
  }

  /// Records a question of a speaker, and its answer.
  package func ask<Answer>(
    _ listener: Listener, by speaker: String, _ name: String, _ subject: String,
    _ question: () -> Answer, describing describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    willSpeak?()
    let index = messages.count
    var answer: Answer?
    guard isHeard(by: listener.object, speaker, name, { answer = question() }), let answer else {
      return nil
    }
    guard !(listener.object is InternalObserver) else { return answer }
    messages.insert(
      Message(
        speaker: speaker, listener: listener.part, name: name, subject: subject,
        answer: describe(answer)),
      at: index)
    return answer
  }

  /// Asks without a record; nil if the method is not implemented.
  ///
  /// A table calls this once for each row, so it must be cheap.
  package func askQuietly<Answer>(
    _ asked: AnyObject, _ method: some DelegateMethod, _ question: () -> Answer
  ) -> Answer? {
    var answer: Answer?
    let isHeard = isHeard(by: asked, type(of: method).speaker, method.rawValue) {
      answer = question()
    }
    return isHeard ? answer : nil
  }

  /// Records a message before it is delivered, and takes it back if nobody implements the method.
  ///
  /// Returns whether somebody does.
  @discardableResult
  package func tell<Told>(
    _ told: Told?, as part: String = "delegate", _ method: some DelegateMethod,
    _ subject: String = "", _ delivery: (Told) -> Void
  ) -> Bool {
    guard let told else { return false }
    return tell(
      Listener(part: part, object: told as AnyObject), by: type(of: method).speaker,
      method.rawValue, subject
    ) { delivery(told) }
  }

  /// Records a message of a speaker, and delivers it.
  @discardableResult
  package func tell(
    _ listener: Listener, by speaker: String, _ name: String, _ subject: String,
    _ delivery: () -> Void
  ) -> Bool {
    guard !(listener.object is InternalObserver) else {
      return isHeard(by: listener.object, speaker, name, delivery)
    }
    willSpeak?()
    let index = messages.count
    messages.append(
      Message(speaker: speaker, listener: listener.part, name: name, subject: subject, answer: nil))
    let isHeard = isHeard(by: listener.object, speaker, name, delivery)
    if !isHeard { messages.remove(at: index) }
    return isHeard
  }

  /// Says that a method is not implemented by the object it is being called on.
  ///
  /// The default of every optional delegate method calls this. On a device UIKit finds out with
  /// `respondsToSelector:` before it calls. An object may reach a default of its own while it
  /// answers another question, or one of another object; that says nothing about the question.
  package func notImplemented(_ method: some DelegateMethod, by object: AnyObject) {
    guard let last = calls.indices.last, calls[last].name == method.rawValue,
      calls[last].listener == ObjectIdentifier(object)
    else { return }
    calls[last].isHeard = false
  }

  private func isHeard(
    by listener: AnyObject, _ speaker: String, _ name: String, _ body: () -> Void
  ) -> Bool {
    calls.append(Call(listener: ObjectIdentifier(listener), name: name))
    willCall?(speaker, name)
    body()
    return calls.removeLast().isHeard
  }

  /// Who is spoken to: the part it plays, and the object that plays it.
  package struct Listener {
    let part: String
    let object: AnyObject

    package init(part: String, object: AnyObject) {
      (self.part, self.object) = (part, object)
    }
  }
}

/// A method of a delegate or a data source, by its shortest telling name: `numberOfRows`.
///
/// The file of a protocol lists those of its methods. A question and the default of the method that
/// it asks take one of them, and not a text, so the two cannot differ by a letter.
package protocol DelegateMethod: RawRepresentable<String>, CaseIterable, Sendable {
  /// Who calls the methods, by the part it plays: `picker`.
  nonisolated static var speaker: String { get }
}

extension NSObjectProtocol {
  /// Says that a method is not implemented: the default of every optional method calls this.
  package func notImplemented(_ method: some DelegateMethod) {
    Device.current.conversation.notImplemented(method, by: self)
  }

  /// Says that a method is not implemented, and returns what the library then goes by.
  package func notImplemented<Answer>(_ method: some DelegateMethod, answer: Answer) -> Answer {
    notImplemented(method)
    return answer
  }
}

/// An object of UIKit's own: what it is asked and told is no part of the conversation.
protocol InternalObserver: AnyObject {}
