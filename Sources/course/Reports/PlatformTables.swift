/// A table with a line for each student and exercise.
///
/// - Shape: The columns that nbgrader exports, then the state and what the teacher says.
struct LongTable {
  static let columns = [
    "assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email",
    "raw_score", "late_submission_penalty", "score", "max_score", "state", "comment",
  ]

  let book: Gradebook

  var text: String {
    let rows = book.submissions.flatMap { submission in
      submission.exercises.map { row($0, of: submission) }
    }
    return CSVTable.text([Self.columns] + rows)
  }

  private func row(_ exercise: GradedExercise, of submission: GradedSubmission) -> [String] {
    let student = submission.student
    let penalty = exercise.penalty ?? 0
    return [
      exercise.name, exercise.due ?? "", exercise.handedIn ?? "",
      student?.id ?? CSVTable.guarded(submission.name), student?.lastName ?? "",
      student?.firstName ?? "", student?.mail ?? "", Score.text(exercise.total + penalty),
      Score.text(penalty), Score.text(exercise.total), Score.text(exercise.mostTotal),
      exercise.state.rawValue,
      CSVTable.guarded((exercise.comments ?? []).joined(separator: " ")),
    ]
  }
}

/// A table that Canvas imports into its gradebook: a column for each lesson.
///
/// - Shape: The five columns by which Canvas finds a student, as the roster has them, and below the
///   names the most points. Whoever handed nothing in has empty cells, which change nothing there.
struct CanvasTable {
  let book: Gradebook
  let students: [Student]

  var text: String {
    let lessons = book.lessons
    let head = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + lessons
    let most = lessons.map { lesson in
      Score.text(book.submissions.map { $0.subtotal(of: lesson).most }.max() ?? 0)
    }
    let rows = students.map { student -> [String] in
      let submission = book.submission(of: student)
      return [
        student.name ?? "", student.canvas ?? "", student.id ?? "", student.login ?? "",
        student.section ?? "",
      ]
        + lessons.map { lesson in submission.map { Score.text($0.subtotal(of: lesson).total) } ?? ""
        }
    }
    return CSVTable.text([head, ["    Points Possible", "", "", "", ""] + most] + rows)
  }
}

/// A grading worksheet that Moodle imports into an assignment.
struct MoodleTable {
  static let columns = [
    "Identifier", "Full name", "Email address", "Status", "Grade", "Maximum Grade",
    "Grade can be changed", "Last modified (submission)", "Last modified (grade)",
    "Feedback comments",
  ]

  let book: Gradebook
  let students: [Student]

  var text: String {
    let rows = students.map { student -> [String] in
      let submission = book.submission(of: student)
      let comments =
        (submission?.comments ?? [])
        + (submission?.exercises ?? []).flatMap { exercise in
          (exercise.comments ?? []).map { "\(exercise.name): \($0)" }
        }
      return [
        student.moodle ?? "", student.name ?? "", student.mail ?? "",
        submission == nil ? "No submission" : "Submitted for grading",
        submission.map { Score.text($0.total) } ?? "",
        submission.map { Score.text($0.mostTotal) } ?? "", "Yes",
        submission?.exercises.compactMap(\.handedIn).max() ?? "-", "-",
        comments.joined(separator: " "),
      ]
    }
    return CSVTable.text([Self.columns] + rows)
  }
}

extension Gradebook {
  /// The lessons, in the order of the course.
  var lessons: [String] {
    var lessons: [String] = []
    for exercise in submissions.first?.exercises ?? [] where lessons.last != exercise.lesson {
      lessons.append(exercise.lesson)
    }
    return lessons
  }

  /// What a student of the roster handed in.
  func submission(of student: Student) -> GradedSubmission? {
    submissions.first { $0.student?.rosterLine == student.rosterLine }
  }
}

extension GradedSubmission {
  /// What the exercises of a lesson count together.
  func subtotal(of lesson: String) -> (total: Double, most: Double) {
    let own = exercises.filter { $0.lesson == lesson }
    return (
      Score.rounded(own.reduce(0) { $0 + $1.total }),
      Score.rounded(own.reduce(0) { $0 + $1.mostTotal })
    )
  }
}
