/** As much of OpenAPI 3.1 as the page shows. */
export interface ApiDescription {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

type Content = Record<string, { schema?: unknown }>

interface Operation {
  summary?: string
  description?: string
  operationId?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Content }
  responses?: Record<string, { description?: string; content?: Content }>
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const asText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!)

const list = (title: string, items: string[]): string =>
  items.length === 0 ? '' : `<dt>${title}</dt><dd>${items.join(', ')}</dd>`

const shapes = (title: string, content: Content | undefined): string =>
  Object.entries(content ?? {})
    .filter(([type, { schema }]) => schema !== undefined && !type.endsWith('problem+json'))
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title} <code>${asText(type)}</code></summary><pre tabindex="0">${asText(JSON.stringify(schema, null, 1))}</pre></details>\n`,
    )
    .join('')

const renderCall = (method: string, path: string, operation: Operation): string => {
  const parameters = (operation.parameters ?? []).map(
    ({ name, required }) => `<code>${asText(name)}</code>${required ? ' (Pflicht)' : ''}`,
  )
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description }]) => `<code>${asText(status)}</code> ${asText(description ?? '')}`,
  )
  const details = list('Parameter', parameters) + list('Antworten', answers)
  return `<article id="${asText(operation.operationId ?? `${method}${path}`)}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${asText(path)}</code></h3>
<p>${asText(operation.summary ?? '')}</p>
${operation.description ? `<p>${asText(operation.description)}</p>\n` : ''}${details === '' ? '' : `<dl>${details}</dl>\n`}${shapes('Inhalt', operation.requestBody?.content)}${Object.values(
  operation.responses ?? {},
)
  .map(({ content }) => shapes('Antwort', content))
  .join('')}</article>`
}

/** The calls grouped by their first tag, as a page without script and without inline style. */
export const renderApiPage = (api: ApiDescription): string => {
  const base = api.servers?.[0]?.url ?? ''
  const groups = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.tags?.[0] ?? 'Weitere'
      groups.set(group, [...(groups.get(group) ?? []), renderCall(method, `${base}${path}`, operation)])
    }
  }
  const names = [...groups.keys()]
  const contents = names
    .map((name) => `<li><a href="#group-${asText(name)}">${asText(name)}</a></li>`)
    .join('')
  const sections = names.map(
    (name) =>
      `<section><h2 id="group-${asText(name)}">${asText(name)}</h2>\n${groups.get(name)!.join('\n')}\n</section>`,
  )
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(api.info.title)}</title>
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<header><h1>${asText(api.info.title)}</h1>
<p>Version ${asText(api.info.version)} – <a href="/api/docs/openapi.json">Beschreibung als OpenAPI 3.1</a></p></header>
<nav aria-label="Bereiche"><ul>${contents}</ul></nav>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

export const apiPageStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
article { border-top: 1px solid; padding: 0.5rem 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
.method { display: inline-block; font-weight: 700; min-width: 3.5rem; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: max-content 1fr; margin: 0; }
pre { max-height: 30rem; overflow: auto; }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }
`
