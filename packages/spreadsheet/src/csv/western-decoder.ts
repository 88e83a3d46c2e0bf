import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Decodes the bytes of a file piece by piece. */
interface Decoder {
  write(bytes: Buffer): string
  end(): string
  /** Lines in another encoding than the file's were met and read in theirs. */
  isMixed(): boolean
}

/** A UTF-8 sequence read as Windows-1252: „Ã¼", „Â²", „â‚¬". Real texts hardly hold such pairs. */
const twiceDecoded =
  /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]/
const lineFeed = 0x0a
const longestHeldLine = 1 << 20

/**
 * Windows-1252, except for lines that are strict UTF-8: a list pasted together from two programs holds both, and either
 * encoding alone would spoil half of its umlauts. For files whose encoding was guessed, not chosen.
 */
export function westernDecoder(): Decoder {
  let held = Buffer.alloc(0)
  let mixed = false

  function decodeLines(bytes: Buffer): string {
    const text = iconv.decode(bytes, 'windows-1252')
    if (!twiceDecoded.test(text)) return text
    let out = ''
    for (let start = 0; start < bytes.length; ) {
      const feed = bytes.indexOf(lineFeed, start)
      const end = feed < 0 ? bytes.length : feed + 1
      const line = bytes.subarray(start, end)
      const western = iconv.decode(line, 'windows-1252')
      const isOther = twiceDecoded.test(western) && isUtf8(line)
      mixed ||= isOther
      out += isOther ? line.toString('utf8') : western
      start = end
    }
    return out
  }

  return {
    write(chunk) {
      const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
      const feed = bytes.lastIndexOf(lineFeed)
      const end = feed < 0 && bytes.length > longestHeldLine ? bytes.length : feed + 1
      held = Buffer.from(bytes.subarray(end))
      return decodeLines(bytes.subarray(0, end))
    },
    end() {
      const rest = held
      held = Buffer.alloc(0)
      return decodeLines(rest)
    },
    isMixed: () => mixed,
  }
}

/** One encoding for the whole file. */
export function plainDecoder(encoding: string): Decoder {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false })
  return {
    write: (bytes) => decoder.write(bytes),
    end: () => decoder.end() ?? '',
    isMixed: () => false,
  }
}
