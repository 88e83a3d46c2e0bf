import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion, type PortalDescriptor, servesRemote } from '@schrankwerk/shell-api/contract'
import { PartFailure } from '../failure.ts'
import { writeWhole } from '../write-whole.ts'

const week = 7 * 24 * 60 * 60 * 1000
const versionsKept = 3

export const isPublished = (source: string) => !source.endsWith('.map')

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Puts a remote's version beside those that are there and only then points to it. The newest three stay, and each for a
 * week, for tabs that are still open. A version that the published shell does not serve is refused; the one before it
 * stays.
 */
export async function publishRemote(dist: string, web: string, id: string): Promise<void> {
  const target = join(web, 'mfe', id)
  const descriptor: PortalDescriptor = await readJson(join(dist, 'portal.json'))
  await requireServed(descriptor, web)
  const { version } = descriptor
  await mkdir(target, { recursive: true })
  await cp(join(dist, version), join(target, version), { recursive: true, filter: isPublished })
  await writeWhole(join(target, version, 'portal.json'), JSON.stringify(descriptor))
  await pointTo(target, descriptor)
  const folders = (await readdir(target, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, at: (await stat(join(target, name))).mtimeMs })),
  )
  for (const { name, at } of dated.sort((one, other) => other.at - one.at).slice(versionsKept)) {
    if (name !== version && Date.now() - at > week) await rm(join(target, name), { recursive: true })
  }
}

/** Points to a version of a remote that lies there, the way back from a newer one. */
export async function goBackTo(web: string, id: string, version: string): Promise<void> {
  const target = join(web, 'mfe', id)
  const kept = join(target, version, 'portal.json')
  const descriptor: PortalDescriptor | undefined = await readJson(kept).catch(() => undefined)
  if (descriptor === undefined) {
    const folders = await readdir(target, { withFileTypes: true }).catch(() => [])
    const there = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    throw new PartFailure(
      'Oberfläche',
      `Von „${id}“ liegt die Version ${version} nicht vor.`,
      there.length > 0
        ? `Nennen Sie eine von diesen: ${there.sort().join(', ')}.`
        : 'Prüfen Sie den Namen des Bereichs.',
    )
  }
  await requireServed(descriptor, web)
  await pointTo(target, descriptor)
}

const pointTo = (target: string, descriptor: PortalDescriptor) =>
  writeWhole(join(target, 'portal.json'), `${JSON.stringify(descriptor, null, 2)}\n`)

/** What the published shell says it offers; a shell from before it said so is taken for one that fits. */
async function requireServed(descriptor: PortalDescriptor, web: string): Promise<void> {
  const shell: { contract?: number; shellApi?: string } = await readJson(join(web, 'meta.json')).catch(
    () => ({}),
  )
  const { id, version, contract, shellApi } = descriptor
  const fits =
    contract === (shell.contract ?? contractVersion) &&
    (shell.shellApi === undefined || shellApi === undefined || servesRemote(shell.shellApi, shellApi))
  if (fits) return
  throw new PartFailure(
    'Oberfläche',
    `„${id}“ ${version} braucht shell-api ${shellApi} (Vertrag ${contract}), die Shell bietet ${shell.shellApi} (Vertrag ${shell.contract}). Die bisherige Version bleibt.`,
    'Bringen Sie zuerst die Shell auf den neuen Stand.',
  )
}
