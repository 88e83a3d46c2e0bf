import type { ArticleValues } from './article-values.ts'

export type TextFieldName =
  | 'manufacturerNumber'
  | 'orderNumber'
  | 'erpNumber'
  | 'image'
  | 'eclass9_1Id'
  | 'eanNumber'
  | 'surchargeCode'
  | 'copperCode'
  | 'customsTarifNumber'
  | 'countryOfOriginAbbreviation'
export type NumberFieldName = {
  [Name in keyof ArticleValues]: ArticleValues[Name] extends number | null ? Name : never
}[keyof ArticleValues]

type Look =
  | { kind: 'text'; name: TextFieldName; maxLength: number }
  | { kind: 'area'; name: 'description' }
  | { kind: 'link'; name: 'manufacturerLink' }
  | { kind: 'money'; name: NumberFieldName }
  | { kind: 'number'; name: NumberFieldName; unit?: string; decimals?: number; integer?: true; max?: number }
  | { kind: 'choice'; name: 'manufacturerId' | 'unitId' | 'discountGroupId' }
  | { kind: 'flag'; name: 'rohs' }
export type ArticleField = Look

const text = (name: TextFieldName, maxLength: number): Look => ({ kind: 'text', name, maxLength })
/** Sizes, weights and quantities go in steps of 0.01; the database keeps what an import gave more exactly. */
const number = (name: NumberFieldName, unit?: string): Look => ({
  kind: 'number',
  name,
  decimals: 4,
  max: 1e9,
  ...(unit ? { unit } : {}),
})

/** Which fields stand in which part of the form, in this order: what an article is found and bought by comes first. */
export const articleSections = {
  numbers: [
    { kind: 'choice', name: 'manufacturerId' },
    text('manufacturerNumber', 200),
    text('orderNumber', 200),
    text('erpNumber', 200),
    text('eanNumber', 50),
    { kind: 'area', name: 'description' },
  ],
  prices: [
    { kind: 'money', name: 'listPrice' },
    { kind: 'choice', name: 'discountGroupId' },
    { kind: 'money', name: 'purchasePrice' },
    number('priceUnitSize'),
  ],
  packaging: [
    { kind: 'choice', name: 'unitId' },
    number('packagingUnitSize'),
    number('orderQuantityUnitSize'),
    number('minimumOrderQuantityUnitSize'),
    { kind: 'number', name: 'deliveryTime', unit: 'Tage', integer: true, max: 10_000 },
  ],
  classification: [text('eclass9_1Id', 20), { kind: 'flag', name: 'rohs' }],
  customs: [
    text('customsTarifNumber', 50),
    text('countryOfOriginAbbreviation', 10),
    text('surchargeCode', 50),
    text('copperCode', 50),
    number('copperBaseValue'),
    number('copperWeight', 'kg'),
  ],
  dimensions: [number('width', 'cm'), number('height', 'cm'), number('depth', 'cm'), number('weight', 'kg')],
  links: [{ kind: 'link', name: 'manufacturerLink' }, text('image', 500)],
} as const satisfies Record<string, readonly Look[]>

export type FieldSection = keyof typeof articleSections

/** Parts of the page, in order; each has a heading and a jump. */
export const pageSections = [
  'numbers',
  'prices',
  'packaging',
  'wholesalers',
  'alternatives',
  'classification',
  'customs',
  'dimensions',
  'links',
] as const
export type PageSection = (typeof pageSections)[number] | 'history'

export const sectionId = (section: PageSection): string => `artikel-${section}`
export const fieldId = (field: string): string => `artikel-feld-${field.replaceAll('.', '-')}`
