import type { ArticleFieldName, ArticleValues } from './article-values.ts'

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
  [Name in ArticleFieldName]: ArticleValues[Name] extends number | null ? Name : never
}[ArticleFieldName]

type Look =
  | { kind: 'text'; name: TextFieldName; maxLength: number }
  | { kind: 'area'; name: 'description'; maxLength: number }
  | { kind: 'link'; name: 'manufacturerLink'; maxLength: number }
  | { kind: 'money'; name: NumberFieldName; max: number }
  | {
      kind: 'number'
      name: NumberFieldName
      unit?: string
      decimals?: number
      integer?: true
      min?: number
      max: number
    }
  | { kind: 'choice'; name: 'manufacturerId' | 'unitId' | 'discountGroupId' }
  | { kind: 'flag'; name: 'rohs' }
export type ArticleField = Look

const text = (name: TextFieldName, maxLength: number): Look => ({ kind: 'text', name, maxLength })
/** The largest price that is kept to the cent. */
export const largestPrice = 999_999_999_999.99
const money = (name: NumberFieldName): Look => ({ kind: 'money', name, max: largestPrice })
/**
 * Sizes, weights and quantities go in steps of 0.01. An import gives them more exactly (a sleeve of 0.3525 g), and so
 * they are shown and may be typed.
 */
const number = (name: NumberFieldName, unit?: string, min?: number): Look => ({
  kind: 'number',
  name,
  decimals: 9,
  max: 1e9,
  ...(unit ? { unit } : {}),
  ...(min === undefined ? {} : { min }),
})

/** How long a number may be: the article's own ones, alternative ones and those of wholesalers. */
export const longestNumber = 200

/** Which fields stand in which part of the form, in this order: what an article is found and bought by comes first. */
export const articleSections = {
  numbers: [
    { kind: 'choice', name: 'manufacturerId' },
    text('manufacturerNumber', longestNumber),
    text('orderNumber', longestNumber),
    text('erpNumber', 200),
    text('eanNumber', 50),
    { kind: 'area', name: 'description', maxLength: 4000 },
  ],
  prices: [
    money('listPrice'),
    { kind: 'choice', name: 'discountGroupId' },
    money('purchasePrice'),
    number('priceUnitSize', undefined, 1),
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
  links: [{ kind: 'link', name: 'manufacturerLink', maxLength: 2000 }, text('image', 500)],
} as const satisfies Record<string, readonly Look[]>

const allFields: readonly Look[] = Object.values(articleSections).flat()

/** How long the text of each field may be. */
export const longestTexts = allFields.flatMap((field) =>
  'maxLength' in field ? [[field.name, field.maxLength] as const] : [],
)
/** How large the number of each field may be. */
export const largestNumbers = allFields.flatMap((field) =>
  'max' in field ? [[field.name, field.max] as const] : [],
)
/** The fields that take whole numbers only. */
export const wholeNumbers: ReadonlySet<string> = new Set(
  allFields.flatMap((field) => ('integer' in field ? [field.name] : [])),
)

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
