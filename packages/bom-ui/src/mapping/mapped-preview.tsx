import type { BomReading } from '@schrankwerk/contracts'
import { type BomLine, readLines, type SheetRow } from '@schrankwerk/domain/bom'
import { formatMoney, formatNumber, Muted, Section } from '@schrankwerk/ui'
import { useMemo } from 'react'
import { type MappedColumn, mappingOf, requirementsOf } from './mapped-columns.ts'
import classes from './mapping.module.css'
import type { MappingChoices } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { quantitiesOf } from './quantities.ts'

export interface MappedPreviewProps {
  reading: BomReading
  columns: readonly MappedColumn[]
  choices: MappingChoices
  amount: number
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
  if (field === 'quantity')
    return line.quantity === null ? line.quantityText : formatNumber(line.quantity, { decimals: 3 })
  const value = line[field]
  return typeof value === 'number' ? formatMoney(value) : (value ?? '')
}

/** A column for what is mapped, and for what was read without it, as a unit from the column of the quantities. */
const fieldsOf = (columns: readonly MappedColumn[], lines: readonly BomLine[]): readonly ShownField[] =>
  shownFields.filter(
    (field) =>
      columns.some((column) => column.field === field) ||
      lines.some((line) => cellOf(line, field, field) !== ''),
  )

/** The first lines as they will be read, by the very rules that read them all. */
export function MappedPreview({ reading, columns, choices, amount }: MappedPreviewProps) {
  const t = useMappingText()
  const { basis, count } = quantitiesOf(reading, choices, amount)
  const lines = useMemo(
    () =>
      readLines(asRows(reading.preview), {
        headerRowIndex: reading.headerRowIndex,
        headers: reading.headers,
        mapping: mappingOf(columns),
        quantityBasis: basis,
        amount: count,
        suppliedPartString: choices.suppliedTexts?.join('|') ?? '',
        includedRows: choices.includedRows,
      }).lines.slice(0, shownLines),
    [reading, columns, choices, basis, count],
  )
  const fields = fieldsOf(columns, lines)
  const isReady = requirementsOf(columns).number
  return (
    <Section title={t('mapping.previewTitle')} level={3}>
      {!isReady && <Muted>{t('mapping.previewEmpty')}</Muted>}
      {isReady && lines.length === 0 && <Muted>{t('mapping.previewNone')}</Muted>}
      {isReady && lines.length > 0 && (
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
      )}
    </Section>
  )
}
