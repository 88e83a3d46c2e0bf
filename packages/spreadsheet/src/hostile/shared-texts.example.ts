import { flaggedText, kindOf, longestRecord, record, u8, u16, u32 } from './biff.example.ts'

/** A text that goes on in the next record wherever one of its pieces ends. */
export type SplitText = string | readonly string[]

/**
 * The table of shared texts of BIFF8. What does not fit goes on in CONTINUE records; where a text is cut, its rest
 * begins with a flag of its own, so that one half may take a byte a character and the other two. Source: [MS-XLS]
 * 2.4.265 and 2.5.293.
 */
export function sharedTextRecords(texts: readonly SplitText[], claimed = texts.length): Buffer[] {
  const records: Buffer[] = []
  let content = u32(claimed, claimed)
  const endRecord = () => {
    records.push(record(records.length === 0 ? kindOf.sharedTexts : kindOf.continue, content))
    content = Buffer.alloc(0)
  }
  for (const text of texts) {
    const pieces = typeof text === 'string' ? [text] : text
    // The length of a text and its flag are never parted.
    if (content.length + 4 > longestRecord) endRecord()
    content = Buffer.concat([content, u16(pieces.join('').length)])
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) endRecord()
      for (let rest = piece; rest !== ''; ) {
        const width = flaggedText(rest)[0] === 1 ? 2 : 1
        const fits = Math.floor((longestRecord - content.length - 1) / width)
        content = Buffer.concat([content, withFlag(rest.slice(0, fits), width)])
        rest = rest.slice(fits)
        if (rest !== '') endRecord()
      }
    }
  }
  endRecord()
  return records
}

function withFlag(text: string, width: number): Buffer {
  return Buffer.concat([u8(width - 1), Buffer.from(text, width === 2 ? 'utf16le' : 'latin1')])
}
