import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PartFailure } from '../start/failure.ts'
import type { Home } from '../start/home.ts'
import { goBackTo, publishRemote } from '../start/parts/publish-remote.ts'

const usage = [
  'node infra/start/run.mjs infra/operations/operate.ts deploy <Ordner dist einer Oberfläche>',
  'node infra/start/run.mjs infra/operations/operate.ts deploy <Bereich> <Version, zu der es zurückgehen soll>',
].join('\n')

/** Brings one microfrontend into a running copy, alone, or back to a version that still lies there. Answers the exit code. */
export async function deployRemote(
  home: Pick<Home, 'web'>,
  [first, version]: readonly string[],
  say: (text: string) => void,
): Promise<number> {
  if (!first) {
    say(usage)
    return 2
  }
  try {
    if (version) {
      await goBackTo(home.web, first, version)
      say(`„${first}“ ist wieder auf Version ${version}.`)
    } else {
      const dist = resolve(first)
      const built = await readFile(join(dist, 'portal.json'), 'utf8').then(JSON.parse, () => undefined)
      if (built === undefined)
        throw new PartFailure('Oberfläche', `In ${dist} liegt keine portal.json.`, 'Bauen Sie sie zuerst.')
      await publishRemote(dist, home.web, built.id)
      say(`„${built.id}“ ist auf Version ${built.version}.`)
    }
    return 0
  } catch (error) {
    if (!(error instanceof PartFailure)) throw error
    say(`${error.message}\n  Abhilfe: ${error.remedy}`)
    return 1
  }
}
