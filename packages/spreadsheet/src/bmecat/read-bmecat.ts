import { createReadStream } from 'node:fs'
import { cellsOf, type ExchangeRow, exchangeBatches, skippedRow } from '../price-list/exchange-rows.ts'
import type { ExchangeOptions, PriceList } from '../price-list/price-list.ts'
import { type ProblemCode, SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits } from '../types.ts'
import { attributeOf, parseXml } from '../xlsx/parse-xml.ts'
import { type ArticleInMaking, beginElement, endElement, newArticle, takeElement } from './bmecat-article.ts'
import { bmecatColumns } from './bmecat-columns.ts'
import { takeEclass, takePrices } from './prices.ts'
import { xmlEncoding } from './xml-encoding.ts'

const sheetName = 'BMEcat'
const longestText = 32_767

/**
 * Opens a BMEcat 1.2 or 2005: its articles come as rows of fixed columns, read as a stream. No document type's rules are
 * looked up, no entity is resolved but the five of XML, no address is fetched.
 */
export async function openBmecat(
  path: string,
  { signal, size, head, today }: ExchangeOptions & { head: Buffer },
  limits: Limits,
): Promise<PriceList> {
  const { encoding, notice } = await xmlEncoding(path, head, signal)
  let bytesRead = 0
  async function* rows() {
    bytesRead = 0
    try {
      yield* articleRows()
    } catch (error) {
      throw error instanceof SpreadsheetProblem ? inItsWords(error) : error
    }
  }
  async function* articleRows(): AsyncGenerator<ExchangeRow[]> {
    const catalogue = createCatalogue(today)
    async function* bytes() {
      for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024, signal })) {
        bytesRead += (chunk as Buffer).length
        yield chunk as Buffer
      }
    }
    for await (const _ of parseXml(bytes(), catalogue, { encoding, mayNameRules: true }))
      yield catalogue.take()
  }
  return {
    format: 'bmecat',
    encoding,
    sheets: [{ name: sheetName, hidden: false }],
    batches: (options = {}) =>
      exchangeBatches(bmecatColumns, rows, options, { sheetName, mostRows: limits.rows }),
    progress: () => (size > 0 ? Math.min(1, bytesRead / size) : 1),
    notices: () => (notice === undefined ? [] : [notice]),
    close: async () => {},
  }
}

/** What a transaction holds beside articles; whatever else stands there is named. */
const known: ReadonlySet<string> = new Set([
  'CATALOG_GROUP_SYSTEM',
  'CLASSIFICATION_SYSTEM',
  'FEATURE_SYSTEM',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'CATALOG_STRUCTURE',
  'FORMULAS',
  'IPP_DEFINITIONS',
])
const articles: ReadonlySet<string> = new Set(['ARTICLE', 'PRODUCT'])
const transaction = /^T_(?:NEW_CATALOG|NEW_PRODUCTDATA|UPDATE_PRODUCTS|UPDATE_PRICES)$/

/** Follows the elements of a catalogue; `take` gives the rows that are done, with the prices of today. */
function createCatalogue(today: string) {
  let rows: ExchangeRow[] = []
  const path: string[] = []
  let making: ArticleInMaking | undefined
  let text = ''
  let attributes: Readonly<Record<string, string>> = {}
  /** Articles so far; what stands between them is told by the one that follows. */
  let count = 0
  let currency = ''

  const isReference = () => path.some((name) => name.endsWith('_REFERENCE'))

  function endArticle(made: ArticleInMaking): ExchangeRow {
    const line = ++count
    const number = made.article.Artikelnummer ?? ''
    if (made.mode === 'delete')
      return skippedRow(
        line,
        'Der Lieferant hat den Artikel gestrichen; ein Import löscht keine Artikel',
        number,
      )
    takePrices(made, { currencyOfFile: currency, today })
    takeEclass(made)
    made.article.Bild = (made.images.find(({ isNormal }) => isNormal) ?? made.images[0])?.source
    return {
      line,
      cells: cellsOf(bmecatColumns.map((column) => made.article[column])),
      ...(made.remarks.length > 0 && { remarks: made.remarks }),
    }
  }

  return {
    open(name: string, given: Readonly<Record<string, string>>): void {
      const parent = path.at(-1) ?? ''
      if (path.length === 0 && name !== 'BMECAT') throw new SpreadsheetProblem('not-a-spreadsheet')
      if (transaction.test(parent)) {
        if (articles.has(name)) making = newArticle(attributeOf(given, 'mode') ?? '')
        else if (!known.has(name))
          rows.push(
            skippedRow(count + 1, `Das Element „${name.slice(0, 60)}“ ist nicht bekannt`, name.slice(0, 60)),
          )
      } else if (path.length === 1 && name.startsWith('T_') && !transaction.test(name))
        rows.push(
          skippedRow(
            count + 1,
            `Die Übertragung „${name.slice(0, 60)}“ ist nicht bekannt`,
            name.slice(0, 60),
          ),
        )
      else if (making) beginElement(making, name, given)
      path.push(name)
      text = ''
      attributes = given
    },
    text(piece: string): void {
      if (text.length < longestText) text += piece.slice(0, longestText - text.length)
    },
    close(name: string): void {
      path.pop()
      const content = text.trim()
      text = ''
      if (making && path.length === 2 && articles.has(name)) {
        rows.push(endArticle(making))
        making = undefined
      } else if (making && !isReference()) {
        if (content !== '') takeElement(making, name, content, attributes)
        endElement(making, name)
      } else if (name === 'CURRENCY' && path.at(-1) === 'CATALOG') currency = content
    },
    take(): ExchangeRow[] {
      const done = rows
      rows = []
      return done
    },
  }
}

const sentences: Partial<Record<ProblemCode, string>> = {
  unsafe:
    'Die BMEcat-Datei enthält Anweisungen, die in einem Katalog nichts zu suchen haben, und wurde nicht gelesen. Bitte lassen Sie sie sich ohne eigene Dokumentregeln (DTD) geben.',
  damaged:
    'Die BMEcat-Datei ist unvollständig oder beschädigt. Bitte lassen Sie sie sich noch einmal geben und laden Sie sie erneut hoch.',
  'too-large':
    'Eine einzelne Stelle der BMEcat-Datei ist größer, als sie in einem Katalog sein kann; sie wurde nicht gelesen. Bitte lassen Sie sich die Datei neu geben.',
}

const inItsWords = (problem: SpreadsheetProblem) =>
  sentences[problem.code] === undefined
    ? problem
    : new SpreadsheetProblem(problem.code, sentences[problem.code], { cause: problem })
