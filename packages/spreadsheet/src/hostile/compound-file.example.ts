const sectorSize = 512
const shortSectorSize = 64
const shortest = 4096
const endOfChain = 0xfffffffe
const fatSector = 0xfffffffd
const none = 0xffffffff

export interface CompoundStream {
  /** Folders and name, parted by '/': "Workbook", "\u0006DataSpaces/Version". */
  path: string
  content: Buffer
}

export interface DirectoryEntry {
  name: string
  kind: 'root' | 'storage' | 'stream'
  left: number
  right: number
  child: number
  start: number
  size: number
}

/** What is spoilt in a container before it is written. */
export interface Damage {
  /** `fat` says of every sector which one follows. */
  fat?: (fat: number[], entries: readonly DirectoryEntry[]) => void
  directory?: (entries: DirectoryEntry[]) => void
}

/**
 * An OLE container, which old .xls files and encrypted workbooks are wrapped in: sectors of 512 bytes, a table that
 * chains them, a directory; short streams share a stream of their own. Source: [MS-CFB].
 */
export function compoundFile(streams: readonly CompoundStream[], damage: Damage = {}): Buffer {
  const { entries, contents } = directoryOf(streams)
  const long = chained(sectorSize)
  const short = chained(shortSectorSize)
  for (const [entry, content] of contents) if (content.length < shortest) entry.start = short.append(content)
  const shortFat = long.append(tableOf(short.next))
  entries[0]!.start = long.append(short.bytes())
  entries[0]!.size = short.bytes().length
  for (const [entry, content] of contents) if (content.length >= shortest) entry.start = long.append(content)
  damage.directory?.(entries)
  const directory = long.append(paddedTo(sectorSize, Buffer.concat(entries.map(entryBytes))))

  let fatSectors = 1
  while ((long.next.length + fatSectors) * 4 > fatSectors * sectorSize) fatSectors++
  const firstFat = long.next.length
  for (let at = 0; at < fatSectors; at++) long.next.push(fatSector)
  damage.fat?.(long.next, entries)

  const header = Buffer.alloc(sectorSize, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  for (const [place, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, place)
  for (const [place, value] of [
    [44, fatSectors],
    [48, directory],
    [56, shortest],
    [60, shortFat],
    [64, Math.ceil((short.next.length * 4) / sectorSize)],
    [68, endOfChain],
  ] as const)
    header.writeUInt32LE(value, place)
  for (let at = 0; at < fatSectors; at++) header.writeUInt32LE(firstFat + at, 76 + at * 4)
  return Buffer.concat([header, long.bytes(), tableOf(long.next)])
}

/** Sectors, and which one follows which. */
function chained(size: number) {
  const pieces: Buffer[] = []
  const next: number[] = []
  return {
    next,
    bytes: () => Buffer.concat(pieces),
    append(content: Buffer): number {
      if (content.length === 0) return endOfChain
      const start = next.length
      const padded = paddedTo(size, content)
      pieces.push(padded)
      for (let at = 0; at < padded.length; at += size) next.push(next.length + 1)
      next[next.length - 1] = endOfChain
      return start
    },
  }
}

function paddedTo(size: number, content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((size - (content.length % size)) % size)])
}

function tableOf(next: readonly number[]): Buffer {
  const perSector = sectorSize / 4
  const table = Buffer.alloc(Math.ceil(next.length / perSector) * sectorSize, 0xff)
  next.forEach((sector, at) => {
    table.writeUInt32LE(sector, at * 4)
  })
  return table
}

interface Branch {
  content?: Buffer
  children: Map<string, Branch>
}

function directoryOf(streams: readonly CompoundStream[]) {
  const root: Branch = { children: new Map() }
  for (const { path, content } of streams) {
    let branch = root
    for (const name of path.split('/')) {
      const child: Branch = branch.children.get(name) ?? { children: new Map() }
      branch.children.set(name, child)
      branch = child
    }
    branch.content = content
  }
  const entries: DirectoryEntry[] = []
  const contents: [DirectoryEntry, Buffer][] = []
  const add = (name: string, kind: DirectoryEntry['kind'], { content, children }: Branch): number => {
    const index = entries.length
    const entry = { name, kind, left: none, right: none, child: none, start: 0, size: content?.length ?? 0 }
    entries.push(entry)
    if (content) contents.push([entry, content])
    entry.child = treeOf(
      [...children]
        .sort(([a], [b]) => a.length - b.length || (a.toUpperCase() < b.toUpperCase() ? -1 : 1))
        .map(([childName, branch]) => add(childName, branch.content ? 'stream' : 'storage', branch)),
    )
    return index
  }
  /** The children of a folder form a binary tree, shorter names to the left. */
  const treeOf = (indexes: readonly number[]): number => {
    if (indexes.length === 0) return none
    const middle = indexes.length >> 1
    const top = indexes[middle]!
    entries[top]!.left = treeOf(indexes.slice(0, middle))
    entries[top]!.right = treeOf(indexes.slice(middle + 1))
    return top
  }
  add('Root Entry', 'root', root)
  return { entries, contents }
}

const kinds = { root: 5, storage: 1, stream: 2 }

function entryBytes({ name, kind, left, right, child, start, size }: DirectoryEntry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes[66] = kinds[kind]
  bytes[67] = 1
  bytes.writeUInt32LE(left, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
