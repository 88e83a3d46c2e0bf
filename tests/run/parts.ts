import { ensureChromium } from './chromium.ts'
import type { Tally } from './tally.ts'
import type { TestStack } from './test-stack.ts'
import { runPackage } from './tool.ts'
import { runVitest } from './vitest.ts'

export interface Part {
  name: string
  about: string
  run(stack: TestStack): Promise<Tally>
}

const oneOf = (isPassed: boolean): Tally => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: 0,
})

/** A folder of `tests/` whose files need the running stack. */
const onStack = (folder: string, file: string): Promise<Tally> =>
  runVitest(folder, ['--config', 'tests/stack.config.ts', `tests/${folder}/`], { SCHRANKWERK_STACK: file })

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
      return { passed: Number(good), failed: code !== 0 && failed === 0 ? 1 : failed, skipped: 0 }
    },
  },
  {
    name: 'boundaries',
    about: 'who may import whom, dead code, documented calls',
    run: () => runVitest('boundaries', ['--project', 'node', 'tests/architecture/']),
  },
  {
    name: 'rules',
    about: 'packages, gateway and the browser side, without servers',
    run: () => runVitest('rules', ['--project', 'node', '--project', 'web', '--exclude', 'tests/**']),
  },
  {
    name: 'services',
    about: 'services and infrastructure on a real PostgreSQL and NATS',
    run: () => runVitest('services', ['--project', 'real']),
  },
  {
    name: 'stack',
    about: 'builds and the whole product with Keycloak and demo data',
    async run(stack) {
      await stack.startedWithPages()
      return oneOf(true)
    },
  },
  {
    name: 'lists',
    about: 'real and hostile lists, on the whole product',
    run: async (stack) => onStack('lists', await stack.started()),
  },
  {
    name: 'access',
    about: 'who gets what, on the whole product',
    run: async (stack) => onStack('access', await stack.started()),
  },
  {
    name: 'journeys',
    about: 'people at work in Chromium, on the whole product',
    async run(stack) {
      await ensureChromium()
      return onStack('journeys', await stack.startedWithPages())
    },
  },
  {
    name: 'budgets',
    about: 'sizes of what the browser loads',
    async run(stack) {
      await ensureChromium()
      return onStack('budgets', await stack.startedWithPages())
    },
  },
]

export const partNamed = (name: string) => parts.find((part) => part.name === name)
