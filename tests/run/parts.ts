import { ensureChromium, ensureFirefox } from './browsers.ts'
import { noTests, type Tally } from './tally.ts'
import type { TestStack } from './test-stack.ts'
import { runPackage } from './tool.ts'
import { runVitest } from './vitest.ts'

export interface Part {
  name: string
  about: string
  /** What chooses the part's test files for vitest; left out where it runs none. */
  tests?: readonly string[]
  /** Runs only where it is asked for by name. */
  isExtra?: true
  run(stack: TestStack): Promise<Tally>
}

const oneOf = (isPassed: boolean): Tally => ({ ...noTests, [isPassed ? 'passed' : 'failed']: 1 })

/** Test files that need nothing but what vitest gives them. */
const alone = (name: string, about: string, tests: readonly string[]): Part => ({
  name,
  about,
  tests,
  run: () => runVitest(name, tests),
})

/** A folder of `tests/` whose files need the running product. */
const onStack = (folder: string, about: string, started: (stack: TestStack) => Promise<string>): Part => {
  const tests = ['--config', 'tests/stack.config.ts', `tests/${folder}/`]
  return {
    name: folder,
    about,
    tests,
    run: async (stack) => runVitest(folder, tests, { SCHRANKWERK_STACK: await started(stack) }),
  }
}

const withChromium = async (stack: TestStack): Promise<string> => {
  await ensureChromium()
  return stack.startedWithPages()
}

export const parts: readonly Part[] = [
  {
    name: 'format',
    about: 'formatting and lint',
    run: async () => oneOf((await runPackage('@biomejs/biome/bin/biome', ['check', '.'])).code === 0),
  },
  {
    name: 'types',
    about: 'types of every workspace',
    async run() {
      // Turbo would take a workspace for unchanged while a package that it imports has changed.
      const { code, output } = await runPackage('turbo/bin/turbo', [
        'run',
        'types',
        '--force',
        '--continue',
        '--concurrency=2',
        '--ui=stream',
        '--output-logs=errors-only',
      ])
      const [, good, all] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
      if (!good || !all) return oneOf(false)
      const failed = Number(all) - Number(good)
      return { ...noTests, passed: Number(good), failed: code !== 0 && failed === 0 ? 1 : failed }
    },
  },
  alone('boundaries', 'who may import whom, dead code, documented calls', ['--project', 'architecture']),
  alone('rules', 'packages, gateway, browser side and our own lists, without servers', [
    '--project',
    'node',
    '--project',
    'web',
  ]),
  alone('services', 'services and infrastructure on a real PostgreSQL and NATS', ['--project', 'real']),
  {
    name: 'stack',
    about: 'builds and the whole product with Keycloak and demo data',
    async run(stack) {
      await stack.startedWithPages()
      return oneOf(true)
    },
  },
  onStack('lists', 'messy and hostile lists, on the whole product', (stack) => stack.started()),
  onStack('access', 'who gets what, on the whole product', (stack) => stack.started()),
  onStack('journeys', 'people at work in Chromium, on the whole product', withChromium),
  onStack('budgets', 'sizes of what the browser loads', withChromium),
  {
    name: 'firefox',
    about: 'the journey from enquiry to job in Firefox (only when named: it takes minutes)',
    isExtra: true,
    async run(stack) {
      await ensureFirefox()
      return runVitest(
        'firefox',
        ['--config', 'tests/stack.config.ts', 'tests/journeys/enquiry-to-job.spec.ts'],
        { SCHRANKWERK_STACK: await stack.startedWithPages(), JOURNEY_BROWSER: 'firefox' },
      )
    },
  },
]

export const partNamed = (name: string) => parts.find((part) => part.name === name)
