import type { SourceFile } from './source-files.ts'

const steps = (path: string): number => path.match(/\.\.(?=[/'"`]|$)/g)?.length ?? 0

/** Paths that a file writes relative to itself, and how far up each goes. */
const climbs = (text: string): number[] => [
  ...[...text.matchAll(/(?:from|import|require|new URL)\s*\(?\s*(['"`]\.\.[^'"`\n]*['"`])/g)].map(
    ([, path]) => steps(path!),
  ),
  ...[...text.matchAll(/import\.meta\.dirname\}?((?:\s*,\s*['"`]\.\.[^'"`\n]*['"`]|[^\S\n]*\/\.\.)+)/g)].map(
    ([, path]) => steps(`${path}/`),
  ),
]

/** The folder above the repository: of its root, of where a program was called, or by the name of what lies there. */
const besideRoot =
  /\bdirname\(\s*(?:root\b|repository\b|process\.cwd|join\(\s*(?:root|import))|\b(?:root|repository|process\.cwd\(\))\s*,\s*['"`]\.\.|\$\{(?:root|process\.cwd\(\))\}\/\.\./
const namedFolder = new RegExp(`\\b${['shared', '(?:data|spec)'].join('/')}\\b`)

/** Does a file name a place that lies beside the repository, not in it? */
export const goesBeside = ({ path, text }: SourceFile): boolean =>
  climbs(text).some((up) => up >= path.split('/').length) || besideRoot.test(text) || namedFolder.test(text)
