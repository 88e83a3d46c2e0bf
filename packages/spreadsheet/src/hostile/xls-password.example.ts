import { createHash } from 'node:crypto'
import { type BiffBook, biffStream, kindOf, u16, u32 } from './biff.example.ts'

/** Content of a record as it is stored; `at` is its place in the stream. */
type Cipher = (content: Buffer, at: number) => Buffer

/** A workbook behind a password, RC4 with a key of 40 bits. Source: [MS-OFFCRYPTO] 2.3.6. */
export function rc4Workbook(book: BiffBook, password: string): Buffer {
  const salt = Buffer.from('Schaltschrankbau')
  const verifier = Buffer.from('Verdrahtungsplan')
  const short = md5(Buffer.from(password, 'utf16le')).subarray(0, 5)
  const repeated = Buffer.concat(Array.from({ length: 16 }, () => Buffer.concat([short, salt])))
  const key = md5(repeated).subarray(0, 5)
  const blockKey = (block: number) => md5(Buffer.concat([key, u32(block)]))
  const checked = rc4(blockKey(0), Buffer.concat([verifier, md5(verifier)]))
  const blockLength = 1024
  return encrypted({ ...book, filePass: Buffer.concat([u16(1, 1, 1), salt, checked]) }, (content, at) => {
    const out: Buffer[] = []
    for (let done = 0; done < content.length; ) {
      const skip = (at + done) % blockLength
      const part = content.subarray(done, done + blockLength - skip)
      const block = blockKey(Math.floor((at + done) / blockLength))
      out.push(rc4(block, Buffer.concat([Buffer.alloc(skip), part])).subarray(skip))
      done += part.length
    }
    return Buffer.concat(out)
  })
}

/** A workbook behind a password that only obscures it. Source: [MS-OFFCRYPTO] 2.3.7. */
export function xorWorkbook(book: BiffBook, password: string): Buffer {
  const letters = Buffer.from(password, 'latin1')
  const key = u16(xorKey(letters))
  const fill = Buffer.from('bbffffbaffffb980beffff00bebf80', 'hex')
  const mask = Buffer.concat([letters, fill]).subarray(0, 16)
  for (const [at, byte] of mask.entries()) mask[at] = rotated(byte ^ key[at % 2]!, 7)
  const filePass = Buffer.concat([u16(0), key, u16(xorVerifier(letters))])
  return encrypted({ ...book, filePass }, (content, at) => {
    const turned = Buffer.from(content)
    for (const [place, byte] of content.entries())
      turned[place] = rotated(byte, 5) ^ mask[(at + content.length + place) % 16]!
    return turned
  })
}

/** Everything but what tells that, and how, the workbook is encrypted. */
function encrypted(book: BiffBook, cipher: Cipher): Buffer {
  const stream = biffStream(book)
  for (let at = 0; at < stream.length; ) {
    const kind = stream.readUInt16LE(at)
    const start = at + 4
    const end = start + stream.readUInt16LE(at + 2)
    const plain = stream.subarray(start, end)
    // Where a sheet begins stays readable too.
    const open =
      kind === kindOf.boundSheet ? 4 : kind === kindOf.bof || kind === kindOf.filePass ? plain.length : 0
    cipher(plain, start).copy(stream, start + open, open)
    at = end
  }
  return stream
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest()

/** OpenSSL no longer offers it. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    ;[state[a], state[b]] = [state[b]!, state[a]!]
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) % 256
    swap(at, other)
  }
  let at = 0
  let other = 0
  return bytes.map((byte) => {
    at = (at + 1) % 256
    other = (other + state[at]!) % 256
    swap(at, other)
    return byte ^ state[(state[at]! + state[other]!) % 256]!
  }) as Buffer
}

const rotated = (byte: number, bits: number) => ((byte << bits) | (byte >> (8 - bits))) & 0xff

function xorVerifier(letters: Buffer): number {
  let verifier = 0
  for (const letter of [letters.length, ...letters].reverse())
    verifier = (((verifier << 1) & 0x7fff) | ((verifier >> 14) & 1)) ^ letter
  return verifier ^ 0xce4b
}

/** Two registers turned bit by bit for each letter, the last one first: the same key as by the table of the source. */
function xorKey(letters: Buffer): number {
  const turned = (register: number) => {
    const next = ((register << 1) | (register >> 15)) & 0xffff
    return next & 1 ? next ^ 0x1020 : next
  }
  let key = 0
  let base = 0x8000
  let end = 0xffff
  for (const letter of [...letters].reverse())
    for (let bit = 0; bit < 8; bit++) {
      base = turned(base)
      if (((letter & 0x7f) >> bit) & 1) key ^= base
      end = turned(end)
    }
  return key ^ end
}
