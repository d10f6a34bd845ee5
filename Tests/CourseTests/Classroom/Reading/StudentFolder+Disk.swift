import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course_extras

extension StudentFolder {
  /// Reads a folder on the disk, all answers of which are graded.
  init(at folder: URL, gradedBy suites: [SuiteText]) throws {
    let folder = folder.standardizedFileURL
    let files = try #require(FolderWalk.files(in: folder))
    self.init(
      HandIn(name: folder.lastPathComponent, files: files, folder: folder),
      gradedBy: suites, matcher: AnswerMatcher(suites))
  }
}
