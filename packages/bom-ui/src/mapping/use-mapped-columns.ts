import type { BomReading } from '@schrankwerk/contracts'
import { useMemo } from 'react'
import { sortedSheets } from './further-sheets.ts'
import { columnsOf, missingOf } from './mapped-columns.ts'
import type { MappingChoices } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'

/** The columns as they are mapped now, what they lack, and which further sheets they read; none without a reading. */
export function useMappedColumns(reading: BomReading | undefined, choices: MappingChoices) {
  const t = useMappingText()
  const [chosen, confirmed] = [t('mapping.chosen'), t('mapping.confirmed')]
  const columns = useMemo(
    () => (reading === undefined ? [] : columnsOf(reading, choices, { chosen, confirmed })),
    [reading, choices, chosen, confirmed],
  )
  const sheets = useMemo(
    () => sortedSheets(reading ?? { sheets: [], furtherSheets: [] }, columns),
    [reading, columns],
  )
  return { columns, sheets, missing: reading === undefined ? [] : missingOf(reading, columns, choices) }
}
