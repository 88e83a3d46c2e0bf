import type { DatanormArticle } from './datanorm-columns.ts'

export type DatanormVersion = 4 | 5

/** A record as its fields, in the file's own order; the first is its letter. */
export type Fields = readonly string[]

/** Where the fields of an article stand, counted from 0. */
const places = {
  4: {
    shortTexts: [4, 5],
    priceKind: 6,
    priceUnit: 7,
    unit: 8,
    price: 9,
    discountGroup: 10,
    mainGroup: 11,
    textNumber: 12,
    fewest: 10,
  },
  5: {
    shortTexts: [3, 4],
    priceKind: 6,
    priceUnit: 7,
    unit: 5,
    price: 8,
    discountGroup: 9,
    mainGroup: 10,
    textNumber: 23,
    fewest: 9,
  },
} as const

export const articleNumberAt = 2
const at = (fields: Fields, place: number) => (fields[place] ?? '').trim()

export interface ReadArticle {
  article: DatanormArticle
  /** The long text it names; '' for none. */
  textNumber: string
  shortTexts: string[]
  remarks: string[]
}

/** An A record, or why it is none. */
export function readArticle(version: DatanormVersion, fields: Fields): ReadArticle | { skip: string } {
  const where = places[version]
  if (fields.length < where.fewest) return { skip: 'Der Satz ist abgeschnitten: ihm fehlen Felder' }
  const remarks: string[] = []
  const shortTexts = where.shortTexts.map((place) => at(fields, place))
  const article: DatanormArticle = {
    Artikelnummer: at(fields, articleNumberAt),
    'Kurztext 1': shortTexts[0],
    'Kurztext 2': shortTexts[1],
    Mengeneinheit: at(fields, where.unit),
    Rabattgruppe: at(fields, where.discountGroup),
    Hauptwarengruppe: at(fields, where.mainGroup),
    Preiseinheit: priceUnitOf(version, at(fields, where.priceUnit), remarks),
    ...priceOf(at(fields, where.priceKind), at(fields, where.price), remarks),
  }
  if (version === 5)
    Object.assign(article, {
      Warengruppe: at(fields, 11),
      Matchcode: at(fields, 12),
      'Alternative Artikelnummer': at(fields, 13),
      Katalogseite: at(fields, 14),
      EAN: at(fields, 18),
      Verpackungsmenge: amountOf(at(fields, 21)),
    })
  return { article, textNumber: at(fields, where.textNumber), shortTexts, remarks }
}

/** A B record of version 4: what the A record has no room for. */
export function readSupplement(fields: Fields): DatanormArticle {
  return {
    Matchcode: at(fields, 3),
    'Alternative Artikelnummer': at(fields, 4),
    Katalogseite: at(fields, 5),
    EAN: at(fields, 9).replace(/^0+$/, ''),
    Warengruppe: at(fields, 11),
    Verpackungsmenge: amountOf(at(fields, 13)),
  }
}

const amountOf = (text: string) => (/^0*$/.test(text) ? '' : text)

const sizes: Readonly<Record<string, string>> = { '': '1', 0: '1', 1: '10', 2: '100', 3: '1000' }

function priceUnitOf(version: DatanormVersion, text: string, remarks: string[]): string {
  const size = version === 5 ? amountOf(text) : sizes[text]
  if (size !== undefined) return size
  remarks.push(`Die Preiseinheit „${text.slice(0, 20)}“ ist in DATANORM 4 nicht vorgesehen`)
  return ''
}

/** Whole cents as the decimal number that German lists write; nothing for nought. */
export function centsOf(text: string): string | undefined {
  if (!/^\d{1,15}$/.test(text)) return undefined
  return Number(text) === 0 ? '' : decimal(Number(text) / 100)
}

/** As German lists write it, to six places. */
export const decimal = (value: number) => String(Number(value.toFixed(6))).replace('.', ',')

/**
 * The column that a price belongs to by its kind (1 gross, 2 net); `text` is in whole cents. What cannot be read is
 * left out and noted in `remarks`.
 */
export function priceOf(kind: string, text: string, remarks: string[]): DatanormArticle {
  const price = text === '' ? '' : centsOf(text)
  if (price === undefined) {
    remarks.push(`Der Preis „${text.slice(0, 40)}“ ist keine ganze Zahl von Cent`)
    return {}
  }
  if (price === '') return {}
  if (kind === '1') return { 'Preis brutto': price }
  if (kind === '2') return { 'Preis netto': price }
  remarks.push(
    `Das Preiskennzeichen „${kind.slice(0, 10)}“ ist weder brutto (1) noch netto (2); der Preis entfällt`,
  )
  return {}
}

/** The prices of a P record, each with the number of its article and the price unit that the record says. */
export function readPrices(
  version: DatanormVersion,
  fields: Fields,
): { number: string; price: DatanormArticle; remarks: string[] }[] {
  const blocks = version === 4 ? blocksOf4(fields) : blocksOf5(fields)
  return blocks.flatMap(({ fields: block, unit }) => {
    const [number = '', kind = '', amount = '', ...discounts] = block.map((field) => field.trim())
    if (number === '') return []
    const remarks: string[] = []
    const price = priceOf(kind, amount, remarks)
    if (!price['Preis brutto'] && !price['Preis netto']) return [{ number, price, remarks }]
    const size = unit === '' ? '' : wholeUnit(unit)
    if (size === undefined) {
      remarks.push(
        `Die Preiseinheit „${unit.slice(0, 20)}“ ist keine ganze Zahl; der Preis des Preissatzes entfällt`,
      )
      return [{ number, price: {}, remarks }]
    }
    price.Preiseinheit = size
    const gross = Number(amount) / 100
    const net = price['Preis brutto'] ? netPrice(gross, discounts, remarks) : undefined
    return [{ number, price: net === undefined ? price : { ...price, 'Preis netto': decimal(net) }, remarks }]
  })
}

/** A price unit of version 5, which is the number itself; nought is one. */
const wholeUnit = (text: string): string | undefined =>
  /^\d{1,9}$/.test(text) ? String(Number(text) || 1) : undefined

interface PriceBlock {
  /** Number, kind and price, and kinds and values of discounts. */
  fields: readonly string[]
  /** '' where the record says none: that of the article holds. */
  unit: string
}

const blockLength = 9

/** Three articles a record: number, kind, price, and three times kind and value of a discount. */
function blocksOf4(fields: Fields): PriceBlock[] {
  const blocks: PriceBlock[] = []
  for (let start = articleNumberAt; start < fields.length; start += blockLength)
    blocks.push({ fields: fields.slice(start, start + blockLength), unit: '' })
  return blocks
}

/** One article a record: number, kind, price unit, price; some write what is done with it before the number. */
function blocksOf5(fields: Fields): PriceBlock[] {
  const [number = '', kind = '', unit = '', price = ''] = fields.slice(numberAtOf5(fields))
  return [{ fields: [number, kind, price], unit: unit.trim() }]
}

const numberAtOf5 = (fields: Fields) =>
  /^[NALX]?$/.test(at(fields, 1)) && /^[129]$/.test(at(fields, 3)) ? 2 : 1

/** The numbers of the articles of a P record. */
export const priceNumbers = (version: DatanormVersion, fields: Fields): string[] =>
  version === 4
    ? blocksOf4(fields).flatMap(({ fields: [number = ''] }) => withoutBlanks(number) || [])
    : [withoutBlanks(fields[numberAtOf5(fields)] ?? '')].filter((number) => number !== '')

/** Only blanks: in bytes that are not decoded yet, other signs look like them. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && text[start] === ' ') start += 1
  while (end > start && text[end - 1] === ' ') end -= 1
  return text.slice(start, end)
}

/** What the discounts of a record leave of the gross price; undefined where there are none, or one is not understood. */
function netPrice(gross: number, discounts: readonly string[], remarks: string[]): number | undefined {
  let net = gross
  let any = false
  for (let place = 0; place < discounts.length; place += 2) {
    const kind = discounts[place]!
    const value = Number(discounts[place + 1] ?? '')
    if (!(value > 0)) continue
    if (kind === '1' && value <= 10_000) net *= 1 - value / 10_000
    else if (kind === '2') net *= value / 1000
    else {
      remarks.push(
        `Das Rabattkennzeichen „${kind.slice(0, 10)}“ wird nicht gerechnet; ein Nettopreis entfällt`,
      )
      return undefined
    }
    any = true
  }
  return any ? Math.round(net * 100) / 100 : undefined
}

/** A discount group with its percent, where the record says one. */
export function readDiscountGroup(
  fields: Fields,
): { name: string; percent: number | null } | { skip: string } {
  const name = at(fields, 2)
  if (name === '') return { skip: 'Der Rabattsatz nennt keine Rabattgruppe' }
  const [kind, value] = [at(fields, 3), at(fields, 4)]
  if (!/^\d{1,6}$/.test(value)) return { name, percent: null }
  if (kind === '1' && Number(value) <= 10_000) return { name, percent: Number(value) / 100 }
  if (kind === '2' && Number(value) <= 1000)
    return { name, percent: Number((100 - Number(value) / 10).toFixed(4)) }
  return { name, percent: null }
}

/** Lines of a T record with their places. */
export function textLines(version: DatanormVersion, fields: Fields): { place: number; text: string }[] {
  const pairs =
    version === 4
      ? [
          [4, 6],
          [7, 9],
        ]
      : [[4, 5]]
  return pairs.flatMap(([place = 0, text = 0]) => {
    const number = at(fields, place)
    return number === '' ? [] : [{ place: Number(number) || 0, text: (fields[text] ?? '').trimEnd() }]
  })
}

/** Lines of a D record: a text of their own, or the number of a text. */
export function dimensionLines(fields: Fields): { place: number; text: string; textNumber: string }[] {
  return [3, 7].flatMap((start) => {
    const number = at(fields, start)
    if (number === '') return []
    const isReference = at(fields, start + 1) === 'T'
    const textNumber = isReference ? at(fields, start + 2) || at(fields, start + 3) : ''
    const text = isReference ? '' : (fields[start + 3] ?? '').trimEnd()
    return [{ place: Number(number) || 0, text, textNumber }]
  })
}

/** What the V record says; undefined for a version that is not read. */
export function readHead(text: string): { version: DatanormVersion; currency: string } | undefined {
  if (text.startsWith('V;')) {
    const fields = text.split(';')
    return /^05\d$/.test(fields[1] ?? '') ? { version: 5, currency: at(fields, 4) } : undefined
  }
  const end = /0(\d)([A-Z]{3})\s*$/.exec(text)
  return end?.[1] === '4' ? { version: 4, currency: end[2]! } : undefined
}

const taken = new Set(['A', 'B', 'D', 'P', 'T', 'R', 'V'])
const others: Readonly<Record<string, string>> = {
  C: 'Leistungen und Termine (Satzart C)',
  E: 'Einfügetexte (Satzart E)',
  G: 'Grafiken (Satzart G)',
  J: 'Artikelsets (Satzart J)',
  K: 'Kundennummern (Satzart K)',
  S: 'Warengruppen (Satzart S)',
  Z: 'Staffelpreise und Zuschläge (Satzart Z)',
}

/** Why a record is not taken; undefined where it is. */
export function whyNotTaken(version: DatanormVersion, fields: Fields): string | undefined {
  const kind = fields[0] ?? ''
  if (kind === 'B' && version === 5) return 'Satzart B kommt in DATANORM 5 nicht vor'
  if (taken.has(kind)) return undefined
  if (others[kind]) return `${others[kind]} werden nicht übernommen`
  return `Die Satzart „${kind.slice(0, 10)}“ ist nicht bekannt`
}

/** Deletions and new numbers are named, not carried out. */
export function whyNotDone(fields: Fields): string | undefined {
  const action = at(fields, 1)
  if (action === 'L') return 'Der Lieferant hat den Artikel gestrichen; ein Import löscht keine Artikel'
  if (action === 'X') return 'Der Lieferant hat die Artikelnummer geändert; ein Import ändert keine Nummern'
  return undefined
}
