import type { BomReading } from '@schrankwerk/contracts'
import { rowName } from '@schrankwerk/domain/bom'
import { formatCount, formatNumber } from '@schrankwerk/ui'
import type { BomInfo } from '../data/bom-info.ts'
import type { BomText } from '../texts.ts'
import { columnsOf } from './mapped-columns.ts'
import { choicesOf, type MappingChoices } from './mapping-choices.ts'
import { quantitiesOf } from './quantities.ts'

/** What differs: what it is about, as it is here, as it is now. */
export type Difference = [subject: string, mine: string, theirs: string]

/** In what one's choices differ from the mapping that somebody else took meanwhile. */
export function differencesOf(
  reading: BomReading,
  choices: MappingChoices,
  now: BomInfo,
  amount: number,
  t: BomText,
): Difference[] {
  const theirs = choicesOf(now)
  const told = (of: (choices: MappingChoices) => string, subject: string): Difference[] => {
    const [mine, other] = [of(choices), of(theirs)]
    return mine === other ? [] : [[subject, mine, other]]
  }
  const place: Difference[] = []
  if (now.sheet !== null && now.sheet !== reading.sheet)
    place.push([t('mapping.sheet'), reading.sheet, now.sheet])
  if (now.bomHeaderRowIndex !== null && now.bomHeaderRowIndex !== reading.headerRowIndex)
    place.push([
      t('mapping.headerRow'),
      headerName(reading.headerRowIndex, t),
      headerName(now.bomHeaderRowIndex, t),
    ])
  // Another header row makes other columns.
  if (place.length > 0) return place
  const reasons = { chosen: '', confirmed: '' }
  const fields = columnsOf(reading, theirs, reasons)
  const nameOf = (field: string | null | undefined) =>
    field ? t(`mapping.fields.${field}`) : t('mapping.none')
  const columns = columnsOf(reading, choices, reasons).flatMap(({ label, field }, at): Difference[] =>
    field === fields[at]?.field
      ? []
      : [[t('mapping.clash.column', { column: label }), nameOf(field), nameOf(fields[at]?.field)]],
  )
  return [
    ...columns,
    ...told((of) => {
      const { basis, count } = quantitiesOf(reading, of, amount)
      return basis === 'EACH'
        ? t('mapping.each')
        : formatCount(count, t('count.cabinet'), t('count.cabinets'))
    }, t('mapping.basis')),
    ...told(
      (of) => of.suppliedTexts?.join(', ') || t('mapping.clash.nothing'),
      t('mapping.clash.suppliedTexts'),
    ),
    ...told(
      ({ place }) => place.furtherSheets?.join(', ') || t('mapping.clash.nothing'),
      t('mapping.clash.furtherSheets'),
    ),
    ...told(
      ({ includedRows }) =>
        [...includedRows]
          .sort((a, b) => a - b)
          .map(rowName)
          .join(', ') || t('mapping.clash.nothing'),
      t('mapping.clash.rows'),
    ),
  ]
}

const headerName = (row: number, t: BomText) =>
  row === 0 ? t('mapping.withoutHeader') : `${t('mapping.row')} ${formatNumber(row)}`
