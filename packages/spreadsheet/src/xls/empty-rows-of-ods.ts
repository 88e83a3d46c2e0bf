import { CFB } from '@e965/xlsx'

const emptyRow = /<table:table-row([^<>]*)\/>/g

/**
 * An ods in which empty rows that are written as one tag, as some programs do, have an end tag of their own: the parser
 * takes no notice of the others, and every row below would be called by a number too low. Other files stay as they are.
 */
export function withCountedRows(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 2) !== 'PK' || !bytes.includes('content.xml')) return bytes
  const file = CFB.read(bytes, { type: 'buffer' })
  const content = CFB.find(file, '/content.xml')
  if (!content) return bytes
  const xml = Buffer.from(content.content).toString('utf8')
  if (!xml.match(emptyRow)) return bytes
  content.content = Buffer.from(xml.replace(emptyRow, '<table:table-row$1></table:table-row>'))
  content.size = content.content.length
  return CFB.write(file, { fileType: 'zip', type: 'buffer' }) as Buffer
}
