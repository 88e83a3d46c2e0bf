import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cruised, cruiseTree, root, rules, wayToLoad } from './boundaries.ts'
import { type Plant, plantTree } from './planted-tree.ts'

const comments = await rules()

/** For every rule an import that it must refuse: who plants it, and what is imported. */
const forbidden: Record<string, [file: string, ...imports: string[]][]> = {
  'contracts-zod-only': [
    ['packages/contracts/src/a.ts', 'packages/domain/src/index.ts'],
    ['packages/contracts/src/b.ts', 'hono'],
    ['packages/contracts/src/c.ts', 'node:fs'],
  ],
  'domain-contracts-only': [
    ['packages/domain/src/a.ts', 'node:crypto'],
    ['packages/domain/src/b.ts', 'dayjs'],
    ['packages/domain/src/c.ts', 'packages/service-kit/src/index.ts'],
  ],
  'ui-knows-no-domain': [
    ['packages/ui/src/a.tsx', 'packages/contracts/src/index.ts'],
    ['packages/ui/src/b.tsx', '@tanstack/react-query'],
  ],
  'shell-api-stands-alone': [
    ['packages/shell-api/src/a.ts', 'packages/ui/src/index.ts'],
    ['packages/shell-api/src/b.ts', 'packages/domain/src/index.ts'],
  ],
  'portal-ui-allowed-packages': [['packages/portal-ui/src/a.tsx', 'packages/domain/src/index.ts']],
  'bom-ui-allowed-packages': [['packages/bom-ui/src/a.tsx', 'packages/spreadsheet/src/index.ts']],
  'spreadsheet-stands-alone': [['packages/spreadsheet/src/a.ts', 'packages/domain/src/index.ts']],
  'service-kit-contracts-only': [['packages/service-kit/src/a.ts', 'packages/domain/src/index.ts']],
  'bom-service-allowed-packages': [
    ['packages/bom-service/src/a.ts', 'packages/bom-ui/src/index.ts'],
    ['packages/bom-service/src/b.ts', 'packages/ui/src/index.ts'],
  ],
  'stored-lists-know-no-act': [
    ['packages/bom-service/src/list/a.ts', 'packages/bom-service/src/matching/b.ts'],
    ['packages/bom-service/src/remembered/a.ts', 'packages/bom-service/src/mapping/b.ts'],
  ],
  'apps-never-each-other': [
    ['mfe-workflow/src/a.ts', 'mfe-catalogue/src/paths.ts'],
    ['mfe-workflow/src/b.ts', 'shell/src/frame.ts'],
    ['shell/src/a.ts', 'mfe-businessdata/src/portal.ts'],
  ],
  'packages-never-apps': [
    ['packages/ui/src/c.ts', 'shell/src/theme.ts'],
    ['packages/service-kit/src/b.ts', 'services/identity/src/app.ts'],
  ],
  'web-never-server': [
    ['shell/src/b.ts', 'services/identity/src/app.ts'],
    ['mfe-workflow/src/c.ts', 'packages/service-kit/src/index.ts'],
    ['mfe-workflow/src/d.ts', 'hono'],
    ['mfe-catalogue/src/b.ts', 'packages/bom-service/src/index.ts'],
    ['mfe-workflow/src/e.ts', 'kysely'],
    ['packages/bom-ui/src/b.ts', 'nats'],
    ['packages/shell-api/src/c.ts', 'pg'],
  ],
  'web-never-node': [
    ['mfe-catalogue/src/a.ts', 'node:path'],
    ['packages/ui/src/d.ts', 'node:fs'],
  ],
  'services-never-each-other': [['services/workflow/src/offer/a.ts', 'services/catalogue/src/matching/b.ts']],
  'services-never-web': [
    ['services/workflow/src/b.ts', 'packages/ui/src/index.ts'],
    ['services/workflow/src/c.ts', 'react'],
  ],
  'features-never-each-other': [
    ['mfe-workflow/src/features/offer/a.ts', 'mfe-workflow/src/features/bom/b.ts'],
  ],
  'features-never-screens': [
    ['mfe-workflow/src/features/offer/b.ts', 'mfe-workflow/src/screens/offer.screen.tsx'],
  ],
  'hono-only-in-routes': [
    ['services/workflow/src/offer/accept-offer.ts', 'hono'],
    ['services/workflow/src/offer/offer.policy.ts', 'hono'],
    ['packages/bom-service/src/mapping/map-bom.ts', 'hono'],
  ],
  'verbs-never-routes': [
    ['services/workflow/src/offer/revise-offer.ts', 'services/workflow/src/offer/offer.routes.ts'],
    ['packages/bom-service/src/change/update-lines.ts', 'packages/bom-service/src/bom.routes.ts'],
  ],
  'app-only-from-main': [['services/workflow/src/offer/archive-offer.ts', 'services/workflow/src/app.ts']],
  'sql-only-in-queries': [
    ['services/workflow/src/offer/decline-offer.ts', 'kysely'],
    ['services/workflow/src/offer/offer.presenter.ts', 'pg'],
    ['packages/domain/src/d.ts', 'kysely'],
  ],
  'queries-never-verbs': [
    ['services/workflow/src/offer/offer.queries.ts', 'services/workflow/src/offer/accept-offer.ts'],
    ['packages/bom-service/src/list/bom.queries.ts', 'packages/bom-service/src/reading/upload-bom.ts'],
  ],
  'queries-never-policies': [
    ['services/workflow/src/bom/bom.queries.ts', 'services/workflow/src/bom/bom.policy.ts'],
  ],
  'nats-only-in-service-kit': [
    ['services/notification/src/consumers/on-offer-accepted.ts', 'nats'],
    ['packages/domain/src/e.ts', 'nats'],
  ],
  'router-through-the-facade': [
    ['mfe-workflow/src/routes.tsx', 'react-router-dom'],
    ['packages/bom-ui/src/c.tsx', 'react-router'],
    ['shell/src/c.tsx', 'react-router-dom'],
  ],
  'mantine-only-in-ui': [
    ['mfe-workflow/src/f.tsx', '@mantine/core'],
    ['shell/src/d.tsx', 'react-toastify'],
  ],
  'keycloak-only-in-shell': [
    ['mfe-workflow/src/g.ts', 'keycloak-js'],
    ['packages/shell-api/src/d.ts', 'keycloak-js'],
  ],
  'gateway-knows-no-domain': [
    ['gateway/src/a.ts', 'packages/contracts/src/index.ts'],
    ['gateway/src/b.ts', 'packages/domain/src/index.ts'],
  ],
  'only-through-exports': [
    ['services/workflow/src/d.ts', 'packages/domain/src/bom/inside.ts'],
    ['tests/journeys/a.ts', 'packages/testing/src/inside.ts'],
  ],
  'production-never-testing': [
    ['services/workflow/src/e.ts', 'packages/testing/src/index.ts'],
    ['services/workflow/src/f.ts', 'vitest'],
    ['services/workflow/src/g.ts', 'services/workflow/src/app.test.ts'],
  ],
  'tests-only-from-outside': [
    ['tests/journeys/b.ts', 'services/workflow/src/app.ts'],
    ['tests/load/a.ts', 'packages/service-kit/src/index.ts'],
    ['tests/load/b.ts', 'gateway/src/routes.ts'],
  ],
  'no-cycles': [
    ['services/workflow/src/round/one.ts', 'services/workflow/src/round/two.ts'],
    ['services/workflow/src/round/two.ts', 'services/workflow/src/round/one.ts'],
  ],
  'no-orphans': [['services/workflow/src/lonely.ts']],
  'no-unresolvable': [
    ['services/workflow/src/h.ts', '@schrankwerk/domain/src/bom/inside.ts'],
    ['services/workflow/src/i.ts', '@schrankwerk/nothing'],
  ],
}

/** Imports that look like the forbidden ones and are right. */
const allowed: (readonly [file: string, imports: string[], typeOnly?: boolean])[] = [
  ['packages/contracts/src/fine.ts', ['zod']],
  ['packages/domain/src/fine.ts', ['@schrankwerk/contracts']],
  ['packages/domain/src/fine.test.ts', ['vitest', 'fast-check', 'node:fs']],
  ['packages/ui/src/fine.tsx', ['react', '@mantine/core', '@tabler/icons-react', 'dayjs']],
  ['packages/shell-api/src/router.ts', ['react-router-dom', '@tanstack/react-query']],
  ['packages/bom-ui/src/fine.tsx', ['@schrankwerk/ui', '@schrankwerk/domain', '@schrankwerk/shell-api']],
  ['packages/service-kit/src/nats.ts', ['nats', 'kysely', 'pg', 'hono', '@schrankwerk/contracts']],
  ['shell/src/session/keycloak.ts', ['keycloak-js', 'zustand']],
  [
    'mfe-workflow/src/screens/fine.screen.tsx',
    [
      'mfe-workflow/src/features/offer/fine.ts',
      'mfe-workflow/src/features/bom/fine.ts',
      '@schrankwerk/bom-ui',
    ],
  ],
  ['services/workflow/src/fine/fine.routes.ts', ['hono', 'services/workflow/src/fine/accept-fine.ts']],
  [
    'services/workflow/src/fine/accept-fine.ts',
    [
      '@schrankwerk/service-kit',
      'services/workflow/src/fine/fine.queries.ts',
      'services/workflow/src/fine/fine.policy.ts',
    ],
  ],
  ['services/workflow/src/fine/accept-fine.ts', ['kysely'], true],
  ['services/workflow/src/fine/fine.queries.ts', ['kysely', 'services/workflow/src/database/tables.ts']],
  ['services/workflow/src/fine/fine.test.ts', ['vitest', '@schrankwerk/testing', 'pg']],
  ['gateway/src/fine.ts', ['undici', 'node:http', 'pino']],
  ['tests/journeys/fine.test.ts', ['@schrankwerk/testing', '@schrankwerk/contracts', '@playwright/test']],
]
const doors = ['contracts', 'domain', 'ui', 'shell-api', 'portal-ui', 'bom-ui', 'service-kit', 'testing'].map(
  (name): Plant => ({ file: `packages/${name}/src/index.ts`, imports: [] }),
)

const planted = plantTree([
  ...doors,
  ...Object.values(forbidden).flatMap((plants) => plants.map(([file, ...imports]) => ({ file, imports }))),
  ...allowed.map(([file, imports, typeOnly]) => ({ file, imports, typeOnly })),
])
afterAll(planted.remove)

const folders = readdirSync(planted.folder).filter((name) => name !== 'node_modules')
const { violations } = await cruiseTree(planted.folder, folders)

describe('each rule refuses what it forbids', () => {
  test('every rule has a forbidden import planted against it, and says what to do instead', () => {
    expect(Object.keys(forbidden).sort()).toEqual([...comments.keys()].sort())
    for (const [name, comment] of comments) expect(comment, name).toMatch(/\. .+\.$/)
  })

  const cases = Object.entries(forbidden).flatMap(([rule, plants]) =>
    plants.map(([file, ...imports]) => [rule, file, imports.join(', ') || 'nothing'] as const),
  )
  test.each(cases)('%s: %s imports %s', (rule, file) => {
    const own = violations.filter((violation) => violation.rule === rule)
    const found = own.filter(({ from, to }) => from === file || (rule === 'no-cycles' && to === file))
    expect(found.length, `violations of ${rule}: ${own.map(({ from }) => from).join(', ')}`).toBeGreaterThan(
      0,
    )
  })

  test.each([...new Set(allowed.map(([file]) => file))])('%s breaks no rule', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([])
  })
})

describe('our own tree', () => {
  let cruised: Cruised
  const folders = readdirSync(root).filter((name) =>
    /^(?:shell|mfe-.+|services|gateway|infra|packages|tests)$/.test(name),
  )
  beforeAll(async () => {
    cruised = await cruiseTree(root, folders)
  }, 120_000)

  test('breaks no rule', () => {
    expect(cruised.typescriptFiles, `a parser that sees nothing in ${join(root, '…')}`).toBeGreaterThan(100)
    const told = cruised.violations.map(
      ({ rule, from, to }) => `${from} → ${to}\n    ${rule}: ${comments.get(rule)}`,
    )
    expect(told.join('\n')).toBe('')
  })

  // Each import begins a thread: what it loads in vain keeps the person waiting who began it.
  test('the threads of jobs load no part of the kit that serves', () => {
    const whole = 'packages/service-kit/src/index.ts'
    const threads = [...cruised.loads.keys()].filter((file) => /^services\/.+-worker\.ts$/.test(file))
    expect(threads).toContain('services/catalogue/src/article-import/import-worker.ts')
    expect(wayToLoad(cruised, 'services/catalogue/src/main.ts', whole)).toEqual([
      'services/catalogue/src/main.ts',
      whole,
    ])
    expect(threads.flatMap((file) => wayToLoad(cruised, file, whole)?.join(' → ') ?? [])).toEqual([])
  })
})
