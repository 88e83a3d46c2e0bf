import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50

/** The text of an answer; an archive (also a workbook, also one within another) by the text of what it holds. */
export function unpacked(bytes: Buffer): string {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== 0x504b0304) return bytes.toString('utf8')
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) throw new Error('The archive has no end.')
  const texts: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const offset = bytes.readUInt32LE(at + 42)
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const content = bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    texts.push(bytes.toString('utf8', at + 46, at + 46 + nameLength), unpacked(content))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return texts.join('\n')
}
