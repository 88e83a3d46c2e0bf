import type { BomReading } from '@schrankwerk/contracts'
import {
  type BomLine,
  headerNames,
  mappingByNames,
  placeOfRow,
  readLines,
  type SheetRow,
} from '@schrankwerk/domain/bom'
import { Muted, Section } from '@schrankwerk/ui'
import { useMemo } from 'react'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { unitPriceText } from '../unit-price-text.ts'
import { obstacleText, type ViewedSheet } from './further-sheets.ts'
import { type MappedColumn, mappingOf, requirementsOf } from './mapped-columns.ts'
import classes from './mapping.module.css'
import type { MappingChoices } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { quantitiesOf } from './quantities.ts'
import { SheetTabs } from './sheet-tabs.tsx'

export interface MappedPreviewProps {
  reading: BomReading
  columns: readonly MappedColumn[]
  choices: MappingChoices
  amount: number
  /** A sheet besides the one that is read: its lines are shown. */
  viewed: ViewedSheet | undefined
  onView: (name: string) => void
}

const shownLines = 5

const asRows = (preview: BomReading['preview']): SheetRow[] =>
  preview.map(({ rowIndex, cells }) => ({
    rowIndex,
    cells: cells.map((text) => ({ text, kind: text.trim() === '' ? 'empty' : 'text' })),
  }))

const shownFields = [
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'eanNumber',
  'manufacturerName',
  'description',
  'quantity',
  'quantityUnitName',
  'functionalAssignment',
  'functionDesignation',
  'locationIdentifier',
  'installationLocation',
  'bmk',
  'isSuppliedPart',
  'listPrice',
  'purchasePrice',
  'erpNumber',
  'remark',
] as const
type ShownField = (typeof shownFields)[number]

const numbers: ReadonlySet<ShownField> = new Set(['quantity', 'listPrice', 'purchasePrice'])
const alignOf = (field: ShownField) => (numbers.has(field) ? 'end' : undefined)

const cellOf = (line: BomLine, field: ShownField, yes: string): string => {
  if (field === 'isSuppliedPart') return line.isSuppliedPart ? yes : ''
  if (field === 'quantity') return line.quantity === null ? line.quantityText : quantityText(line.quantity)
  const value = line[field]
  return typeof value === 'number' ? unitPriceText(value) : (value ?? '')
}

/** A column for what is mapped, and for what was read without it, as a unit from the column of the quantities. */
const fieldsOf = (columns: readonly MappedColumn[], lines: readonly BomLine[]): readonly ShownField[] =>
  shownFields.filter(
    (field) =>
      columns.some((column) => column.field === field) ||
      lines.some((line) => cellOf(line, field, field) !== ''),
  )

function whyNoneOf(
  isReady: boolean,
  count: number,
  viewed: ViewedSheet | undefined,
  t: BomText,
): string | undefined {
  if (!isReady) return t('mapping.previewEmpty')
  if (viewed?.obstacle) return obstacleText(viewed.name, viewed.obstacle, t)
  if (count > 0) return undefined
  return viewed ? t('mapping.previewNoneOf', { name: viewed.name }) : t('mapping.previewNone')
}

/** What the lines are read from: the sheet that is read, or by the same columns the one that is looked at. */
function tableOf(
  reading: BomReading,
  viewed: ViewedSheet | undefined,
  { includedRows, excludedRows = [] }: Pick<MappingChoices, 'includedRows' | 'excludedRows'>,
) {
  if (viewed === undefined) {
    const { preview, headerRowIndex, headers } = reading
    return { rows: asRows(preview), headerRowIndex, headers, includedRows, excludedRows }
  }
  const rows = asRows(viewed.preview)
  const headerRowIndex = viewed.headerRowIndex ?? 0
  const number = reading.sheets.findIndex(({ name }) => name === viewed.name) + 1
  return {
    rows,
    headerRowIndex,
    headers: headerNames(rows, headerRowIndex),
    includedRows: rowsOf(includedRows, number),
    excludedRows: rowsOf(excludedRows, number),
  }
}

const rowsOf = (rows: readonly number[], sheetNumber: number): number[] =>
  rows.flatMap((row) => {
    const place = placeOfRow(row)
    return place.sheetNumber === sheetNumber ? [place.row] : []
  })

const namesOf = (viewed: ViewedSheet | undefined) =>
  new Map((viewed?.otherNames ?? []).map(({ importHeader, name }) => [importHeader, name]))

/** The first lines as they will be read, by the very rules that read them all. */
export function MappedPreview(props: MappedPreviewProps) {
  const { reading, columns, choices, amount, viewed, onView } = props
  const t = useMappingText()
  const { basis, count } = quantitiesOf(reading, choices, amount)
  const lines = useMemo(() => {
    const { rows, ...table } = tableOf(reading, viewed, choices)
    return readLines(rows, {
      ...table,
      mapping: mappingByNames(mappingOf(columns), namesOf(viewed)),
      quantityBasis: basis,
      amount: count,
      suppliedPartString: choices.suppliedTexts?.join('|') ?? '',
    }).lines.slice(0, shownLines)
  }, [reading, viewed, columns, choices, basis, count])
  const fields = fieldsOf(columns, lines)
  const whyNone = whyNoneOf(requirementsOf(columns).number, lines.length, viewed, t)
  return (
    <Section title={t('mapping.previewTitle')} level={3}>
      <SheetTabs reading={reading} value={viewed?.name ?? reading.sheet} onChange={onView}>
        {whyNone === undefined ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
          <section className={classes.preview} aria-label={t('mapping.previewTitle')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('mapping.row')}</th>
                  {fields.map((field) => (
                    <th key={field} scope="col" data-align={alignOf(field)}>
                      {t(`mapping.fields.${field}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.rowIndex}>
                    <th scope="row">{line.rowIndex}</th>
                    {fields.map((field) => (
                      <td key={field} data-align={alignOf(field)}>
                        {cellOf(line, field, t('review.yes'))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : (
          <Muted>{whyNone}</Muted>
        )}
      </SheetTabs>
    </Section>
  )
}
