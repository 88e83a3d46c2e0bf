import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './boundaries.ts'
import { goesBeside } from './goes-beside.ts'
import type { SourceFile } from './source-files.ts'

/** A rule that no import shows: where it holds, and what must not stand there. */
export interface TextRule {
  name: string
  remedy: string
  holds: (path: string) => boolean
  breaks: (file: SourceFile) => boolean
}

const inTest = /\.test\.tsx?$|\.example\.tsx?$|\.bench\.ts$/
const marker = new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${'X'.repeat(3)})\\b`)
const vagueName =
  /(?:^|\/)(?:(?:utils?|helpers?|commons?|managers?|misc|shared|core)|[^/]+[-.](?:utils?|helpers?|managers?))(?:\.[^/]*)?(?:\/|$)/i
const machine = new RegExp(`/${['work', '(?:main|shared)'].join('/')}|/tmp/(?:node|brief)`)

const role = '(?:CUSTOMER|SUPPLIER|ADMIN|EXTERNAL)'
/** A role in quotes, a table of rights, or a comparison of somebody's role. */
const decidesByRole = new RegExp(
  `(['"\`])${role}\\1|\\b${role}['"]?:\\s*(?:true|'admin')|\\bcompanyType\\s*[!=]==?|[!=]==?\\s*[\\w.]*\\bcompanyType\\b`,
)

const sqlPlace = (path: string): boolean =>
  /\.queries\.ts$|\/src\/database\/migrations\//.test(path) || inTest.test(path)

const exportsOf = (workspace: string): Record<string, unknown> => {
  const folder = ['packages', 'services', '.'].find((folder) =>
    existsSync(join(root, folder, workspace, 'package.json')),
  )
  if (!folder) return {}
  const { exports } = JSON.parse(readFileSync(join(root, folder, workspace, 'package.json'), 'utf8'))
  return exports ?? {}
}

const isDoor = (workspace: string, door: string): boolean =>
  Object.keys(exportsOf(workspace)).some((name) =>
    name.includes('*') ? door.startsWith(name.split('*')[0]!) : name === door,
  )

const goesPastDoors = (text: string): boolean =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'@schrankwerk\/([^'/]+)((?:\/[^']+)?)'/g)].some(
    ([, workspace, rest]) => !isDoor(workspace!, `.${rest}`),
  )

export const textRules: readonly TextRule[] = [
  {
    name: 'sql-only-in-queries',
    remedy: 'Write a function in x.queries.ts and call it.',
    holds: (path) => /^(?:services|packages\/bom-service)\/.*\.ts$/.test(path) && !sqlPlace(path),
    breaks: ({ text }) =>
      /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/.test(text),
  },
  {
    name: 'domain-has-no-clock',
    remedy: 'Hand the time, or the chance, in as an argument.',
    holds: (path) => /^packages\/domain\/src\//.test(path) && !inTest.test(path),
    breaks: ({ text }) => /\bnew Date\(\)|\bDate\.now\(|\bperformance\.now\(|\bMath\.random\(/.test(text),
  },
  {
    name: 'ui-fetches-nothing',
    remedy: 'The kit shows what it is given. Fetch in a feature’s x.api.ts.',
    holds: (path) => /^packages\/ui\/src\//.test(path) && !inTest.test(path),
    breaks: ({ text }) => /(?<![.\w])fetch\(|\bXMLHttpRequest\b/.test(text),
  },
  {
    name: 'effects-hand-on-no-scrolling',
    remedy:
      'Write the effect with braces: scrolling answers with a promise in newer browsers, and React calls what an effect returns.',
    holds: (path) => /\.tsx?$/.test(path) && !inTest.test(path),
    breaks: ({ text }) => /use(?:Layout)?Effect\(\(\) => [^{(\n]*\.(?:scroll\w*|animate|play)\(/.test(text),
  },
  {
    name: 'no-role-in-screens',
    remedy:
      'Ask by the call that the button, entry or page leads to: useMayCall(endpoint), or calls of the route.',
    holds: (path) =>
      /^(?:shell|mfe-[^/]+|packages\/(?:portal-ui|bom-ui))\/src\//.test(path) && !inTest.test(path),
    breaks: ({ text }) => decidesByRole.test(text),
  },
  {
    name: 'only-through-exports',
    remedy: 'Import what the package exports, and export there what is missing.',
    holds: () => true,
    breaks: ({ path, text }) => !path.startsWith('tests/architecture/') && goesPastDoors(text),
  },
  {
    name: 'no-left-over-marks',
    remedy: 'Do it, or write down elsewhere that it is to be done.',
    holds: () => true,
    breaks: ({ text }) => marker.test(text),
  },
  {
    name: 'no-vague-names',
    remedy: 'Name the file after the one thing inside.',
    holds: () => true,
    breaks: ({ path }) => vagueName.test(path),
  },
  {
    name: 'no-test-left-out',
    remedy: 'Let it run, let it fail where it cannot, or delete it.',
    holds: (path) => inTest.test(path) || path.startsWith('tests/'),
    breaks: ({ text }) =>
      /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fails|skipIf|runIf)\b|\b(?:ctx|context|task)\.skip\(/.test(
        text,
      ),
  },
  {
    name: 'no-path-of-one-machine',
    remedy: 'Find it relative to the repository, or take it from the environment.',
    holds: () => true,
    breaks: ({ text }) => machine.test(text),
  },
  {
    name: 'nothing-beside-the-repository',
    remedy:
      'Put what is needed into the project. Real files are named on the call: npm test -- lists --from <folder>.',
    holds: (path) => !path.startsWith('tests/lists/real/'),
    breaks: goesBeside,
  },
  {
    name: 'real-files-only-where-named',
    remedy: 'A test that needs real files is tests/lists/real/x.real.ts.',
    holds: (path) => !path.startsWith('tests/lists/real/') && path !== 'tests/run/real-lists.ts',
    breaks: ({ text }) => new RegExp(['REAL', 'LISTS'].join('_')).test(text),
  },
]
