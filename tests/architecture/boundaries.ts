import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

const config = fileURLToPath(new URL('./boundaries.config.cjs', import.meta.url))

export interface Violation {
  rule: string
  from: string
  to: string
}

/** Folders that hold code of ours; cruised as far as they exist. */
export const codeFolders = [
  'shell',
  'mfe-workflow',
  'mfe-catalogue',
  'mfe-businessdata',
  'mfe-accounts',
  'services',
  'gateway',
  'infra',
  'packages',
  'tests',
]

export interface Cruised {
  violations: Violation[]
  /** Number of files seen, to notice a parser that sees nothing. */
  typescriptFiles: number
  /** Of each file those that are loaded with it: what it imports for its types alone is not. */
  loads: Map<string, string[]>
}

/** Holds a tree of ours against the rules. `folder` is its root. */
export const cruiseTree = async (
  folder: string,
  folders: readonly string[] = codeFolders,
): Promise<Cruised> => {
  const options = await extractDepcruiseOptions(config)
  const { output } = await cruise([...folders], { ...options, baseDir: folder, validate: true })
  const { summary, modules } = output as ICruiseResult
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    typescriptFiles: modules.filter(({ source }) => /^(?!node_modules).*\.tsx?$/.test(source)).length,
    loads: new Map(
      modules.map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved),
      ]),
    ),
  }
}

/** Each rule with its comment, as the configuration holds it. */
export const rules = async (): Promise<Map<string, string>> => {
  const { ruleSet } = await extractDepcruiseOptions(config)
  return new Map(ruleSet!.forbidden!.map(({ name, comment }) => [name!, comment ?? '']))
}

/** A way from a file to one that is loaded with it, over any number of others; undefined where there is none. */
export function wayToLoad({ loads }: Pick<Cruised, 'loads'>, from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const file of cameFrom.keys()) {
    if (file === to) return wayBack(cameFrom, to)
    for (const next of loads.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file)
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<string, string | undefined>, end: string): string[] {
  const before = cameFrom.get(end)
  return before === undefined ? [end] : [...wayBack(cameFrom, before), end]
}
