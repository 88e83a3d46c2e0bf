import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './boundaries.ts'

export interface SourceFile {
  /** From the root of the repository. */
  path: string
  text: string
}

/** Every file of the repository that is ours, new ones included, ignored ones not. */
export const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))

export const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)
export const isTest = (path: string): boolean => /\.test\.tsx?$|\.example\.tsx?$|^tests\//.test(path)

export const readSources = (wanted: (path: string) => boolean): SourceFile[] =>
  listFiles()
    .filter((path) => isCode(path) && wanted(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Names that a file takes from the contracts to use at run time. */
export const namesFromContracts = (text: string): string[] =>
  [...text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'@schrankwerk\/contracts'/g)]
    .flatMap((match) => match[1]!.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]!)
