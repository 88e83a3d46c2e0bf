/** The text from a bracket to the one that closes it. */
function inBrackets(text: string, from: number): string {
  const opening = text[from]!
  const closing = opening === '(' ? ')' : '}'
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === opening) depth++
    else if (text[at] === closing && --depth === 0) return text.slice(from, at + 1)
  }
  throw new Error(`nothing closes the bracket before "${text.slice(from + 1, from + 40)}"`)
}

const schemas = (text: string): string[] =>
  [...text.matchAll(/\breadConfig\(|\bconst \w+Settings = \{/g)].map((match) =>
    inBrackets(text, match.index + match[0].length - 1),
  )

/** Variables of the environment that a file reads: in schemas for `readConfig`, in parts of some, or one by one. */
export const settingsIn = (text: string): string[] => [
  ...schemas(text)
    .flatMap((schema) => [...schema.matchAll(/(?<=[{,\s])[A-Z][A-Z0-9_]*(?=:)/g)])
    .map(([name]) => name),
  ...[...text.matchAll(/\bprocess\.env\.([A-Z][A-Z0-9_]*)/g)].map((match) => match[1]!),
  ...[...text.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(
    (match) => match[1]!.match(/[A-Z][A-Z0-9_]*/g) ?? [],
  ),
]

/** Schemas that a file puts into others, in which `settingsIn` has to find their variables. */
export const spreadSettingsIn = (text: string): string[] =>
  schemas(text)
    .flatMap((schema) => [...schema.matchAll(/\.\.\.(\w+)/g)])
    .map((match) => match[1]!)
