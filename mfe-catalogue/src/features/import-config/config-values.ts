import type { Certainty, ImportConfig, ImportConfigInput, ImportField } from '@schrankwerk/contracts'
import { headerLabels } from '@schrankwerk/domain/bom'
import type { HeaderReading } from '../../import-config.api.ts'

/** A column of the file that is being described. */
export interface ConfigColumn {
  /** The header as the mapping names it; an empty one by its place („Spalte L“). */
  importHeader: string
  samples: string[]
  field: ImportField | null
  /** How sure the suggestion is; nothing for what a person decided. */
  certainty: Certainty | null
  reason: string | null
}

export interface ConfigValues {
  manufacturerId: string | null
  wholesalerId: string | null
  title: string
  description: string
  filename: string | null
  headers: string[]
  columns: ConfigColumn[]
  headerRowIndex: number | null
  sheet: string | null
  defaultUnitId: string | null
  unitWidth: ImportConfig['unitWidth']
  unitHeight: ImportConfig['unitHeight']
  unitDepth: ImportConfig['unitDepth']
  unitWeight: ImportConfig['unitWeight']
  currency: ImportConfig['currency']
  currencyRate: number | null
  propose: boolean
}

export const emptyConfig: ConfigValues = {
  manufacturerId: null,
  wholesalerId: null,
  title: '',
  description: '',
  filename: null,
  headers: [],
  columns: [],
  headerRowIndex: 1,
  sheet: null,
  defaultUnitId: null,
  unitWidth: 'CM',
  unitHeight: 'CM',
  unitDepth: 'CM',
  unitWeight: 'KG',
  currency: null,
  currencyRate: null,
  propose: true,
}

/** How a mapping names a header; what `columnOfHeader` of the server finds again. */
const mappedNames = (headers: readonly string[]): string[] => {
  const labels = headerLabels(headers)
  return headers.map((header, column) => (header.trim() === '' ? (labels[column] ?? '') : header))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function valuesOf(config: ImportConfig): ConfigValues {
  const fieldOf = new Map(
    config.fieldMapping.map(({ importHeader, articleField }) => [oneLine(importHeader), articleField]),
  )
  const columns = mappedNames(config.headers).map((importHeader, column) => ({
    importHeader,
    samples: config.samples[column] ?? [],
    field: fieldOf.get(oneLine(importHeader)) ?? null,
    certainty: null,
    reason: null,
  }))
  const { manufacturerId, wholesalerId, title, description, filename, headers, propose } = config
  const { headerRowIndex, sheet, defaultUnitId, unitWidth, unitHeight, unitDepth, unitWeight } = config
  const file = { filename, headers, columns, headerRowIndex, sheet }
  const units = { defaultUnitId, unitWidth, unitHeight, unitDepth, unitWeight }
  const { currency, currencyRate } = config
  const money = { currency, currencyRate }
  return { manufacturerId, wholesalerId, title, description, propose, ...file, ...units, ...money }
}

export function inputOf(values: ConfigValues): ImportConfigInput {
  const { columns, headerRowIndex, ...rest } = values
  return {
    ...rest,
    title: values.title.trim(),
    description: values.description.trim(),
    headerRowIndex: headerRowIndex ?? 1,
    samples: columns.map(({ samples }) => samples),
    fieldMapping: columns.flatMap(({ importHeader, field }) =>
      field === null ? [] : [{ importHeader, articleField: field }],
    ),
  }
}

/** The fields in which what would be saved differs; samples and suggestions are only shown. */
export function changedFields(base: ConfigValues, values: ConfigValues): (keyof ConfigValues)[] {
  const [before, now] = [savedParts(base), savedParts(values)]
  return (Object.keys(emptyConfig) as (keyof ConfigValues)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
}

/** What one reading of a file says together. */
export const isReadFromFile = (name: keyof ConfigValues): boolean =>
  ['filename', 'headers', 'columns', 'headerRowIndex', 'sheet'].includes(name)

const savedParts = (values: ConfigValues): Record<keyof ConfigValues, unknown> => {
  const { fieldMapping, ...input } = inputOf(values)
  return { ...values, ...input, columns: fieldMapping, headerRowIndex: values.headerRowIndex }
}

const sampleCount = 3
/** As much of a sample as tells what the column holds; whole texts would push the other columns away. */
const shortened = (sample: string): string => (sample.length > 80 ? `${sample.slice(0, 79)}…` : sample)

/** Columns without names go by their letters: the row that is read as their names is the first article. */
export const isHeaderless = ({ headers }: Pick<HeaderReading, 'headers'>): boolean =>
  headers.length > 0 && headers.every((header) => /^Spalte [A-Z]{1,3}$/.test(header))

const samplesOf = (reading: HeaderReading, column: number): string[] =>
  reading.preview
    .filter(({ rowIndex }) =>
      isHeaderless(reading) ? rowIndex >= reading.headerRowIndex : rowIndex > reading.headerRowIndex,
    )
    .map(({ cells }) => oneLine(cells[column] ?? ''))
    .filter((text) => text !== '')
    .slice(0, sampleCount)
    .map(shortened)

/**
 * What a file says on top of what stands in the form: its headers, and for each the field. What a person decided for a
 * header of the same name stays, the rest follows the suggestion.
 */
export function withReading(
  values: ConfigValues,
  reading: HeaderReading,
  sheet: string | null,
): ConfigValues {
  const decided = new Map(
    values.columns
      .filter(({ certainty }) => certainty === null)
      .map(({ importHeader, field }) => [oneLine(importHeader), field]),
  )
  const suggestions =
    (values.wholesalerId !== null && reading.suggestedForWholesaler) || reading.suggestedMapping
  const isDecided = (name: string) => decided.has(oneLine(name))
  const kept = new Set([...decided.values()])
  const columns = mappedNames(reading.headers).map((importHeader, column): ConfigColumn => {
    const samples = samplesOf(reading, column)
    if (isDecided(importHeader))
      return {
        importHeader,
        samples,
        field: decided.get(oneLine(importHeader)) ?? null,
        certainty: null,
        reason: null,
      }
    const suggested = suggestions[column]
    const field = suggested?.articleField ?? null
    const isFree = field === null || isRepeatable(field) || !kept.has(field)
    return {
      importHeader,
      samples,
      field: isFree ? field : null,
      certainty: isFree ? (suggested?.certainty ?? 'OPEN') : 'OPEN',
      reason: isFree ? (suggested?.reason ?? null) : null,
    }
  })
  const { filename, headers, headerRowIndex } = reading
  const currency = values.currency ?? reading.currency
  return { ...values, filename, headers, headerRowIndex, sheet, columns, currency }
}

/** Another wholesaler; what a file's columns are taken for may depend on whether there is one. */
export function withWholesaler(
  values: ConfigValues,
  wholesalerId: string | null,
  reading: HeaderReading | undefined,
): Partial<ConfigValues> {
  if (!reading?.suggestedForWholesaler) return { wholesalerId }
  const { columns } = withReading({ ...values, wholesalerId }, reading, values.sheet)
  return { wholesalerId, columns }
}

/** Fields that several columns may feed: descriptions are joined, alternatives collected. */
export const isRepeatable = (field: ImportField): boolean =>
  field === 'description' || field === 'possibleOrderNumber' || field === 'possibleManufacturerNumber'

/** Gives a column a field; where a field is given once only, the column that had it becomes free. */
export function assignField(
  columns: readonly ConfigColumn[],
  importHeader: string,
  field: ImportField | null,
): { columns: ConfigColumn[]; freed: string | undefined } {
  const holder =
    field !== null && !isRepeatable(field)
      ? columns.find((column) => column.field === field && column.importHeader !== importHeader)
      : undefined
  const decided = { certainty: null, reason: null }
  return {
    freed: holder?.importHeader,
    columns: columns.map((column) => {
      if (column.importHeader === importHeader) return { ...column, ...decided, field }
      return column === holder ? { ...column, ...decided, field: null } : column
    }),
  }
}
