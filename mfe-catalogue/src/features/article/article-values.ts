import type { Article, ArticleInput } from '@schrankwerk/contracts'

export interface WholesalerValues {
  wholesalerId: string | null
  orderNumber: string
  purchasePrice: number | null
}

/** What stands in the form: texts are never null, a number that cannot be read is NaN. */
interface ArticleFields {
  manufacturerId: string | null
  manufacturerNumber: string
  orderNumber: string
  erpNumber: string
  description: string
  image: string
  manufacturerLink: string
  deliveryTime: number | null
  unitId: string | null
  packagingUnitSize: number | null
  priceUnitSize: number | null
  orderQuantityUnitSize: number | null
  minimumOrderQuantityUnitSize: number | null
  width: number | null
  height: number | null
  depth: number | null
  weight: number | null
  purchasePrice: number | null
  listPrice: number | null
  discountGroupId: string | null
  eclass9_1Id: string
  eanNumber: string
  surchargeCode: string
  copperCode: string
  copperBaseValue: number | null
  copperWeight: number | null
  customsTarifNumber: string
  countryOfOriginAbbreviation: string
  rohs: boolean | null
  wholesalerInfos: WholesalerValues[]
  possibleOrderNumbers: string[]
  possibleManufacturerNumbers: string[]
}
export type ArticleFieldName = keyof ArticleFields

/** What stands in the rows that add a number; it is never sent. */
export interface AddedNumbers {
  newOrderNumber?: string | undefined
  newManufacturerNumber?: string | undefined
}
export const addedNumbers = ['newOrderNumber', 'newManufacturerNumber'] as const

export interface ArticleValues extends ArticleFields, AddedNumbers {}

export const emptyArticle: ArticleFields = {
  manufacturerId: null,
  manufacturerNumber: '',
  orderNumber: '',
  erpNumber: '',
  description: '',
  image: '',
  manufacturerLink: '',
  deliveryTime: null,
  unitId: null,
  packagingUnitSize: null,
  priceUnitSize: null,
  orderQuantityUnitSize: null,
  minimumOrderQuantityUnitSize: null,
  width: null,
  height: null,
  depth: null,
  weight: null,
  purchasePrice: null,
  listPrice: null,
  discountGroupId: null,
  eclass9_1Id: '',
  eanNumber: '',
  surchargeCode: '',
  copperCode: '',
  copperBaseValue: null,
  copperWeight: null,
  customsTarifNumber: '',
  countryOfOriginAbbreviation: '',
  rohs: null,
  wholesalerInfos: [],
  possibleOrderNumbers: [],
  possibleManufacturerNumbers: [],
}

export const articleFieldNames = Object.keys(emptyArticle) as ArticleFieldName[]

export const valuesOf = (article: Article): ArticleValues => {
  const plain = Object.fromEntries(
    articleFieldNames.map((name) => [name, article[name] ?? emptyArticle[name]]),
  ) as unknown as ArticleValues
  return {
    ...plain,
    wholesalerInfos: article.wholesalerInfos.map(({ wholesalerId, orderNumber, purchasePrice }) => ({
      wholesalerId,
      orderNumber: orderNumber ?? '',
      purchasePrice,
    })),
  }
}

// A number that cannot be read is no empty field.
const compared = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (Number.isNaN(part) ? 'NaN' : part))
const isSame = (a: unknown, b: unknown): boolean => compared(a) === compared(b)

/** The fields in which both differ. */
export const changedFields = (base: ArticleValues, values: ArticleValues): (keyof ArticleValues)[] =>
  [...articleFieldNames, ...addedNumbers].filter(
    (name) => !isSame(trimmed(base[name]), trimmed(values[name])),
  )

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** What is sent: only the fields that changed, the others stay as they are. */
export function inputOf(values: ArticleValues, changed: readonly (keyof ArticleValues)[]): ArticleInput {
  const fields = articleFieldNames.filter((name) => changed.includes(name))
  const input = Object.fromEntries(
    fields.map((name) => [name, trimmed(values[name]) === '' ? null : trimmed(values[name])]),
  ) as ArticleInput
  if (!fields.includes('wholesalerInfos')) return input
  return {
    ...input,
    wholesalerInfos: values.wholesalerInfos.flatMap(({ wholesalerId, orderNumber, purchasePrice }) =>
      wholesalerId ? [{ wholesalerId, orderNumber: orderNumber.trim() || null, purchasePrice }] : [],
    ),
  }
}
