import { CFB } from '@e965/xlsx'

// Sources: [MS-XLS] 2.4.174 and 2.3.
const mulBlank = 0x00be
/** A rule for what may be typed, which nobody reads here. */
const validation = 0x01be

/**
 * An xls without the records of blank cells that do not hold as many as they say, which some programs write and Excel
 * bears; null where it has none. Blank cells say nothing, so nothing is lost.
 */
export function withoutMiscountedBlanks(bytes: Buffer): Buffer | null {
  const file = CFB.read(bytes, { type: 'buffer' })
  const entry = CFB.find(file, 'Workbook') ?? CFB.find(file, 'Book')
  if (!entry) return null
  const content = Buffer.from(entry.content)
  let found = 0
  for (let at = 0; at + 4 <= content.length; ) {
    const length = content.readUInt16LE(at + 2)
    const end = at + 4 + length
    if (
      content.readUInt16LE(at) === mulBlank &&
      end <= content.length &&
      isMiscounted(content, at + 4, length)
    ) {
      content.writeUInt16LE(validation, at)
      found += 1
    }
    at = end
  }
  if (found === 0) return null
  entry.content = content
  return CFB.write(file, { fileType: 'cfb', type: 'buffer' }) as Buffer
}

/** Row, first column, two bytes a cell, last column. */
function isMiscounted(content: Buffer, at: number, length: number): boolean {
  if (length < 6) return true
  const first = content.readUInt16LE(at + 2)
  const last = content.readUInt16LE(at + length - 2)
  return (length - 6) / 2 !== last - first + 1
}
