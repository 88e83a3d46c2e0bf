import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './boundaries.ts'
import { isTest, listFiles, readSources, type SourceFile } from './source-files.ts'

/** Names that a document's tables of exports have in their first column: `name`, `name(…)`, `name.part(…)`. */
function exportsNamedIn(document: string): string[] {
  const names: string[] = []
  let isOfExports = false
  for (const line of document.split('\n')) {
    const cell = line.startsWith('|') ? line.split(/(?<!\\)\|/)[1]!.trim() : ''
    if (cell === '') isOfExports = false
    else if (/^Export\b/.test(cell)) isOfExports = true
    else if (isOfExports)
      names.push(
        ...[...cell.matchAll(/`([^`]+)`/g)].flatMap(
          ([, code]) => code!.match(/^[A-Za-z]\w*(?=$|[(<]|\.\w+\()/) ?? [],
        ),
      )
  }
  return names
}

/** What files export under the name that others know it by. */
const exportedBy = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files.flatMap(({ text }) => [
      ...[
        ...text.matchAll(
          /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type|enum|let) (\w+)/gm,
        ),
      ].map((match) => match[1]!),
      ...[...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
        .flatMap((match) => match[1]!.split(','))
        .map(
          (name) =>
            name
              .trim()
              .split(/\s+(?:as\s+)?/)
              .at(-1)!,
        ),
    ]),
  )

test('names of tables of exports are read, and what files export', () => {
  const document = `
| Export of \`./form\` | Use |
|---|---|
| \`first(a \\| b)\`, \`Second\` | \`notThis\` |
| \`./browser\`: \`third.part()\`, \`slots: { x }\`, \`portal.json\` | – |

| Variable | Meaning |
|---|---|
| \`HOME\` | – |`
  expect(exportsNamedIn(document)).toEqual(['first', 'Second', 'third'])
  const text =
    "export async function first() {}\nexport { a as Second, type Third } from './a.ts'\nconst planted = 1"
  expect([...exportedBy([{ path: 'a.ts', text }])]).toEqual(['first', 'Second', 'Third'])
})

const readmes = listFiles().filter((path) => /^packages\/[^/]+\/README\.md$/.test(path))

describe.each(readmes)('%s', (path) => {
  const named = exportsNamedIn(readFileSync(join(root, path), 'utf8'))

  test('names exports that exist', () => {
    const source = path.replace('README.md', 'src/')
    const exported = exportedBy(readSources((file) => file.startsWith(source) && !isTest(file)))
    expect(named.filter((name) => !exported.has(name))).toEqual([])
  })
})
