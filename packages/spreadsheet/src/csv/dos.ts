const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))

/** ä, ö and ü of code page 850; Windows-1252 has quotation marks and nothing at these places. */
const small = new Set([0x84, 0x94, 0x81])
/** ß, Ä, Ö and Ü of code page 850. */
const further = new Set([0xe1, 0x8e, 0x99, 0x9a])
/** ä, ö, ü, ß, Ä, Ö and Ü of Windows-1252. */
const ofWindows = new Set([0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc])
const fewest = 2

/**
 * Whether text that is no UTF-8 was written in DOS, code page 850: „Ger„t“ where the other code page has „Gerät“. Its
 * umlauts stand within words, where nobody puts a quotation mark.
 */
export function isDos(bytes: Buffer): boolean {
  let within = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (byte < 0x80) continue
    const [before, after] = [isLetter(bytes[at - 1]), isLetter(bytes[at + 1])]
    if (ofWindows.has(byte) && (before || after)) return false
    if (small.has(byte) && before && after) within += 1
    else if (!small.has(byte) && !further.has(byte) && before && after) return false
  }
  return within >= fewest
}
