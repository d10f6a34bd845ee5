/// How the pages look.
nonisolated enum PageStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --paper: #fdfdfb; --ink: #1f1f21; --faint: #5f6066; --line: #dfdfe2; --wash: #f3f3f1;
      --accent: #0058b8; --on-accent: #fff; --keyword: #9a2393; --type: #0a5f78; --string: #b0201a;
      --number: #1d50c0; --comment: #5a6b62; --note: #eef4fb; --then: #f6f1e7; --rim: transparent;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #17181a; --ink: #e6e6e3; --faint: #a2a4ab; --line: #35373b; --wash: #202225;
        --accent: #7ab8ff; --on-accent: #10151c; --keyword: #ee96e4; --type: #83d2e4;
        --string: #ff9d8f; --number: #a9c1ff; --comment: #93a89d; --note: #1b2633; --then: #2a261e; --rim: #55585e;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.6 var(--sans); text-rendering: optimizeLegibility;
    }
    a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 0.06em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    button, input { font: inherit; }

    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 0.5rem; z-index: 9; background: var(--paper); padding: 0.3rem 0.6rem; }

    .bar {
      position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 0.4rem 1.4rem;
      min-height: 3.25rem; padding: 0.4rem max(1.25rem, calc((100vw - 80rem) / 2 + 1.25rem));
      background: var(--paper); border-bottom: 1px solid var(--line); font-size: 0.9375rem;
    }
    .bar a { color: inherit; text-decoration: none; }
    .bar a:hover { text-decoration: underline; }
    .bar .lesson { font-weight: 650; }
    .bar .home:not(:last-child)::after { content: "›"; color: var(--faint); margin-left: 1.4rem; }
    .menu { position: relative; }
    .menu > summary { cursor: pointer; color: var(--faint); padding: 0.3rem 0.2rem; white-space: nowrap; }
    .menu > nav {
      position: absolute; left: -0.5rem; top: 100%; width: min(25rem, calc(100vw - 2rem));
      max-height: calc(100vh - 5rem); overflow: auto; background: var(--paper); padding: 0.5rem;
      border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 10px 30px rgb(0 0 0 / 0.18);
    }
    .menu ol { list-style: none; margin: 0; padding: 0; }
    .menu li a { display: flex; gap: 0.75rem; padding: 0.35rem 0.6rem; border-radius: 6px; line-height: 1.35; }
    .menu li a:hover { background: var(--wash); text-decoration: none; }
    .menu li a[aria-current] { font-weight: 650; }
    .menu .number { min-width: 1.5rem; text-align: right; color: var(--faint); font-weight: 400; }
    .seen .number::after { content: " ✓"; color: var(--accent); }
    .menu .number::after { position: absolute; }

    main { max-width: 80rem; margin: 0 auto; padding: 2.5rem 1.25rem 6rem; }
    .number { color: var(--faint); font-weight: 400; font-variant-numeric: tabular-nums; }
    h1, h2 { line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; max-width: 22em; }
    h1 { font-size: 2.125rem; margin: 0 0 1.25rem; font-weight: 700; }
    h1 .number { margin-right: 0.2em; }
    h2 { font-size: 1.375rem; margin: 2.75rem 0 0.75rem; font-weight: 650; }
    h1 code, h2 code { font-size: 0.92em; }
    .step .text > :first-child { margin-top: 0; }
    p, ul, ol { margin: 0 0 1rem; }
    .text > p, .text > ul, .text > ol, .text > .box, .lead { max-width: 36rem; }
    li { margin-bottom: 0.35rem; }
    .text > ul, .text > ol { padding-left: 1.4rem; }
    p, li { hanging-punctuation: first; text-wrap: pretty; overflow-wrap: break-word; }
    strong { font-weight: 650; }

    .step {
      display: grid; grid-template-columns: minmax(0, 46rem) 344px; justify-content: space-between;
      column-gap: 3rem; padding-bottom: 4rem; outline: none;
    }
    .step .text { min-width: 0; }
    .step + .step { border-top: 1px solid var(--line); padding-top: 3rem; }

    code, pre, .talk li, .code figcaption { font-family: var(--mono); }
    code { font-size: 0.89em; }
    p code, li code { background: var(--wash); border-radius: 4px; padding: 0.08em 0.3em; overflow-wrap: anywhere; }
    pre { margin: 0 0 1.25rem; overflow-x: auto; font-size: 0.845rem; line-height: 1.6; tab-size: 2; }
    pre.block, pre.diagram { padding: 0.7rem 1rem; background: var(--wash); border-radius: 8px; }
    pre.diagram { line-height: 1.3; }
    .code { margin: 1.25rem 0 1.5rem; }
    .code figcaption { font-size: 0.765rem; color: var(--faint); margin-bottom: 0.35rem; overflow-wrap: anywhere; }
    .code pre { margin: 0; padding: 0.8rem 0; background: var(--wash); border-radius: 8px; }
    .code code { display: block; min-width: max-content; padding-right: 1rem; font-size: inherit; }
    .line { display: block; padding-left: 4rem; position: relative; }
    .line::before {
      content: attr(data-n); position: absolute; left: 0; width: 2.9rem; text-align: right;
      color: var(--faint); opacity: 0.85; user-select: none;
    }
    .code b { color: var(--keyword); font-weight: 600; }
    .code i { color: var(--comment); font-style: normal; }
    .t { color: var(--type); } .s { color: var(--string); } .d { color: var(--number); }

    .box { margin: 1.5rem 0; padding: 0.9rem 1.15rem; background: var(--note); border-radius: 10px; }
    .box.then, .box.on-a-device { background: var(--then); }
    .box .kind { font-size: 0.8125rem; font-weight: 650; letter-spacing: 0.02em; color: var(--faint); margin-bottom: 0.3rem; }
    .box > :last-child, .box details > :last-child { margin-bottom: 0; }
    summary { cursor: pointer; }
    .answer > summary { color: var(--accent); font-weight: 600; padding: 0.15rem 0; }
    .answer[open] > summary { margin-bottom: 0.4rem; }

    .under { grid-column: 1 / -1; min-width: 0; }
    .talk { margin: 1.75rem 0 0; border-left: 3px solid var(--line); padding-left: 1rem; }
    .talk > summary { font-size: 0.8125rem; font-weight: 650; color: var(--faint); }
    .talk .count { font-weight: 400; }
    .talk ol { list-style: none; margin: 0.4rem 0 0; padding: 0; max-height: 22rem; overflow-y: auto; }
    .talk li { font-size: 0.79rem; line-height: 1.5; margin: 0; padding-left: 1.5rem; text-indent: -1.5rem; overflow-wrap: anywhere; }

    .phone { margin: 0; position: sticky; top: 4.25rem; align-self: start; width: 344px; }
    .device { position: relative; scroll-margin: 4.5rem 0 1rem; --ratio: 344 / 592; aspect-ratio: var(--ratio); max-height: calc(100vh - 11.5rem); margin: 0 auto; touch-action: manipulation; border-radius: 36px; box-shadow: 0 0 0 1px var(--rim); }
    .device img, .device svg { display: block; width: 100%; height: 100%; user-select: none; -webkit-user-drag: none; }
    .device img { cursor: pointer; }
    .phone figcaption { font-size: 0.875rem; line-height: 1.4; color: var(--faint); text-align: center; margin: 0.6rem 0 0; }
    .phone.live .device { touch-action: none; cursor: default; box-shadow: 0 0 0 3px var(--paper), 0 0 0 6px var(--accent); }
    .controls { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.4rem; margin: 0.6rem 0 0; }
    .controls button, .over button, .go {
      border: 1px solid var(--line); background: var(--wash); color: var(--ink); border-radius: 7px;
      padding: 0.25rem 0.75rem; font-size: 0.875rem; line-height: 1.5; cursor: pointer;
    }
    .controls button:hover, .over button:hover { border-color: var(--faint); }
    .controls button:disabled { color: var(--faint); cursor: default; }
    .controls .take, .controls .leave, .go { background: var(--accent); color: var(--on-accent); border-color: transparent; font-weight: 600; }
    .go { display: inline-block; text-decoration: none; padding: 0.45rem 1.1rem; font-size: 1rem; }
    .hint { font-size: 0.8125rem; line-height: 1.45; color: var(--faint); text-align: center; margin: 0.6rem 0 0; }
    .log { margin: 0.8rem 0 0; padding: 0.6rem 0.2rem 0; border-top: 1px solid var(--line); }
    .log ol { list-style: none; margin: 0; padding: 0; max-height: 10rem; overflow-y: auto; }
    .log li { font: 0.75rem/1.5 var(--mono); margin: 0; padding-left: 1.2rem; text-indent: -1.2rem; overflow-wrap: anywhere; }
    .log li.console { color: var(--faint); }
    .log li.console, .talk.console li { white-space: pre-wrap; }

    .overlay { position: absolute; border-radius: 26px; outline: none; }
    .overlay > * {
      position: absolute; margin: 0; padding: 0; border: 0; background: none; color: transparent;
      cursor: inherit; overflow: hidden; border-radius: 4px; appearance: none; user-select: none;
    }
    .overlay > :focus-visible { outline: 3px solid #0a84ff; outline-offset: 1px; color: transparent; }
    .overlay input { caret-color: transparent; }
    .overlay input::selection { background: transparent; }
    .overlay input.composing { color: #000; background: #fff; outline: 1px solid #0a84ff; caret-color: #000; padding: 0 0.4em; }
    .quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .over {
      position: absolute; inset: 20% 12% auto; padding: 1rem; background: var(--paper); color: var(--ink);
      border-radius: 12px; box-shadow: 0 6px 30px rgb(0 0 0 / 0.4); font-size: 0.9375rem; line-height: 1.45;
    }
    .over p { margin: 0 0 0.7rem; }
    .status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    .turn { display: flex; justify-content: space-between; gap: 1rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
    .turn a { text-decoration: none; font-weight: 600; line-height: 1.35; max-width: 48%; }
    .turn a:hover { text-decoration: underline; }
    .turn .next { text-align: right; margin-left: auto; }
    .turn small { display: block; color: var(--faint); font-weight: 400; font-size: 0.8125rem; }

    .chapters { list-style: none; margin: 2.5rem 0 0; padding: 0; display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); }
    .chapters a { color: inherit; text-decoration: none; display: block; border-radius: 16px; }
    .chapters img, .nocover { display: block; width: 100%; aspect-ratio: 344 / 360; height: auto; object-fit: cover; object-position: top; border-radius: 18px 18px 0 0; box-shadow: 0 0 0 1px var(--rim); }
    .nocover { background: var(--wash); }
    .chapters .name { display: block; border-top: 1px solid var(--line); padding-top: 0.5rem; line-height: 1.35; font-size: 0.9688rem; }
    .chapters a:hover .name { text-decoration: underline; text-underline-offset: 0.15em; }

    @media (max-width: 1100px) {
      .step { column-gap: 2rem; }
    }
    @media (max-width: 940px) {
      .step { display: block; }
      .phone { position: static; margin: 2rem auto 0; max-width: 100%; }
      .device { max-height: calc(100vh - 8rem); max-height: calc(100svh - 8rem); }
      .text > p, .text > ul, .text > ol, .text > .box { max-width: 40rem; }
    }
    @media (max-width: 480px) {
      body { font-size: 1rem; }
      h1 { font-size: 1.75rem; }
      main { padding-top: 1.75rem; }
      .bar { gap: 0.3rem 0.9rem; }
      .bar .home:not(:last-child)::after { margin-left: 0.9rem; }
      .line { padding-left: 3rem; } .line::before { width: 2.2rem; }
      .code pre, pre.block, pre.diagram { margin-left: -1.25rem; margin-right: -1.25rem; border-radius: 0; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print { .bar, .controls, .turn { display: none; } .phone { position: static; } }
    """#
}
