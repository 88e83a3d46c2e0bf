import { describe, expect, test } from 'vitest'
import { readSources } from './source-files.ts'
import { textRules } from './text-rules.ts'

const mark = ['TO', 'DO'].join('')
const machinePath = ['', 'work', 'main'].join('/')
const up = (steps: number) => ['..', '/'].join('').repeat(steps)
const quotedUp = `'${['.', '.'].join('')}'`
const top = ['ro', 'ot'].join('')
const joined = ['jo', 'in'].join('')
const leftOut = ['test', 'skip'].join('.')

/** For every rule what it must refuse, and what it must let pass. */
const examples: Record<
  string,
  { refused: [path: string, text: string][]; fine: [path: string, text: string][] }
> = {
  'sql-only-in-queries': {
    refused: [
      ['services/workflow/src/offer/accept-offer.ts', "await tx.selectFrom('offer').execute()"],
      ['services/workflow/src/offer/offer.routes.ts', 'const rows = sql<Row>`select 1`'],
      ['services/workflow/src/database/tables.ts', 'sql`now()`'],
    ],
    fine: [
      ['services/workflow/src/offer/offer.queries.ts', "tx.updateTable('offer')"],
      ['services/workflow/src/offer/accept-offer.ts', 'await lockOffer(tx, id)'],
    ],
  },
  'domain-has-no-clock': {
    refused: [['packages/domain/src/price.ts', 'const now = new Date()']],
    fine: [['packages/domain/src/price.ts', 'const end = new Date(start.getTime() + days)']],
  },
  'ui-fetches-nothing': {
    refused: [['packages/ui/src/table.tsx', "await fetch('/api/')"]],
    fine: [['packages/ui/src/table.tsx', 'await props.prefetch(); query.fetch()']],
  },
  'effects-hand-on-no-scrolling': {
    refused: [['packages/ui/src/a.tsx', 'useEffect(() => part.current?.scrollIntoView(), [])']],
    fine: [
      ['packages/ui/src/a.tsx', 'useEffect(() => {\n  part.current?.scrollIntoView()\n}, [])'],
      ['packages/ui/src/a.tsx', 'useEffect(() => field.current?.focus(), [])'],
    ],
  },
  'no-role-in-screens': {
    refused: [
      ['mfe-workflow/src/screens/a.screen.tsx', "const isOwn = user.companyType === 'CUSTOMER'"],
      ['mfe-workflow/src/screens/a.screen.tsx', 'if (own !== user.companyType) return null'],
      ['mfe-catalogue/src/features/article/a.tsx', "const isAdmin = useCan({ ADMIN: 'admin' })"],
      ['shell/src/routing/a.ts', 'const permission = { CUSTOMER: true }'],
      ['packages/portal-ui/src/list/a.tsx', 'const roles = ["EXTERNAL"]'],
    ],
    fine: [
      ['mfe-workflow/src/screens/a.screen.tsx', 'const isCustomer = useMayCall(createEnquiry)'],
      ['shell/src/frame/a.tsx', 'const { companyType } = user'],
      ['mfe-workflow/src/screens/a.tsx', 'const names = { CUSTOMER: offer.customerName }'],
      ['mfe-workflow/src/screens/a.screen.test.tsx', "mockSession({ companyType: 'SUPPLIER' })"],
    ],
  },
  'only-through-exports': {
    refused: [
      ['services/workflow/src/a.ts', "import { a } from '@schrankwerk/domain/src/bom/lines.ts'"],
      ['mfe-workflow/src/a.ts', "const a = await import('@schrankwerk/contracts/src/values.ts')"],
    ],
    fine: [
      [
        'services/workflow/src/a.ts',
        "import { a } from '@schrankwerk/domain/bom'\nimport { b } from '@schrankwerk/contracts'",
      ],
    ],
  },
  'no-left-over-marks': {
    refused: [['shell/src/a.ts', `// ${mark}: later`]],
    fine: [['shell/src/a.ts', '// the limit is theirs']],
  },
  'no-vague-names': {
    refused: [
      'shell/src/utils.ts',
      'shell/src/utils/a.ts',
      'packages/ui/src/date-helpers.ts',
      'services/workflow/src/offer-manager.ts',
      'packages/common/src/a.ts',
    ].map((path) => [path, '']),
    fine: [
      ['services/catalogue/src/article/score-match.ts', ''],
      ['shell/src/helpful.ts', ''],
      ['packages/spreadsheet/src/xlsx/shared-texts.ts', ''],
    ],
  },
  'no-test-left-out': {
    refused: [
      ['shell/src/a.test.ts', `${leftOut}('x', () => {})`],
      ['shell/src/a.test.ts', `${leftOut}If(!found)('x', () => {})`],
      ['tests/access/a.spec.ts', `describe.${['run', 'If'].join('')}(found)('x', () => {})`],
    ],
    fine: [['shell/src/a.test.ts', "test('skips a row', () => {})"]],
  },
  'no-path-of-one-machine': {
    refused: [['infra/a.ts', `const root = '${machinePath}'`]],
    fine: [['infra/a.ts', "const work = join(root, 'work')"]],
  },
  'nothing-beside-the-repository': {
    refused: [
      ['gateway/src/a.test.ts', `new URL('${up(3)}lists/a.json', import.meta.url)`],
      ['packages/domain/src/bom/a.test.ts', `import a from '${up(5)}a.ts'`],
      ['tests/lists/a.ts', `join(import.meta.dirname, ${quotedUp}, ${quotedUp}, ${quotedUp}, 'lists')`],
      ['tests/access/a.spec.ts', `join(import.meta.dirname, '${up(3)}lists')`],
      ['tests/run.ts', `\`\${import.meta.dirname}/${up(2)}lists\``],
      ['tests/run.ts', `dirname(${top})`],
      ['tests/access/a.spec.ts', `dirname(${joined}(import.meta.dirname, '${up(2)}'))`],
      ['infra/a.mjs', `resolve(${top}, ${quotedUp}, 'lists')`],
      ['infra/a.mjs', `const folder = \`\${${top}}/${up(1)}lists\``],
      ['services/workflow/src/a.test.ts', `join(process.cwd(), ${quotedUp})`],
      ['services/workflow/src/a.test.ts', `readFileSync('${['shared', 'data'].join('/')}/bom/a.csv')`],
    ],
    fine: [
      ['gateway/src/a.test.ts', `new URL('${up(2)}docs/a.json', import.meta.url)`],
      [
        'shell/src/routing/a.test.ts',
        `join(import.meta.dirname, ${quotedUp}, ${quotedUp}, ${quotedUp}, 'docs')`,
      ],
      ['packages/ui/src/theme/a.ts', `\`\${import.meta.dirname}/${up(1)}styles/theme.css\``],
      ['tests/access/a.spec.ts', `{ path: '${up(4)}etc/passwd' }`],
      ['packages/tooling/src/a.ts', `new URL(\`${up(2)}\${folder}/package.json\`, import.meta.url)`],
    ],
  },
  'real-files-only-where-named': {
    refused: [['services/catalogue/src/a.test.ts', `process.env.${['REAL', 'LISTS'].join('_')}`]],
    fine: [['services/catalogue/src/a.test.ts', 'const realLists = []']],
  },
}

test('every rule has examples', () => {
  expect(Object.keys(examples).sort()).toEqual(textRules.map(({ name }) => name).sort())
})

const sources = readSources(() => true)

describe.each(textRules)('$name', ({ name, remedy, holds, breaks }) => {
  test.each(examples[name]!.refused)('refuses %s with %j', (path, text) => {
    expect(holds(path) && breaks({ path, text })).toBe(true)
  })

  test.each(examples[name]!.fine)('lets %s pass with %j', (path, text) => {
    expect(holds(path) && breaks({ path, text })).toBe(false)
  })

  test('holds in our own tree', () => {
    const broken = sources.filter((file) => holds(file.path) && breaks(file)).map(({ path }) => path)
    expect(broken, remedy).toEqual([])
  })
})
