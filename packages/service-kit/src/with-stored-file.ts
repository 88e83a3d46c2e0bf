import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'

/** Hands a stored file to a reader that needs a place on the disk; the copy is gone afterwards. Throws `NotFound`. */
export async function withStoredFile<T>(
  store: FileStore,
  key: string,
  read: (path: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const path = join(tmpdir(), `schrankwerk-${randomUUID()}`)
  try {
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal })
    return await read(path)
  } finally {
    await rm(path, { force: true })
  }
}
