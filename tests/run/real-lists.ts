import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Part } from './parts.ts'
import { runVitest } from './vitest.ts'

const kinds = ['bom', 'catalogue', 'hostile']

/** What chooses the tests on real lists for vitest. */
export const realTests: readonly string[] = ['--config', 'tests/real.config.ts']

/** Throws a sentence where there is nothing to prove anything with. */
function checkFolder(folder: string): void {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  for (const kind of kinds) {
    const inside = join(folder, kind)
    if (!existsSync(inside) || readdirSync(inside).length === 0)
      throw new Error(
        `${inside} holds nothing: parts lists lie in bom, price lists in catalogue, broken files in hostile.`,
      )
  }
}

/** The list of documented calls lies beside the real lists where the product is built; elsewhere nobody can compare. */
function withoutCallsUnlessListed(folder: string): readonly string[] {
  if (existsSync(join(folder, '..', 'spec', 'paths.json'))) return []
  process.stdout.write('There is no spec/paths.json beside the folder: documented calls are not compared.\n')
  return ['--exclude', '**/documented-calls.real.ts']
}

/**
 * Proves real lists, which have no licence to be copied into the project. The folder holds `bom`, `catalogue` and
 * `hostile`, each with its files; it is named from where npm was called.
 */
export function realLists(from: string): Part {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), from)
  return {
    name: 'lists',
    about: `real lists of ${folder}, on the whole product`,
    tests: realTests,
    async run(stack) {
      checkFolder(folder)
      return runVitest('real-lists', [...realTests, ...withoutCallsUnlessListed(folder)], {
        SCHRANKWERK_STACK: await stack.started(),
        REAL_LISTS: folder,
      })
    },
  }
}
