import { createHash } from 'node:crypto'

// The values are those of packages/ui/src/styles/variables.css.
const style = `
:root{--sunken:#f5f7f8;--surface:#fff;--text:#1a2328;--line:#dce2e6;--accent:#0a5866;--strong:#063f4a;--on:#fff}
@media (prefers-color-scheme:dark){:root{--sunken:#12181c;--surface:#1b2328;--text:#e3e8eb;--line:#333d45;--accent:#72b6c0;--strong:#a1ced5;--on:#0e1b1f}}
body{margin:0;padding:56px 16px;background:var(--sunken);color:var(--text);font:16px/1.5 "Inter Variable",Inter,system-ui,sans-serif}
header,main{max-width:26rem;margin:auto}
header{display:flex;justify-content:center;align-items:center;gap:10px;padding-bottom:24px;font-size:22px;font-weight:650}
main{box-sizing:border-box;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
h1{margin:0 0 12px;font-size:22px;font-weight:620}
a{display:inline-block;margin-top:8px;padding:8px 16px;border-radius:6px;background:var(--accent);color:var(--on);text-decoration:none;font-weight:550}
a:hover{background:var(--strong)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
svg{width:32px;height:32px}`

// infra/keycloak/themes/schrankwerk/login/resources/img/mark.svg, so that nothing has to be loaded.
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="3" y="2" width="26" height="26" rx="3" fill="#0a5866"/><path d="M6 28h20v2H6z" fill="#063f4a"/><path d="M16 5v20M6.5 8H13M6.5 11H13M19 8h6.5M19 11h6.5M13 16v4" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round"/></svg>'

export const problemPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What surrounds the sentence; the texts are ours and hold no markup. */
export interface PageFrame {
  heading: string
  wayOut: { href: string; text: string }
}

const retry = { href: '', text: 'Erneut versuchen' }

/** The frames of problems that a person meets on the way to sign in. */
export const signInPages = {
  down: { heading: 'Anmeldung nicht erreichbar', wayOut: retry },
  tooMany: { heading: 'Zu viele Anfragen', wayOut: retry },
  tooManyWrong: { heading: 'Anmeldung angehalten', wayOut: { href: '/', text: 'Zur Startseite' } },
} satisfies Record<string, PageFrame>

/** A problem for a person's browser, in the product's look. */
export const problemPage = ({ heading, wayOut }: PageFrame, detail: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} – Schrankwerk</title><style>${style}</style></head>
<body><header>${mark}Schrankwerk</header>
<main><h1>${heading}</h1><p>${detail}</p><a href="${wayOut.href}">${wayOut.text}</a></main></body></html>
`
