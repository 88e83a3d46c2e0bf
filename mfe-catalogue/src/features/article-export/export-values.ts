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

/** What the list is narrowed to that the dialog was opened over, and how many articles that leaves. */
export interface FoundArticles {
  filters: { searchTerm?: string; orderNumber?: string; manufacturer?: string }
  /** Undefined until it is known. */
  total: number | undefined
  /** There are more than `total`. */
  isMore: boolean | undefined
}

/** What is exported at most: what the list found, or all. */
export const exportScopes = ['found', 'all'] as const
export type ExportScope = (typeof exportScopes)[number]

export interface ExportValues {
  /** Asked only where the list is narrowed. */
  scope: ExportScope
  manufacturers: Option[]
  importSources: (typeof articleImportSources)[number][]
  from: number | null
  to: number | null
  wholesalers: string[]
  form: ExportForm
}

export const noFilter: ExportValues = {
  scope: 'found',
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

export const inputOf = (
  { scope, manufacturers, importSources, from, to, wholesalers, form }: ExportValues,
  found: FoundArticles | undefined,
) =>
  ({
    manufacturers: manufacturers.map(({ value }) => value),
    importSources,
    priceRange: { from, to },
    wholesalers,
    ...(found && scope === 'found' && { found: narrowedBy(found) }),
    ...exportForms[form],
  }) satisfies ArticleExportInput

const narrowedBy = ({ filters: { manufacturer, ...words } }: FoundArticles) => ({
  ...words,
  ...(manufacturer && { manufacturers: manufacturer.split(',') }),
})
