import CourseFormat
import Foundation

/// The form every exercise has, and in what one of them departs from it.
struct ExerciseForm {
  let exercise: Exercise

  /// What is to be put right, a sentence each; none if the form is kept.
  var faults: [String] {
    guard let stub = exercise.answer.text else {
      return ["There is no exercise: \(exercise.shownPath)."]
    }
    guard let solution = exercise.solution.text else {
      return ["There is no solution: Solutions/\(exercise.path)."]
    }
    return todoFaults(stub: stub, solution: solution) + holeFaults(stub: stub, solution: solution)
      + hintFaults + variantFaults
  }

  private func todoFaults(stub: String, solution: String) -> [String] {
    let numbers = Todo.all(in: stub).map(\.number)
    var faults: [String] = []
    if !(1...4).contains(numbers.count) || numbers != Array(1...max(1, numbers.count)) {
      faults.append("The exercise has the TODOs \(numbers). It has one to four, in order from 1.")
    }
    if exercise.todosGraded != Set(numbers) {
      faults.append(
        "The suite has checks for the TODOs \(exercise.todosGraded.sorted()), the exercise has "
          + "\(numbers). Each TODO has a check.")
    }
    if let todo = Todo.all(in: solution).first {
      faults.append("A TODO stands in the solution, line \(todo.line).")
    }
    return faults
  }

  private func holeFaults(stub: String, solution: String) -> [String] {
    var faults = Holes(stub: stub, solution: solution).faults.map {
      "The exercise and its solution differ in more than an answer from line \($0.line) of the "
        + "exercise on. Only a TODO and its value may differ, and private help at the end."
    }
    let statements = [stub, solution].map { $0.lines.prefix { $0.hasPrefix("//") } }
    if statements[0] != statements[1] {
      faults.append("The statement above the exercise differs from the solution's.")
    }
    return faults
  }

  private var hintFaults: [String] {
    let steps = (try? Hints(of: exercise).steps) ?? []
    guard steps.count == 3, steps.allSatisfy({ !$0.isEmpty }) else {
      return [
        "There are \(steps.count) hints. There are three, under ## 1, ## 2 and ## 3, in "
          + "Exercises/\(exercise.lesson)/Hints/\(exercise.file).md."
      ]
    }
    return []
  }

  private var variantFaults: [String] {
    let variants = exercise.variants
    let decoys = variants.filter { $0.kind == .decoy }
    var faults: [String] = []
    if decoys.count < 3 { faults.append("There are \(decoys.count) decoys. There are at least 3.") }
    if !variants.contains(where: { $0.kind == .alternative }) {
      faults.append("There is no alternative. There is at least 1.")
    }
    for decoy in decoys where decoy.misconception.isEmpty || decoy.rejectedBy?.isEmpty == true {
      faults.append("The head of \(decoy.name) names no misconception or no check.")
    }
    for variant in variants where variant.kind == .decoy || variant.kind == .alternative {
      if !Todo.all(in: variant.source).isEmpty {
        faults.append("A TODO stands in \(variant.name).")
      }
    }
    return faults
  }
}
