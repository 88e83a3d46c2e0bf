import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

interface Entry {
  name: string
  method: number
  size: number
  offset: number
  mode: number
}

const endMark = 0x06054b50
const centralMark = 0x02014b50

function readDirectory(directory: Buffer, count: number): Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (directory.readUInt32LE(at) !== centralMark) throw new Error('Das Archiv ist beschädigt.')
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      size: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
      mode: directory.readUInt32LE(at + 38) >>> 16,
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Unpacks an archive below 4 GB with its file modes; a bare machine may have no unzip. */
export async function unzip(file: string, target: string): Promise<void> {
  const archive = await open(file)
  try {
    const { size } = await archive.stat()
    const tail = Buffer.alloc(Math.min(size, 65_558))
    await archive.read(tail, 0, tail.length, size - tail.length)
    let end = tail.length - 22
    while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1
    if (end < 0) throw new Error('Die Datei ist kein Archiv.')
    const directory = Buffer.alloc(tail.readUInt32LE(end + 12))
    await archive.read(directory, 0, directory.length, tail.readUInt32LE(end + 16))
    for (const entry of readDirectory(directory, tail.readUInt16LE(end + 10))) {
      const path = join(target, normalize(entry.name))
      if (!path.startsWith(target + sep))
        throw new Error(`Das Archiv will außerhalb schreiben: ${entry.name}`)
      if (entry.name.endsWith('/')) {
        await mkdir(path, { recursive: true })
        continue
      }
      await mkdir(dirname(path), { recursive: true })
      const local = Buffer.alloc(30)
      await archive.read(local, 0, 30, entry.offset)
      const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
      if (entry.size === 0) {
        await (await open(path, 'w')).close()
      } else {
        const source = createReadStream(file, { start, end: start + entry.size - 1 })
        if (entry.method === 0) await pipeline(source, createWriteStream(path))
        else await pipeline(source, createInflateRaw(), createWriteStream(path))
      }
      if (entry.mode & 0o777) await chmod(path, entry.mode & 0o777)
    }
  } finally {
    await archive.close()
  }
}
