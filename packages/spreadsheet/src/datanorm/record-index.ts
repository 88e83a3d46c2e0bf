/** What a record hangs on: an article's number, or the number of a text that articles name. */
export type RecordKind = 'A' | 'B' | 'D' | 'P' | 'T'

/** A place of the file: one record, or several of its key and kind behind each other. */
export interface RecordPlace {
  kind: RecordKind
  offset: number
  length: number
}

const kinds: readonly RecordKind[] = ['A', 'B', 'D', 'P', 'T']
const textKind = kinds.indexOf('T')
const usedFlag = 0x80
/** Places of one key that are looked at; more make no article better. */
const mostOfOneKey = 1000
const longestPlace = 0xffff

/**
 * Where the records of a file stand, by what they hang on, in some twenty bytes each: whatever the order of a file, its
 * articles are joined by reading those places again.
 */
export function createRecordIndex() {
  let room = 4096
  let count = 0
  let hashes = new Uint32Array(room * 2)
  let offsets = new Uint32Array(room)
  let lengths = new Uint16Array(room)
  let flags = new Uint8Array(room)
  let next = new Uint32Array(room)
  /** Numbers in chains are one higher, so that nought ends them; the last place of a bucket comes first. */
  let heads = new Uint32Array(4096)

  function grow(): void {
    room = Math.ceil(room * 1.5)
    hashes = copied(new Uint32Array(room * 2), hashes)
    offsets = copied(new Uint32Array(room), offsets)
    lengths = copied(new Uint16Array(room), lengths)
    flags = copied(new Uint8Array(room), flags)
    next = copied(new Uint32Array(room), next)
    if (heads.length * 2 > room) return
    heads = new Uint32Array(heads.length * 2)
    for (let at = 0; at < count; at += 1) chain(at)
  }

  function chain(at: number): void {
    const bucket = hashes[at * 2]! & (heads.length - 1)
    next[at] = heads[bucket]!
    heads[bucket] = at + 1
  }

  const holds = (at: number, first: number, second: number) =>
    hashes[at * 2] === first && hashes[at * 2 + 1] === second

  const placeOf = (at: number): RecordPlace => ({
    kind: kinds[flags[at]! & ~usedFlag]!,
    offset: offsets[at]!,
    length: lengths[at]!,
  })

  return {
    size: () => count,
    /** Adds a record; one right behind another of its key and kind is kept with that. */
    add(kind: RecordKind, key: Buffer, { offset, length }: { offset: number; length: number }): void {
      const place = kinds.indexOf(kind)
      const [first, second] = hashesOf(kind === 'T' ? 1 : 0, key)
      const last = count - 1
      if (
        kind !== 'A' &&
        last >= 0 &&
        flags[last] === place &&
        holds(last, first, second) &&
        offsets[last]! + lengths[last]! === offset &&
        lengths[last]! + length <= longestPlace
      ) {
        lengths[last] = lengths[last]! + length
        return
      }
      if (count === room) grow()
      hashes[count * 2] = first
      hashes[count * 2 + 1] = second
      offsets[count] = offset
      lengths[count] = length
      flags[count] = place
      chain(count)
      count += 1
    },
    /** Where the records of a key stand, in the order of the file; `'text'` asks for texts. */
    find(what: 'article' | 'text', key: Buffer): RecordPlace[] {
      const [first, second] = hashesOf(what === 'text' ? 1 : 0, key)
      const found: RecordPlace[] = []
      let at = heads[first & (heads.length - 1)]!
      for (; at !== 0 && found.length < mostOfOneKey; at = next[at - 1]!) {
        if (!holds(at - 1, first, second)) continue
        if (what === 'text') flags[at - 1] = flags[at - 1]! | usedFlag
        found.push(placeOf(at - 1))
      }
      return found.reverse()
    },
    /** Whether there are texts that were never asked for. */
    hasUnusedTexts: () => flags.subarray(0, count).includes(textKind),
    /** Whether such a text begins here. */
    isUnusedText(offset: number): boolean {
      let low = 0
      let high = count
      while (low < high) {
        const middle = (low + high) >> 1
        if (offsets[middle]! < offset) low = middle + 1
        else high = middle
      }
      return low < count && offsets[low] === offset && flags[low] === textKind
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

function copied<Numbers extends Uint32Array | Uint16Array | Uint8Array>(to: Numbers, from: Numbers): Numbers {
  to.set(from)
  return to
}
