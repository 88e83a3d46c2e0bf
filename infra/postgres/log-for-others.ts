import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const setting = /^\s*(wal_level|archive_mode|max_wal_senders|summarize_wal)\b/m

/**
 * Whether a standby or an archive takes the log of the server with this data folder: a setting by hand, a replication
 * slot, or a standby of its own.
 */
export async function isLogForOthers(dataFolder: string): Promise<boolean> {
  const isThere = (name: string) => existsSync(join(dataFolder, name))
  if (isThere('standby.signal') || isThere('recovery.signal')) return true
  const slots = await readdir(join(dataFolder, 'pg_replslot')).catch(() => [])
  if (slots.length > 0) return true
  const written = await Promise.all(
    ['postgresql.conf', 'postgresql.auto.conf'].map((name) =>
      readFile(join(dataFolder, name), 'utf8').catch(() => ''),
    ),
  )
  return written.some((text) => setting.test(text))
}
