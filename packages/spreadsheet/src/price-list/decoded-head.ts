import { guessUtf16 } from '../csv/encoding.ts'

/** The first bytes of a file as text, good enough to recognise a format by its ASCII. */
export function decodedHead(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.subarray(2).toString('utf16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head.subarray(2))
  const wide = guessUtf16(head)
  if (wide) return new TextDecoder(wide).decode(head)
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
}
