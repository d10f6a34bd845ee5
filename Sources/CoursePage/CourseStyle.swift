/// How the pages around the lessons look, on top of ``PageStyle``.
nonisolated enum CourseStyle {
  static let text = #"""
    :root { --right: #1b6e35; --wrong: #b3261e; --waiting: #5f6066; }
    @media (prefers-color-scheme: dark) {
      :root { --right: #7fd79a; --wrong: #ff9d8f; --waiting: #a2a4ab; }
    }
    progress { width: min(24rem, 100%); height: 0.7rem; accent-color: var(--accent); }
    .lesson-entry h2 { margin-bottom: 0.2rem; }
    .lesson-entry h2 a { color: inherit; text-decoration: none; }
    .lesson-entry h2 a:hover { text-decoration: underline; }
    .lesson-entry > p { color: var(--faint); font-size: 0.875rem; margin-bottom: 0.6rem; }
    .exercises {
      list-style: none; margin: 0; padding: 0; display: grid; gap: 0.15rem 2rem;
      grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    }
    .exercises li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.35rem 0; margin: 0; border-bottom: 1px solid var(--line); }
    .exercises a { color: inherit; }
    .badge { font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
    .badge::before { content: "━ "; }
    .badge.right { color: var(--right); } .badge.right::before { content: "✔ "; }
    .badge.wrong { color: var(--wrong); } .badge.wrong::before { content: "✘ "; }
    .badge.waiting { color: var(--waiting); }
    .exercise { max-width: 42rem; margin: 0 auto; }
    .exercise .state { margin-top: -0.75rem; }
    .verdict:empty { display: none; }
    .verdict pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .exercise .turn { margin-top: 2.5rem; }
    .hints .hints { margin-top: 0.8rem; }
    button.go:disabled { background: var(--wash); color: var(--faint); cursor: progress; }
    """#
}
