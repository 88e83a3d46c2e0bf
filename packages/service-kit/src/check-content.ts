import { UnsupportedMedia } from './errors.ts'
import { extensionOf, mediaTypes } from './media-types.ts'

const startsWith = (head: Buffer, ...bytes: number[]) =>
  head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte)

const signatures = {
  zip: (head: Buffer) => startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0x50, 0x4b, 5, 6),
  ole: (head: Buffer) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  // Readers accept bytes before the header within the first kilobyte.
  pdf: (head: Buffer) => head.subarray(0, 1024).includes('%PDF-'),
  jpeg: (head: Buffer) => startsWith(head, 0xff, 0xd8, 0xff),
  png: (head: Buffer) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (head: Buffer) => /^GIF8[79]a/.test(head.subarray(0, 6).toString('latin1')),
  text: (head: Buffer) => !looksActive(head) && !hasForeignSignature(head),
  opaque: (head: Buffer) => !looksActive(head),
} as const

/**
 * Says what a file is by its name, and that its first bytes agree. Throws `UnsupportedMedia`: `file-format` for an
 * extension that is not taken, `file-content` for a content that is another one. Formats without a signature
 * (txt, csv, CAD) are refused when they look like HTML or a program.
 */
export function checkContent(filename: string, head: Buffer): { extension: string; mediaType: string } {
  const extension = extensionOf(filename)
  const known = mediaTypes[extension]
  if (!known) throw new UnsupportedMedia('file-format')
  // An empty file of a format with a signature is broken; an empty text is merely empty.
  if (!known.content.some((content) => signatures[content](head))) throw new UnsupportedMedia('file-content')
  return { extension, mediaType: known.mediaType }
}

function hasForeignSignature(head: Buffer): boolean {
  const { zip, ole, jpeg, png, gif } = signatures
  return (
    zip(head) ||
    ole(head) ||
    jpeg(head) ||
    png(head) ||
    gif(head) ||
    head.subarray(0, 5).toString() === '%PDF-'
  )
}

const tags =
  /<\s*(!doctype\s+html|html|head|body|script|iframe|frame|object|embed|svg|meta|link|style|form|img|a\s+href|base|math|template|\?php|%@|jsp:)[\s>/:"']?/i

/** HTML that a browser would sniff out, a script with its interpreter, or an executable of any system. */
function looksActive(head: Buffer): boolean {
  if (startsWith(head, 0x4d, 0x5a) && !isPlainText(head)) return true // MZ: Windows, DOS
  if (startsWith(head, 0x7f, 0x45, 0x4c, 0x46)) return true // ELF
  const magic = head.length >= 4 ? head.readUInt32BE(0) : 0
  if ([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].includes(magic)) return true // Mach-O, Java
  if (startsWith(head, 0x00, 0x61, 0x73, 0x6d)) return true // WebAssembly
  const text = readable(head)
  return /^\s*#!/.test(text) || tags.test(text)
}

/** Text of any encoding a browser would try: UTF-16 shows its NULs, the rest is read byte by byte. */
function readable(head: Buffer): string {
  if (startsWith(head, 0xff, 0xfe)) return head.subarray(2).toString('utf16le')
  if (startsWith(head, 0xfe, 0xff)) return head.subarray(2).toString('latin1').replaceAll('\u0000', '')
  const start = startsWith(head, 0xef, 0xbb, 0xbf) ? 3 : 0
  return head.subarray(start).toString('latin1').replaceAll('\u0000', '')
}

const isPlainText = (head: Buffer) => !head.some((byte) => byte < 9 || (byte > 13 && byte < 32))

/** The part of `checkContent` that needs no bytes. */
export function checkName(filename: string): void {
  if (!mediaTypes[extensionOf(filename)]) throw new UnsupportedMedia('file-format')
}
