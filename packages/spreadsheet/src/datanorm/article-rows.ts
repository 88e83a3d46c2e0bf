import { isAscii } from 'node:buffer'
import iconv from 'iconv-lite'
import { cellsOf, type ExchangeRow, skippedRow } from '../price-list/exchange-rows.ts'
import { type DatanormArticle, datanormColumns } from './datanorm-columns.ts'
import { type DatanormLine, datanormLines, longestRecord } from './datanorm-lines.ts'
import {
  articleNumberAt,
  type DatanormVersion,
  dimensionLines,
  type Fields,
  priceNumbers,
  readArticle,
  readDiscountGroup,
  readPrices,
  readSupplement,
  textLines,
  whyNotDone,
  whyNotTaken,
} from './datanorm-records.ts'
import { createFileBlocks } from './file-blocks.ts'
import { type DatanormContents, keyOf, withoutNul } from './index-datanorm.ts'
import { layPrices } from './lay-prices.ts'
import type { RecordPlace } from './record-index.ts'

interface Reading {
  path: string
  /** The same file, open for looking records up. */
  file: number
  head: { version: DatanormVersion; currency: string }
  contents: DatanormContents
  signal: AbortSignal | undefined
  passed(bytes: number): void
}

const longestText = 32_767
const letterT = 0x54
const semicolon = 0x3b
const textsHeld = 200

/** Every article of the file with what belongs to it, and what is none with its reason. */
export async function* articleRows(reading: Reading): AsyncGenerator<ExchangeRow[]> {
  const join = createJoin(reading)
  for await (const lines of datanormLines(reading.path, reading.signal)) {
    yield lines.flatMap((line) => join.rowsOf(line))
    const last = lines.at(-1)!
    reading.passed(last.offset + last.length)
  }
  const { index } = reading.contents
  if (!index.hasUnusedTexts()) return
  for await (const lines of datanormLines(reading.path, reading.signal))
    yield lines.filter(({ offset }) => index.isUnusedText(offset)).map((line) => join.unusedText(line))
}

function createJoin({ file, head, contents }: Reading) {
  const { version, currency } = head
  const { index, encoding } = contents
  const heldTexts = new Map<string, string | undefined>()
  const bytesAt = createFileBlocks(file)
  const decode = (bytes: Buffer) =>
    isAscii(bytes) ? bytes.toString('latin1') : iconv.decode(bytes, encoding)
  const encode = (text: string) => iconv.encode(text, encoding)

  /** The records of a place of the file. */
  function recordsAt({ offset, length }: RecordPlace): Fields[] {
    return decode(withoutNul(bytesAt(offset, length)))
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.trimEnd().split(';'))
  }

  function textOf(number: string): string | undefined {
    if (heldTexts.has(number)) return heldTexts.get(number)
    const lines: { place: number; text: string }[] = []
    let length = 0
    for (const place of index.find('text', encode(number))) {
      if (length > longestText) break
      for (const fields of recordsAt(place))
        for (const line of textLines(version, fields)) {
          lines.push(line)
          length += line.text.length + 1
        }
    }
    const text = lines.length === 0 ? undefined : inOrder(lines)
    if (heldTexts.size >= textsHeld) heldTexts.clear()
    heldTexts.set(number, text)
    return text
  }

  /** What other records say of an article, laid over what its own says. */
  function withOthers(key: Buffer, number: string, own: DatanormArticle, remarks: string[]): DatanormArticle {
    const article = { ...own }
    const dimensions: { place: number; text: string }[] = []
    for (const place of index.find('article', key)) {
      if (place.kind === 'A') continue
      for (const fields of recordsAt(place)) {
        if (place.kind === 'B') assignFilled(article, readSupplement(fields))
        if (place.kind === 'D')
          for (const { textNumber, ...line } of dimensionLines(fields)) {
            const text = textNumber === '' ? line.text : textOf(textNumber)
            if (text === undefined) remarks.push(missingText(textNumber))
            else dimensions.push({ place: line.place, text })
          }
        if (place.kind === 'P')
          for (const read of readPrices(version, fields).filter((one) => one.number === number)) {
            layPrices(article, read.price)
            remarks.push(...read.remarks)
          }
      }
    }
    const text = [own.Langtext, dimensions.length > 0 ? inOrder(dimensions) : undefined]
    article.Langtext = text.filter(Boolean).join('\n').slice(0, longestText)
    if (article['Preis brutto'] || article['Preis netto']) article.Währung = currency
    return article
  }

  const rowOf = (article: DatanormArticle, line: number, remarks: string[]): ExchangeRow => ({
    line,
    cells: cellsOf(datanormColumns.map((column) => article[column])),
    ...(remarks.length > 0 && { remarks: [...new Set(remarks)].slice(0, 20) }),
  })

  function articleRow(fields: Fields, bytes: Buffer, line: number): ExchangeRow {
    const read = readArticle(version, fields)
    if ('skip' in read) return skippedRow(line, read.skip, fields.join(';'))
    const { article, textNumber, shortTexts, remarks } = read
    const longText = textNumber === '' ? undefined : textOf(textNumber)
    if (textNumber !== '' && longText === undefined) remarks.push(missingText(textNumber))
    if (longText !== undefined) article.Langtext = withoutRepeated(longText, shortTexts)
    return rowOf(withOthers(keyOf(bytes), article.Artikelnummer!, article, remarks), line, remarks)
  }

  /** Articles whose own record is not in this file: what is said of them stands in the first record that names them. */
  function loneRows(kind: string, fields: Fields, { line, offset, bytes }: DatanormLine): ExchangeRow[] {
    const named = kind === 'P' ? priceNumbers(version, fields) : [(fields[articleNumberAt] ?? '').trim()]
    return [...new Set(named)].flatMap((number) => {
      const key = kind === 'P' ? encode(number) : keyOf(withoutNul(bytes!))
      const places = index.find('article', key)
      if (places[0]?.offset !== offset || places.some((place) => place.kind === 'A')) return []
      const remarks: string[] = []
      return [rowOf(withOthers(key, number, { Artikelnummer: number }, remarks), line, remarks)]
    })
  }

  function rowsOf(line: DatanormLine): ExchangeRow[] {
    if (line.bytes === undefined)
      return [
        skippedRow(line.line, `Die Zeile ist länger als ${longestRecord} Zeichen, so lang ist kein Satz`, ''),
      ]
    const bytes = withoutNul(line.bytes)
    if (bytes[0] === letterT && bytes[1] === semicolon) return []
    const text = decode(bytes).replace(/^\ufeff/, '')
    if (text.trim() === '') return []
    const fields = text.split(';')
    const kind = fields[0]!.trim()
    if (kind.startsWith('V') || (kind === 'E' && version === 5)) return []
    const reason = whyNotTaken(version, fields)
    if (reason !== undefined) return [skippedRow(line.line, reason, text)]
    if (kind === 'R') {
      const group = readDiscountGroup(fields)
      if ('skip' in group) return [skippedRow(line.line, group.skip, text)]
      return [{ line: line.line, cells: cellsOf([group.name]), discountGroup: group }]
    }
    if (kind !== 'A') return loneRows(kind, fields, line)
    const notDone = whyNotDone(fields)
    return notDone === undefined
      ? [articleRow(fields, bytes, line.line)]
      : [skippedRow(line.line, notDone, text)]
  }

  return {
    rowsOf,
    unusedText: ({ line, bytes }: DatanormLine): ExchangeRow =>
      skippedRow(line, 'Diesen Text verwendet kein Artikel der Datei', decode(withoutNul(bytes!))),
  }
}

const missingText = (number: string) => `Der Text „${number.slice(0, 40)}“ fehlt in der Datei`

const inOrder = (lines: readonly { place: number; text: string }[]): string =>
  lines
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, longestText)
    .trim()

/** Many long texts begin with the short ones, line by line. */
function withoutRepeated(text: string, shortTexts: readonly string[]): string {
  const lines = text.split('\n')
  for (const short of shortTexts) if (short !== '' && lines[0]?.trim() === short) lines.shift()
  return lines.join('\n').trim()
}

/** Later records count, but an empty field says nothing. */
function assignFilled(article: DatanormArticle, more: DatanormArticle): void {
  for (const [column, value] of Object.entries(more))
    if (value !== undefined && value !== '') article[column as keyof DatanormArticle] = value
}
