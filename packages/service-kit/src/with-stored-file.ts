import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { isOlder } from './is-older.ts'

const day = 24 * 60 * 60 * 1000
const copiesOf = () => join(tmpdir(), 'schrankwerk-copies')

/** Hands a stored file to a reader that needs a place on the disk; the copy is gone afterwards. Throws `NotFound`. */
export async function withStoredFile<T>(
  store: FileStore,
  key: string,
  read: (path: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const copies = copiesOf()
  await mkdir(copies, { recursive: true, mode: 0o700 })
  await removeLeftBehind(copies)
  const path = join(copies, randomUUID())
  try {
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal })
    return await read(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** What a process that was killed has left; nobody reads a file for a day. */
async function removeLeftBehind(copies: string): Promise<void> {
  for (const name of await readdir(copies)) {
    const path = join(copies, name)
    if (await isOlder(path, Date.now() - day)) await rm(path, { force: true })
  }
}
