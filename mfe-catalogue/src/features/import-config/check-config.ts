import type { ImportField } from '@schrankwerk/contracts'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import type { ConfigValues } from './config-values.ts'

const priceFields: ReadonlySet<ImportField> = new Set([
  'listPrice',
  'purchasePrice',
  'wholesalerPurchasePrice',
])

const isRow = (row: number | null): row is number => row !== null && Number.isInteger(row) && row >= 1

/** What the file that is looked at says beyond what is saved. */
export interface ReadFile {
  /** The row its headers were read from. */
  row: number
  unclearCurrency: string | null
}

/** What keeps a configuration from being saved. */
export function checkConfig(
  values: ConfigValues,
  file: ReadFile | undefined,
  t: TFunction<'catalogue'>,
): FieldErrors {
  const errors: Partial<Record<keyof ConfigValues, string>> = {}
  if (values.title.trim() === '') errors.title = t('config.error.titleMissing')
  if (values.description.trim() === '') errors.description = t('config.error.descriptionMissing')
  const hasHeaders = values.headers.some((header) => header.trim() !== '')
  if (!hasHeaders) errors.filename = t('config.error.emptyUpload')
  else if (!values.columns.some(({ field }) => field === 'orderNumber' || field === 'eanNumber'))
    errors.columns = t('config.error.missingMapping')
  else if (
    values.columns.some(({ field }) => field === 'discountGroupPercent') &&
    !values.columns.some(({ field }) => field === 'discountGroup')
  )
    errors.columns = t('config.error.discountGroupMissing')
  if (!isRow(values.headerRowIndex)) errors.headerRowIndex = t('config.error.headerRowIndexWrong')
  else if (file && file.row !== values.headerRowIndex)
    errors.headerRowIndex = t('config.error.headerRowNotTaken')
  const hasPrices = values.columns.some(({ field }) => field !== null && priceFields.has(field))
  const isForeign = values.currency !== null && values.currency !== 'EUR'
  if (hasPrices && values.currency === null && file?.unclearCurrency)
    errors.currency = t('config.error.currencyUnclear', { word: file.unclearCurrency })
  if (hasPrices && isForeign && values.currencyRate === null)
    errors.currencyRate = t('config.error.rateMissing', { currency: values.currency })
  const needsWholesaler = values.columns.some(
    ({ field }) => field === 'wholesalerOrderNumber' || field === 'wholesalerPurchasePrice',
  )
  if (needsWholesaler && values.wholesalerId === null)
    errors.wholesalerId = t('config.error.wholesalerMissing')
  return errors
}

export const headerRowError = (row: number | null, t: TFunction<'catalogue'>): string | undefined =>
  isRow(row) ? undefined : t('config.error.headerRowIndexWrong')

const fieldOfCode: Record<string, keyof ConfigValues> = {
  'config-mapping-missing': 'columns',
  'config-upload-missing': 'filename',
  'header-row-invalid': 'headerRowIndex',
}

/** What a refused save says, by field; nothing where it is about no field. */
export function configProblem(
  problem: ProblemError,
  values: ConfigValues,
  t: TFunction<'catalogue'>,
): FieldErrors {
  const field = fieldOfCode[problem.code]
  if (field) return { [field]: problem.detail }
  return Object.fromEntries(
    problem.errors.flatMap(({ path, code }) => {
      const [name = ''] = path.split('.')
      if (name === 'fieldMapping') return [['columns', t('config.error.mappingInvalid')]]
      return name in values ? [[name, t([`config.error.${code}`, 'config.error.invalid'])]] : []
    }),
  )
}
