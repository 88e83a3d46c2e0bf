/** What lists write where the row above holds here too. */
export const dittoWords: readonly string[] = [
  'dito',
  'ditto',
  'dto',
  'dto.',
  'idem',
  'wie vor',
  'wie oben',
  'w.o.',
  'w. o.',
  's.o.',
  's. o.',
  'siehe oben',
  'same',
  'as above',
  '"',
  '-"-',
  '- " -',
  "''",
  '“',
  '”',
  '„',
  '〃',
]

const words: ReadonlySet<string> = new Set(dittoWords)

/** „dito“, „-"-“, „wie oben“ */
export const isDitto = (text: string): boolean => words.has(text.trim().toLowerCase())
