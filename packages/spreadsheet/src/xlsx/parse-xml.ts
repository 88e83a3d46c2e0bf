import { SaxesParser } from 'saxes'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'

export interface XmlHandlers {
  /** Names come without their prefix; attributes keep theirs. */
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const longestText = 4 * 1024 * 1024
const deepest = 100
const entities = Object.freeze(
  Object.assign(Object.create(null) as Record<string, string>, {
    amp: '&',
    gt: '>',
    lt: '<',
    quot: '"',
    apos: "'",
  }),
)

export interface XmlOptions {
  /** May shorten each piece. */
  prepare?: (xml: string) => string
  /** Left out: by the byte-order mark, else UTF-8. */
  encoding?: string
  /** Lets a document type pass that only names its rules elsewhere; nobody looks there. */
  mayNameRules?: boolean
}

/**
 * Reads XML piece by piece; after each piece of input the generator pauses, so that a caller can hand on what the
 * handlers gathered. A document type (and with it every entity of its own) is refused; what is not well-formed is
 * damaged, except for stray control characters, which the cell text loses anyway.
 */
export async function* parseXml(
  bytes: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  { prepare = (xml) => xml, encoding, mayNameRules = false }: XmlOptions = {},
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.ENTITIES = entities
  let sinceTag = 0
  let depth = 0
  parser.on('doctype', (type) => {
    if (!mayNameRules || type.includes('[')) throw new SpreadsheetProblem('unsafe')
  })
  parser.on('error', (error) => {
    if (error.message !== 'disallowed character.')
      throw new SpreadsheetProblem('damaged', undefined, { cause: error })
  })
  parser.on('opentag', (tag) => {
    sinceTag = 0
    if (++depth > deepest) throw tooDeep()
    handlers.open(localName(tag.name), tag.attributes as Record<string, string>)
  })
  if (handlers.text) {
    const text = handlers.text.bind(handlers)
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', (tag) => {
    sinceTag = 0
    depth--
    handlers.close?.(localName(tag.name))
  })

  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encoding ?? xmlEncoding(chunk))
    const xml = prepare(decoder.decode(chunk, { stream: true }))
    sinceTag += xml.length
    parser.write(xml)
    // Neither a text nor a half-read name or entity may grow without end.
    if (sinceTag > longestText) throw tooLong()
    yield
  }
  if (decoder) parser.write(decoder.decode())
  parser.close()
  yield
}

/** Reads a small part whole. */
export async function readXml(bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(bytes, handlers));
}

function tooDeep(): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'unsafe',
    'Die Teile der Datei sind so tief verschachtelt, wie keine Tabelle es ist; sie wurde nicht gelesen. Bitte speichern Sie sie in Excel als neue .xlsx-Datei.',
  )
}

function tooLong(): SpreadsheetProblem {
  return new SpreadsheetProblem(
    'too-large',
    'Eine einzelne Stelle der Datei ist größer, als eine Tabelle sie haben kann; sie wurde nicht gelesen. Bitte speichern Sie sie in Excel als neue .xlsx-Datei.',
  )
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** Value of an attribute whatever its prefix: relations are called r:id, ns:id or relationships:id. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  if (name in attributes) return attributes[name]
  for (const key in attributes) if (localName(key) === name) return attributes[key]
  return undefined
}

function xmlEncoding(first: Buffer): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}
