import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Gives the secret of a name, the same for the life of a state folder; the environment goes first. */
export type Secrets = (name: string) => string

/** Opens the secrets of a state folder; one that is asked for the first time is made up and kept. */
export function openSecrets(file: string, environment: NodeJS.ProcessEnv): Secrets {
  let kept: Record<string, string> = {}
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return (name) => {
    const given = environment[name]
    if (given) return given
    const known = kept[name]
    if (known) return known
    const made = randomBytes(24).toString('base64url')
    kept[name] = made
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    return made
  }
}
