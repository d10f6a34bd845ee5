import Answers
import Foundation

/// A gradebook as one page that needs nothing else: no script, no picture, no network.
///
/// One submission is shown in full. Of several there is a table, and each name leads to the page
/// of that student, where `course grade` puts it.
struct HTMLReport {
  let book: Gradebook

  /// What is to be looked at besides what the book tells itself.
  var lines: [LookList.Line] = []

  var text: String {
    let isSingle = book.submissions.count == 1
    let title = isSingle ? "Report: \(book.submissions[0].shownName)" : "Report"
    let body = isSingle ? HTMLSubmission(book.submissions[0], of: book.lessons).text : look + table
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escape(title))</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <main>
      <h1>\(Markup.escape(title))</h1>
      \(body)
      </main>
      </body>
      </html>

      """
  }

  /// What to look at first, above the grades.
  private var look: String {
    let list = LookList(on: book, with: lines)
    guard !list.isEmpty else { return "" }
    let byName = Dictionary(book.submissions.map { ($0.name, $0) }) { first, _ in first }
    let parts = LookList.Kind.allCases.map { kind -> String in
      let items = list.groups(of: kind).map { group -> String in
        let links = group.submissions.compactMap { byName[$0].map(Self.link) }
        let who = links.isEmpty ? "" : links.joined(separator: ", ") + ": "
        return "<li class=\"look\">\(who)\(Markup.escape(group.sentence))</li>"
      }
      return items.isEmpty
        ? "" : "<h3>\(kind.rawValue)</h3>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
    }
    return "<h2>\(LookList.title)</h2>\n" + parts.joined()
  }

  /// The name of a student, which leads to the page, and that of the folder if it is another.
  private static func link(to submission: GradedSubmission) -> String {
    let name = submission.name.shown
    let folder = submission.shownName == name ? "" : " (\(Markup.escape(name)))"
    return anchor(of: submission) + folder
  }

  private static func anchor(of submission: GradedSubmission) -> String {
    Markup.tag("a", ["href": path(of: submission)])
      + ">\(Markup.escape(submission.shownName))</a>"
  }

  private var table: String {
    let lessons = book.lessons
    let heads = ["points"] + lessons + Gradebook.states.map(\.rawValue)
    let rows = book.submissions.map { submission in
      let cells =
        [Score.points(submission.total, submission.mostTotal)]
        + lessons.map { Score.text(submission.subtotal(of: $0).total) }
        + Gradebook.states.map { "\(submission.count($0))" }
      return "<tr><th scope=\"row\">\(Self.anchor(of: submission))</th>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide"><table>
      <thead><tr><th scope="col">submission</th>\
      \(heads.map { "<th scope=\"col\">\(Markup.escape($0))</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  /// Where course grade puts the page of one student, seen from the page of the class.
  private static func path(of submission: GradedSubmission) -> String {
    let name =
      submission.name.fileName.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "reports/\(name).html"
  }
}
