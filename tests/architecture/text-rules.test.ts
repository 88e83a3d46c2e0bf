import { describe, expect, test } from 'vitest'
import { readSources } from './source-files.ts'
import { textRules } from './text-rules.ts'

const mark = ['TO', 'DO'].join('')
const machinePath = ['', 'work', 'main'].join('/')
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
    ],
    fine: [
      ['services/workflow/src/offer/offer.queries.ts', "tx.updateTable('offer')"],
      ['services/workflow/src/database/tables.ts', 'sql`now()`'],
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
    refused: [['shell/src/a.test.ts', `${leftOut}('x', () => {})`]],
    fine: [['shell/src/a.test.ts', "describe.runIf(found)('x', () => {})"]],
  },
  'no-path-of-one-machine': {
    refused: [['infra/a.ts', `const root = '${machinePath}'`]],
    fine: [['infra/a.ts', "const work = join(root, 'work')"]],
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
