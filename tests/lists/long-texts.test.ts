import {
  allowsEquivalent,
  articleNumberText,
  cellText,
  countDesignations,
  designationText,
  detectHeaderRow,
  endsLocation,
  exactNumber,
  headerLabels,
  headerNames,
  isSupplied,
  isWordForNothing,
  leadingSign,
  looseNumber,
  mentionsSupply,
  parseDecimal,
  parsePrice,
  readLines,
  readManufacturer,
  readQuantity,
  type SheetRow,
  sectionLocation,
  splitDesignation,
  stripNumberPrefix,
  suggestMapping,
  unitOf,
  unitOfHeader,
  withoutBrackets,
} from '@schrankwerk/domain/bom'
import { describe, expect, test } from 'vitest'

/** As long as the readers let a cell be. */
const longest = 32_767

const filled = (start: string, middle: string, end: string): string =>
  start +
  middle.repeat(Math.ceil(longest / middle.length)).slice(0, longest - start.length - end.length) +
  end

/** Each is the beginning of something that a rule looks for, again and again, and then ends otherwise. */
const texts = {
  'a dash, line ends, a dash': filled('a-', '\n', '-'),
  blanks: filled('1', ' ', 'x'),
  'no-break spaces': filled('Ort', '\u00a0', '('),
  dashes: filled('K1', '-', '!'),
  slashes: filled('a', '/', 'b'),
  digits: filled('', '1', 'x'),
  'digits and commas': filled('', '1,', 'x'),
  designations: filled('', '=A1+', '?'),
  'blanks and signs': filled('+S1', ' =', ' x'),
  brackets: filled('Menge ', '(', ''),
  'numbers in brackets': filled('Menge ', '(1', ''),
  letters: filled('', 'a', '!'),
  'words for a number': filled('', 'teilnr', '!'),
  'words for an equal': filled('', 'gleichwertig', '!'),
  'words for a list of makers': filled('Siemens', ' oder ', '!'),
}

const cell = (text: string) => ({ text, kind: 'text' as const })
const row = (rowIndex: number, ...cells: string[]): SheetRow => ({ rowIndex, cells: cells.map(cell) })
const mapping = [
  { importHeader: 'Menge', articleField: 'quantity' as const },
  { importHeader: 'Typnummer', articleField: 'manufacturerNumber' as const },
  { importHeader: 'Hersteller', articleField: 'manufacturerName' as const },
  { importHeader: 'BMK', articleField: 'designation' as const },
  { importHeader: 'Bezeichnung', articleField: 'description' as const },
]
const headers = mapping.map(({ importHeader }) => importHeader)

const readings: Record<string, (text: string) => unknown> = {
  allowsEquivalent,
  articleNumberText: (text) => articleNumberText(cell(text)),
  cellText: (text) => cellText(cell(text)),
  countDesignations,
  designationText: (text) => designationText({ ...cell(text), formula: text }),
  detectHeaderRow: (text) => detectHeaderRow([row(1, text, text), row(2, text, '1')]),
  endsLocation,
  exactNumber,
  headerLabels: (text) => headerLabels([text]),
  headerNames: (text) => headerNames(row(1, text, text)),
  isSupplied: (text) => isSupplied(text, 'KB|Beistellung', { containment: true }),
  isWordForNothing,
  leadingSign,
  looseNumber,
  mentionsSupply,
  parseDecimal: (text) => parseDecimal(text, null),
  parsePrice,
  readLines: (text) =>
    readLines([row(1, ...headers), row(2, ...headers.map(() => text)), row(3, '1', text, '', '', text)], {
      headerRowIndex: 1,
      headers,
      mapping,
      quantityBasis: 'EACH',
      amount: 1,
    }),
  readManufacturer,
  readQuantity,
  sectionLocation,
  splitDesignation,
  stripNumberPrefix,
  'suggestMapping, of values': (text) => suggestMapping(headers, [row(2, ...headers.map(() => text))]),
  'suggestMapping, of headers': (text) => suggestMapping([text, 'Menge'], [row(2, 'A1', '1')]),
  unitOf,
  unitOfHeader,
  withoutBrackets,
}

let sum = 0
/** One walk through a text: what the time of a reading is counted in, so that a busy machine does not matter. */
function walk(text: string): void {
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const walks = 200
/** A reading that began again at each character would take 16,000. */
const mostWalks = 4000

describe.each(Object.keys(readings))('%s', (name) => {
  test.each(Object.keys(texts) as (keyof typeof texts)[])('takes a text of %s in few passes', (kind) => {
    const text = texts[kind]
    const read = readings[name]!
    const perWalk = Math.max(
      timeOf(() => {
        for (let count = 0; count < walks; count++) walk(text)
      }) / walks,
      20,
    )
    // The second time nothing has to be compiled.
    const time = Math.min(
      timeOf(() => read(text)),
      timeOf(() => read(text)),
    )
    expect(time / perWalk).toBeLessThan(mostWalks)
  })
})
