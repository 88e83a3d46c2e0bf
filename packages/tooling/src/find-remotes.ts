import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageSlotName } from '@schrankwerk/shell-api/contract'

/** A remote's `portal.json` as it is written by hand; the rest comes from its route table. */
export interface RemoteManifest {
  /** Also the namespace of its texts and its folder beneath `/mfe/`. */
  id: string
  /** Names the area where its code does not come. */
  label: Readonly<Record<string, string>>
  /** Places on pages of other remotes that it fills. */
  slots?: readonly PageSlotName[]
}

export interface Remote extends RemoteManifest {
  /** Name of the workspace's folder. */
  folder: string
  dir: string
}

export const readManifest = (dir: string): RemoteManifest =>
  JSON.parse(readFileSync(join(dir, 'portal.json'), 'utf8'))

/** Every remote of the repository: a folder `mfe-*` that holds a `portal.json`. */
export const findRemotes = (root: string): Remote[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'portal.json')))
    .sort()
    .map((folder) => {
      const dir = join(root, folder)
      return { ...readManifest(dir), folder, dir }
    })
