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

/** Names of source files in a document: `name.ts`, `folder/name.tsx`; of several, `read-*.ts`, and of any, `x.ts`, none. */
const filesNamedIn = (document: string): string[] =>
  [...document.matchAll(/`(?!x\.)([\w./-]+\.tsx?)`/g)].map((match) => match[1]!)

test('names of files are read, and not those that stand for several', () => {
  const document =
    '`one.ts`, `folder/two.test.tsx`, `read-*.ts`, `words-<language>.ts`, `x.api.ts`, `tsconfig.json`'
  expect(filesNamedIn(document)).toEqual(['one.ts', 'folder/two.test.tsx'])
})

const readmes = listFiles().filter((path) => /^packages\/[^/]+\/(?:src\/.+\/)?README\.md$/.test(path))

describe.each(readmes)('%s', (path) => {
  const document = readFileSync(join(root, path), 'utf8')
  const folder = path.replace('README.md', '')

  test('names exports that exist', () => {
    const exported = exportedBy(readSources((file) => file.startsWith(folder) && !isTest(file)))
    expect(exportsNamedIn(document).filter((name) => !exported.has(name))).toEqual([])
  })

  test('names files that exist', () => {
    // That of a package also tells what others have of it.
    const within = folder.includes('/src/') ? folder : ''
    const files = listFiles()
    const isThere = (name: string) =>
      files.some((file) => file === name || (file.startsWith(within) && file.endsWith(`/${name}`)))
    expect(filesNamedIn(document).filter((name) => !isThere(name))).toEqual([])
  })
})
