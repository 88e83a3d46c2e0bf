import { readFileSync } from 'node:fs'

interface Shared {
  singleton: true
  requiredVersion: string
  version?: string
  import?: false
  strictVersion?: true
}

/**
 * Everything that exists once in the browser. Subpaths are listed one by one: a prefix key (`react/`)
 * would stand in the manifest without its range, and a release could not be checked against it.
 */
const ranges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  i18next: '^27.0.0',
  'react-i18next': '^18.0.0',
  zustand: '^5.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@schrankwerk/shell-api': '^1.0.0',
  '@schrankwerk/shell-api/router': '^1.0.0',
  '@schrankwerk/ui': '^1.0.0',
  '@schrankwerk/ui/table': '^1.0.0',
  '@schrankwerk/ui/virtual-table': '^1.0.0',
  '@schrankwerk/ui/forms': '^1.0.0',
  '@schrankwerk/ui/multi-select': '^1.0.0',
  '@schrankwerk/ui/pdf': '^1.0.0',
} as const

const ownVersion = (request: string): string => {
  const folder = request.split('/')[1]
  const manifest = new URL(`../../${folder}/package.json`, import.meta.url)
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

const sharedAs = (extra: Pick<Shared, 'import' | 'strictVersion'>): Record<string, Shared> =>
  Object.fromEntries(
    Object.entries(ranges).map(([request, requiredVersion]) => [
      request,
      {
        singleton: true,
        requiredVersion,
        ...(request.startsWith('@schrankwerk/') ? { version: ownVersion(request) } : {}),
        ...extra,
      },
    ]),
  )

/** The shell brings every shared module along. */
export const providedModules = () => sharedAs({})

/** A remote takes all of them from the shell; one that needs another major fails loudly instead of running on it. */
export const consumedModules = () => sharedAs({ import: false, strictVersion: true })
