/** What a record hangs on: an article's number, or the number of a text that articles name. */
export type RecordKind = 'A' | 'B' | 'D' | 'P' | 'T'

export interface IndexedRecords {
  kind: RecordKind
  offset: number
  length: number
  line: number
}

const kinds: readonly RecordKind[] = ['A', 'B', 'D', 'P', 'T']
/** Records of one key that are looked at; more make no article better. */
const mostOfOneKey = 1000
/** Neighbours that are kept as one. */
const longestRun = 64 * 1024

/**
 * Where the records of a file stand, by what they hang on, in a few bytes each: whatever the order of a file, its
 * articles are joined by reading those places again.
 */
export function createRecordIndex() {
  let room = 4096
  let count = 0
  let hashes = new Uint32Array(room * 2)
  let offsets = new Float64Array(room)
  let lengths = new Uint32Array(room)
  let lines = new Uint32Array(room)
  let places = new Uint8Array(room)
  let next = new Uint32Array(room)
  let heads = new Uint32Array(room)
  let tails = new Uint32Array(room)
  let used = new Uint8Array(room)

  function grow(): void {
    room *= 2
    hashes = copied(new Uint32Array(room * 2), hashes)
    offsets = copied(new Float64Array(room), offsets)
    lengths = copied(new Uint32Array(room), lengths)
    lines = copied(new Uint32Array(room), lines)
    places = copied(new Uint8Array(room), places)
    used = copied(new Uint8Array(room), used)
    next = new Uint32Array(room)
    heads = new Uint32Array(room)
    tails = new Uint32Array(room)
    for (let at = 0; at < count; at += 1) chain(at)
  }

  /** Numbers in chains are one higher, so that nought ends them. */
  function chain(at: number): void {
    const bucket = hashes[at * 2]! & (room - 1)
    if (heads[bucket] === 0) heads[bucket] = at + 1
    else next[tails[bucket]! - 1] = at + 1
    tails[bucket] = at + 1
  }

  const holds = (at: number, first: number, second: number) =>
    hashes[at * 2] === first && hashes[at * 2 + 1] === second

  const placeOf = (at: number): IndexedRecords => ({
    kind: kinds[places[at]!]!,
    offset: offsets[at]!,
    length: lengths[at]!,
    line: lines[at]!,
  })

  return {
    size: () => count,
    /** Adds a record; one right behind another of its key and kind is kept with that. */
    add(kind: RecordKind, key: Buffer, { offset, length, line }: Omit<IndexedRecords, 'kind'>): void {
      const place = kinds.indexOf(kind)
      const [first, second] = hashesOf(kind === 'T' ? 1 : 0, key)
      const last = count - 1
      if (
        kind !== 'A' &&
        last >= 0 &&
        places[last] === place &&
        holds(last, first, second) &&
        offsets[last]! + lengths[last]! === offset &&
        lengths[last]! + length <= longestRun
      ) {
        lengths[last] = lengths[last]! + length
        return
      }
      if (count === room) grow()
      hashes[count * 2] = first
      hashes[count * 2 + 1] = second
      offsets[count] = offset
      lengths[count] = length
      lines[count] = line
      places[count] = place
      chain(count)
      count += 1
    },
    /** Where the records of a key stand, in the order of the file; `'text'` asks for texts. */
    find(what: 'article' | 'text', key: Buffer): IndexedRecords[] {
      const [first, second] = hashesOf(what === 'text' ? 1 : 0, key)
      const found: IndexedRecords[] = []
      for (let at = heads[first & (room - 1)]!; at !== 0 && found.length < mostOfOneKey; at = next[at - 1]!) {
        if (!holds(at - 1, first, second)) continue
        if (what === 'text') used[at - 1] = 1
        found.push(placeOf(at - 1))
      }
      return found
    },
    /** Texts that were never asked for. */
    *unusedTexts(): Generator<IndexedRecords> {
      for (let at = 0; at < count; at += 1)
        if (kinds[places[at]!] === 'T' && used[at] === 0) yield placeOf(at)
    },
  }
}

export type RecordIndex = ReturnType<typeof createRecordIndex>

/** Nobody who writes a file knows it, so nobody can make keys meet. */
const seed = Math.floor(Math.random() * 0x1_0000_0000)

function hashesOf(realm: number, key: Buffer): [number, number] {
  let first = seed ^ realm
  let second = (seed * 31 + realm + 1) | 0
  for (let at = 0; at < key.length; at += 1) {
    first = Math.imul(first ^ key[at]!, 0x0100_0193)
    second = Math.imul(second ^ key[at]!, 0x85eb_ca6b) ^ (second >>> 13)
  }
  return [(first ^ (first >>> 15)) >>> 0, second >>> 0]
}

function copied<Numbers extends Uint32Array | Float64Array | Uint8Array>(
  to: Numbers,
  from: Numbers,
): Numbers {
  to.set(from)
  return to
}
