/// How a page looks: the fonts that the reader's system has, in light, in dark and on paper.
enum HTMLStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #fdfdfc; --raised: #f4f4f1; --ink: #1d1e20; --soft: #585c63; --line: #dcdcd6;
      --link: #1a56a8; --accent: #0b6b5b; --string: #8a3b12; --literal: #6b3fa0; --mark: #e4efe9;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181b; --raised: #1f2226; --ink: #e7e7e3; --soft: #a6abb3; --line: #353a40;
        --link: #8ab8f5; --accent: #6fcfb4; --string: #f0b083; --literal: #c8aaf2; --mark: #1d3530;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.6 var(--sans); overflow-wrap: anywhere;
    }
    a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 0.06em; }
    a:hover { text-decoration-thickness: 0.12em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    code, pre { font-family: var(--mono); font-size: 0.875em; font-variant-ligatures: none; }
    p > code, li > code { background: var(--raised); border-radius: 4px; padding: 0.1em 0.25em; }
    .word { white-space: nowrap; }
    .skip { position: absolute; left: -999rem; top: 0; padding: 0.6rem 1rem; background: var(--paper); z-index: 1; }
    .skip:focus { left: 0; }

    .layout { max-width: 78rem; margin: 0 auto; padding: 0 1.1rem; }
    main { min-width: 0; padding: 2rem 0 4rem; }
    .contents { font-size: 0.9rem; padding-top: 1.2rem; }
    .contents ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; }
    .contents ul ul { display: none; }
    .contents a { color: var(--soft); text-decoration: none; display: inline-block; padding: 0.25rem 0; }
    .contents a:hover { color: var(--link); text-decoration: underline; }
    .contents code { font-size: 0.92em; }
    .contents-title { margin: 0 0 0.3rem; font-weight: 650; }
    .contents .contents-title a { color: var(--ink); }

    .kicker { margin: 0; color: var(--accent); font-size: 0.8rem; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; }
    h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; margin: 0; }
    h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3rem); letter-spacing: -0.02em; font-weight: 700; }
    h2 { font-size: 1.65rem; letter-spacing: -0.01em; margin-bottom: 0.8rem; }
    h3 { font-size: 1.2rem; margin-bottom: 0.6rem; }
    h4 { font-size: 0.95rem; color: var(--soft); margin-bottom: 0.5rem; }
    h1 code, h2 code, h3 code, h4 code { font-size: 0.95em; }
    .self { color: inherit; text-decoration: none; }
    .self:hover { text-decoration: underline; }
    .self:hover::after { content: " #"; color: var(--soft); }
    main > section { margin-top: 4rem; padding-top: 2rem; border-top: 1px solid var(--line); }
    main > section > section { margin-top: 3rem; }
    main > section > section > section { margin-top: 1.6rem; }
    p, ul, dl, figure, .scroll { margin: 0 0 1rem; }
    p, main li { max-width: 44rem; }
    main ul { padding-left: 1.3rem; }
    main li { margin: 0.2rem 0; }
    .lead { font-size: 1.15rem; color: var(--soft); margin: 0.6rem 0 1.4rem; }

    .parts { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; }
    main .parts { padding: 0; }
    .parts li { margin: 0; }

    .facts { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: 0.3rem 1.2rem; max-width: 44rem; font-size: 0.95rem; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; }
    .ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 1rem; margin: 1.6rem 0 0; }
    .way { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.2rem; }
    .way h2 { font-size: 1.05rem; margin-bottom: 0.2rem; letter-spacing: 0; }
    .way p { color: var(--soft); font-size: 0.92rem; margin-bottom: 0.6rem; }
    .way ul { list-style: none; padding: 0; margin: 0; font-size: 0.95rem; }

    .scroll { overflow-x: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; font-size: 0.9rem; line-height: 1.5; overflow-wrap: break-word; }
    .columns-3 { min-width: 30rem; } .columns-4 { min-width: 38rem; } .columns-5, .columns-6 { min-width: 50rem; }
    caption { text-align: left; color: var(--soft); font-size: 0.85rem; padding: 0.6rem 0.9rem; border-bottom: 1px solid var(--line); }
    th, td { text-align: left; vertical-align: top; padding: 0.55rem 0.9rem; min-width: 5rem; max-width: 24rem; }
    thead th { font-size: 0.8rem; font-weight: 600; color: var(--soft); white-space: nowrap; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody th { font-weight: 500; }
    tbody th { position: sticky; left: 0; background: var(--paper); }
    tr:target, tr:target th { background: var(--mark); }
    td code, th code { font-size: 0.9em; }
    .line { display: block; }
    .line + .line { color: var(--soft); font-size: 0.93em; margin-top: 0.15rem; }
    .empty { color: var(--soft); font-style: italic; }

    figcaption { color: var(--soft); font-size: 0.85rem; margin-bottom: 0.3rem; }
    pre { background: var(--raised); padding: 0.9rem 1rem; line-height: 1.55; tab-size: 2; }
    figure pre, figure .scroll { margin: 0; }
    .key { color: var(--accent); } .string { color: var(--string); } .literal { color: var(--literal); }

    svg { display: block; font-family: var(--mono); }
    svg.narrow { display: none; }
    svg text { font-size: 12px; fill: var(--ink); }
    svg .name { font-weight: 700; }
    svg .label, svg .note { fill: var(--soft); }
    .arrow { fill: none; stroke: var(--soft); stroke-width: 1.3; }
    .head, .start { fill: var(--soft); }
    .choice { fill: var(--paper); stroke: var(--soft); stroke-width: 1.3; }
    .state { fill: var(--raised); stroke: var(--line); stroke-width: 1.3; }
    .again { fill: none; stroke-dasharray: 4 3; stroke: var(--soft); }
    .switch rect { fill: var(--soft); } .switch circle { fill: var(--paper); }
    .switch.on rect { fill: var(--accent); } .switch.fixed { opacity: 0.55; }

    footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.9rem; }

    @media (min-width: 64rem) {
      .layout { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3.5rem; }
      main { padding-top: 3.2rem; }
      .contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 3.2rem 0.4rem 2rem; }
      .contents ul { display: block; }
      .contents li { margin-top: 0.35rem; }
      .contents a { padding: 0.1rem 0; }
      .contents ul ul { display: block; margin: 0 0 0.4rem; padding-left: 0.8rem; border-left: 1px solid var(--line); }
      .contents ul ul ul { display: none; }
      .contents li li { margin-top: 0.1rem; }
      .contents > ul > li > a { color: var(--ink); font-weight: 550; }
      .parts { display: none; }
    }

    @media screen and (max-width: 40rem) {
      svg.wide { display: none; }
      svg.narrow { display: block; }
      caption span { display: inline-block; position: sticky; left: 0.9rem; max-width: calc(100vw - 4.2rem); }
      tbody th { min-width: 7.5rem; max-width: 9.5rem; }
    }

    @media print {
      :root {
        --paper: #fff; --raised: #fff; --ink: #000; --soft: #444; --line: #bbb; --link: #000;
        --accent: #000; --string: #000; --literal: #000; --mark: #fff;
      }
      body { font-size: 10pt; }
      .contents, .parts, .skip { display: none; }
      .layout { display: block; max-width: none; padding: 0; }
      main { padding: 0; }
      main > section { margin-top: 2rem; padding-top: 1rem; }
      main > section > section { margin-top: 1.5rem; }
      .scroll { overflow: visible; }
      table { min-width: 0 !important; font-size: 8pt; table-layout: auto; }
      th, td { min-width: 0; max-width: 12rem; padding: 0.3rem 0.4rem; }
      td:last-child { overflow-wrap: anywhere; max-width: none; }
      tbody th { position: static; }
      pre { white-space: pre-wrap; }
      .word { white-space: normal; }
      svg { max-width: 100%; height: auto; }
      h2, h3, h4, caption, figcaption, thead { break-after: avoid; }
      tbody tr:first-child { break-before: avoid; }
      tr, .way, figure { break-inside: avoid; }
    }
    """
}
