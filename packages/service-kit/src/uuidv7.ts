import { randomFillSync } from 'node:crypto'

/** Random bytes are asked for by the hundred: a parts list has thousands of lines. */
const random = Buffer.alloc(16 * 128)
let used = random.length
let lastMilliseconds = 0
let sequence = 0

/**
 * A UUID version 7 (RFC 9562 §5.7) as text. Ids made by one process sort in the order they were made:
 * the 12 bits beside the milliseconds count (§6.2, method 1); when they are used up, the clock is run ahead by one.
 */
export function uuidv7(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  const bytes = random.subarray(used, used + 16)
  used += 16
  const now = Date.now()
  if (now > lastMilliseconds) {
    lastMilliseconds = now
    sequence = bytes.readUInt16BE(6) & 0x7ff
  } else if (++sequence > 0xfff) {
    lastMilliseconds += 1
    sequence = 0
  }
  bytes.writeUIntBE(lastMilliseconds, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
