import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PartFailure } from '../start/failure.ts'
import type { Home } from '../start/home.ts'

export const databases = ['schrankwerk', 'keycloak'] as const

/** What `backup.json` says; it is written last, so a folder with it is complete. */
export interface BackupNote {
  at: string
  /** `dump`: of a running database; `folder`: the data folder of a stopped one. */
  kind: 'dump' | 'folder'
}

/** Beside the databases: what lies in the state folder and belongs to them. */
export const keptBeside = ['files', 'secrets.json', 'accounts.json', 'demo.json', 'empty.json'] as const

export async function copyKept(from: string, to: string): Promise<void> {
  for (const name of keptBeside) {
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true })
  }
}

export async function readBackup(folder: string): Promise<BackupNote> {
  try {
    return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))
  } catch {
    throw new PartFailure(
      'Sicherung',
      `In ${folder} liegt keine vollständige Sicherung.`,
      'Nennen Sie einen Ordner, den der Befehl backup geschrieben hat.',
    )
  }
}

export const dataOf = (home: Home) => join(home.data, 'postgres')
