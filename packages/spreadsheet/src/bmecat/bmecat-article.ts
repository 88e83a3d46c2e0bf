import { attributeOf } from '../xlsx/parse-xml.ts'
import type { BmecatArticle, BmecatColumn } from './bmecat-columns.ts'
import { type Feature, germanNumber, readFeature } from './features.ts'
import { emptyPeriod, type PricePeriod, readDay } from './price-period.ts'

/** A price by the names of its elements, and when it is valid. */
export interface PriceInMaking {
  elements: Record<string, string>
  period: PricePeriod
}

/** One PRODUCT (2005) or ARTICLE (1.2), filled element by element. */
export interface ArticleInMaking {
  texts: Map<string, string>
  article: BmecatArticle
  price: Record<string, string>
  prices: PriceInMaking[]
  /** Of the prices that stand together; their dates may follow them. */
  period: PricePeriod
  /** What the date that is being read is of. */
  dateOf: string
  feature: Feature
  system: string
  eclass: { version: string; number: string }[]
  mime: { source: string; type: string; purpose: string }
  images: { source: string; isNormal: boolean }[]
  remarks: string[]
  mode: string
}

export const emptyFeature = (): Feature => ({ name: '', property: '', value: '', unit: '' })
export const emptyMime = () => ({ source: '', type: '', purpose: '' })

export const newArticle = (mode: string): ArticleInMaking => ({
  texts: new Map(),
  article: {},
  price: {},
  prices: [],
  period: emptyPeriod(),
  dateOf: '',
  feature: emptyFeature(),
  system: '',
  eclass: [],
  mime: emptyMime(),
  images: [],
  remarks: [],
  mode,
})

/** Elements whose text is a column of its own; the first one counts. */
const plain: Readonly<Record<string, BmecatColumn>> = {
  SUPPLIER_AID: 'Artikelnummer',
  SUPPLIER_PID: 'Artikelnummer',
  MANUFACTURER_AID: 'Herstellerartikelnummer',
  MANUFACTURER_PID: 'Herstellerartikelnummer',
  MANUFACTURER_NAME: 'Hersteller',
  MANUFACTURER_TYPE_DESCR: 'Typbezeichnung',
  SUPPLIER_ALT_AID: 'Alternative Artikelnummer',
  SUPPLIER_ALT_PID: 'Alternative Artikelnummer',
  BUYER_AID: 'Käufer-Artikelnummer',
  BUYER_PID: 'Käufer-Artikelnummer',
  EAN: 'EAN',
  DELIVERY_TIME: 'Lieferzeit',
  DISCOUNT_GROUP: 'Rabattgruppe',
  DISCOUNT_GROUP_MANUFACTURER: 'Rabattgruppe',
  ORDER_UNIT: 'Bestelleinheit',
  CONTENT_UNIT: 'Inhaltseinheit',
  NO_CU_PER_OU: 'Inhalt je Bestelleinheit',
  PRICE_QUANTITY: 'Preismenge',
  QUANTITY_MIN: 'Mindestbestellmenge',
  QUANTITY_INTERVAL: 'Bestellschritt',
  CUSTOMS_NUMBER: 'Zolltarifnummer',
  COUNTRY_OF_ORIGIN: 'Ursprungsland',
}
const numbers: ReadonlySet<BmecatColumn> = new Set<BmecatColumn>([
  'Preismenge',
  'Inhalt je Bestelleinheit',
  'Mindestbestellmenge',
  'Bestellschritt',
])

/** Takes in the text of one element below an article; `attributes` are those of that element. */
export function takeElement(
  making: ArticleInMaking,
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const { article, price, feature, mime } = making
  const column = plain[name]
  if (column !== undefined) {
    article[column] ||= numbers.has(column) ? germanNumber(text) : text
    return
  }
  switch (name) {
    case 'INTERNATIONAL_PID':
    case 'INTERNATIONAL_AID':
      if (/^(?:gtin|ean)/i.test(attributes.type ?? '')) article.EAN ||= text
      break
    case 'DESCRIPTION_SHORT':
      takeInGerman(making, 'Kurzbeschreibung', text, attributes)
      break
    case 'DESCRIPTION_LONG':
      takeInGerman(making, 'Langbeschreibung', text, attributes)
      break
    case 'PRICE_AMOUNT':
    case 'PRICE_CURRENCY':
    case 'PRICE_FACTOR':
    case 'LOWER_BOUND':
      price[name] = text
      break
    case 'DATE':
      takeDate(making, making.dateOf, text)
      break
    case 'VALID_START_DATE':
    case 'VALID_END_DATE':
      takeDate(making, name.toLowerCase(), text)
      break
    case 'REFERENCE_FEATURE_SYSTEM_NAME':
      making.system = text
      break
    case 'REFERENCE_FEATURE_GROUP_ID':
      if (/^e-?class/i.test(making.system.replace('@', 'a')) && making.eclass.length < 10)
        making.eclass.push({ version: /\d+(?:\.\d+)?/.exec(making.system)?.[0] ?? '', number: text })
      making.system = ''
      break
    case 'FNAME':
    case 'FT_NAME':
      feature.name ||= text
      break
    case 'FT_IDREF':
    case 'FT_ID':
      feature.property ||= text
      break
    case 'FVALUE':
      feature.value ||= text
      break
    case 'FUNIT':
      feature.unit ||= text
      break
    case 'MIME_SOURCE':
      mime.source ||= text
      break
    case 'MIME_TYPE':
      mime.type ||= text
      break
    case 'MIME_PURPOSE':
      mime.purpose ||= text
      break
  }
}

/** German counts; where no language is named, or German is missing, the first one. */
function takeInGerman(
  { article, texts }: ArticleInMaking,
  column: BmecatColumn,
  text: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const language = (attributes.lang ?? attributes['xml:lang'] ?? '').toLowerCase()
  const isGerman = language.startsWith('de') || language.startsWith('ger')
  if (texts.get(column) === 'german') return
  if (!isGerman && article[column]) return
  article[column] = text
  if (isGerman) texts.set(column, 'german')
}

const periodEnds: Readonly<Record<string, keyof PricePeriod>> = {
  valid_start_date: 'start',
  valid_end_date: 'end',
}

/** BMEcat 1.2 says which date it is by the element around it, BMEcat 2005 by the date's own. */
function takeDate(making: ArticleInMaking, dateOf: string, text: string): void {
  const place = periodEnds[dateOf]
  if (place === undefined) return
  const day = readDay(text)
  if (day !== undefined) making.period[place] = day
  else
    remark(
      making,
      `Das Datum „${text.slice(0, 40)}“ ist nicht lesbar; die Preise dazu gelten als gültig, bitte prüfen Sie sie`,
    )
}

/** Elements that say something of what stands in them. */
export function beginElement(
  making: ArticleInMaking,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  if (name === 'ARTICLE_PRICE' || name === 'PRODUCT_PRICE')
    making.price = { type: attributeOf(attributes, 'price_type') ?? '' }
  else if (name === 'ARTICLE_PRICE_DETAILS' || name === 'PRODUCT_PRICE_DETAILS') making.period = emptyPeriod()
  else if (name === 'DATETIME') making.dateOf = attributeOf(attributes, 'type') ?? ''
}

/** Elements that are whole once they end. */
export function endElement(making: ArticleInMaking, name: string): void {
  if (name === 'FEATURE') {
    const read = readFeature(making.feature)
    making.feature = emptyFeature()
    if (read === undefined) return
    if ('remark' in read) remark(making, read.remark)
    else making.article[read.column] ||= read.text
  } else if (name === 'MIME') {
    const { source, type, purpose } = making.mime
    making.mime = emptyMime()
    if (source !== '' && (/^image\//i.test(type) || type === 'jpg') && making.images.length < 20)
      making.images.push({ source, isNormal: purpose === 'normal' })
  } else if (name === 'ARTICLE_PRICE' || name === 'PRODUCT_PRICE') {
    if (making.prices.length < 100) making.prices.push({ elements: making.price, period: making.period })
    making.price = {}
  } else if (name === 'DATETIME') making.dateOf = ''
}

const mostRemarks = 20

/** Notes what was left out of an article, once each and at most twenty. */
export function remark(making: ArticleInMaking, text: string): void {
  if (making.remarks.length < mostRemarks && !making.remarks.includes(text)) making.remarks.push(text)
}
