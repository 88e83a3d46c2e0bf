import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'
import { isOlder } from './is-older.ts'

const day = 24 * 60 * 60 * 1000

/** Hands a stored file to a reader that needs a place on the disk; the copy is gone afterwards. Throws `NotFound`. */
export async function withStoredFile<T>(
  store: FileStore,
  key: string,
  read: (path: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const shared = await openFolder()
  const copies = shared ?? (await mkdtemp(join(tmpdir(), 'schrankwerk-copy-')))
  const path = join(copies, randomUUID())
  try {
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal })
    return await read(path)
  } finally {
    await rm(shared === null ? copies : path, { recursive: true, force: true })
  }
}

/** The folder for all copies of this account, without what is left there; null where somebody else has its place. */
async function openFolder(): Promise<string | null> {
  const { uid } = userInfo()
  const folder = join(tmpdir(), `schrankwerk-copies-${uid}`)
  // What is there and is no folder fails the look at it too.
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder)
  const isOwn = found.isDirectory() && (uid < 0 || (found.uid === uid && (found.mode & 0o077) === 0))
  if (!isOwn) return null
  await removeLeftBehind(folder)
  return folder
}

/** What a process that was killed has left; nobody reads a file for a day. */
async function removeLeftBehind(copies: string): Promise<void> {
  for (const name of await readdir(copies)) {
    const path = join(copies, name)
    if (await isOlder(path, Date.now() - day)) await rm(path, { force: true })
  }
}
