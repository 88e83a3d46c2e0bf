import type { ArticleExportInput, articleImportSources } from '@schrankwerk/contracts'
import type { Option } from '@schrankwerk/ui/forms'
import type { TFunction } from 'i18next'

/** A format with what a person chooses of it. */
export const exportForms = {
  comma: { format: 'csv', separator: ',' },
  semicolon: { format: 'csv', separator: ';' },
  xlsx: { format: 'xlsx', separator: ',' },
} as const
export type ExportForm = keyof typeof exportForms

export interface ExportValues {
  manufacturers: Option[]
  importSources: (typeof articleImportSources)[number][]
  from: number | null
  to: number | null
  wholesalers: string[]
  form: ExportForm
}

export const noFilter: ExportValues = {
  manufacturers: [],
  importSources: [],
  from: null,
  to: null,
  wholesalers: [],
  form: 'comma',
}

/** What keeps the export from being started, by field; the same rules the server has. */
export function checkExport({ from, to }: ExportValues, t: TFunction<'catalogue'>) {
  const wrong = (price: number | null) =>
    price === null || price >= 0
      ? undefined
      : t(Number.isNaN(price) ? 'export.error.number' : 'export.error.negative')
  const isTurned = from !== null && to !== null && from > to
  return { from: wrong(from), to: wrong(to) ?? (isTurned ? t('export.error.range') : undefined) }
}

export const inputOf = ({ manufacturers, importSources, from, to, wholesalers, form }: ExportValues) =>
  ({
    manufacturers: manufacturers.map(({ value }) => value),
    importSources,
    priceRange: { from, to },
    wholesalers,
    ...exportForms[form],
  }) satisfies ArticleExportInput
