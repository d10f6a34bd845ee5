import Answers

/// Compares the table in Package.swift with the files and the other tables of the course.
///
/// The table is the record of what exercises there are. The package manager lets nothing else be
/// derived from it, so what has to agree with it is compared here.
struct CourseLinter {
  let package: CoursePackage

  /// What is to be put right between the exercises: files and rows that belong to none, and rows
  /// that are not there.
  var faults: [ProofFault] { strayFiles + rowFaults + countFaults + strayRecords }

  private var strayRecords: [ProofFault] {
    let known = Set(package.exercises.map(\.name))
    return FindingsTable(in: package.root).exercises.subtracting(known).sorted()
      .map { .strayRecord(exercise: $0) }
  }

  private var strayFiles: [ProofFault] {
    let parents = [
      "Lessons", "Exercises", "Solutions", "Tests/Decoys", "Tests/Alternatives", "Tests/Mutants",
    ]
    let folders = package.lessons.flatMap { lesson in
      parents.dropFirst().map { "\($0)/\(lesson.folder)" }
        + ["Exercises/\(lesson.folder)/Hints", "Tests/\(lesson.module)Tests"]
    }
    let known = Set(
      parents.flatMap { parent in package.lessons.map { "\(parent)/\($0.folder)" } }
        + package.exercises.flatMap(\.paths))
    return (parents + folders).flatMap { folder in
      package.root.appendingPathComponent(folder).names { $0.first?.isNumber == true }
        .map { "\(folder)/\($0)" }
    }
    .filter { !known.contains($0) }.map { .strayFile(path: $0) }
  }

  /// Whether each exercise has a row in the syllabus, and each row of an exercise its exercise.
  private var rowFaults: [ProofFault] {
    let syllabus = package.root.appendingPathComponent("Lessons/SYLLABUS.md").text ?? ""
    let rows = syllabus.lines.enumerated().compactMap { index, line in
      line.firstMatch(of: /\|\s*exercise: (.+?)\s*\|\s*([^\/|]+)\//).map { match in
        (line: index + 1, title: String(match.1), lesson: String(match.2))
      }
    }
    let exercises = package.exercises
    let lacking = exercises.filter { exercise in
      !rows.contains { $0.title == exercise.title && $0.lesson == exercise.lesson }
    }
    let stray = rows.filter { row in
      !exercises.contains { $0.title == row.title && $0.lesson == row.lesson }
    }
    return lacking.map { .lacksRow(exercise: $0.name, title: $0.title, lesson: $0.lesson) }
      + stray.map { .strayRow(title: $0.title, line: $0.line) }
  }

  private var countFaults: [ProofFault] {
    let rows = (package.root.appendingPathComponent("README.md").text ?? "").lines
    return package.lessons.filter { lesson in
      !rows.contains {
        $0.hasPrefix("| \(lesson.number) | [`\(lesson.product)`](Lessons/\(lesson.folder)) |")
          && $0.hasSuffix("| \(lesson.exercises.count) |")
      }
    }
    .map { .countDiffers(lesson: $0.product, count: $0.exercises.count) }
  }
}

extension Exercise {
  /// Everything that belongs to it.
  fileprivate var paths: [String] {
    [shownPath, solutionPath, shownSuitePath, hintsPath, decoysPath, alternativesPath, mutantsPath]
  }
}
