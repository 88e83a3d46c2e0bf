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
  }
}

/** Each rule with its comment, as the configuration holds it. */
export const rules = async (): Promise<Map<string, string>> => {
  const { ruleSet } = await extractDepcruiseOptions(config)
  return new Map(ruleSet!.forbidden!.map(({ name, comment }) => [name!, comment ?? '']))
}
