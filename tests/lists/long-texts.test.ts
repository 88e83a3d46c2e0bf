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

const filled =
  (start: string, middle: string, end: string) =>
  (length: number): string =>
    start +
    middle.repeat(Math.ceil(length / middle.length)).slice(0, length - start.length - end.length) +
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
  'words for a list of manufacturers': filled('Siemens', ' oder ', '!'),
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

/** How many times as long the long text is as the short one. */
const factor = 16
/** Between the 16 of a reading that passes over a text and the 256 of one that begins again at each character. */
const mostGrowth = 100
/** Below that a reading is quick enough, and what is measured is chance. */
const leastMicroseconds = 2000

/** Of this thread alone: neither the machine's other work counts nor that of the compiler and the collector. */
function cpuMicroseconds(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

function growthOf(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const [short, long] = [textOf(Math.floor(longest / factor)), textOf(longest)]
  const quickest = (text: string) => Math.min(...[1, 2, 3].map(() => cpuMicroseconds(() => read(text))))
  // What is read often enough is compiled.
  for (let count = 0; count < 3; count += 1) read(short)
  const base = Math.max(quickest(short), leastMicroseconds)
  return quickest(long) / base
}

describe.each(Object.keys(readings))('%s', (name) => {
  test.each(Object.keys(texts) as (keyof typeof texts)[])('takes a text of %s in few passes', (kind) => {
    expect(growthOf(readings[name]!, texts[kind])).toBeLessThan(mostGrowth)
  })
})

test('a reading that begins again at each character is noticed', () => {
  expect(growthOf((text) => /\s+$/.test(text), texts.blanks)).toBeGreaterThan(mostGrowth)
})
