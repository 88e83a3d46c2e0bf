import { isAscii, isUtf8 } from 'node:buffer'

const bytesOf = (...bytes: number[]) => {
  const flags = new Uint8Array(256)
  for (const byte of bytes) flags[byte] = 1
  return flags
}
/** ä ö ü ß Ä Ö Ü as DOS and as Windows write them. */
const dos = bytesOf(0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a)
const windows = bytesOf(0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc)

export type DatanormEncoding = 'utf-8' | 'cp850' | 'windows-1252'

/** Tells by the umlauts of its lines in which encoding a file is; the standard's is code page 850. */
export function encodingVotes() {
  let isOnlyUtf8 = true
  let wide = 0
  let forDos = 0
  let forWindows = 0
  return {
    look(line: Buffer): void {
      if (isAscii(line)) return
      for (let at = 0; at < line.length; at += 1) {
        forDos += dos[line[at]!]!
        forWindows += windows[line[at]!]!
      }
      wide += 1
      isOnlyUtf8 &&= isUtf8(line)
    },
    result(): DatanormEncoding {
      if (wide > 0 && isOnlyUtf8) return 'utf-8'
      return forWindows > forDos ? 'windows-1252' : 'cp850'
    },
  }
}
