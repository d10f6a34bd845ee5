/// The look of a report's page.
enum HTMLStyle {
  // Each colour stands beside a word or a sign that says the same.
  static let text = """
    :root { color-scheme: light dark; --right: #1a6b2e; --wrong: #a31515; --quiet: #595959;
      --line: #c8c8c8; --page: #ffffff; --text: #1b1b1b; }
    @media (prefers-color-scheme: dark) { :root { --right: #7fd694; --wrong: #ff9a8f;
      --quiet: #a8a8a8; --line: #4a4a4a; --page: #161616; --text: #e8e8e8; } }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; margin: 1.2rem 0 .3rem; }
    h3 { font-size: 1rem; margin: .8rem 0 .2rem; }
    h2 i { color: var(--quiet); font-style: normal; font-weight: normal; }
    a { color: inherit; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
    th:first-child { text-align: left; }
    details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    summary i { color: var(--quiet); font-style: normal; display: inline-block; }
    ul { margin: .3rem 0 .6rem; padding-left: 1.2rem; list-style: none; }
    li { display: grid; grid-template-columns: 5.5rem 1fr; overflow-wrap: anywhere; }
    li.look { display: list-item; margin-bottom: .2rem; }
    li span { font-size: .85rem; }
    .finding { grid-column: 1 / -1; margin: .2rem 0 .4rem; color: var(--text); white-space: pre-wrap;
      overflow-wrap: anywhere; border-left: 3px solid var(--line); padding-left: .6rem; }
    .right > summary b, li.right > span { color: var(--right); }
    .wrong > summary b, li.wrong > span { color: var(--wrong); }
    .waiting > summary b, li.waiting > span { color: var(--quiet); }
    """
}
